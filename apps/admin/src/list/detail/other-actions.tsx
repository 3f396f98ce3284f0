import { MoreOutlined } from '@ant-design/icons';
import { classNames } from '@portal/ui';
import { Button, Dropdown } from 'antd';
import { type ReactNode, useRef } from 'react';
import styles from './other-actions.module.css';

export interface OtherAction {
  label: string;
  icon: ReactNode;
  shortcut?: string;
  run: () => void;
}

/** What can be done with an open row besides deciding on it: side by side, on a telephone behind one button. */
export function OtherActions({ actions }: { actions: readonly OtherAction[] }) {
  const more = useRef<HTMLButtonElement>(null);
  const items = actions.map(({ label, icon, run }) => ({
    key: label,
    label,
    icon,
    onClick: () => {
      // The menu disappears, and what opens now gives the focus back to this button.
      more.current?.focus();
      run();
    },
  }));
  return (
    <>
      {actions.map(({ label, icon, shortcut, run }) => (
        <Button
          key={label}
          className={classNames(styles.beside)}
          icon={icon}
          aria-keyshortcuts={shortcut}
          onClick={run}
        >
          {label}
        </Button>
      ))}
      <Dropdown
        menu={{ items }}
        trigger={['click']}
        placement="topRight"
        // The drawer takes back a focus that leaves it.
        getPopupContainer={(button) => button.parentElement ?? document.body}
      >
        <Button
          ref={more}
          className={classNames(styles.more)}
          icon={<MoreOutlined aria-hidden />}
          title="Tindakan lain"
          aria-label="Tindakan lain"
        />
      </Dropdown>
    </>
  );
}
