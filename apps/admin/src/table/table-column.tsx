import { Badge, type BadgeTone, formatShortDate } from '@portal/ui';
import type { ReactNode } from 'react';

/** Where a card on a telephone shows a column, a fact with its title or without, a text of any length below; the others are left to the detail. */
export type CardPlace = 'name' | 'state' | 'fact' | 'titled-fact' | 'text';

export interface TableColumn<Row, Sort extends string = string> {
  /** Stays the same from release to release: the choice of columns is remembered by it. */
  key: string;
  title: string;
  /** The cell where there is no `render`; a dash stands for an empty text. */
  text?: (row: Row) => string;
  /** `onOpen` shows the row's detail, in lists that have one. */
  render?: (row: Row, onOpen: (id: string) => void) => ReactNode;
  /** The column of the database by which a press on the header sorts. */
  sort?: Sort;
  /** One column has the place of the name: it cannot be hidden, and stays in sight where the table scrolls. */
  cardPlace?: CardPlace;
  isHiddenAtFirst?: boolean;
  /** Where the table has less room than this, in pixels, it leaves the column out. */
  shownFrom?: number;
  /** Of a column whose texts are short; the others share what is left, and cut what is longer. */
  width?: number | string;
}

export function renderCell<Row>(
  { render, text }: TableColumn<Row>,
  row: Row,
  onOpen: (id: string) => void,
): ReactNode {
  return render ? render(row, onOpen) : text?.(row) || '–';
}

/** A status that one press gives. */
export interface StatusStep<Status extends string> {
  label: string;
  status: Status;
}

/** What one press leads to, at the two places of a row: what publishes is first, what refuses or ends second; null for an empty place. */
export type StatusSteps<Status extends string> = readonly [
  StatusStep<Status> | null,
  StatusStep<Status> | null,
];

/** What a list says about a status, and where one press leads from it. */
export type StatusInfo<Status extends string> = Readonly<
  Record<Status, { label: string; tone: BadgeTone; steps: StatusSteps<Status> }>
>;

/** In the order of `info`. */
export function statusOptions(info: Readonly<Record<string, { label: string }>>) {
  const entries = Object.entries(info);
  return entries.map(([value, { label }]) => ({ value, label }));
}

export function statusColumn<Status extends string>(info: StatusInfo<Status>) {
  return {
    key: 'status',
    title: 'Status',
    sort: 'status',
    cardPlace: 'state',
    width: '9.5rem',
    render: ({ status }: { status: Status }) => (
      <Badge tone={info[status].tone}>{info[status].label}</Badge>
    ),
  } as const;
}

export const createdColumn = {
  key: 'created',
  title: 'Dibuat',
  sort: 'created_at',
  width: '7.5rem',
  render: ({ createdAt }: { createdAt: string }) => formatShortDate(createdAt),
} as const;
