import type { OwnAlumni } from '@portal/api/alumni';
import { Link } from '@portal/federation/router';
import { buttonClass, Notice } from '@portal/ui';

/** Why the profile is not in the directory, and what to do about it. Verified alumni get no notice. */
export function ProfileNotice({ alumni }: { alumni: OwnAlumni | null }) {
  if (!alumni) return <MissingProfileNotice />;
  switch (alumni.validationStatus) {
    case 'pending':
      return (
        <Notice
          tone="warning"
          title="Menunggu Validasi"
          action={<ProfileLink>Periksa profil</ProfileLink>}
        >
          <p>
            Pengurus sedang memeriksa data Anda. Setelah disetujui, profil Anda tampil di direktori
            alumni. Sementara itu Anda tetap dapat melengkapinya.
          </p>
        </Notice>
      );
    case 'rejected':
      return (
        <Notice tone="danger" title="Ditolak" action={<ProfileLink>Perbaiki profil</ProfileLink>}>
          <p>
            Data Anda belum dapat disetujui, sehingga profil Anda tidak tampil di direktori alumni.
            Periksa kembali data Anda, lalu <Link to="/kontak">hubungi pengurus</Link>.
          </p>
        </Notice>
      );
    default:
      return null;
  }
}

function MissingProfileNotice() {
  return (
    <Notice
      tone="info"
      title="Profil Alumni Belum Ada"
      action={<ProfileLink>Buat profil</ProfileLink>}
    >
      <p>
        Akun Anda belum terhubung dengan data alumni. Simpan profil utama terlebih dahulu agar
        pengurus dapat memvalidasinya.
      </p>
    </Notice>
  );
}

function ProfileLink({ children }: { children: string }) {
  return (
    <Link to="/profile-settings" className={buttonClass({ variant: 'secondary', size: 'small' })}>
      {children}
    </Link>
  );
}
