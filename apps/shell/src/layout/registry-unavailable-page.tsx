import { ErrorPanel } from '@portal/ui';

/** Drawn when there is neither a registry nor a copy of an earlier one: without it the shell knows no page. */
export function RegistryUnavailablePage() {
  return (
    <main>
      <title>Portal sedang tidak dapat dibuka | IKA Teknik Elektro</title>
      <ErrorPanel
        headingLevel={1}
        title="Portal sedang tidak dapat dibuka"
        text="Daftar halaman portal tidak dapat dimuat. Periksa koneksi Anda, lalu muat ulang halaman ini."
        retryLabel="Muat ulang halaman"
        onRetry={() => window.location.reload()}
      />
    </main>
  );
}
