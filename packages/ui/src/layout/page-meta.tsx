import { siteFacts } from '../site-facts.ts';

interface PageMetaProps {
  title: string;
  /** One or two sentences for search results and link previews. */
  description: string;
  /** The one address of this content, without what only filters or opens it. */
  path: string;
  /** No for what is personal or passing: an open profile, a filtered list, an account form. */
  isIndexed?: boolean;
}

/** How a public page is found and shared. What is the same for all pages (picture, name, language) stands in the shell's HTML. */
export function PageMeta({ title, description, path, isIndexed = true }: PageMetaProps) {
  const fullTitle = `${title} | ${siteFacts.shortName}`;
  const address = new URL(path, window.location.origin).href;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {isIndexed ? (
        <link rel="canonical" href={address} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
    </>
  );
}
