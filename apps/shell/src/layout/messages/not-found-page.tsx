import { homeOf, Link } from '@portal/federation/router';
import { buttonClass, PageMeta } from '@portal/ui';
import { usePageIsLive } from '../../session/html-page.tsx';
import { MessagePage } from './message-page.tsx';

/** Any path that the registry does not know. */
export function NotFoundPage() {
  usePageIsLive();
  return (
    <MessagePage
      title="Halaman Tidak Ditemukan"
      text="Alamat ini tidak ada di portal, atau sudah dipindahkan. Periksa kembali penulisannya, atau mulai lagi dari beranda."
    >
      <PageMeta title="Halaman Tidak Ditemukan" isIndexed={false} />
      <Link to={homeOf('visitor')} className={buttonClass()}>
        Kembali ke Beranda
      </Link>
      <Link to={homeOf('visitor')} className={buttonClass({ variant: 'ghost' })}>
        Halaman utama IKA Teknik Elektro
      </Link>
    </MessagePage>
  );
}
