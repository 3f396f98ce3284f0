import { MoreOutlined } from '@ant-design/icons';
import { classNames } from '@portal/ui';
import { Button, Dropdown } from 'antd';
import { type ReactNode, type UIEvent, useRef } from 'react';
import styles from './other-actions.module.css';

interface OtherAction {
  label: string;
  icon: ReactNode;
  shortcut?: string;
  run: () => void;
}

interface OtherActionsProps {
  actions: readonly OtherAction[];
  /** Beside the title of a page, which leaves less room than a drawer. */
  isInHead?: boolean;
}

/** What else can be done with an open row or with a list: side by side, and behind one button where there is no room. */
export function OtherActions({ actions, isInHead = false }: OtherActionsProps) {
  const more = useRef<HTMLButtonElement>(null);
  const items = actions.map(({ label, icon, run }) => ({
    key: label,
    label,
    icon,
    onClick: ({ domEvent }: { domEvent: UIEvent }) => {
      // Otherwise the same Enter would also press what takes the focus now.
      domEvent.preventDefault();
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
          className={classNames(styles.beside, isInHead && styles.early)}
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
          className={classNames(styles.more, isInHead && styles.early)}
          icon={<MoreOutlined aria-hidden />}
          title="Tindakan lain"
          aria-label="Tindakan lain"
        />
      </Dropdown>
    </>
  );
}
