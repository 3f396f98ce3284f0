import { askReviewMutation, type ReviewedKind } from '@portal/api/decision';
import { useMutation } from '@portal/api/query';
import { Button, ConfirmDialog, FormError, failureText, Stack, TextAreaField } from '@portal/ui';
import { showToast } from '@portal/ui/toast';
import { useState } from 'react';

interface AskReviewProps {
  kind: ReviewedKind;
  id: string;
  /** The text of the button; what it is about follows for screen readers. */
  label: string;
  of?: string;
}

/** Asks the admin for a second look at what was refused. The database decides how soon and how often. */
export function AskReview({ kind, id, label, of }: AskReviewProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        aria-label={of && `${label}: ${of}`}
        onClick={() => setIsOpen(true)}
      >
        {label}
      </Button>
      {isOpen && <ReviewDialog {...{ kind, id }} title={label} onClose={() => setIsOpen(false)} />}
    </>
  );
}

interface ReviewDialogProps {
  kind: ReviewedKind;
  id: string;
  title: string;
  onClose: () => void;
}

const noteLimit = 500;

function ReviewDialog({ kind, id, title, onClose }: ReviewDialogProps) {
  const [note, setNote] = useState('');
  const { mutate, error, isPending } = useMutation(askReviewMutation());
  const send = () => {
    const onSuccess = () => {
      onClose();
      showToast({
        tone: 'success',
        title: 'Permintaan Terkirim',
        description: 'Pengurus akan meninjau ulang. Anda mendapat notifikasi setelah diputuskan.',
      });
    };
    mutate({ kind, id, note }, { onSuccess });
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
          onChange={(event) => setNote(event.target.value)}
        />
      </Stack>
    </ConfirmDialog>
  );
}
