import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './container.module.css';

interface ContainerProps extends ComponentProps<'div'> {
  width?: 'page' | 'text' | 'form';
  /** How the content of a page meets the banner: below it, or with its first block over the lower edge. */
  atBanner?: 'below' | 'over';
}

/** Centres the content in one of the three widths of the design, with a gutter. */
export function Container({ width = 'page', atBanner, className, ...rest }: ContainerProps) {
  const classes = [styles.container, styles[width], atBanner && styles[atBanner], className];
  return <div {...rest} className={classNames(...classes)} />;
}
