import type { StatusChange } from '@portal/api';
import {
  type AlumniRecord,
  decideOnAlumniMutation,
  type ValidationStatus,
} from '@portal/api/alumni/admin';
import { useMutation } from '@portal/api/query';
import { tooLong } from '@portal/ui';
import { Button, Input, Switch } from 'antd';
import { useId, useState } from 'react';
import { counted } from '../../form/text-item.tsx';
import { offerUndo, statusChanger } from '../../table/status-changer.ts';
import { alumniStatusInfo, reject } from './alumni-status.ts';
import styles from './standing-controls.module.css';

export function useSendStatus() {
  const { mutateAsync } = useMutation(decideOnAlumniMutation());
  return ({ id, status }: StatusChange<ValidationStatus>) =>
    mutateAsync({ id, standing: { status } });
}

/** 'Verifikasi' and 'Tolak', where they would change something. */
export function DecisionButtons({ record }: { record: AlumniRecord }) {
  const changeStatus = statusChanger(useSendStatus(), 'Alumni', alumniStatusInfo);
  const { id, status: former } = record;
  const { fullName } = record.profile;
  const steps = former === 'verified' ? [reject] : alumniStatusInfo[former].steps;
  return steps.map(({ label, status }) => (
    <Button
      key={status}
      type={status === 'verified' ? 'primary' : 'default'}
      danger={status === 'rejected'}
      aria-label={`${label} ${fullName}`}
      onClick={() => changeStatus({ id, former, status }, fullName)}
    >
      {label}
    </Button>
  ));
}

const badgeLimit = 100;

type Grant = Partial<Pick<AlumniRecord, 'canPostJobs' | 'specialBadge'>>;

function titleOf({ canPostJobs, specialBadge }: Grant): string {
  if (canPostJobs !== undefined) {
    return canPostJobs ? 'Hak Memasang Lowongan Diberikan' : 'Hak Memasang Lowongan Dicabut';
  }
  return specialBadge ? 'Lencana Khusus Diberikan' : 'Lencana Khusus Dicabut';
}

/** Grants or withdraws posting right or badge at once. */
function useGrant({ id, profile }: AlumniRecord) {
  const { mutateAsync } = useMutation(decideOnAlumniMutation());
  const grant = (standing: Grant, former: Grant) =>
    offerUndo(
      mutateAsync({ id, standing }),
      { title: titleOf(standing), description: profile.fullName },
      () => grant(former, standing),
    );
  return grant;
}

/** Posting right and special badge, edited in place. */
export function StandingControls({ record }: { record: AlumniRecord }) {
  return (
    <div className={styles.controls}>
      <PostingRight record={record} />
      <SpecialBadge record={record} />
    </div>
  );
}

function PostingRight({ record }: { record: AlumniRecord }) {
  const grant = useGrant(record);
  const labelId = useId();
  return (
    <div className={styles.right}>
      <Switch
        aria-labelledby={labelId}
        checked={record.canPostJobs}
        onChange={(canPostJobs) => grant({ canPostJobs }, { canPostJobs: !canPostJobs })}
      />
      <span id={labelId}>Boleh memasang lowongan</span>
    </div>
  );
}

function SpecialBadge({ record }: { record: AlumniRecord }) {
  const grant = useGrant(record);
  const inputId = useId();
  const { specialBadge } = record;
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
