import { classNames } from '@portal/ui';
import { Choice } from '../form/choice.tsx';
import { useList } from '../table/list-context.ts';
import { orderNames } from '../table/table-column.tsx';
import styles from './sort-select.module.css';

/** Chooses the order of the cards on a small screen, which have no column headers to press. */
export function SortSelect() {
  const { columns, params } = useList();
  const { sort, ascending } = params.request;
  const choices = columns.flatMap(({ title, orders, sort: column }) =>
    column
      ? [true, false].map((isUp) => ({
          value: `${column} ${isUp}`,
          label: orderNames({ title, orders })[isUp ? 0 : 1],
          choose: () => params.sort(column, isUp),
        }))
      : [],
  );
  return (
    <Choice
      aria-label="Urutkan"
      className={classNames(styles.select)}
      placeholder="Urutkan"
      // The default order of a list may be by a field that no column shows.
      value={choices.find(({ value }) => value === `${sort} ${ascending}`)?.value ?? null}
      options={choices.map(({ value, label }) => ({ value, label }))}
      onChange={(chosen) => choices.find(({ value }) => value === chosen)?.choose()}
    />
  );
}
