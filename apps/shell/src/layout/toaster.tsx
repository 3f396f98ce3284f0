import { getToast, subscribeToast, type Toast } from '@portal/ui/toast';
import { lazy, Suspense, useRef, useSyncExternalStore } from 'react';
import { OptionalPart } from './optional-part.tsx';
import styles from './toaster.module.css';

// The code of Radix's toast loads with the first toast.
const ToastRegion = lazy(async () => ({
  default: (await import(/* webpackChunkName: "toast-region" */ './toast-region.tsx')).ToastRegion,
}));

/** The one toast of the portal, for every area. After the first toast the region stays, so that F8 finds it. */
export function Toaster() {
  const toast = useSyncExternalStore(subscribeToast, getToast, getToast);
  const wasUsed = useRef(false);
  if (toast) wasUsed.current = true;
  return (
    <OptionalPart fallback={toast && <PlainToast toast={toast} />}>
      <Suspense fallback={null}>{wasUsed.current && <ToastRegion toast={toast} />}</Suspense>
    </OptionalPart>
  );
}

/** Shows the message without the region's code: a message must not be lost because that code failed to load. */
function PlainToast({ toast: { title, description } }: { toast: Toast }) {
  return (
    <p role="status" className={styles.plain}>
      <strong>{title}</strong> {description}
    </p>
  );
}
