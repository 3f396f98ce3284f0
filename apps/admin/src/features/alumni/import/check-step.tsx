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
import { Button, Checkbox, Radio, Table } from 'antd';
import { useState } from 'react';
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
} from './checked-rows.ts';
import styles from './import.module.css';
import { skip, type useCheck } from './use-check.ts';

type Check = ReturnType<typeof useCheck>;

/** What would become of each row. Nothing is written yet. */
export function CheckStep({ check }: { check: Check }) {
  const { query, progress, total, checked } = check;
  const [shown, setShown] = useState<ImportAction | 'all'>('all');
  if (query.isError)
    return <QueryError isAnnounced look="notice" title="Gagal memeriksa berkas" query={query} />;
  if (!checked) {
    return (
      <RunBar progress={{ done: progress, total }} text={(count) => `Memeriksa ${count} baris`} />
    );
  }
  const rows = checked.filter(({ action }) => shown === 'all' || action === shown);
  return (
    <Stack gap={4}>
      <Cluster gap={3} justify="space-between" align="center">
        <Filters rows={checked} shown={shown} onShow={setShown} />
        <Button onClick={() => void exportRows(rows)}>Ekspor tabel</Button>
      </Cluster>
      <Table<CheckedRow>
        aria-label="Hasil pemeriksaan"
        size="small"
        rowKey="row"
        dataSource={rows}
        pagination={{ pageSize: 50, showSizeChanger: false, hideOnSinglePage: true }}
        columns={[
          {
            key: 'row',
            title: 'Baris',
            width: '4rem',
            render: (_, { row, place }) => place ?? row,
          },
          {
            key: 'name',
            title: 'Nama',
            rowScope: 'row',
            className: classNames(styles.name),
            render: (_, row) => (
              <>
                <span>{row.name || '–'}</span>
                <div className={styles.narrow}>
                  <Outcome row={row} />
                  <Reason row={row} />
                  <RowChoice row={row} check={check} />
                </div>
              </>
            ),
          },
          {
            key: 'action',
            title: 'Hasil',
            responsive: ['md'],
            render: (_, row) => <Outcome row={row} />,
          },
          {
            key: 'reason',
            title: 'Keterangan',
            responsive: ['md'],
            render: (_, row) => <Reason row={row} />,
          },
          {
            key: 'choice',
            title: 'Tindakan',
            responsive: ['md'],
            width: '1%',
            render: (_, row) => <RowChoice row={row} check={check} />,
          },
        ]}
      />
    </Stack>
  );
}

interface FiltersProps {
  rows: readonly CheckedRow[];
  shown: ImportAction | 'all';
  onShow: (action: ImportAction | 'all') => void;
}

function Filters({ rows, shown, onShow }: FiltersProps) {
  const actions = Object.keys(actionInfo) as ImportAction[];
  const counts = actions.map((action) => ({
    value: action,
    label: actionInfo[action].label,
    count: rows.filter((row) => row.action === action).length,
  }));
  const options = [{ value: 'all' as const, label: 'Semua', count: rows.length }, ...counts];
  return (
    <Radio.Group
      aria-label="Tampilkan"
      optionType="button"
      className={classNames(styles.filters)}
      value={shown}
      options={options
        .filter(({ value, count }) => count > 0 || value === shown)
        .map(({ value, label, count }) => ({ value, label: `${label} (${formatNumber(count)})` }))}
      onChange={({ target }) => onShow(target.value)}
    />
  );
}

const Outcome = ({ row: { action } }: { row: CheckedRow }) => (
  <Badge tone={actionInfo[action].tone}>{actionInfo[action].label}</Badge>
);

const named = ({ name, entryYear, nim }: CheckedRow['candidates'][number]) =>
  [name, entryYear, nim].filter(Boolean).join(', ');

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
  const choice = check.choiceOf(row);
  if (row.asked === 'bare') {
    return (
      <Checkbox
        checked={choice !== skip}
        aria-label={`Tetap tambahkan ${row.name}, ${rowName(row)}`}
        onChange={({ target }) => check.choose(row, target.checked ? 'new' : skip)}
      >
        Tetap tambahkan
      </Checkbox>
    );
  }
  if (row.asked) {
    return (
      <Choice
        aria-label={`Tindakan untuk ${row.name}, ${rowName(row)}`}
        className={classNames(styles.choice)}
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
        onChange={(chosen) => check.choose(row, chosen)}
      />
    );
  }
  if (!isWritten(row)) return null;
  return (
    <Checkbox
      checked={choice === skip}
      aria-label={`Lewati ${row.name}, ${rowName(row)}`}
      onChange={({ target }) => check.choose(row, target.checked ? skip : '')}
    >
      Lewati
    </Checkbox>
  );
}

async function exportRows(rows: readonly CheckedRow[]) {
  const { signal } = new AbortController();
  const file = await toXlsx(checkedColumns, rows, { signal, onProgress: () => undefined });
  saveFile('pemeriksaan-impor.xlsx', file);
}
