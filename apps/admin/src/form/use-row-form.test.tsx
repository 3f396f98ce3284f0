import type { Decision } from '@portal/api';
import type { Reason } from '@portal/api/decision';
import { type FieldLabels, forgetDraft, type Versioned } from '@portal/forms';
import { dismissToast, getToast } from '@portal/ui/toast';
import { Form } from 'antd';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noPicture, type PictureValue } from './picture/picture-value.ts';
import { useRowForm } from './use-row-form.ts';

interface Fields {
  title: string;
  place: string;
  status: 'pending' | 'approved' | 'rejected';
}
interface Values extends Fields {
  picture: PictureValue;
}
const labels: FieldLabels<Fields> = {
  title: 'Judul',
  place: 'Lokasi',
  status: { label: 'Status', write: (status) => (status === 'approved' ? 'Tayang' : 'Menunggu') },
};
const first: Fields = { title: 'Rapat', place: 'Aula', status: 'pending' };

let stored: Versioned<Fields>;
let answer: Reason | null;
let isCut = false;
let sent: (Reason | undefined)[] = [];
let undone: { former: Decision; version: number }[] = [];
let form: ReturnType<typeof useRowForm<Fields, Values>>;

function RowForm({ id }: { id: string | null }) {
  const [instance] = Form.useForm<Values>();
  form = useRowForm<Fields, Values>({
    form: instance,
    kind: 'uji',
    id,
    labels,
    stored: id ? { version: 1, fields: first } : null,
    empty: { ...first, picture: noPicture },
    toValues: (fields) => ({ ...fields, picture: noPicture }),
    toFields: ({ picture: _, ...fields }) => fields,
    write: async ({ fields, reason }) => {
      if (isCut) throw new TypeError('Failed to fetch');
      sent.push(reason);
      stored = { version: stored.version + 1, fields };
    },
    read: async () => stored,
    picture: { folder: 'events/', failureTitle: 'Gagal' },
    savedTitle: 'Kegiatan Diperbarui',
    savedText: () => 'Tampil di situs.',
    decided: {
      decisionIn: ({ status }) => ({ status }),
      askReason: async () => answer,
      offerUndo: ({ former, findVersion }) => {
        const run = async () => undone.push({ former, version: await findVersion() });
        return (toast) => ({ ...toast, action: { label: 'Urungkan', run: () => void run() } });
      },
    },
  });
  return (
    <Form form={instance} initialValues={form.initialValues}>
      {Object.keys(first).map((name) => (
        <Form.Item key={name} name={name}>
          <input />
        </Form.Item>
      ))}
    </Form>
  );
}

let root: ReturnType<typeof createRoot>;
const show = (id: string | null = 'satu') => act(async () => root.render(<RowForm id={id} />));
const save = (change: Partial<Values>) =>
  act(() => form.save({ ...first, picture: noPicture, ...change }));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  dismissToast();
  [answer, sent, isCut] = [null, [], false];
  [stored, undone] = [{ version: 1, fields: first }, []];
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  forgetDraft(form.draft.key);
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

test('names a status that was changed in the form, and its undo knows the former one and the version that stands', async () => {
  await show();
  await save({ status: 'approved', title: 'Rapat Akbar' });
  expect(getToast()).toMatchObject({
    title: 'Kegiatan Diperbarui',
    description: 'Status: Tayang · Tampil di situs.',
  });
  await act(async () => getToast()?.action?.run());
  expect(undone).toEqual([{ former: { status: 'pending' }, version: 2 }]);
  stored = { version: 3, fields: { ...stored.fields, place: 'Gedung' } };
  await act(async () => getToast()?.action?.run());
  stored = { version: 4, fields: { ...stored.fields, status: 'pending' } };
  await act(async () => getToast()?.action?.run());
  expect(undone.map(({ version }) => version)).toEqual([2, 3, 0]);
});

test('offers no undo of other changes, nor of a new row', async () => {
  await show();
  await save({ title: 'Rapat Akbar' });
  expect(getToast()).toMatchObject({ description: 'Tampil di situs.' });
  expect(getToast()?.action).toBeUndefined();
  await show(null);
  await save({ status: 'approved' });
  expect(getToast()?.action).toBeUndefined();
});

test('asks why it rejects: nothing is saved without an answer, and no other change asks', async () => {
  await show();
  await save({ status: 'rejected', title: 'Rapat Akbar' });
  expect(sent).toEqual([]);
  answer = { code: 'double', note: 'Sudah ada' };
  await save({ status: 'rejected', title: 'Rapat Akbar' });
  expect(sent).toEqual([answer]);
  await show(null);
  await save({ status: 'approved' });
  expect(sent).toEqual([answer, undefined]);
});

test('a save without an answer is no success, and the form stays open', async () => {
  await show();
  isCut = true;
  expect(await save({ title: 'Rapat Akbar' })).toBe(false);
  expect([form.failure, getToast()]).toEqual([expect.any(TypeError), null]);
});
