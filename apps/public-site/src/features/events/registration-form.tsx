import { type ApprovedEvent, seatsLeft } from '@portal/api/event';
import { useMutation } from '@portal/api/query';
import {
  changeRegistrationMutation,
  largestParty,
  type OwnRegistration,
  registerForEventMutation,
} from '@portal/api/registration';
import { Button, Cluster, failureText, Notice, Stack, succeeds } from '@portal/ui';
import { queueHint } from '@portal/views/event';
import { type FormEvent, useId, useState } from 'react';
import styles from './registration-form.module.css';

const longestNote = 500;

interface RegistrationFormProps {
  event: ApprovedEvent;
  /** The registration to change. Without it the form sends a new one. */
  own?: OwnRegistration;
  onSent: () => void;
  /** Closes the form without a change; only with `own`. */
  onClose?: () => void;
}

/** Neither of its two fields can be invalid, so it does without the form library, which would enlarge the chunk. */
export function RegistrationForm({ event, own, onSent, onClose }: RegistrationFormProps) {
  const registering = useMutation(registerForEventMutation());
  const changing = useMutation(changeRegistrationMutation());
  const { mutateAsync, isPending, error } = own ? changing : registering;
  const [partySize, setPartySize] = useState(own?.partySize ?? 1);
  const [note, setNote] = useState(own?.note ?? '');
  const left = seatsLeft(event.registration);
  const isFull = !own && left !== null && partySize > left;

  const send = async (submission: FormEvent) => {
    submission.preventDefault();
    if (isPending) return;
    // The form shows a failure.
    if (await succeeds(mutateAsync({ eventId: event.id, partySize, note }))) onSent();
  };
  return (
    <Stack as="form" gap={4} method="post" noValidate onSubmit={send}>
      {error && (
        <Notice tone="danger" isAnnounced>
          {failureText(error)}
        </Notice>
      )}
      <PartySize event={event} selected={partySize} onSelect={setPartySize} />
      <Stack as="label" gap={2} className={styles.note}>
        Catatan untuk panitia (opsional)
        <textarea
          rows={2}
          maxLength={longestNote}
          value={note}
          onChange={(change) => setNote(change.target.value)}
        />
      </Stack>
      <p className={styles.next}>{own ? changeHint : nextStep(partySize, isFull)}</p>
      <Cluster fillsPhone>
        <Button type="submit" isBusy={isPending}>
          {submitLabel(own !== undefined, isFull)}
        </Button>
        {onClose && (
          <Button variant="secondary" onClick={onClose}>
            Jangan ubah
          </Button>
        )}
      </Cluster>
    </Stack>
  );
}

interface PartySizeProps {
  event: ApprovedEvent;
  selected: number;
  onSelect: (size: number) => void;
}

function PartySize({ event, selected, onSelect }: PartySizeProps) {
  const name = useId();
  const largest = Math.min(largestParty, event.registration.capacity ?? largestParty);
  return (
    <Cluster as="fieldset" isOneLine className={styles.party}>
      <legend>Jumlah orang, termasuk Anda</legend>
      {Array.from({ length: largest }, (_, index) => index + 1).map((size) => (
        <label key={size}>
          <input
            type="radio"
            name={name}
            checked={size === selected}
            onChange={() => onSelect(size)}
          />
          <span>{size}</span>
        </label>
      ))}
    </Cluster>
  );
}

const changeHint = 'Jumlah orang dapat ditambah selama masih ada tempat.';

function nextStep(partySize: number, isFull: boolean): string {
  return isFull
    ? `Tempat untuk ${partySize} orang sudah tidak cukup. Anda masuk daftar tunggu, dan langsung terdaftar begitu ada yang batal. ${queueHint(partySize)}`.trim()
    : 'Anda langsung mendapat tempat. Notifikasi di portal adalah bukti pendaftaran Anda.';
}

function submitLabel(isChange: boolean, isFull: boolean): string {
  if (isChange) return 'Simpan Perubahan';
  return isFull ? 'Masuk Daftar Tunggu' : 'Daftar Sekarang';
}
