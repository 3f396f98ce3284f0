import { dismissToast, type Toast } from '@portal/ui/toast';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { Toast as RadixToast } from 'radix-ui';
import { useLayoutEffect, useRef } from 'react';
import styles from './toast-region.module.css';

const icons = { default: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert };

/** Pixels of a swipe to the right that dismiss the toast. */
const swipeThreshold = 50;

/** One toast at a time; it waits while the pointer or the focus is on it, and F8 focuses the region. */
export function ToastRegion({ toast }: { toast: Toast | null }) {
  const layer = useRef<HTMLDivElement>(null);

  // An open dialog is in the browser's top layer; showing the popover again puts the toast above it.
  useLayoutEffect(() => {
    if (!toast) return;
    layer.current?.hidePopover();
    layer.current?.showPopover();
  }, [toast]);

  return (
    <RadixToast.Provider label="Notifikasi" swipeDirection="right" swipeThreshold={swipeThreshold}>
      {toast && <ToastCard key={toast.id} toast={toast} />}
      <div ref={layer} popover="manual" className={styles.layer}>
        <RadixToast.Viewport
          className={styles.region}
          data-print="hidden"
          label="Notification"
          hotkey={['F8']}
        />
      </div>
    </RadixToast.Provider>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const Icon = icons[toast.tone];
  return (
    <RadixToast.Root
      className={styles.toast}
      data-tone={toast.tone}
      // Assertive for errors, polite otherwise.
      type={toast.tone === 'error' ? 'foreground' : 'background'}
      duration={toast.duration}
      onOpenChange={(isOpen) => {
        if (!isOpen) dismissToast(toast.id);
      }}
    >
      <Icon aria-hidden className={styles.icon} size={20} />
      <div className={styles.text}>
        <RadixToast.Title className={styles.title}>{toast.title}</RadixToast.Title>
        {toast.description && <RadixToast.Description>{toast.description}</RadixToast.Description>}
        {toast.action && (
          <RadixToast.Action
            altText={toast.action.label}
            className={styles.action}
            onClick={toast.action.run}
          >
            {toast.action.label}
          </RadixToast.Action>
        )}
      </div>
      <RadixToast.Close className={styles.close} aria-label="Tutup">
        <X aria-hidden size={18} />
      </RadixToast.Close>
    </RadixToast.Root>
  );
}
