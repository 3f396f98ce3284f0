import { RotateCw } from 'lucide-react';
import { Button } from '../action/button.tsx';
import { EmptyState } from './empty-state.tsx';

interface ErrorPanelProps {
  title: string;
  /** What happened and what to do, from `failureText(error)`. */
  text?: string | undefined;
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean;
}

/** Stands where one block failed; the rest of the page goes on. The toast has already announced it. */
export function ErrorPanel({ title, text, onRetry, isRetrying = false }: ErrorPanelProps) {
  return (
    <EmptyState
      drawing="broken"
      title={title}
      text={text}
      action={
        onRetry && (
          <Button variant="secondary" isBusy={isRetrying} onClick={onRetry}>
            {!isRetrying && <RotateCw aria-hidden="true" />}
            Coba Lagi
          </Button>
        )
      }
    />
  );
}
