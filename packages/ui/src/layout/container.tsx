import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './container.module.css';

interface ContainerProps extends ComponentProps<'div'> {
  width?: 'page' | 'text' | 'form';
}

/** Centres the content in one of the three widths of the design, with a gutter. */
export function Container({ width = 'page', className, ...rest }: ContainerProps) {
  return <div {...rest} className={classNames(styles.container, styles[width], className)} />;
}
