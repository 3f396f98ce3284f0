import { ownAlumniQuery } from '@portal/api/alumni';
import type { ApprovedEvent } from '@portal/api/event';
import { useQuery } from '@portal/api/query';
import { ownRegistrationsQuery } from '@portal/api/registration';
import { Link } from '@portal/federation/router';
import { Notice, QueryError, Skeleton, Stack } from '@portal/ui';
import { isActiveRegistration, isRegistrationOpen } from '@portal/views/event';
import { useEffect, useRef, useState } from 'react';
import { OwnRegistrationState } from './own-registration-state.tsx';
import { RegistrationForm } from './registration-form.tsx';

interface AlumnusRegistrationProps {
  userId: string;
  event: ApprovedEvent;
  /** Whether the answer to a registration is shown. */
  onAnswer: (isAnswered: boolean) => void;
}

/** Shows the user's own registration, else the form, else the reason why they cannot register yet. */
export function AlumnusRegistration({ userId, event, onAnswer }: AlumnusRegistrationProps) {
  const registrations = useQuery(ownRegistrationsQuery(userId));
  const alumnus = useQuery(ownAlumniQuery(userId));
  const [changes, setChanges] = useState(0);
  const [hasEntered, setHasEntered] = useState(false);
  const hasChanged = changes > 0;
  const region = useRef<HTMLDivElement>(null);
  const own = registrations.data?.find(({ eventId }) => eventId === event.id);
  const isActive = isActiveRegistration(own);
  // The form or the dialog that had the focus has been removed. This also happens when the answer of the service was lost.
  useEffect(() => {
    if (document.activeElement === document.body) region.current?.focus();
  }, [changes, isActive]);

  if (!registrations.data && registrations.error) {
    return <QueryError title="Gagal memuat pendaftaran Anda" query={registrations} />;
  }
  if (alumnus.data === undefined && alumnus.error) {
    return <QueryError title="Gagal memuat profil" query={alumnus} />;
  }
  if (!registrations.data || alumnus.data === undefined) return <Skeleton height="6rem" />;

  const showResult = (hasJustEntered = false) => {
    setChanges((count) => count + 1);
    setHasEntered(hasJustEntered);
  };
  return (
    <Stack gap={4} ref={region} tabIndex={-1}>
      {isActive && (
        <OwnRegistrationState
          isNew={hasChanged}
          onChanged={() => showResult()}
          {...{ own, event, hasEntered, onAnswer }}
        />
      )}
      {own?.status === 'cancelled' && (hasChanged || own.cancelReason) && (
        <Notice isAnnounced={hasChanged}>
          {own.cancelReason
            ? `Pendaftaran Anda dibatalkan panitia: ${own.cancelReason}`
            : 'Pendaftaran Anda sudah dibatalkan. Tempat Anda diberikan kepada yang menunggu.'}
        </Notice>
      )}
      {!isActive && isRegistrationOpen(event) && (
        <NewRegistration
          status={alumnus.data?.validationStatus}
          event={event}
          onSent={() => showResult(true)}
        />
      )}
    </Stack>
  );
}

interface NewRegistrationProps {
  status: 'pending' | 'verified' | 'rejected' | undefined;
  event: ApprovedEvent;
  onSent: () => void;
}

/** The form, or the reason for which the database would refuse the registration. */
function NewRegistration({ status, event, onSent }: NewRegistrationProps) {
  switch (status) {
    case 'verified':
      return <RegistrationForm event={event} onSent={onSent} />;
    case 'pending':
      return (
        <Notice tone="warning">
          Data alumni Anda masih menunggu validasi pengurus. Anda dapat mendaftar setelah
          terverifikasi.
        </Notice>
      );
    case 'rejected':
      return (
        <Notice tone="danger">
          Data alumni Anda belum dapat divalidasi. Periksa{' '}
          <Link to="/profile-settings">profil Anda</Link> atau{' '}
          <Link to="/kontak">hubungi pengurus</Link>.
        </Notice>
      );
    default:
      return (
        <Notice>
          Pendaftaran hanya untuk alumni. Lengkapi{' '}
          <Link to="/profile-settings">profil alumni Anda</Link> lebih dahulu.
        </Notice>
      );
  }
}
