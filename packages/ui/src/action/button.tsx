import { type ComponentProps, useState } from 'react';
import { classNames } from '../class-names.ts';
import styles from './button.module.css';

type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonLook {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** As wide as the container: for forms and narrow screens. */
  isWide?: boolean | undefined;
}

/** The look of a button for links, which must stay links. */
export function buttonClass({ variant = 'primary', size = 'medium', isWide }: ButtonLook = {}) {
  return classNames(styles.button, styles[variant], styles[size], isWide && styles.wide);
}

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** As while what `onClick` promises is being done: the label and the focus stay, and a second press does nothing. */
  isBusy?: boolean;
}

export function Button({
  variant,
  size,
  isWide,
  isBusy: isBusyElsewhere = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const [isWaiting, setIsWaiting] = useState(false);
  const isBusy = isBusyElsewhere || isWaiting;
  return (
    <button
      {...rest}
      type={type}
      className={classNames(buttonClass({ variant, size, isWide }), className)}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest['aria-disabled']}
      onClick={(event) => {
        // Also keeps a busy submit button from submitting the form again.
        if (isBusy) return event.preventDefault();
        const answer: unknown = onClick?.(event);
        if (!(answer instanceof Promise)) return;
        setIsWaiting(true);
        void answer.finally(() => setIsWaiting(false));
      }}
    >
      {children}
    </button>
  );
}
