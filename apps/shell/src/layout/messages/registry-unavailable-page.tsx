import { PageMeta } from '@portal/ui';
import { MessagePage } from './message-page.tsx';
import { ReloadButton } from './reload-button.tsx';

/** Without a registry or a copy of one the shell knows no page. */
export function RegistryUnavailablePage() {
  return (
    <main>
      <MessagePage
        title="Portal sedang tidak dapat dibuka"
        text="Daftar halaman portal tidak dapat dimuat. Muat ulang halaman ini sebentar lagi."
      >
        <PageMeta title="Portal sedang tidak dapat dibuka" />
        <ReloadButton label="Muat ulang halaman" />
      </MessagePage>
    </main>
  );
}
