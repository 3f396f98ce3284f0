import { RotateCw } from 'lucide-react';
import { Button } from '../action/button.tsx';
import { failureText } from '../error-text.ts';
import { EmptyState } from './empty-state.tsx';
import { Notice } from './notice.tsx';
import styles from './query-error.module.css';

/** The part of a query's result that matters here. */
export interface FailedQuery {
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
}

interface QueryErrorProps {
  title: string;
  query: FailedQuery;
  /** 'panel' and 'card' replace what failed; 'notice' stands beside content that can still be shown. */
  look?: 'panel' | 'card' | 'notice' | undefined;
  /** For dialogs, which cover the toast that announces a failure elsewhere. */
  isAnnounced?: boolean;
}

/** One failed read with its reason and a button that repeats it. The rest of the page stays as it is. */
export function QueryError({ title, query, look = 'panel', isAnnounced }: QueryErrorProps) {
  const { error, isFetching, refetch } = query;
  if (look === 'panel') {
    const panel = (
      <EmptyState
        drawing="broken"
        title={title}
        text={failureText(error)}
        action={
          <Button variant="secondary" isBusy={isFetching} onClick={() => void refetch()}>
            {!isFetching && <RotateCw aria-hidden="true" />}
            <span>Coba Lagi</span>
          </Button>
        }
      />
    );
    return isAnnounced ? <div role="alert">{panel}</div> : panel;
  }
  return (
    <Notice
      tone={look === 'card' ? 'danger' : 'warning'}
      title={title}
      isAnnounced={isAnnounced}
      className={look === 'notice' ? styles.notice : undefined}
      action={
        <Button variant="secondary" size="small" isBusy={isFetching} onClick={() => void refetch()}>
          Coba Lagi
        </Button>
      }
    >
      <p>{failureText(error)}</p>
    </Notice>
  );
}
