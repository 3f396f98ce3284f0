import { listProfileMutation, type OwnProfile } from '@portal/api/alumni';
import { useMutation } from '@portal/api/query';
import { Link } from '@portal/federation/router';
import { Button, Notice } from '@portal/ui';
import { RefusedNotice, secondLook } from '../../review/refusal.tsx';

interface ProfileStateProps {
  profile: OwnProfile | null;
  /** Saves the form, if it has unsaved changes. */
  save?: (() => Promise<boolean>) | undefined;
}

/** What the profile still needs before it is listed; for a verified profile, where it is listed. */
export function ProfileState({ profile, save }: ProfileStateProps) {
  if (!profile) {
    return (
      <Notice tone="info" title="Profil Alumni Belum Ada">
        <p>Simpan profil utama terlebih dahulu. Setelah itu riwayat Anda dapat ditambahkan.</p>
      </Notice>
    );
  }
  switch (profile.validationStatus) {
    case 'verified':
      return !profile.isListed ? (
        <NotListedNotice id={profile.id} />
      ) : (
        <Notice tone="success" title="Terverifikasi">
          <p>
            Profil Anda tampil di direktori.{' '}
            <Link to={`/alumni?profil=${profile.id}`}>Lihat profil di direktori</Link>
          </p>
        </Notice>
      );
    case 'rejected':
      return (
        <RefusedNotice
          alumni={profile}
          text="Data Anda belum dapat disetujui. Perbaiki data di bawah dan simpan."
          save={save}
        />
      );
    default: {
      const again = secondLook(profile);
      return (
        <Notice tone="warning" title={again?.title ?? 'Menunggu Validasi'}>
          {again && <p>{again.text}</p>}
          <p>Pengurus sedang memeriksa data Anda. Sementara itu Anda dapat melengkapinya.</p>
        </Notice>
      );
    }
  }
}

/** The records of the association were imported without being shown: that is for their owner to choose. */
function NotListedNotice({ id }: { id: string }) {
  const { mutate, isPending } = useMutation(listProfileMutation());
  return (
    <Notice
      tone="info"
      title="Terverifikasi"
      action={
        <Button size="small" variant="secondary" isBusy={isPending} onClick={() => mutate(id)}>
          Tampilkan di direktori
        </Button>
      }
    >
      <p>Profil Anda belum tampil di direktori dan bank skripsi.</p>
    </Notice>
  );
}
