import { Drawer } from 'antd';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { firstField } from './first-field.ts';
import styles from './side-drawer.module.css';

interface SideDrawerProps {
  title: string;
  onClose: () => void;
  footer: ReactNode;
  children: ReactNode;
  /** Begins in the first field instead of at the title: for what is filled in anew. */
  startsInField?: boolean | undefined;
}

/**
 * What lies beside the table while it is drawn: a form, or everything about a row. Not a `Dialog`, which would shut out the toast
 * and its undo.
 */
export function SideDrawer({ title, onClose, footer, children, startsInField }: SideDrawerProps) {
  const titleId = useId();
  useFocusReturn();
  useReachableToast();

  return (
    <Drawer
      open
      title={
        <span id={titleId} tabIndex={-1} className={styles.title}>
          {title}
        </span>
      }
      size="min(40rem, 100vw)"
      autoFocus={false}
      onClose={(event) => {
        // Escape belongs to a dialog above the drawer, and must not close the question that it brings up here.
        if (document.querySelector('dialog[open]')) return;
        event.preventDefault();
        onClose();
      }}
      footer={footer && <div className={styles.foot}>{footer}</div>}
    >
      <FocusStart titleId={titleId} startsInField={startsInField}>
        {children}
      </FocusStart>
    </Drawer>
  );
}

interface FocusStartProps extends Pick<SideDrawerProps, 'startsInField' | 'children'> {
  titleId: string;
}

/** A component of its own, because Ant Design draws the inside of a drawer later than the drawer. */
function FocusStart({ titleId, startsInField, children }: FocusStartProps) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const field = startsInField && body.current && firstField(body.current);
    const start = field || document.getElementById(titleId);
    // It still lies outside of the window, on its way in.
    start?.focus({ preventScroll: true });
  }, [titleId, startsInField]);
  return <div ref={body}>{children}</div>;
}

/** Gives the focus back to what opened the drawer: Ant Design does so only where a drawer closes and stays drawn. */
function useFocusReturn() {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement) opener.focus();
    },
    [opener],
  );
}

/** Ant Design listens at the window, to fetch the focus back from wherever it goes: not from the toast, which stands above. */
function useReachableToast() {
  useEffect(() => {
    const leaveInToast = (event: FocusEvent) => {
      if (event.target instanceof Element && event.target.closest('[popover]')) {
        event.stopPropagation();
      }
    };
    document.addEventListener('focusin', leaveInToast);
    return () => document.removeEventListener('focusin', leaveInToast);
  }, []);
}
