import { ApiError } from '@portal/api';
import { BrowserRouter } from '@portal/federation/router';
import { forgetDraft } from '@portal/forms';
import { Form } from 'antd';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FormDrawer } from './form-drawer.tsx';
import { noPicture, type PictureValue } from './picture/picture-value.ts';
import { TextItem } from './text-item.tsx';
import { useRowForm } from './use-row-form.ts';

interface Fields {
  title: string;
  place: string;
}
interface Values extends Fields {
  picture: PictureValue;
}
const fields: Fields = { title: 'Rapat', place: 'Aula' };
let row: ReturnType<typeof useRowForm<Fields, Values>>;
const written: Fields[] = [];
let closed = 0;

function EditDrawer({ isRead, startField }: { isRead: boolean; startField?: string }) {
  const [form] = Form.useForm<Values>();
  row = useRowForm<Fields, Values>({
    form,
    kind: 'uji',
    id: 'satu',
    labels: { title: 'Judul', place: 'Lokasi' },
    stored: isRead ? { version: 1, fields } : undefined,
    empty: { ...fields, picture: noPicture },
    toValues: (stored) => ({ ...stored, picture: noPicture }),
    toFields: ({ picture: _, ...values }) => values,
    write: async (saved) => {
      if (saved.fields.place === 'Penuh')
        throw new ApiError('Gagal', { kind: 'unknown', code: '', status: 500 });
      written.push(saved.fields);
    },
    read: async () => null,
    picture: { folder: 'events/', failureTitle: 'Gagal' },
    savedTitle: 'Disimpan',
  });
  return (
    <BrowserRouter>
      <FormDrawer
        {...{ row, startField }}
        title="Ubah"
        pending={<p>Memuat</p>}
        published={{ place: 'Tayang' }}
        onClose={() => {
          closed += 1;
        }}
      >
        <TextItem<Values> name="title" label="Judul" />
        <TextItem<Values> name="place" label="Lokasi" />
        <Form.Item name="picture" hidden>
          <input />
        </Form.Item>
      </FormDrawer>
    </BrowserRouter>
  );
}

let root: ReturnType<typeof createRoot>;
const show = (drawer: React.ReactNode) => act(async () => root.render(drawer));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  [written.length, closed] = [0, 0];
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  forgetDraft(row.draft.key);
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

test.each([
  { when: 'at once', before: true },
  { when: 'when its row has been read', before: false },
])(
  'a form that was opened at a field starts there $when, with its text selected',
  async ({ before }) => {
    await show(<EditDrawer isRead={before} startField="place" />);
    await show(<EditDrawer isRead startField="place" />);
    const field = document.activeElement;
    expect(field).toBeInstanceOf(HTMLInputElement);
    if (!(field instanceof HTMLInputElement)) return;
    expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(['Aula', 0, 4]);
  },
);

test('a form that was opened as a whole starts at its title', async () => {
  await show(<EditDrawer isRead />);
  expect(document.activeElement?.textContent).toBe('Ubah');
});

const press = (label: string) =>
  act(async () => {
    const buttons = [...document.querySelectorAll('button')];
    buttons.find(({ textContent }) => textContent === label)?.click();
  });

/** As the button does, which stands outside of the form. */
const submit = (change: Partial<Fields>) =>
  act(async () => {
    row.form.setFieldsValue(change);
    row.form.submit();
  });

test('saves what stands in the fields, or what is published with it, and closes; after a failure it stays', async () => {
  await show(<EditDrawer isRead />);
  await submit({ title: 'Rapat Akbar' });
  await act(() => vi.waitFor(() => expect(closed).toBe(1)));
  await press('Simpan & terbitkan');
  await act(() => vi.waitFor(() => expect(closed).toBe(2)));
  const saved = { title: 'Rapat Akbar', place: 'Aula' };
  expect(written).toEqual([saved, { ...saved, place: 'Tayang' }]);
  await submit({ place: 'Penuh' });
  await act(() => vi.waitFor(() => expect(row.failure).not.toBeNull()));
  expect(closed).toBe(2);
});
