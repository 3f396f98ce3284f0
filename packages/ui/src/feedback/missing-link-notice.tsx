import styles from './missing-link-notice.module.css';
import { Notice } from './notice.tsx';
import { type FailedQuery, QueryError } from './query-error.tsx';

interface MissingLinkNoticeProps {
  /** The read of the item that the URL points at; its data is null if the item is gone or not visible to the user. */
  query: FailedQuery & { data: unknown };
  errorTitle: string;
  title: string;
  text: string;
}

/** Renders only if the item that a link points at cannot be shown. */
export function MissingLinkNotice({ query, errorTitle, title, text }: MissingLinkNoticeProps) {
  if (query.error) return <QueryError look="notice" title={errorTitle} query={query} />;
  if (query.data !== null) return null;
  return (
    <Notice tone="warning" isAnnounced title={title} className={styles.notice}>
      <p>{text}</p>
    </Notice>
  );
}
