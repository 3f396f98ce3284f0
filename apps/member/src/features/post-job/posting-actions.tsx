import { changeJobMutation, type OwnJobPosting } from '@portal/api/job-posting';
import { useMutation } from '@portal/api/query';
import { useUrlParams } from '@portal/federation';
import { Link } from '@portal/federation/router';
import {
  Button,
  buttonClass,
  ConfirmDialog,
  dayInJakarta,
  daysAhead,
  formatDate,
  lastDays,
} from '@portal/ui';
import { showToast } from '@portal/ui/toast';
import { useState } from 'react';
import { AskReview } from '../../review/ask-review.tsx';

const extension = 30;
const look = buttonClass({ variant: 'secondary', size: 'small' });

interface PostingActionsProps {
  posting: OwnJobPosting;
  /** Without the posting right a job can only be closed. */
  canPost: boolean;
}

/** What the owner can do with a job in this state. The database decides again. */
export function PostingActions({ posting, canPost }: PostingActionsProps) {
  const { id, title, status, deadline } = posting;
  const isEdited = useUrlParams().params.get('ubah') === id;
  const isOver = daysAhead(deadline) < 0;
  if (status === 'closed' || (status === 'approved' && isOver)) {
    return (
      canPost && (
        <Link to={`?salin=${id}`} className={look} aria-label={`Ajukan lagi ${title}`}>
          Ajukan lagi
        </Link>
      )
    );
  }
  return (
    <>
      {status === 'approved' && (
        <Link to={`/lowongan#job-${id}`} className={look} aria-label={`Lihat lowongan ${title}`}>
          Lihat lowongan
        </Link>
      )}
      {canPost && (
        <Link to={`?ubah=${id}`} className={look} aria-label={`Ubah ${title}`}>
          Ubah
        </Link>
      )}
      {canPost && status === 'rejected' && !isOver && !isEdited && (
        <AskReview kind="job" row={posting} label="Ajukan ulang" of={title} />
      )}
      {canPost && status === 'approved' && daysAhead(deadline) <= lastDays && (
        <ExtendButton posting={posting} />
      )}
      {status !== 'rejected' && <CloseButton posting={posting} />}
    </>
  );
}

function ExtendButton({ posting: { id, version, title, deadline } }: { posting: OwnJobPosting }) {
  const { mutate, isPending } = useMutation(changeJobMutation());
  const later = dayInJakarta(daysAhead(deadline) + extension);
  const extend = () => {
    const description = `Lowongan tayang sampai ${formatDate(later)}.`;
    const onSuccess = () =>
      showToast({ tone: 'success', title: 'Lowongan Diperpanjang', description });
    mutate({ id, version, change: { deadline: later } }, { onSuccess });
  };
  return (
    <Button
      variant="secondary"
      size="small"
      isBusy={isPending}
      aria-label={`Perpanjang ${extension} hari: ${title}`}
      onClick={extend}
    >
      {`Perpanjang ${extension} hari`}
    </Button>
  );
}

function CloseButton({ posting: { id, version, title } }: { posting: OwnJobPosting }) {
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending } = useMutation(changeJobMutation());
  const close = () => {
    const onSuccess = () => showToast({ tone: 'success', title: 'Lowongan Ditutup' });
    const onSettled = () => setIsAsking(false);
    mutate({ id, version, change: { status: 'closed' } }, { onSuccess, onSettled });
  };
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        aria-label={`Tutup (sudah terisi): ${title}`}
        onClick={() => setIsAsking(true)}
      >
        Tutup (sudah terisi)
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Tutup lowongan ini?"
          confirmLabel="Tutup lowongan"
          isBusy={isPending}
          onConfirm={close}
          onClose={() => setIsAsking(false)}
        >
          <p>{`‘${title}’ tidak lagi tampil dan tidak dapat dibuka kembali oleh Anda.`}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
