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
