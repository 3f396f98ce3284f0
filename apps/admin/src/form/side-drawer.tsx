import { Drawer } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';
import styles from './side-drawer.module.css';

interface SideDrawerProps {
  title: string;
  onClose: () => void;
  footer: ReactNode;
  children: ReactNode;
}

/**
 * What lies beside the table while it is drawn: a form, or everything about a row. Not a `Dialog`, which would shut out the toast
 * and its undo.
 */
export function SideDrawer({ title, onClose, footer, children }: SideDrawerProps) {
  useFocusReturn();
  return (
    <Drawer
      open
      title={title}
      size="min(40rem, 100vw)"
      onClose={(event) => {
        // Escape belongs to a dialog above the drawer, and must not close the question that it brings up here.
        if (document.querySelector('dialog[open]')) return;
        event.preventDefault();
        onClose();
      }}
      footer={footer && <div className={styles.foot}>{footer}</div>}
    >
      {children}
    </Drawer>
  );
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
