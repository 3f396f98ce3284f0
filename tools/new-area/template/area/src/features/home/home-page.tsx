import { useRoute } from '@portal/federation';
import { PageBanner, PageMeta } from '@portal/ui';

const text = 'Halaman ini sedang disiapkan.';

export default function HomePage() {
  const { title, path } = useRoute();
  return (
    <>
      <PageMeta title={title} path={path} description={text} />
      <PageBanner title={title} text={text} />
    </>
  );
}
