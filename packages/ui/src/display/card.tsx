import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './card.module.css';

interface CardLook {
  /** For a card with one main link: it has a hover style. */
  isInteractive?: boolean;
  /** Without padding, for pictures and tables that reach the edge. */
  isFlush?: boolean;
  /** The URL points at this card: it is highlighted for a moment. */
  isLinked?: boolean;
}

/** The look of a card for other elements: list items, articles, links. */
export function cardClass({
  isInteractive = false,
  isFlush = false,
  isLinked = false,
}: CardLook = {}): string {
  return classNames(
    styles.card,
    isInteractive && styles.interactive,
    !isFlush && styles.padded,
    isLinked && styles.linked,
  );
}

export function Card({
  isInteractive,
  isFlush,
  className,
  ...rest
}: ComponentProps<'div'> & CardLook) {
  const look = cardClass({ isInteractive: isInteractive === true, isFlush: isFlush === true });
  return <div {...rest} className={classNames(look, className)} />;
}
