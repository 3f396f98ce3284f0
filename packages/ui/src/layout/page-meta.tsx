import { siteFacts } from '../site-facts.ts';

interface PageMetaProps {
  title: string;
  /** One or two sentences for search results and link previews. Pages that only their user can open have none. */
  description?: string;
  /** The canonical path of this content, without search params that only filter or open it. */
  path?: string;
  /** False for what is personal or temporary: an open profile, a filtered list, an account form. */
  isIndexed?: boolean;
}

/** How a page is named, found and shared. What is the same for all pages (picture, language) stands in the shell's HTML. */
export function PageMeta({ title, description, path, isIndexed = true }: PageMetaProps) {
  const fullTitle = `${title} | ${siteFacts.shortName}`;
  const url = path && new URL(path, window.location.origin).href;
  return (
    <>
      <title>{fullTitle}</title>
      {!isIndexed && <meta name="robots" content="noindex" />}
      {isIndexed && url && <link rel="canonical" href={url} />}
      {description !== undefined && (
        <>
          <meta name="description" content={description} />
          <meta property="og:title" content={fullTitle} />
          <meta property="og:description" content={description} />
        </>
      )}
      {url && <meta property="og:url" content={url} />}
    </>
  );
}
