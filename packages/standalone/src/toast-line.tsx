import { dismissToast, getToast, subscribeToast, type Toast } from '@portal/ui/toast';
import { useEffect, useSyncExternalStore } from 'react';
import styles from './frame.module.css';

/** The toast store as one line of text; the real region belongs to the shell. */
export function ToastLine() {
  const toast = useSyncExternalStore(subscribeToast, getToast);
  return toast && <Line key={toast.id} toast={toast} />;
}

function Line({ toast: { id, title, description, tone, duration } }: { toast: Toast }) {
  useEffect(() => {
    if (duration === Number.POSITIVE_INFINITY) return;
    const timer = setTimeout(() => dismissToast(id), duration);
    return () => clearTimeout(timer);
  }, [id, duration]);

  return (
    <p role={tone === 'error' ? 'alert' : 'status'} className={styles.toast} data-tone={tone}>
      <strong>{title}</strong> {description}
    </p>
  );
}
