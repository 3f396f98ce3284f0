import { DownloadOutlined, UploadOutlined } from '@ant-design/icons';
import {
  Cluster,
  formatNumber,
  Grid,
  Muted,
  Notice,
  SelectField,
  Stack,
  saveFile,
} from '@portal/ui';
import { Button, Checkbox } from 'antd';
import { type DragEvent, useRef } from 'react';
import { headingRows, headingTexts } from './columns/headings.ts';
import styles from './import.module.css';
import { separators } from './read/read-text.ts';
import type { BookSource } from './read/table-rows.ts';
import { importTemplate } from './template.ts';
import type { OpenedFile, useImportFile } from './use-import-file.ts';

const encodings = [
  { value: 'utf-8', label: 'UTF-8' },
  { value: 'windows-1252', label: 'Windows-1252' },
  { value: 'utf-16le', label: 'UTF-16' },
  { value: 'utf-16be', label: 'UTF-16 BE' },
];

type FileStepProps = Pick<
  ReturnType<typeof useImportFile>,
  'opened' | 'problem' | 'isReading' | 'open' | 'cancel' | 'setHeadings'
>;

/** Chooses the file, and shows how it was read. */
export function FileStep({ opened, problem, isReading, open, cancel, setHeadings }: FileStepProps) {
  const input = useRef<HTMLInputElement>(null);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file) open(file);
  };
  return (
    <Stack gap={4}>
      <section
        aria-label="Tempat berkas"
        className={styles.drop}
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
      >
        <input
          ref={input}
          type="file"
          accept=".csv,.tsv,.txt,.xlsx,.xlsm"
          aria-label="Berkas alumni"
          hidden
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) open(file);
            target.value = '';
          }}
        />
        <p>Letakkan berkas XLSX, CSV, TSV, atau TXT di sini, paling besar 10 MB.</p>
        <Cluster gap={3} justify="center">
          <Button
            type={opened ? 'default' : 'primary'}
            icon={<UploadOutlined aria-hidden />}
            loading={isReading}
            onClick={() => input.current?.click()}
          >
            {opened ? 'Ganti berkas' : 'Pilih berkas'}
          </Button>
          {isReading && <Button onClick={cancel}>Batalkan</Button>}
          <Button
            icon={<DownloadOutlined aria-hidden />}
            onClick={() =>
              void importTemplate().then((file) => saveFile('templat-impor-alumni.xlsx', file))
            }
          >
            Unduh templat
          </Button>
        </Cluster>
        <Muted>Berkas dibaca di browser ini. Yang dikirim hanya kolom yang Anda pilih.</Muted>
      </section>
      {problem && <Notice tone="danger" title={problem} isAnnounced />}
      {opened && <Reading {...{ opened, open, setHeadings }} />}
    </Stack>
  );
}

type ReadingProps = Pick<FileStepProps, 'open' | 'setHeadings'> & { opened: OpenedFile };

function Reading({ opened, open, setHeadings }: ReadingProps) {
  const { file, table, headings } = opened;
  const { source, rows, notes } = table;
  const data = rows.slice(headings.data);
  return (
    <Stack gap={4}>
      <p role="status">
        <strong>{file.name}</strong> <span>{`${formatNumber(data.length)} baris terbaca.`}</span>
      </p>
      {notes.map((note) => (
        <Notice key={note} tone="warning" title={note} />
      ))}
      {source.kind === 'book' && <Sheets {...{ file, source, open }} />}
      <Grid column="18rem" keepsColumns gap={4}>
        {source.kind === 'text' && (
          <>
            <SelectField
              label="Pemisah kolom"
              value={source.separator}
              options={separators}
              onChange={({ target }) => open(file, { ...source, separator: target.value })}
            />
            <SelectField
              label="Pengodean"
              value={source.encoding}
              options={encodings}
              onChange={({ target }) => open(file, { ...source, encoding: target.value })}
            />
          </>
        )}
        <SelectField
          label="Baris judul"
          value={headings.data === headings.first ? -1 : headings.first}
          options={headingOptions(opened)}
          onChange={({ target }) => {
            const first = Number(target.value);
            setHeadings(first < 0 ? { first: 0, data: 0 } : { first, data: first + 1 });
          }}
        />
      </Grid>
      <Preview titles={headingTexts(rows, headings)} rows={data.slice(0, 5)} />
    </Stack>
  );
}

/** Which sheets are taken together, and whether with their hidden rows. */
function Sheets({
  file,
  source,
  open,
}: Pick<FileStepProps, 'open'> & { file: File; source: BookSource }) {
  const { sheets, hidden, withHidden } = source;
  const taken = sheets.filter(({ isTaken }) => isTaken).map(({ name }) => name);
  return (
    <Stack gap={3}>
      {sheets.length > 1 && <Muted>Lembar yang diikutkan</Muted>}
      {sheets.length > 1 && (
        <Checkbox.Group
          aria-label="Lembar"
          style={{ rowGap: 'var(--space-2)' }}
          value={taken}
          options={sheets.map(({ name, rows, isTaken }) => ({
            value: name,
            label: `${name} (${formatNumber(rows)} baris)`,
            disabled: isTaken && taken.length === 1,
          }))}
          onChange={(chosen) => open(file, { sheets: chosen, withHidden })}
        />
      )}
      {hidden > 0 && (
        <Checkbox
          checked={withHidden}
          onChange={({ target }) => open(file, { sheets: taken, withHidden: target.checked })}
        >
          {`Ikutkan ${formatNumber(hidden)} baris tersembunyi`}
        </Checkbox>
      )}
    </Stack>
  );
}

function headingOptions({ table, headings }: OpenedFile) {
  const rows = table.rows.slice(0, headingRows).map(({ number, cells }, first) => {
    const both = first === headings.first && headings.data - first > 1;
    const numbers = both ? `${number}–${number + 1}` : String(number);
    return { value: first, label: `Baris ${numbers}: ${cells.filter(Boolean).join(', ')}` };
  });
  return [{ value: -1, label: 'Tanpa judul' }, ...rows];
}

function Preview({ titles, rows }: { titles: string[]; rows: OpenedFile['table']['rows'] }) {
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), titles.length);
  const columns = Array.from({ length: width }, (_, column) => column);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reachable by keys
    <section aria-label="Baris pertama" tabIndex={0} className={styles.preview}>
      <table>
        <thead>
          <tr>
            <th scope="col">Baris</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {titles[column] ?? ''}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ number, place, cells }) => (
            <tr key={number}>
              <th scope="row">{place ?? number}</th>
              {columns.map((column) => (
                <td key={column}>{cells[column] ?? ''}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
