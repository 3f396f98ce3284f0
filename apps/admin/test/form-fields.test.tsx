import { dismissToast, getToast } from '@portal/ui/toast';
import { act, cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import { Form, type FormInstance } from 'antd';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EditForm } from '../src/form/edit-form.tsx';
import type { AdminField } from '../src/form/field-table.ts';
import { FormFields } from '../src/form/form-fields.tsx';
import { PictureField } from '../src/form/picture/picture-field.tsx';
import type { PictureValue } from '../src/form/picture/picture-value.ts';
import { showSaved, storePicture } from '../src/form/picture/store-picture.ts';
import { RestoredNotice } from '../src/form/restored-notice.tsx';
import { ruled } from '../src/form/rules.ts';

beforeEach(() => dismissToast());
afterEach(cleanup);

const limits = { width: 400, height: 200, maxMegabytes: 2 };
const table: Record<string, AdminField> = {
  name: { label: 'Nama', isRequired: true, limit: 5 },
  place: { label: 'Lokasi (kota)', hint: 'Tulis kotanya.' },
  text: { label: 'Isi', lines: [2, 4] },
  year: { label: 'Angkatan', kind: 'year' },
  email: { label: 'Email', kind: 'email' },
  phone: { label: 'Telepon', kind: 'phone' },
  link: { label: 'Tautan', kind: 'link' },
  day: { label: 'Hari', kind: 'date' },
  hour: { label: 'Jam', kind: 'time' },
  seats: {
    label: 'Kursi',
    kind: 'number',
    dependencies: ['name'],
    rules: ruled((_, form) => (form.getFieldValue('name') === 'x' ? 'Tidak untuk x.' : null)),
  },
  open: { label: 'Dibuka', kind: 'flag' },
  type: { label: 'Jenis', kind: 'choice', words: { a: 'Satu', b: { label: 'Dua' } } },
  logo: { label: 'Logo', kind: 'picture', hint: 'PNG.', picture: limits as never },
  secret: { label: 'Rahasia', kind: 'number', isHidden: true },
};
const names = Object.keys(table);

let form: FormInstance;
function Fields({ marksOptional }: { marksOptional: boolean }) {
  [form] = Form.useForm();
  return (
    <EditForm form={form}>
      <FormFields
        of={table}
        rows={[names.slice(0, 2), ...names.slice(2)]}
        also={marksOptional ? {} : { place: { isRequired: true } }}
        {...(marksOptional && { marksOptional })}
      />
    </EditForm>
  );
}
const labels = () =>
  [...document.querySelectorAll('label[for], legend')].map(({ textContent }) => textContent);
const errors = () =>
  Object.fromEntries(
    form
      .getFieldsError()
      .flatMap(({ name, errors }) => (errors.length ? [[name[0], ...errors]] : [])),
  );
const validate = () => act(() => form.validateFields().catch(() => undefined));

test('a field is asked for by its kind, and refuses what is wrong', async () => {
  render(<Fields marksOptional={false} />);
  expect(labels().join('|')).toBe(
    'Nama|Lokasi (kota)|Isi|Angkatan|Email|Telepon|Tautan|Hari|Jam|Kursi|Dibuka|Jenis|Logo (maks. 2 MB)|Rahasia',
  );
  const input = (name: string) => document.querySelector(`#${name}`);
  const kinds = names.map((name) =>
    ['type', 'inputmode'].map((kind) => input(name)?.getAttribute(kind) ?? '').join(' '),
  );
  expect(kinds.join('|')).toBe(
    'text |text | |text numeric|email |text tel|url url| | |text numeric|button |text | |text numeric',
  );
  await validate();
  expect(errors()).toEqual({
    name: 'Nama harus diisi.',
    place: 'Lokasi (kota) harus diisi.',
  });
  form.setFieldsValue({
    name: 'Rapat besar',
    year: '19',
    email: 'a',
    phone: 'a',
    link: 'a',
    day: 'a',
    hour: 'a',
    seats: 'a',
    secret: 'a',
  });
  await validate();
  expect(errors()).toEqual({
    name: 'Paling banyak 5 karakter.',
    place: 'Lokasi (kota) harus diisi.',
    year: 'Tulis tahun dengan empat angka, misalnya 2014.',
    email: 'Alamat email tidak valid.',
    phone: 'Tulis nomor telepon dengan angka, misalnya 0812 3456 7890 atau +62 812 3456 7890.',
    link: 'Tulis alamat lengkap yang diawali https://, misalnya https://contoh.com.',
    day: 'Tanggal ini tidak dikenali. Tulis misalnya 17/8/2027 atau 17 Agustus 2027.',
    hour: 'Jam ini tidak dikenali. Tulis misalnya 19:30.',
    seats: 'Tulis bilangan bulat, misalnya 40 atau 1.000.',
  });
  form.setFieldsValue({
    name: 'Rapat',
    place: 'Solo',
    year: '2014',
    email: 'a@b.id',
    phone: '+62 812 3456 7890',
    link: 'https://contoh.example',
    day: '2027-08-17',
    hour: '19:30',
    seats: 40,
  });
  await validate();
  expect(errors()).toEqual({});
  const name = input('name');
  if (name) fireEvent.change(name, { target: { value: 'x' } });
  await waitFor(() => expect(errors()).toEqual({ seats: 'Tidak untuk x.' }));
});

test('says of each text that may stay empty that it may', () => {
  render(<Fields marksOptional />);
  expect(labels().join('|')).toBe(
    'Nama|Lokasi (kota, opsional)|Isi (opsional)|Angkatan (opsional)|Email (opsional)|Telepon (opsional)|Tautan (opsional)|Hari (opsional)|Jam (opsional)|Kursi (opsional)|Dibuka|Jenis|Logo (maks. 2 MB)|Rahasia (opsional)',
  );
});

test('a picture is chosen, shown, replaced and removed', async () => {
  const change = vi.fn();
  const show = (value?: PictureValue) =>
    render(
      <Form>
        <PictureField
          label="Poster"
          hint="PNG."
          limits={limits as never}
          {...(value && { value })}
          onChange={change}
        />
      </Form>,
    );
  const buttons = () =>
    [...document.querySelectorAll('button')].map(({ textContent }) => textContent);
  const press = (place: number) =>
    act(async () => document.querySelectorAll('button')[place]?.click());
  const url = 'https://contoh.example/a.png';
  show();
  expect(document.querySelector('fieldset')?.textContent).toMatch(
    /^Poster \(maks\. 2 MB\)Pilih gambarPNG\. Paling besar \d+ megapiksel\.$/,
  );
  expect([buttons(), document.querySelector('img')]).toEqual([['Pilih gambar'], null]);
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  const opened = vi.spyOn(input as HTMLInputElement, 'click');
  await press(0);
  expect(opened).toHaveBeenCalledOnce();
  expect(input?.getAttribute('aria-label') ?? input?.closest('label')?.textContent).toBe(
    'File poster',
  );
  const file = new File(['bukan gambar'], 'a.txt', { type: 'text/plain' });
  if (input) await act(async () => void fireEvent.change(input, { target: { files: [file] } }));
  await waitFor(() => expect(getToast()?.tone).toBe('error'));
  expect(change).not.toHaveBeenCalled();
  cleanup();
  show({ url, picked: null });
  expect([buttons(), document.querySelector('img')?.alt]).toEqual([
    ['Ganti gambar', 'Hapus gambar'],
    'Pratinjau',
  ]);
  await press(1);
  expect(change).toHaveBeenLastCalledWith({ url: null, picked: null });
  expect(document.activeElement?.textContent).toBe('Ganti gambar');
  const image = document.querySelector('img');
  if (image) fireEvent.error(image);
  expect(document.querySelector('img')).toBeNull();
  cleanup();
  show({ url, picked: new Blob(['a']) });
  expect(buttons()).toEqual(['Ganti gambar', 'Batalkan pilihan']);
  await press(1);
  expect(change).toHaveBeenLastCalledWith({ url, picked: null });
});

test('a row is saved with its picture, or with the former one if the upload fails', async () => {
  const kept = await storePicture({ url: 'lama', picked: null }, 'events/', 'Poster Gagal');
  expect([kept.url, kept.failure, await kept.discard()]).toEqual(['lama', null, undefined]);
  showSaved('Tersimpan', kept);
  expect(getToast()).toMatchObject({ tone: 'success', title: 'Tersimpan' });
  expect(getToast()).not.toHaveProperty('description');
  showSaved('Tersimpan', kept, 'Tampil.', (toast) => ({ ...toast, title: `${toast.title}!` }));
  expect(getToast()).toMatchObject({ title: 'Tersimpan!', description: 'Tampil.' });
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 500 }));
  const picked = new Blob(['a'], { type: 'image/webp' });
  for (const [url, rest] of [
    ['lama', 'dengan gambar lama'],
    [null, 'tanpa gambar'],
  ] as const) {
    const sent = await storePicture({ url, picked }, 'events/', 'Poster Gagal');
    expect(getToast()).toMatchObject({ tone: 'error', title: 'Poster Gagal' });
    const message = getToast()?.description;
    expect(sent).toMatchObject({ url, failure: { title: 'Poster Gagal', message } });
    showSaved('Tersimpan', sent, 'Tampil.');
    expect(getToast()).toMatchObject({
      tone: 'warning',
      title: 'Poster Gagal',
      description: `${message} · Tersimpan ${rest}. · Tampil.`,
    });
  }
  vi.unstubAllGlobals();
});

test('what was restored is said, and can be discarded: then the first field has the focus', async () => {
  const discard = vi.fn();
  const show = (lacksFile: boolean, label?: string) =>
    render(
      <form>
        <RestoredNotice
          {...{ lacksFile }}
          {...(label && { actionLabel: label })}
          onDiscard={discard}
        />
        <input />
      </form>,
    ).container;
  expect(show(true, 'Kirim').textContent).toContain(
    'Isian Anda yang belum disimpan dipulihkanPeriksa kembali, lalu tekan Kirim. Gambar yang tadi Anda pilih perlu dipilih lagi.',
  );
  cleanup();
  expect(show(false).textContent).toMatch(/lalu tekan Simpan\.Buang perubahan$/);
  await act(async () => document.querySelector('button')?.click());
  await waitFor(() => expect(document.activeElement?.tagName).toBe('INPUT'));
  expect(discard).toHaveBeenCalledOnce();
});
