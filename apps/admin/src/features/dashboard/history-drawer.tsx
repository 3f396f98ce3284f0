import {
  describedAreas,
  foundHistoryQuery,
  type HistoryFilters,
  historyActors,
  historyAreas,
  historyOperations,
} from '@portal/api/history';
import { useInfiniteQuery } from '@portal/api/query';
import { useUrlDialog } from '@portal/federation';
import { Field, Stack } from '@portal/ui';
import { actorNames, areaNouns, operationVerbs } from '@portal/views/history';
import { Button } from 'antd';
import { useState } from 'react';
import { HistoryEntries } from '../../drawer/history-entries.tsx';
import { SideDrawer } from '../../drawer/side-drawer.tsx';
import { Choice } from '../../form/choice.tsx';
import { DateField } from '../../form/date-field.tsx';
import styles from './history-drawer.module.css';

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
    label: 'Bagian',
    options: historyAreas.map((value) => ({ value, label: areaNouns[value] })),
  },
  {
    name: 'operation',
    label: 'Tindakan',
    options: historyOperations.map((value) => ({ value, label: operationVerbs[value] })),
  },
  {
    name: 'actor',
    label: 'Oleh',
    options: historyActors.map((value) => ({ value, label: actorNames[value] })),
  },
  { name: 'field', label: 'Isian', options: fields },
] as const;

const days = [
  { name: 'from', label: 'Dari tanggal' },
  { name: 'until', label: 'Sampai tanggal' },
] as const;

/** A text that is not a day, yet, does not filter. */
const asDay = (typed: string) => (/^\d{4}-\d{2}-\d{2}$/.test(typed) ? typed : '');

/** The way to the history of everything: `?riwayat=` names the area that it begins with, or 'semua'. */
export function HistoryWay() {
  const dialog = useUrlDialog('riwayat');
  return (
    <>
      <div>
        <Button onClick={() => dialog.open('semua')}>Riwayat perubahan</Button>
      </div>
      {dialog.value !== null && (
        <HistoryDrawer key={dialog.value} area={dialog.value} onClose={dialog.close} />
      )}
    </>
  );
}

function HistoryDrawer({ area, onClose }: { area: string; onClose: () => void }) {
  const [filters, setFilters] = useState<HistoryFilters>({
    ...{ actor: '', operation: '', field: '', from: '', until: '' },
    area: historyAreas.find((known) => known === area) ?? '',
  });
  const choose = (change: Partial<HistoryFilters>) => setFilters({ ...filters, ...change });
  const { from, until } = filters;
  const query = useInfiniteQuery(
    foundHistoryQuery({ ...filters, from: asDay(from), until: asDay(until) }),
  );
  return (
    <SideDrawer isLeavable title="Riwayat perubahan" onClose={onClose} footer={null}>
      <Stack gap={5}>
        <search className={styles.filters} aria-label="Saring riwayat">
          {choices.map(({ name, label, options }) => (
            <Field key={name} label={label}>
              {({ id }) => (
                <Choice
                  id={id}
                  value={filters[name]}
                  options={[{ value: '', label: 'Semua' }, ...options]}
                  onChange={(value) => choose({ [name]: value })}
                />
              )}
            </Field>
          ))}
          {days.map(({ name, label }) => (
            <Field key={name} label={label}>
              {({ id }) => (
                <DateField
                  id={id}
                  value={filters[name]}
                  onChange={(value) => choose({ [name]: value })}
                />
              )}
            </Field>
          ))}
        </search>
        <HistoryEntries query={query} />
      </Stack>
    </SideDrawer>
  );
}
