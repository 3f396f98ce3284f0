import {
  describedAreas,
  foundHistoryQuery,
  type HistoryFilters,
  historyActors,
  historyAreas,
  historyOperations,
} from '@portal/api/history';
import { keepPreviousData, useInfiniteQuery } from '@portal/api/query';
import { useUrlDialog, useUrlParams } from '@portal/federation';
import { Field, Grid, SearchField, Stack } from '@portal/ui';
import { actorNames, areaNouns, operationVerbs } from '@portal/views/history';
import { Button } from 'antd';
import { HistoryEntries } from '../../drawer/history-entries.tsx';
import { SideDrawer } from '../../drawer/side-drawer.tsx';
import { FilterChoice } from '../../form/choice.tsx';
import { DateField } from '../../form/date-field.tsx';

const described = Object.values(describedAreas).flatMap((columns) => Object.entries(columns));
const labelsOf = (column: string) =>
  new Set(described.filter(([name]) => name === column).map(([, { label }]) => label));

/** Each column once, in the words of all areas that have it. */
const fields = [...new Set(described.map(([column]) => column))]
  .map((value) => ({ value, label: [...labelsOf(value)].join(' / ') }))
  .sort((one, other) => one.label.localeCompare(other.label, 'id'));

const choices = [
  {
    name: 'area',
    param: 'riwayat',
    label: 'Bagian',
    options: historyAreas.map((value) => ({ value, label: areaNouns[value] })),
  },
  {
    name: 'operation',
    param: 'tindakan',
    label: 'Tindakan',
    options: historyOperations.map((value) => ({ value, label: operationVerbs[value] })),
  },
  {
    name: 'actor',
    param: 'oleh',
    label: 'Oleh',
    options: historyActors.map((value) => ({ value, label: actorNames[value] })),
  },
  { name: 'field', param: 'isian', label: 'Isian', options: fields },
] as const;

const days = [
  { name: 'from', param: 'dari', label: 'Dari tanggal' },
  { name: 'until', param: 'sampai', label: 'Sampai tanggal' },
] as const;

/** Of any area, deed, actor or field; without the name of an area the drawer is closed. */
const all = 'semua';

/** A text that is not a day, yet, does not filter. */
const asDay = (typed: string) => (/^\d{4}-\d{2}-\d{2}$/.test(typed) ? typed : '');

/** The way to the history of everything: `?riwayat=` names an area, or 'semua'. The other filters are in the URL too. */
export function HistoryWay() {
  const dialog = useUrlDialog('riwayat');
  return (
    <>
      <div>
        <Button onClick={() => dialog.open(all)}>Riwayat perubahan</Button>
      </div>
      {dialog.value !== null && <HistoryDrawer onClose={dialog.close} />}
    </>
  );
}

function HistoryDrawer({ onClose }: { onClose: () => void }) {
  const { params, change } = useUrlParams();
  const textOf = (name: string) => params.get(name) ?? '';
  // An entry of its own for each filter would be what closing goes back to.
  const choose = (changed: Record<string, string>) => change(changed, { replace: true });
  const chosen = choices.map(({ name, param, options }) => {
    const known: readonly { value: string }[] = options;
    return [name, known.find(({ value }) => value === textOf(param))?.value ?? ''];
  });
  const between = days.map(({ name, param }) => [name, asDay(textOf(param))]);
  const filters: Record<keyof HistoryFilters, string> = Object.fromEntries([
    ...chosen,
    ...between,
    ['name', textOf('nama')],
  ]);
  // Nothing goes from under the pointer of somebody who presses while the list is read for another name.
  const query = useInfiniteQuery({
    ...foundHistoryQuery(filters),
    placeholderData: keepPreviousData,
  });
  return (
    <SideDrawer isLeavable title="Riwayat perubahan" onClose={onClose} footer={null}>
      <Stack gap={5}>
        <Grid as="search" column="9rem" gap={3} aria-label="Saring riwayat">
          <SearchField
            label="Nama"
            autoComplete="off"
            value={filters.name}
            onSearch={(nama) => choose({ nama })}
          />
          {choices.map(({ name, param, label, options }) => (
            <FilterChoice
              key={name}
              all="Semua"
              {...{ label, options }}
              value={filters[name]}
              onChoose={(value) => choose({ [param]: value || all })}
            />
          ))}
          {days.map(({ name, param, label }) => (
            <Field key={name} label={label}>
              {({ id }) => (
                <DateField
                  id={id}
                  value={textOf(param)}
                  onChange={(value) => choose({ [param]: value })}
                />
              )}
            </Field>
          ))}
        </Grid>
        <HistoryEntries query={query} />
      </Stack>
    </SideDrawer>
  );
}
