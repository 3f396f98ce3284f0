import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './card.module.css';

interface CardLook {
  /** For a card that holds one main link: it answers to the pointer. */
  isInteractive?: boolean;
  /** Without inner space, for pictures and tables that reach the edge. */
  isFlush?: boolean;
  /** The address points at this card: it shines for a moment. */
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
