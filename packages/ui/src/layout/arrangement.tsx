import type { ComponentProps, ComponentPropsWithRef, CSSProperties, ElementType } from 'react';
import { classNames } from '../class-names.ts';
import styles from './arrangement.module.css';

/** A step of the `--space-…` scale. */
type Gap = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10;

/** `as` names the element or component that is arranged; it takes a `className`. */
type Arranged<Shape extends ElementType, Own> = Own & { as?: Shape } & Omit<
    ComponentPropsWithRef<Shape>,
    keyof Own | 'as'
  >;

interface Gaps {
  gap?: Gap;
}

interface StackProps extends Gaps {
  /** Where each block stands, if it is not as wide as the stack. */
  justify?: CSSProperties['justifyItems'];
  /** In a taller place the blocks keep their heights. */
  isTop?: boolean;
}

/** One below the other, in one column that never grows wider than its place. */
export function Stack<Shape extends ElementType = 'div'>(props: Arranged<Shape, StackProps>) {
  const { as: Shape = 'div', gap = 4, justify, isTop, className, ...rest } = props;
  const style = { justifyItems: justify, ...(isTop && { alignContent: 'start' }) };
  return (
    <Shape
      {...rest}
      {...((justify || isTop) && { style })}
      className={classNames(styles.stack, styles[`gap${gap}`], className)}
    />
  );
}

interface ClusterProps extends Gaps {
  /** Between the lines, if it differs from `gap`. */
  rowGap?: Gap;
  align?: CSSProperties['alignItems'];
  justify?: CSSProperties['justifyContent'];
  isOneLine?: boolean;
  fillsPhone?: boolean;
}

/** Side by side, wrapped where the row ends. */
export function Cluster<Shape extends ElementType = 'div'>(props: Arranged<Shape, ClusterProps>) {
  const { as: Shape = 'div', gap = 2, rowGap, align, justify, ...others } = props;
  const { isOneLine, fillsPhone, className, ...rest } = others;
  const style = {
    ...(rowGap && { rowGap: `var(--space-${rowGap})` }),
    ...(isOneLine && { flexWrap: 'nowrap' }),
    alignItems: align,
    justifyContent: justify,
  };
  const classes = [styles.cluster, styles[`gap${gap}`], fillsPhone && styles.filling, className];
  return <Shape {...rest} style={style} className={classNames(...classes)} />;
}

interface GridProps extends Gaps {
  /** The least width of a column, 16rem by default. */
  column?: `${number}rem`;
  /** Fewer entries than columns leave the others empty, and do not share their width. */
  keepsColumns?: boolean;
}

/** As many equal columns as fit. */
export function Grid<Shape extends ElementType = 'div'>(props: Arranged<Shape, GridProps>) {
  const { as: Shape = 'div', gap = 5, column, keepsColumns, className, ...rest } = props;
  const style: Record<string, string> = {
    ...(column && { '--column': column }),
    ...(keepsColumns && { '--fit': 'auto-fill' }),
  };
  const classes = [styles.grid, styles[`gap${gap}`], className];
  return <Shape {...rest} style={style} className={classNames(...classes)} />;
}

/** Small text in the quiet colour: hints, facts, dates. */
export function Muted<Shape extends ElementType = 'p'>(
  props: Arranged<Shape, Record<never, never>>,
) {
  const { as: Shape = 'p', className, ...rest } = props;
  return <Shape {...rest} className={classNames(styles.muted, className)} />;
}

/** A heading in the size of a lead, for cards and lists. */
export function Title<Shape extends ElementType = 'h2'>(
  props: Arranged<Shape, Record<never, never>>,
) {
  const { as: Shape = 'h2', className, ...rest } = props;
  return <Shape {...rest} className={classNames(styles.title, className)} />;
}

/** A block of a page between two others, with the same air above and below it. */
export function Section({ className, ...rest }: ComponentProps<'section'>) {
  return <section {...rest} className={classNames(styles.section, className)} />;
}
