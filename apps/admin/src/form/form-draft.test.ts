// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { FormDraft, type RowVersion } from './form-draft.ts';
import { storedPicture } from './picture-value.ts';

beforeEach(() => sessionStorage.clear());

function openForm(ownerId: string, id: string | null) {
  const readVersion = (kept: unknown): RowVersion => (typeof kept === 'number' ? kept : null);
  return new FormDraft<RowVersion>({ ownerId, kind: 'kelola-kegiatan', id, readVersion });
}

test('comes back with the version that was typed upon, for that row and that person alone', () => {
  const draft = openForm('admin', 'row');
  draft.version = 3;
  draft.keep({ title: 'Seminar' });
  const restored = openForm('admin', 'row');
  expect(restored.restored).toEqual({ values: { title: 'Seminar' }, lacksPicture: false });
  expect(restored.version).toBe(3);
  for (const other of [openForm('admin', 'other'), openForm('siti', 'row')]) {
    expect(other.restored).toBeNull();
    expect(other.version).toBeUndefined();
  }
  restored.forget();
  expect(openForm('admin', 'row').restored).toBeNull();
});

test('keeps the id of a new row, until it is forgotten', () => {
  const draft = openForm('admin', null);
  draft.keep({ title: 'Seminar' });
  expect(openForm('admin', null).id).toBe(draft.id);
  draft.forget();
  expect(openForm('admin', null).id).not.toBe(draft.id);
});

test('keeps the stored picture and tells that the chosen one is missing', () => {
  const picture = { ...storedPicture('https://a.example/1.png'), picked: new Blob(['x']) };
  openForm('admin', 'row').keep({ title: 'Seminar', picture });
  expect(openForm('admin', 'row').restored).toEqual({
    values: { title: 'Seminar', picture: storedPicture('https://a.example/1.png') },
    lacksPicture: true,
  });
});
