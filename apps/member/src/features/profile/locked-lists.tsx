import { Button } from '@portal/ui';
import { showToast } from '@portal/ui/toast';
import { Plus } from 'lucide-react';
import { FieldGroup } from './field-group.tsx';
import styles from './item-section.module.css';
import { degrees, organizations, trainings } from './list-kinds.ts';
import { workKind } from './work-kind.ts';

function explain() {
  showToast({
    tone: 'error',
    title: 'Profil Alumni Belum Ada',
    description: 'Simpan profil utama terlebih dahulu.',
  });
}

/** The four lists before there is a row that could carry their entries. */
export function LockedLists() {
  return [workKind, trainings, organizations, degrees].map((kind) => (
    <FieldGroup key={kind.part} id={kind.part} title={kind.title}>
      <div className={styles.section}>
        <p className={styles.empty}>Simpan profil utama terlebih dahulu.</p>
        <Button variant="secondary" onClick={explain}>
          <Plus aria-hidden="true" />
          {kind.addLabel}
        </Button>
      </div>
    </FieldGroup>
  ));
}
