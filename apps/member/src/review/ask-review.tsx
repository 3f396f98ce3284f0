import {
  askReviewMutation,
  type OwnDecision,
  type ReviewedKind,
  reviewLimit,
} from '@portal/api/decision';
import { useMutation } from '@portal/api/query';
import {
  Button,
  ConfirmDialog,
  FormError,
  failureText,
  formatMoment,
  Stack,
  TextAreaField,
} from '@portal/ui';
import { showToast } from '@portal/ui/toast';
import { useState } from 'react';

export interface AskReviewProps {
  kind: ReviewedKind;
  row: { id: string } & OwnDecision;
  /** The text of the button; what it is about follows for screen readers. */
  label: string;
  of?: string;
  /** Saves what the user has corrected and not saved yet, and resolves to whether it is stored. */
  save?: (() => Promise<boolean>) | undefined;
}

/** Where the button is. */
const reviewPlace = 'tinjau-ulang';

/** Says that a part of the profile is saved, and to whoever was refused that it is not sent to the admin again by that alone. */
export function announceSaved(title: string, profile: { validationStatus: string } | null) {
  const nextStep = {
    description: 'Belum dikirim ke pengurus. Langkah berikutnya: minta ditinjau ulang.',
    duration: 10_000,
    // Not a link to the place, which leads nowhere once it is in the URL.
    action: {
      label: 'Minta ditinjau ulang',
      run: () => document.getElementById(reviewPlace)?.focus(),
    },
  };
  const isRejected = profile?.validationStatus === 'rejected';
  showToast({ tone: 'success', title, ...(isRejected && nextStep) });
}

/** Asks the admin for a second look at what was refused. The database decides how soon and how often. */
export function AskReview({ kind, row, label, of, save }: AskReviewProps) {
  const [isOpen, setIsOpen] = useState(false);
  // Stays when the dialog is closed.
  const [note, setNote] = useState('');
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        id={kind === 'alumni' ? reviewPlace : undefined}
        aria-label={of && `${label}: ${of}`}
        onClick={() => (save ? save().then(setIsOpen) : setIsOpen(true))}
      >
        {save ? `Simpan & ${label.charAt(0).toLowerCase()}${label.slice(1)}` : label}
      </Button>
      {isOpen && (
        <ReviewDialog
          {...{ kind, row, note }}
          title={label}
          onNote={setNote}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

interface ReviewDialogProps extends Pick<AskReviewProps, 'kind' | 'row'> {
  title: string;
  note: string;
  onNote: (note: string) => void;
  onClose: () => void;
}

/** How often yet and from when on, before anything is written. */
function limitText(row: OwnDecision): string {
  const { opensAt, left } = reviewLimit(row);
  if (left === 0) return 'Sudah 3 kali diminta dalam 30 hari. Hubungi pengurus.';
  const often = `Dapat diminta ${left} kali lagi dalam 30 hari ini`;
  return opensAt ? `${often}, mulai ${formatMoment(opensAt)}.` : `${often}.`;
}

const noteLimit = 500;

function ReviewDialog({ kind, row, title, note, onNote, onClose }: ReviewDialogProps) {
  const { mutate, error, isPending } = useMutation(askReviewMutation());
  const send = () => {
    const onSuccess = () => {
      onClose();
      onNote('');
      showToast({
        tone: 'success',
        title: 'Permintaan Terkirim',
        description: 'Pengurus akan meninjau ulang. Anda mendapat notifikasi setelah diputuskan.',
      });
    };
    mutate({ kind, id: row.id, note }, { onSuccess });
  };
  return (
    <ConfirmDialog
      title={title}
      confirmLabel="Kirim permintaan"
      variant="primary"
      isBusy={isPending}
      isDisabled={note.length > noteLimit}
      onConfirm={send}
      onClose={onClose}
    >
      <Stack gap={4}>
        <p>{limitText(row)}</p>
        {error && (
          <FormError title="Belum dapat diminta">
            <span>{failureText(error)}</span>
          </FormError>
        )}
        <TextAreaField
          label="Catatan untuk pengurus"
          isOptional
          limit={noteLimit}
          rows={4}
          hint="Misalnya apa yang sudah Anda perbaiki."
          value={note}
          onChange={(event) => onNote(event.target.value)}
        />
      </Stack>
    </ConfirmDialog>
  );
}
