import { dismissToast, getToast, subscribeToast, type Toast } from '@portal/ui/toast';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { Toast as RadixToast } from 'radix-ui';
import {
  type KeyboardEvent,
  type MouseEvent,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import styles from './toast-region.module.css';

const icons = { default: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert };

/** Pixels of a swipe to the right that dismiss the toast. */
const swipeThreshold = 50;

/** One toast at a time. Its timer pauses while the pointer or the focus is on it, and F8 focuses the region. */
export function ToastRegion() {
  const toast = useSyncExternalStore(subscribeToast, getToast, getToast);
  const layer = useRef<HTMLDivElement>(null);

  // An open dialog is in the browser's top layer; showing the popover again puts the toast above it.
  useLayoutEffect(() => {
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
          {...(toast && { onKeyDown: stopEscape })}
        />
      </div>
    </RadixToast.Provider>
  );
}

/** Escape in the toast closes only the toast, not also the drawer below it. */
function stopEscape(event: KeyboardEvent) {
  if (event.key === 'Escape') event.stopPropagation();
}

/** A press does not move the focus: a focused toast would never disappear, and the page's shortcuts would not work. */
function preventFocus(event: MouseEvent) {
  event.preventDefault();
}

function ToastCard({ toast }: { toast: Toast }) {
  const Icon = icons[toast.tone];
  const isEscapeElsewhere = useRef(false);
  return (
    <RadixToast.Root
      open
      className={styles.toast}
      data-tone={toast.tone}
      // Assertive for errors, polite otherwise.
      type={toast.tone === 'error' ? 'foreground' : 'background'}
      duration={toast.duration}
      onKeyDown={stopEscape}
      onMouseDown={preventFocus}
      // Radix closes the toast on every Escape. Preventing the event's default instead would keep native dialogs open.
      onEscapeKeyDown={({ target }) => {
        isEscapeElsewhere.current = !(target as Element).closest(`.${styles.layer}`);
      }}
      onOpenChange={() => {
        if (!isEscapeElsewhere.current) dismissToast(toast.id);
        isEscapeElsewhere.current = false;
      }}
    >
      <Icon aria-hidden className={styles.icon} size={20} />
      <div className={styles.text}>
        <RadixToast.Title className={styles.title}>{toast.title}</RadixToast.Title>
        {toast.description && <RadixToast.Description>{toast.description}</RadixToast.Description>}
        {toast.action && (
          <RadixToast.Action
            altText={toast.action.label}
            aria-keyshortcuts={toast.action.shortcut}
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
