import { SessionEndedNotice } from '@portal/forms';
import { Cluster } from '@portal/ui';
import { Button } from 'antd';
import styles from './section-form.module.css';

interface SectionActionsProps {
  failure: unknown;
  isBusy: boolean;
  draft: { isDirty: boolean; discard: () => void };
}

/** The end of the form of a section: saves, or takes back what was typed. */
export function SectionActions({ failure, isBusy, draft }: SectionActionsProps) {
  return (
    <>
      <SessionEndedNotice error={failure} />
      <Cluster gap={3} className={styles.actions}>
        <Button type="primary" htmlType="submit" loading={isBusy}>
          Simpan
        </Button>
        {draft.isDirty && <Button onClick={draft.discard}>Batalkan perubahan</Button>}
      </Cluster>
    </>
  );
}
