import { getToast, subscribeToast } from '@portal/ui/toast';
import { lazy, Suspense, useRef, useSyncExternalStore } from 'react';

// Radix's toast is code that a visitor needs only when something is said.
const ToastRegion = lazy(async () => ({
  default: (await import('./toast-region.tsx')).ToastRegion,
}));

/** The one toast of the portal, for every area. Once something was said the region stays, so that F8 finds it. */
export function Toaster() {
  const toast = useSyncExternalStore(subscribeToast, getToast);
  const wasUsed = useRef(false);
  if (toast) wasUsed.current = true;
  return <Suspense fallback={null}>{wasUsed.current && <ToastRegion toast={toast} />}</Suspense>;
}
