import { BrowserRouter } from '@portal/federation/router';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RunControls } from '../frame/long-run.tsx';
import { ListContext } from '../table/list-context.ts';
import type { SheetChoice } from '../table/list-source.ts';
import { ExportButton } from './export-button.tsx';

const asked: SheetChoice[] = [];
const saved: string[] = [];
const list = { name: 'uji', title: 'Kegiatan', params: { request: { search: '' } } };
let finish: () => void;
let signal: AbortSignal | undefined;

function toBlob(_request: unknown, choice: SheetChoice, run: RunControls): Promise<Blob> {
  asked.push(choice);
  signal = run.signal;
  return new Promise((resolve, reject) => {
    finish = () => resolve(new Blob(['berkas']));
    run.signal.addEventListener('abort', () => reject(run.signal.reason));
  });
}

function show(columns: readonly string[] = ['Judul', 'Tanggal', 'Kota']) {
  render(
    <BrowserRouter>
      <ListContext value={{ ...list, file: { columns, toBlob } }}>
        <ExportButton />
      </ListContext>
    </BrowserRouter>,
  );
}

const main = () => screen.getByRole('button', { name: /^(Ekspor|Batalkan)/ });
const chooser = () => screen.getByRole('button', { name: 'Pilih kolom ekspor' });
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));

async function finishExport(label = 'Ekspor') {
  finish();
  await settle();
  expect(main().textContent).toBe(label);
}

beforeEach(() => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  asked.length = 0;
  saved.length = 0;
});

test('one press exports a workbook with all columns, and after another choice the last choice', async () => {
  show();
  fireEvent.click(main());
  await finishExport();
  fireEvent.click(chooser());
  const drawer = within(screen.getByRole('dialog', { name: 'Ekspor kegiatan' }));
  fireEvent.click(drawer.getByRole('radio', { name: /^CSV/ }));
  const chosen = () => drawer.queryAllByRole('checkbox', { checked: true }).length;
  fireEvent.click(drawer.getByRole('button', { name: 'Kosongkan' }));
  expect(chosen()).toBe(0);
  fireEvent.click(drawer.getByRole('button', { name: 'Pilih semua kolom' }));
  expect(chosen()).toBe(3);
  fireEvent.click(drawer.getByRole('checkbox', { name: 'Kota' }));
  fireEvent.click(drawer.getByRole('button', { name: 'Unduh' }));
  await vi.waitFor(() => expect(main().textContent).toBe('Batalkan (0)'));
  await finishExport('Ekspor 2 kolom');
  cleanup();
  show(['Judul', 'Tanggal', 'Kota', 'Poster']);
  fireEvent.click(main());
  await finishExport('Ekspor 3 kolom');
  expect(asked).toEqual([
    { format: 'xlsx', columns: ['Judul', 'Tanggal', 'Kota'] },
    { format: 'csv', columns: ['Judul', 'Tanggal'] },
    // A column of a later release was never left out, so it is exported.
    { format: 'csv', columns: ['Judul', 'Tanggal', 'Poster'] },
  ]);
  expect(saved.map((name) => name.replace(/\d/g, '0'))).toEqual([
    'kegiatan-0000-00-00.xlsx',
    'kegiatan-0000-00-00.csv',
    'kegiatan-0000-00-00.csv',
  ]);
});

test('a press cancels a running export, the second one of a double click does not, and meanwhile nothing else can be chosen', async () => {
  show();
  fireEvent.click(main(), { detail: 1 });
  fireEvent.click(main(), { detail: 2 });
  fireEvent.click(chooser());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(signal?.aborted).toBe(false);
  fireEvent.click(main(), { detail: 1 });
  await settle();
  expect(signal?.aborted).toBe(true);
  expect(main().textContent).toBe('Ekspor');
  expect([asked.length, saved.length]).toEqual([1, 0]);
});

test('a stored choice whose columns no longer exist exports all columns', async () => {
  localStorage.setItem('portal.export.uji', JSON.stringify({ format: 'pdf', leftOut: ['Judul'] }));
  show(['Judul']);
  fireEvent.click(main());
  await finishExport();
  expect(asked).toEqual([{ format: 'xlsx', columns: ['Judul'] }]);
});
