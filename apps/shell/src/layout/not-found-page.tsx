import { Link } from '@portal/federation/router';
import { buttonClass, EmptyState } from '@portal/ui';

/** Any path that the registry does not know. (Specification 1, section 2: two links back to home.) */
export function NotFoundPage() {
  return (
    <>
      <title>Halaman Tidak Ditemukan | IKA Teknik Elektro</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        headingLevel={1}
        title="Halaman Tidak Ditemukan"
        text="Alamat ini tidak ada di portal, atau sudah dipindahkan. Periksa kembali penulisannya, atau mulai lagi dari beranda."
      >
        <Link to="/" className={buttonClass({ variant: 'primary' })}>
          Kembali ke Beranda
        </Link>
        <Link to="/" className={buttonClass({ variant: 'ghost' })}>
          Halaman utama IKA Teknik Elektro
        </Link>
      </EmptyState>
    </>
  );
}
