import { Badge, type BadgeTone, formatShortDate } from '@portal/ui';
import type { ReactNode } from 'react';

/** The place of a column on a phone's card: a fact with or without its title, or a text of any length below. Only the detail shows the others. */
export type CardPlace = 'name' | 'state' | 'fact' | 'titled-fact' | 'text';

export interface TableColumn<Row, Sort extends string = string> {
  /** Must not change between releases: browsers remember the choice of columns by it. */
  key: string;
  title: string;
  /** The text of the cell, unless there is a `render`. An empty text is shown as a dash. */
  text?: (row: Row) => string;
  /** `onOpen` opens the row's detail, in lists that have one. */
  render?: (row: Row, onOpen: (id: string) => void) => ReactNode;
  /** The column of the database by which a press on the header sorts. */
  sort?: Sort;
  /** The names of its orders, upward and downward, if it is not sorted by letters. */
  orders?: readonly [string, string] | undefined;
  /** Exactly one column is the 'name': it cannot be hidden, and stays visible when the table scrolls. */
  cardPlace?: CardPlace;
  isHiddenAtFirst?: boolean;
  /** The column is left out if the table is narrower than this, in pixels. */
  shownFrom?: number;
  /** For a column of short texts, or the share of the name's column. Columns without a width share the remaining room and truncate their texts. */
  width?: number | string;
}

/** What the two orders of a column are called, upward and downward. */
export function orderNames({
  title,
  orders,
}: Pick<TableColumn<unknown>, 'title' | 'orders'>): readonly [string, string] {
  return orders ?? [`${title} A–Z`, `${title} Z–A`];
}

export function renderCell<Row>(
  { render, text }: TableColumn<Row>,
  row: Row,
  onOpen: (id: string) => void,
): ReactNode {
  return render ? render(row, onOpen) : text?.(row) || '–';
}

/** A decision: one press sets this status. */
export interface StatusStep<Status extends string> {
  label: string;
  status: Status;
}

/** The decisions at the two places of a row: the first publishes, the second refuses or ends. Null leaves a place empty. */
export type StatusSteps<Status extends string> = readonly [
  StatusStep<Status> | null,
  StatusStep<Status> | null,
];

/** The label of each status, and the decisions that it allows. */
export type StatusInfo<Status extends string> = Readonly<
  Record<Status, { label: string; tone: BadgeTone; steps: StatusSteps<Status> }>
>;

interface StatusBadgeProps {
  label: string;
  tone: BadgeTone;
  /** Of a rejection; empty without one. */
  reason: string | undefined;
}

export function StatusBadge({ label, tone, reason }: StatusBadgeProps) {
  return (
    <span title={reason || undefined}>
      <Badge tone={tone}>{label}</Badge>
    </span>
  );
}

/** A waiting row keeps the reason of its rejection when its owner has asked for a second look. */
export const secondLook = ({ status, reason }: { status: string; reason?: string }) =>
  status === 'pending' && reason
    ? ({ label: 'Ditinjau Ulang', tone: 'warning' } as const)
    : undefined;

/** Each list shows more of the state than the status. */
export const statusColumn = {
  key: 'status',
  title: 'Status',
  sort: 'status',
  orders: ['Menunggu dulu', 'Menunggu terakhir'],
  cardPlace: 'state',
  width: '9.5rem',
} as const;

export const createdColumn = {
  key: 'created',
  title: 'Dibuat',
  sort: 'created_at',
  orders: ['Terlama dulu', 'Terbaru dulu'],
  width: '7.5rem',
  render: ({ createdAt }: { createdAt: string }) => formatShortDate(createdAt),
} as const;
