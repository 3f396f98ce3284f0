import type { ReactNode } from 'react';

export interface TableColumn<Row, Sort extends string> {
  /** Stays the same from release to release: the choice of columns is remembered by it. */
  key: string;
  title: string;
  render: (row: Row) => ReactNode;
  /** The cell of the export; without it the column stays out of the file. */
  text?: (row: Row) => string;
  /** The order that a press on the header asks for. */
  sort?: Sort;
  /** The name of the row: it leads the card on a telephone and cannot be hidden. One column has it. */
  isName?: boolean;
  isHiddenAtFirst?: boolean;
  /** Narrower than this (992 or 1200 px) the table leaves the column out; cards have room for all. */
  shownFrom?: 'lg' | 'xl';
  /** Of the table's column; without it the content decides. */
  width?: number | string;
}
