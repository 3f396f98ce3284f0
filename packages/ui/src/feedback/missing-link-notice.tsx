import { BlockNotice, type FailedRead } from './block-notice.tsx';
import styles from './missing-link-notice.module.css';
import { Notice } from './notice.tsx';

interface MissingLinkNoticeProps {
  /** The read of the item that the address points at; null says that nobody may see it, or that it is gone. */
  query: FailedRead & { data: unknown };
  errorTitle: string;
  title: string;
  text: string;
}

/** Speaks only when the item that a link points at is not there to be shown. */
export function MissingLinkNotice({ query, errorTitle, title, text }: MissingLinkNoticeProps) {
  if (query.error) return <BlockNotice title={errorTitle} query={query} />;
  if (query.data !== null) return null;
  return (
    <div className={styles.notice}>
      <Notice tone="warning" isAnnounced title={title}>
        <p>{text}</p>
      </Notice>
    </div>
  );
}
