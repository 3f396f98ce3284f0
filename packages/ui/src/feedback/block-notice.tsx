import { Button } from '../action/button.tsx';
import { failureText } from '../error-text.ts';
import styles from './block-notice.module.css';
import { Notice } from './notice.tsx';

export interface FailedRead {
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
}

/** For a block that can go on with less than it asked for: one line that says so, and a second try. */
export function BlockNotice({ title, query }: { title: string; query: FailedRead }) {
  return (
    <div className={styles.notice}>
      <Notice
        tone="warning"
        title={title}
        action={
          <Button
            variant="secondary"
            size="small"
            isBusy={query.isFetching}
            onClick={() => query.refetch()}
          >
            Coba Lagi
          </Button>
        }
      >
        <p>{failureText(query.error)}</p>
      </Notice>
    </div>
  );
}
