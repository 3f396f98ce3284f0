import type { ImportAction } from '@portal/api/alumni-import';
import {
  Badge,
  Cluster,
  classNames,
  formatNumber,
  Muted,
  QueryError,
  Stack,
  saveFile,
} from '@portal/ui';
import { Button, Checkbox, Grid, Radio, Table } from 'antd';
import { Fragment, useDeferredValue, useState } from 'react';
import { toXlsx } from '../../../export/xlsx.ts';
import { Choice } from '../../../form/choice.tsx';
import { RunBar } from '../../../frame/long-run.tsx';
import {
  actionInfo,
  type CheckedRow,
  changeTexts,
  checkedColumns,
  isWritten,
  keyNames,
  rowName,
  skip,
} from './checked-rows.ts';
import styles from './import.module.css';
import { RowCorrection } from './row-correction.tsx';
import type { useCheck } from './use-check.ts';

type Check = ReturnType<typeof useCheck>;

/** What would become of each row. Nothing is written yet. */
export function CheckStep({ check }: { check: Check }) {
  const { query, progress, total, checked } = check;
  const [chosen, setChosen] = useState<Shown | null>(null);
  const { lg: isWide } = Grid.useBreakpoint();
  // The first page of the table takes long: it is rendered between other tasks.
  const isReady = useDeferredValue(checked !== undefined);
  if (query.isError)
    return <QueryError isAnnounced look="notice" title="Gagal memeriksa berkas" query={query} />;
  if (!checked || !isReady) {
    return (
      <RunBar progress={{ done: progress, total }} text={(count) => `Memeriksa ${count} baris`} />
    );
  }
  const hasToLook = checked.some(({ isToLook }) => isToLook);
  const shown = chosen ?? (hasToLook ? 'look' : 'all');
  const rows = checked.filter((row) => isShown(row, shown));
  const parts = partsOf(check);
  return (
    <Stack gap={4}>
      {!hasToLook && <p role="status">Tidak ada yang perlu Anda lihat.</p>}
      <Cluster gap={3} justify="space-between" align="center">
        <Filters rows={checked} shown={shown} onShow={setChosen} />
        <Button onClick={() => void exportRows(rows)}>Ekspor tabel</Button>
      </Cluster>
      <Table<CheckedRow>
        aria-label="Hasil pemeriksaan"
        className={classNames(styles.checked)}
        size="small"
        tableLayout="fixed"
        rowKey="row"
        dataSource={rows}
        pagination={{ pageSize: 25, showSizeChanger: false, hideOnSinglePage: true }}
        columns={[
          {
            key: 'row',
            title: 'Baris',
            width: rows[0]?.place ? '6.5rem' : '4rem',
            render: (_, { row, place }) => place ?? row,
          },
          {
            key: 'name',
            title: 'Nama',
            rowScope: 'row',
            width: isWide ? '22%' : 'auto',
            render: (_, row) => (
              <>
                <span>{row.name || '–'}</span>
                {!isWide && (
                  <Stack gap={2} justify="start" className={styles.below}>
                    {parts.map(({ key, render }) => (
                      <Fragment key={key}>{render(row.name, row)}</Fragment>
                    ))}
                  </Stack>
                )}
              </>
            ),
          },
          ...(isWide ? parts : []),
        ]}
      />
    </Stack>
  );
}

/** Columns of their own where there is room, else below the name. */
const partsOf = (check: Check) => [
  {
    key: 'action',
    title: 'Hasil',
    width: '10rem',
    render: (_: unknown, { action }: CheckedRow) => (
      <Badge tone={actionInfo[action].tone}>{actionInfo[action].label}</Badge>
    ),
  },
  {
    key: 'reason',
    title: 'Keterangan',
    render: (_: unknown, row: CheckedRow) => (
      <Stack gap={2}>
        <Reason row={row} />
        <RowCorrection row={row} onCorrect={check.correct} />
      </Stack>
    ),
  },
  {
    key: 'choice',
    title: 'Tindakan',
    width: '13.5rem',
    render: (_: unknown, row: CheckedRow) => <RowChoice row={row} check={check} />,
  },
];

type Shown = 'look' | 'all' | 'loss' | ImportAction;

const isShown = ({ action, isToLook, warnings }: CheckedRow, shown: Shown) =>
  shown === 'all' ||
  shown === action ||
  (shown === 'look' && isToLook) ||
  (shown === 'loss' && warnings.length > 0);

interface FiltersProps {
  rows: readonly CheckedRow[];
  shown: Shown;
  onShow: (shown: Shown) => void;
}

function Filters({ rows, shown, onShow }: FiltersProps) {
  const actions = Object.keys(actionInfo) as ImportAction[];
  const filters: readonly (readonly [Shown, string])[] = [
    ['look', 'Yang perlu Anda lihat'],
    ['all', 'Semua'],
    ['loss', 'Dengan kehilangan'],
    ...actions.map((action) => [action, actionInfo[action].label] as const),
  ];
  const options = filters.flatMap(([value, label]) => {
    const count = rows.filter((row) => isShown(row, value)).length;
    return count > 0 || value === shown
      ? [{ value, label: `${label} (${formatNumber(count)})` }]
      : [];
  });
  return (
    <Radio.Group
      aria-label="Tampilkan"
      optionType="button"
      style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-1)' }}
      value={shown}
      options={options}
      onChange={({ target }) => onShow(target.value)}
    />
  );
}

const named = ({ name, entryYear, nim }: CheckedRow['candidates'][number]) =>
  [name, entryYear && `angkatan ${entryYear}`, nim && `NIM ${nim}`].filter(Boolean).join(', ');

/** Nothing is written into the record of somebody who has joined. */
const possible = (one: CheckedRow['candidates'][number]) =>
  `${named(one)}${one.hasAccount ? ' (sudah bergabung, profilnya tidak diubah)' : ''}`;

function Reason({ row }: { row: CheckedRow }) {
  const changes = changeTexts(row);
  const { action, candidates } = row;
  const likely = candidates.filter(
    (one) => action === 'probable' || (action === 'conflict' && one.hasAccount),
  );
  return (
    <div>
      {row.reason && <p>{row.reason}</p>}
      {row.target && <p>{`Sudah ada: ${named(row.target)}`}</p>}
      {likely.length > 0 && <p>{`Mungkin: ${likely.map(possible).join('; ')}`}</p>}
      {changes.length > 0 && <Muted>{changes.join(' · ')}</Muted>}
    </div>
  );
}

function RowChoice({ row, check }: { row: CheckedRow; check: Check }) {
  const { choice } = row;
  if (row.asked && row.asked !== 'bare') {
    return (
      <Choice
        aria-label={`Tindakan untuk ${row.name}, ${rowName(row)}`}
        style={{ width: '12rem' }}
        popupMatchSelectWidth={false}
        value={choice}
        options={[
          { value: skip, label: 'Lewati' },
          ...row.candidates
            .filter((one) => !one.hasAccount)
            .map((one) => ({ value: one.id, label: `Lengkapi ${named(one)}` })),
          {
            value: 'new',
            label: row.taken.length > 0 ? `Tanpa ${keyNames(row.taken)} ini` : 'Orang lain',
          },
        ]}
        onChange={(chosen) => void check.choose(row, chosen)}
      />
    );
  }
  if (!row.asked && !isWritten(row)) return null;
  const [label, on, off] = row.asked ? ['Tetap tambahkan', 'new', skip] : ['Lewati', skip, ''];
  return (
    <Checkbox
      checked={choice === on}
      aria-label={`${label} ${row.name}, ${rowName(row)}`}
      onChange={({ target }) => void check.choose(row, target.checked ? on : off)}
    >
      {label}
    </Checkbox>
  );
}

const exportRows = async (rows: readonly CheckedRow[]) =>
  saveFile('pemeriksaan-impor.xlsx', await toXlsx(checkedColumns, rows));
