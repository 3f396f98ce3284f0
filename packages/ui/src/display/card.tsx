import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './card.module.css';

interface CardLook {
  /** For a card with one main link: it has a hover style. */
  isInteractive?: boolean | undefined;
  /** Without padding, for pictures and tables that reach the edge. */
  isFlush?: boolean | undefined;
  /** The URL points at this card: it is highlighted for a moment. */
  isLinked?: boolean | undefined;
}

/** The look of a card for other elements: list items, articles, links. */
export function cardClass({ isInteractive, isFlush, isLinked }: CardLook = {}): string {
  return classNames(
    styles.card,
    isInteractive && styles.interactive,
    !isFlush && styles.padded,
    isLinked && styles.linked,
  );
}

/** For the main link or button of an interactive card, which then covers the card. */
export const cardTarget = styles.target;

export function Card({
  isInteractive,
  isFlush,
  className,
  ...rest
}: ComponentProps<'div'> & Omit<CardLook, 'isLinked'>) {
  return <div {...rest} className={classNames(cardClass({ isInteractive, isFlush }), className)} />;
}
