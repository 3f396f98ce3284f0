import { lazyPage } from '@portal/federation';
import { idleMoment } from '@portal/federation/idle-moment';
import { dismissError, getToast, subscribeToast } from '@portal/ui/toast';
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { OptionalPart } from '../frame/optional-part.tsx';

const regionPart = lazyPage(async () => ({
  default: (await import(/* webpackChunkName: "toast-region" */ './toast-region.tsx')).ToastRegion,
}));

/**
 * The one toast of the portal, for every area. Its code loads with the first toast, or before, once the first page is complete and
 * the browser idle, so that it can report a lost connection. If the code fails to load, the toast waits for the next try.
 */
export function Toaster() {
  const toast = useSyncExternalStore(subscribeToast, getToast, getToast);
  const isPageComplete = useIsPageComplete();
  useEffect(forgetErrorAtSubmit, []);
  const Region = regionPart.current();
  if (!toast && !isPageComplete) return null;
  return (
    <OptionalPart resetKey={toast?.id} fallback={null}>
      <Suspense fallback={null}>
        <Region />
      </Suspense>
    </OptionalPart>
  );
}

function useIsPageComplete(): boolean {
  const [isComplete, setIsComplete] = useState(false);
  useEffect(() => {
    const note = () => void idleMoment().then(() => setIsComplete(true));
    if (document.readyState === 'complete') return note();
    window.addEventListener('load', note, { once: true });
    return () => window.removeEventListener('load', note);
  }, []);
  return isComplete;
}

/** An error toast from before says nothing about the form that is being submitted now. */
function forgetErrorAtSubmit() {
  document.addEventListener('submit', dismissError, { capture: true });
  return () => document.removeEventListener('submit', dismissError, { capture: true });
}
