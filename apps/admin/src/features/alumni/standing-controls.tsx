import { type AlumniRecord, alumniMutations } from '@portal/api/alumni/admin';
import { cleanText } from '@portal/api/text';
import { useDraft } from '@portal/forms';
import { Cluster, Stack, tooLong } from '@portal/ui';
import { Button, Input, Switch } from 'antd';
import { useId, useMemo, useRef, useState } from 'react';
import { useDecidedList } from '../../decide/decided-list.ts';
import { useDecide } from '../../decide/use-decide.tsx';
import { RestoredNotice } from '../../form/restored-notice.tsx';
import { counted } from '../../form/text-item.tsx';
import { alumniFields } from './alumni-fields.ts';
import styles from './standing-controls.module.css';

const badgeLimit = 100;

type Grant = Partial<Pick<AlumniRecord, 'canPostJobs' | 'isListed' | 'specialBadge'>>;

function titleOf({ canPostJobs, isListed, specialBadge }: Grant): string {
  if (isListed !== undefined) {
    return isListed ? 'Ditampilkan di Direktori' : 'Disembunyikan dari Direktori';
  }
  if (canPostJobs !== undefined) {
    return canPostJobs ? 'Hak Memasang Lowongan Diberikan' : 'Hak Memasang Lowongan Dicabut';
  }
  return specialBadge ? 'Lencana Khusus Diberikan' : 'Lencana Khusus Dicabut';
}

/** Grants or withdraws posting right, listing or badge at once, whatever else was changed in the row. Resolves to whether it was done. */
function useGrant({ record: { id, profile } }: StandingProps) {
  const { lock } = useDecidedList();
  const { decide } = useDecide(alumniMutations, lock);
  const textsOf = (grant: Grant) => () => ({
    title: titleOf(grant),
    description: profile.fullName,
  });
  return async (grant: Grant, former: Grant): Promise<boolean> => {
    const { outcome } = await decide({
      target: { rows: [{ id }] },
      decision: grant,
      name: profile.fullName,
      held: [id],
      done: textsOf(grant),
      undone: textsOf(former),
    });
    return outcome !== null && outcome.leftOut.length === 0;
  };
}

interface StandingProps {
  record: AlumniRecord;
}

/** Posting right, place in the directory and special badge, edited in place. */
export function StandingControls(props: StandingProps) {
  return (
    <Stack className={styles.controls}>
      <StandingSwitch of="canPostJobs" {...props} />
      <StandingSwitch of="isListed" {...props} />
      <SpecialBadge {...props} />
    </Stack>
  );
}

function StandingSwitch({ of, ...props }: StandingProps & { of: 'canPostJobs' | 'isListed' }) {
  const { record } = props;
  const { lock } = useDecidedList();
  const grant = useGrant(props);
  const labelId = useId();
  return (
    <Cluster gap={3} align="center">
      <Switch
        aria-labelledby={labelId}
        checked={record[of]}
        aria-disabled={lock.isLocked(record.id)}
        onChange={(isOn, press) => {
          if (!lock.accepts(press, [record.id])) return;
          void grant({ [of]: isOn }, { [of]: !isOn });
        }}
      />
      <span id={labelId} className={styles.right}>
        {alumniFields[of].label}
      </span>
    </Cluster>
  );
}

/** Keeps an unsaved badge as a draft, as a form does, until the admin opens this person again. */
function useTypedBadge({ id, specialBadge }: AlumniRecord) {
  const [typed, setTyped] = useState(specialBadge);
  // The answer to a save may arrive after more input, or after the detail was closed.
  const latest = useRef(typed);
  const show = (badge: string) => {
    latest.current = badge;
    setTyped(badge);
  };
  const stored = useMemo(() => ({ specialBadge }), [specialBadge]);
  const draft = useDraft({
    kind: 'lencana',
    id,
    isNew: false,
    stored,
    form: {
      read: () => ({ specialBadge: latest.current }),
      fill: (shown) => show(shown.specialBadge),
    },
  });
  const type = (badge: string) => {
    show(badge);
    draft.keep({ specialBadge: badge });
  };
  return { typed, type, draft };
}

function SpecialBadge(props: StandingProps) {
  const grant = useGrant(props);
  const inputId = useId();
  const { specialBadge } = props.record;
  const { typed, type, draft } = useTypedBadge(props.record);
  const save = async () => {
    const saved = { specialBadge: cleanText(typed) };
    if (await grant(saved, { specialBadge })) draft.settle(saved, { specialBadge: typed });
  };
  const isChanged = cleanText(typed) !== specialBadge;
  const isTooLong = cleanText(typed).length > badgeLimit;
  return (
    <Stack
      as="form"
      gap={1}
      className={styles.badge}
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged && !isTooLong) void save();
      }}
    >
      {draft.isRestored && (
        <RestoredNotice lacksFile={false} actionLabel="Simpan lencana" onDiscard={draft.discard} />
      )}
      <label htmlFor={inputId}>Lencana khusus</label>
      <Cluster className={styles.entry}>
        <Input
          id={inputId}
          value={typed}
          {...counted(badgeLimit)}
          {...(isTooLong && { status: 'error' as const, 'aria-invalid': true })}
          autoComplete="off"
          placeholder="Misalnya Mentor Karier"
          onChange={({ target }) => type(target.value)}
        />
        <Button htmlType="submit" disabled={!isChanged || isTooLong}>
          Simpan lencana
        </Button>
      </Cluster>
      {isTooLong && <p role="alert">{tooLong(badgeLimit)}</p>}
    </Stack>
  );
}
