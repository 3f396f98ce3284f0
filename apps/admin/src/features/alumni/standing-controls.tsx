import type { AlumniRecord } from '@portal/api/alumni/admin';
import { Button, Input, Switch } from 'antd';
import { useId, useState } from 'react';
import styles from './standing-controls.module.css';
import { useGrant } from './use-grant.ts';

/** Posting right and special badge, changed where they are read. */
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
  // Undone, refused or changed elsewhere: the field says again what is stored.
  if (specialBadge !== lastStored) {
    setLastStored(specialBadge);
    setTyped(specialBadge);
  }
  const isChanged = typed.trim() !== specialBadge;
  return (
    <form
      className={styles.badge}
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged) grant({ specialBadge: typed.trim() }, { specialBadge });
      }}
    >
      <label htmlFor={inputId}>Lencana khusus</label>
      <div className={styles.entry}>
        <Input
          id={inputId}
          value={typed}
          maxLength={100}
          autoComplete="off"
          placeholder="Misalnya Mentor Karier"
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button htmlType="submit" disabled={!isChanged}>
          Simpan lencana
        </Button>
      </div>
    </form>
  );
}
