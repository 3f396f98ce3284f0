import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { Stack } from './arrangement.tsx';
import styles from './columns.module.css';

interface ColumnsProps extends ComponentProps<'div'> {
  /** The widths of the columns. */
  of: string;
  gap?: ComponentProps<typeof Stack>['gap'];
}

/** Blocks side by side where there is room, each as long as its content; else one below the other. */
export function Columns({ of, gap = 6, className, ...rest }: ColumnsProps) {
  const style: Record<string, string> = { '--columns': of };
  return (
    <Stack {...rest} gap={gap} style={style} className={classNames(styles.columns, className)} />
  );
}
