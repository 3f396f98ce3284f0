import { lazyPage } from '@portal/federation';
import { idleMoment } from '@portal/federation/idle-moment';
import { dismissError, dismissToast, getToast, subscribeToast, type Toast } from '@portal/ui/toast';
import { Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { OptionalPart } from '../frame/optional-part.tsx';
import styles from './toaster.module.css';

const regionPart = lazyPage(async () => ({
  default: (await import(/* webpackChunkName: "toast-region" */ './toast-region.tsx')).ToastRegion,
}));

/**
 * The one toast of the portal, for every area. Its code loads once the first page is complete and the browser idle, so that it can
 * report a lost connection. Until then, and if the code fails to load, a plain region takes its place.
 */
export function Toaster() {
  const toast = useSyncExternalStore(subscribeToast, getToast, getToast);
  const lastId = useRef(0);
  if (toast) lastId.current = toast.id;
  const isPageComplete = useIsPageComplete();
  useEffect(forgetErrorAtSubmit, []);
  const Region = regionPart.current();
  if (!toast && !isPageComplete) return <PlainRegion toast={null} />;
  return (
    <OptionalPart resetKey={lastId.current} fallback={<PlainRegion toast={toast} />}>
      <Suspense fallback={<PlainRegion toast={null} />}>
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

/** Shows the message and its action without the region's code: neither must be lost because that code failed to load. */
function PlainRegion({ toast }: { toast: Toast | null }) {
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    const focus = ({ key }: KeyboardEvent) => key === 'F8' && region.current?.focus();
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, []);
  return (
    <section ref={region} tabIndex={-1} aria-label="Notification" data-print="hidden">
      {toast && <PlainToast key={toast.id} toast={toast} />}
    </section>
  );
}

function PlainToast({ toast: { id, title, description, action, duration } }: { toast: Toast }) {
  useEffect(() => {
    if (duration === Number.POSITIVE_INFINITY) return;
    const timer = setTimeout(() => dismissToast(id), duration);
    return () => clearTimeout(timer);
  }, [id, duration]);
  const act = () => {
    dismissToast(id);
    action?.run();
  };
  return (
    <div className={styles.plain}>
      <p role="status">
        <strong>{title}</strong> {description}
      </p>
      {action && (
        <button type="button" onClick={act}>
          {action.label}
        </button>
      )}
      <button type="button" onClick={() => dismissToast(id)}>
        Tutup
      </button>
    </div>
  );
}
