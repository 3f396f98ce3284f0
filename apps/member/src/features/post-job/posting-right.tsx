import type { OwnAlumni } from '@portal/api/alumni';
import { Link } from '@portal/federation/router';
import { buttonClass, EmptyState } from '@portal/ui';

/** Replaces the form for users without the right to post jobs, and says how to get it. */
export function PostingRight({ alumni }: { alumni: OwnAlumni | null }) {
  const isVerified = alumni?.validationStatus === 'verified';
  return (
    <EmptyState
      title="Anda belum dapat memasang lowongan"
      text={
        isVerified
          ? 'Hak memasang lowongan diberikan oleh admin kepada alumni terverifikasi. Mintalah hak itu kepada pengurus; setelah diberikan, Anda mendapat notifikasi dan formulir muncul di halaman ini.'
          : 'Hak memasang lowongan diberikan oleh admin kepada alumni terverifikasi. Lengkapi dahulu profil Anda dan tunggu validasi pengurus; setelah itu, mintalah hak memasang lowongan.'
      }
      action={
        <>
          <Link to={isVerified ? '/kontak' : '/profile-settings'} className={buttonClass()}>
            {isVerified ? 'Hubungi Pengurus' : 'Periksa Profil'}
          </Link>
          <Link to="/lowongan" className={buttonClass({ variant: 'secondary' })}>
            Lihat Lowongan
          </Link>
        </>
      }
    />
  );
}
