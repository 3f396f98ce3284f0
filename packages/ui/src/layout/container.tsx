import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './container.module.css';

interface ContainerProps extends ComponentProps<'div'> {
  width?: 'page' | 'text';
  isBelowBanner?: boolean;
}

/** Centres the content in one of two widths of the design, with a gutter. */
export function Container({ width = 'page', isBelowBanner, className, ...rest }: ContainerProps) {
  const classes = [styles.container, styles[width], isBelowBanner && styles.below, className];
  return <div {...rest} className={classNames(...classes)} />;
}
