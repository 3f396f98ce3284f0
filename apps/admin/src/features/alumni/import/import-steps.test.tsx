import type { ImportOptions } from '@portal/api/alumni-import';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ColumnsStep } from './columns-step.tsx';
import { FileStep } from './file-step.tsx';
import { useImportFile } from './use-import-file.ts';

afterEach(cleanup);

const first: ImportOptions = {
  status: 'verified',
  isListed: false,
  onlyCompletes: false,
  isTitleCased: true,
};
let options = first;

/** The file, and below it the columns that it has. */
function Steps() {
  const reading = useImportFile();
  const [chosen, setOptions] = useState(first);
  options = chosen;
  return (
    <>
      <FileStep {...reading} />
      {reading.opened && (
        <ColumnsStep
          opened={reading.opened}
          options={chosen}
          onMapping={reading.setMapping}
          onOptions={setOptions}
        />
      )}
    </>
  );
}

const dropped = (bytes: number[]) => ({
  dataTransfer: { files: [new File([new Uint8Array(bytes)], 'alumni.csv')] },
});
const bytesOf = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

test('the button opens the choice of a file, and a file that is dropped is read, in the encoding that is chosen', async () => {
  render(<Steps />);
  const choosing = vi.spyOn(screen.getByLabelText('Berkas alumni'), 'click');
  fireEvent.click(screen.getByRole('button', { name: 'Pilih berkas' }));
  expect(choosing).toHaveBeenCalledOnce();

  const place = screen.getByRole('region', { name: 'Tempat berkas' });
  expect(fireEvent.dragOver(place)).toBe(false);
  expect(fireEvent.drop(place, dropped(bytesOf('Nama;NIM\nZo\u00eb;1\n')))).toBe(false);
  expect(await screen.findByRole('cell', { name: 'Zo\u00eb' })).toBeDefined();
  fireEvent.change(screen.getByLabelText('Pengodean'), { target: { value: 'utf-16le' } });
  await vi.waitFor(() => expect(screen.queryByRole('cell', { name: 'Zo\u00eb' })).toBeNull());
});

test('a reading that is given up leaves the step as it was', async () => {
  render(<Steps />);
  const place = screen.getByRole('region', { name: 'Tempat berkas' });
  fireEvent.drop(place, dropped(bytesOf('Nama\nBudi\n'.repeat(1_000))));
  fireEvent.click(screen.getByRole('button', { name: 'Batalkan' }));
  expect(screen.queryByRole('button', { name: 'Batalkan' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Pilih berkas' })).toBeDefined();
});

test('each choice of what becomes of the people changes that alone', async () => {
  render(<Steps />);
  const place = screen.getByRole('region', { name: 'Tempat berkas' });
  fireEvent.drop(place, dropped(bytesOf('Nama;NIM\nBudi;1\n')));
  const status = await screen.findByLabelText('Status orang baru');
  fireEvent.change(status, { target: { value: 'pending' } });
  expect(options).toEqual({ ...first, status: 'pending' });
  fireEvent.change(status, { target: { value: 'verified' } });
  expect(options).toEqual(first);
  const listed = screen.getByLabelText(/^Tampilkan di direktori/);
  fireEvent.click(listed);
  expect(options).toEqual({ ...first, isListed: true });
  fireEvent.click(listed);
  fireEvent.click(screen.getByLabelText(/^Ubah nama yang seluruhnya huruf besar/));
  expect(options).toEqual({ ...first, isTitleCased: false });
  fireEvent.change(screen.getByLabelText('Yang dilakukan'), { target: { value: 'complete' } });
  expect(options).toEqual({ ...first, isTitleCased: false, onlyCompletes: true });
  expect(screen.queryByLabelText('Status orang baru')).toBeNull();
  fireEvent.change(screen.getByLabelText('Yang dilakukan'), { target: { value: 'add' } });
  expect(options).toEqual({ ...first, isTitleCased: false });
});
