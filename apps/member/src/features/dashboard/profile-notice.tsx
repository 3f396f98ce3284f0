import type { OwnAlumni } from '@portal/api/alumni';
import { Link } from '@portal/federation/router';
import { buttonClass, Notice } from '@portal/ui';
import { RefusedNotice, secondLook } from '../../review/refusal.tsx';

/** Why the profile is not in the directory or comes last there, and what to do about it. */
export function ProfileNotice({ alumni }: { alumni: OwnAlumni | null }) {
  if (!alumni) return <MissingProfileNotice />;
  const lacksYear = !alumni.entryYear;
  const again = secondLook(alumni);
  switch (alumni.validationStatus) {
    case 'pending':
      return (
        <Notice
          tone="warning"
          title={again?.title ?? 'Menunggu Validasi'}
          action={lacksYear ? <YearLink /> : <ProfileLink>Periksa profil</ProfileLink>}
        >
          {again && <p>{again.text}</p>}
          {lacksYear && <p>{yearRequest}</p>}
          <p>
            {`Pengurus sedang memeriksa data Anda. Setelah disetujui, ${alumni.isListed ? 'profil Anda tampil' : 'Anda dapat menampilkan profil Anda'} di direktori alumni. Sementara itu Anda tetap dapat melengkapinya.`}
          </p>
        </Notice>
      );
    case 'rejected':
      return (
        <RefusedNotice
          alumni={alumni}
          text="Data Anda belum dapat disetujui, sehingga profil Anda tidak tampil di direktori alumni. Perbaiki profil Anda."
          way={<ProfileLink>Perbaiki profil</ProfileLink>}
        />
      );
    default:
      return lacksYear ? (
        <Notice tone="info" title="Tahun masuk belum diisi" action={<YearLink />}>
          <p>{yearRequest}</p>
        </Notice>
      ) : null;
  }
}

const yearRequest =
  'Isi dahulu tahun masuk (angkatan) Anda. Direktori diurutkan menurut tahun itu; tanpa tahun masuk, profil Anda berada di urutan terakhir.';

function YearLink() {
  return <ProfileLink to="/profile-settings#akademik">Isi tahun masuk</ProfileLink>;
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

function ProfileLink({ to = '/profile-settings', children }: { to?: string; children: string }) {
  return (
    <Link to={to} className={buttonClass({ variant: 'secondary', size: 'small' })}>
      {children}
    </Link>
  );
}
