import { Cluster, clampedClass, classNames } from '@portal/ui';
import { Drawer } from 'antd';
import { createContext, type ReactNode, use, useEffect, useId, useRef, useState } from 'react';
import { SectionLinks } from '../frame/section-menu.tsx';
import { leavableDrawer } from '../frame/use-section-keys.ts';
import styles from './side-drawer.module.css';

/** Whether the drawer is a queue: the record on the left, the decision on the right, and nothing else of the page. */
export const QueueContext = createContext(false);

interface SideDrawerProps {
  title: string;
  onClose: () => void;
  footer: ReactNode;
  children: ReactNode;
  /** The focus starts in the first field instead of at the title: for forms of new rows. */
  startsInField?: boolean | undefined;
  /** Keeps the section menu usable, by its keys and by pointer. Not for forms with drafts. */
  isLeavable?: boolean;
  /** For a table. */
  isWide?: boolean;
}

/**
 * The drawer beside a table: a form, or the detail of a row. Render it only while it is open. Not a `Dialog`, which would make the
 * toast and its undo inert.
 */
export function SideDrawer({
  title,
  onClose,
  footer,
  children,
  startsInField,
  isLeavable = false,
  isWide = false,
}: SideDrawerProps) {
  const titleId = useId();
  const isQueue = use(QueueContext);
  useFocusReturn();
  useReachableToast();

  return (
    <Drawer
      open
      title={
        // A long name leaves room for the content.
        <span id={titleId} tabIndex={-1} className={classNames(clampedClass, styles.title)}>
          {title}
        </span>
      }
      size={sizeOf(isQueue, isWide)}
      autoFocus={false}
      rootClassName={classNames(
        styles.drawer,
        (isWide || isQueue) && styles.wide,
        // The digits of a queue are its own.
        isLeavable && !isQueue && leavableDrawer,
      )}
      classNames={{
        mask: classNames(isLeavable && styles.besideMenu),
        ...(isQueue && { section: classNames(styles.queue), wrapper: classNames(styles.room) }),
        footer: classNames(styles.foot),
      }}
      onClose={(event) => {
        // Escape belongs to a dialog above the drawer, such as the question about unsaved changes.
        if (document.querySelector('dialog[open]')) return;
        event.preventDefault();
        onClose();
      }}
      footer={
        (footer || isLeavable) && (
          <>
            {footer && <Cluster gap={3}>{footer}</Cluster>}
            {isLeavable && (
              <SectionLinks label="Bagian admin, dari panel" className={styles.sections} />
            )}
          </>
        )
      }
    >
      <FocusStart titleId={titleId} startsInField={startsInField}>
        {children}
      </FocusStart>
    </Drawer>
  );
}

function sizeOf(isQueue: boolean, isWide: boolean): string {
  return isQueue ? '100vw' : `min(${isWide ? 72 : 40}rem, 100vw)`;
}

interface FocusStartProps extends Pick<SideDrawerProps, 'startsInField' | 'children'> {
  titleId: string;
}

/** A separate component, because Ant Design renders the content of a drawer later than the drawer. */
function FocusStart({ titleId, startsInField, children }: FocusStartProps) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const field = startsInField && body.current && firstField(body.current);
    const start = field || document.getElementById(titleId);
    // The drawer is still sliding in from outside the window.
    start?.focus({ preventScroll: true });
  }, [titleId, startsInField]);
  return <div ref={body}>{children}</div>;
}

/** Returns the focus to what opened the drawer. Ant Design does so only for a drawer that stays mounted when it closes. */
function useFocusReturn() {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement) opener.focus();
    },
    [opener],
  );
}

/** Ant Design listens at the window and takes back any focus that leaves the drawer. This exempts the toast above it. */
function useReachableToast() {
  useEffect(() => {
    const exemptToast = (event: FocusEvent) => {
      if (event.target instanceof Element && event.target.closest('[popover]')) {
        event.stopPropagation();
      }
    };
    document.addEventListener('focusin', exemptToast);
    return () => document.removeEventListener('focusin', exemptToast);
  }, []);
}

/** The first visible input: a file input is hidden. */
export function firstField(container: Element): HTMLElement | null {
  return container.querySelector<HTMLElement>('input:not([hidden]), textarea');
}
