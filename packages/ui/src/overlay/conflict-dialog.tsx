import { Button } from '../action/button.tsx';
import type { Elements } from '../elements.ts';
import styles from './conflict-dialog.module.css';
import { Dialog } from './dialog.tsx';

export type ConflictDecision = 'mine' | 'theirs' | 'cancel';

interface ConflictDialogProps {
  title: string;
  /** What has happened. */
  children: Elements;
  differences: readonly { label: string; theirs: string; mine: string }[];
  /** What the two sides and the two decisions are called. */
  labels: Readonly<Record<'theirs' | 'mine' | 'takeTheirs' | 'keepMine', string>>;
  /** 'boxed': each side in a box. 'ruled': fields divided by lines. */
  look: 'boxed' | 'ruled';
  onDecide: (decision: ConflictDecision) => void;
}

/** Shows what is stored now beside what the user is about to save over it. */
export function ConflictDialog({
  title,
  children,
  differences,
  labels,
  look,
  onDecide,
}: ConflictDialogProps) {
  return (
    <Dialog
      title={title}
      onClose={() => onDecide('cancel')}
      footer={
        <>
          <Button onClick={() => onDecide('mine')}>{labels.keepMine}</Button>
          <Button variant="secondary" onClick={() => onDecide('theirs')}>
            {labels.takeTheirs}
          </Button>
          <Button
            variant={look === 'boxed' ? 'ghost' : 'secondary'}
            onClick={() => onDecide('cancel')}
          >
            Batal
          </Button>
        </>
      }
    >
      {children}
      <dl className={styles[look]}>
        {differences.map(({ label, theirs, mine }) => (
          <div key={label} className={styles.field}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.sides}>
              <Side name={labels.theirs} text={theirs} />
              <Side name={labels.mine} text={mine} />
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

function Side({ name, text }: { name: string; text: string }) {
  return (
    <div className={styles.side}>
      <span className={styles.name}>{name}</span>
      <span className={styles.text}>{text || <em>(kosong)</em>}</span>
    </div>
  );
}
