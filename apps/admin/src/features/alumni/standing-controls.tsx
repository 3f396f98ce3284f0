import { type AlumniRecord, decideOnAlumniMutation } from '@portal/api/alumni/admin';
import { useMutation } from '@portal/api/query';
import { tooLong } from '@portal/ui';
import { Button, Input, Switch } from 'antd';
import { useId, useState } from 'react';
import { counted } from '../../form/text-item.tsx';
import type { DecisionLock } from '../../table/decision-lock.ts';
import { offerUndo } from '../../table/status-changer.ts';
import styles from './standing-controls.module.css';

const badgeLimit = 100;

type Grant = Partial<Pick<AlumniRecord, 'canPostJobs' | 'specialBadge'>>;

function titleOf({ canPostJobs, specialBadge }: Grant): string {
  if (canPostJobs !== undefined) {
    return canPostJobs ? 'Hak Memasang Lowongan Diberikan' : 'Hak Memasang Lowongan Dicabut';
  }
  return specialBadge ? 'Lencana Khusus Diberikan' : 'Lencana Khusus Dicabut';
}

/** Grants or withdraws posting right or badge at once. */
function useGrant({ record: { id, profile }, lock }: StandingProps) {
  const { mutateAsync } = useMutation(decideOnAlumniMutation());
  const change = (standing: Grant, undo?: () => void) => {
    const answer = mutateAsync({ id, standing });
    offerUndo(answer, { title: titleOf(standing), description: profile.fullName }, lock, undo);
    void lock.hold([id], answer);
  };
  return (standing: Grant, former: Grant) => change(standing, () => change(former));
}

interface StandingProps {
  record: AlumniRecord;
  lock: DecisionLock;
}

/** Posting right and special badge, edited in place. */
export function StandingControls(props: StandingProps) {
  return (
    <div className={styles.controls}>
      <PostingRight {...props} />
      <SpecialBadge {...props} />
    </div>
  );
}

function PostingRight(props: StandingProps) {
  const { record, lock } = props;
  const grant = useGrant(props);
  const labelId = useId();
  return (
    <div className={styles.right}>
      <Switch
        aria-labelledby={labelId}
        checked={record.canPostJobs}
        aria-disabled={lock.isLocked(record.id)}
        onChange={(canPostJobs, press) => {
          if (!lock.accepts(press, [record.id])) return;
          grant({ canPostJobs }, { canPostJobs: !canPostJobs });
        }}
      />
      <span id={labelId}>Boleh memasang lowongan</span>
    </div>
  );
}

function SpecialBadge(props: StandingProps) {
  const grant = useGrant(props);
  const inputId = useId();
  const { specialBadge } = props.record;
  const [typed, setTyped] = useState(specialBadge);
  const [lastStored, setLastStored] = useState(specialBadge);
  // Undone, refused or changed elsewhere: the field shows again what is stored.
  if (specialBadge !== lastStored) {
    setLastStored(specialBadge);
    setTyped(specialBadge);
  }
  const isChanged = typed.trim() !== specialBadge;
  const isTooLong = typed.trim().length > badgeLimit;
  return (
    <form
      className={styles.badge}
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged && !isTooLong) grant({ specialBadge: typed.trim() }, { specialBadge });
      }}
    >
      <label htmlFor={inputId}>Lencana khusus</label>
      <div className={styles.entry}>
        <Input
          id={inputId}
          value={typed}
          {...counted(badgeLimit)}
          {...(isTooLong && { status: 'error' as const, 'aria-invalid': true })}
          autoComplete="off"
          placeholder="Misalnya Mentor Karier"
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button htmlType="submit" disabled={!isChanged || isTooLong}>
          Simpan lencana
        </Button>
      </div>
      {isTooLong && <p role="alert">{tooLong(badgeLimit)}</p>}
    </form>
  );
}
