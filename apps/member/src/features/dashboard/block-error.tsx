import { Button, failureText, Notice } from '@portal/ui';

interface BlockErrorProps {
  title: string;
  error: Error;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Stands where one block of the dashboard failed. The toast has announced it; the other blocks go on. */
export function BlockError({ title, error, isRetrying, onRetry }: BlockErrorProps) {
  return (
    <Notice
      tone="danger"
      title={title}
      action={
        <Button variant="secondary" size="small" isBusy={isRetrying} onClick={onRetry}>
          Coba Lagi
        </Button>
      }
    >
      <p>{failureText(error)}</p>
    </Notice>
  );
}
