import { mergesQuery } from '@portal/api/alumni-duplicates';
import { useQuery } from '@portal/api/query';
import { formatDate, Notice } from '@portal/ui';
import { Button } from 'antd';
import { useUndoMerge } from './use-merging.ts';

/** What was merged into a record, and the way back. */
export function PastMerges({ id }: { id: string }) {
  const { data: merges = [] } = useQuery(mergesQuery(id));
  const { isBusy, run } = useUndoMerge();
  return merges.map(({ id: mergeId, name, mergedAt }) => (
    <Notice
      key={mergeId}
      action={
        <Button
          size="small"
          loading={isBusy}
          aria-label={`Urungkan penggabungan dengan ${name}`}
          onClick={() => void run(mergeId)}
        >
          Urungkan
        </Button>
      }
    >
      <p>{`Digabung dengan ${name} pada ${formatDate(mergedAt)}.`}</p>
    </Notice>
  ));
}
