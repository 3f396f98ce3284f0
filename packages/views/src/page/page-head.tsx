import { useRoute } from '@portal/federation';
import { PageBanner, PageMeta } from '@portal/ui';

interface PageHeadProps {
  /** For a banner that says more than the name of the page. */
  heading?: string;
  text: string;
  /** For search results and link previews; the text of the banner unless another is given. */
  description?: string;
  isIndexed?: boolean;
}

/** What a page is called, for readers and for search engines. */
export function PageHead({ heading, text, description = text, isIndexed = true }: PageHeadProps) {
  const { title, path } = useRoute();
  return (
    <>
      <PageMeta {...{ title, path, description, isIndexed }} />
      <PageBanner title={heading ?? title} text={text} />
    </>
  );
}
