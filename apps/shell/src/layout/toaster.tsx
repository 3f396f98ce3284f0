import { getToast, subscribeToast, type Toast } from '@portal/ui/toast';
import { lazy, Suspense, useRef, useSyncExternalStore } from 'react';
import { OptionalPart } from './optional-part.tsx';
import styles from './toaster.module.css';

// Radix's toast is code that a visitor needs only when something is said.
const ToastRegion = lazy(async () => ({
  default: (await import(/* webpackChunkName: "toast-region" */ './toast-region.tsx')).ToastRegion,
}));

/** The one toast of the portal, for every area. Once something was said the region stays, so that F8 finds it. */
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

/** Says it all the same: an error or a success must not go unsaid because its frame did not arrive. */
function PlainToast({ toast: { title, description } }: { toast: Toast }) {
  return (
    <p role="status" className={styles.plain}>
      <strong>{title}</strong> {description}
    </p>
  );
}
