import type { Session } from '@portal/auth/session';
import { sessionAtom } from '@portal/auth/session';
import { act, cleanup, renderHook } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepDraft, newRowId } from './draft-store.ts';
import { useDraft, useKeptDrafts } from './use-draft.ts';

interface Training {
  name: string;
  issuer: string;
}

const first: Training = { name: 'Ahli K3', issuer: 'Kemnaker' };
const second: Training = { name: 'Ahli Energi', issuer: 'BNSP' };

function signInAs(id: string) {
  const user = { id, email: `${id}@a.example`, fullName: id, avatarUrl: null };
  const session: Session = { status: 'alumni', user };
  getDefaultStore().set(sessionAtom, session);
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  signInAs('budi');
});

afterEach(cleanup);

interface Row {
  id: string;
  stored: Training | undefined;
}

/** A form as a library holds it: it starts with what is stored, and reports every change. */
function openForm(row: Row) {
  let shown = row.stored;
  const form = {
    read: () => shown ?? { name: '', issuer: '' },
    fill: (values: Training) => {
      shown = values;
    },
  };
  const { result, rerender, unmount } = renderHook(
    ({ id, stored }: Row) => useDraft({ kind: 'pelatihan', id, isNew: false, stored, form }),
    { initialProps: row },
  );
  return {
    shown: () => shown,
    draft: () => result.current,
    type: (change: Partial<Training>) =>
      act(() => {
        shown = { ...form.read(), ...change };
        result.current.keep(shown);
      }),
    show: rerender,
    close: unmount,
  };
}

test('an entry shows its own unsaved changes only, and keeps them while another entry is open', () => {
  const form = openForm({ id: 'first', stored: first });
  form.type({ issuer: 'Diketik di entri pertama' });
  form.show({ id: 'second', stored: second });
  expect(form.shown()).toEqual(second);
  form.type({ name: 'Diketik di entri kedua' });
  form.show({ id: 'first', stored: first });
  expect(form.shown()).toEqual({ ...first, issuer: 'Diketik di entri pertama' });
  form.close();

  const again = openForm({ id: 'second', stored: second });
  expect(again.shown()).toEqual({ ...second, name: 'Diketik di entri kedua' });
  expect(again.draft().isRestored).toBe(true);
});

test('a change that belongs to the row before is not kept for the row after', () => {
  const form = openForm({ id: 'first', stored: first });
  form.show({ id: 'second', stored: undefined });
  form.type({ name: 'Terlambat' });
  form.close();
  expect(openForm({ id: 'second', stored: second }).shown()).toEqual(second);
});

test('the draft of one account is not shown to another', () => {
  const form = openForm({ id: 'first', stored: first });
  form.type({ issuer: 'BNSP' });
  form.close();
  signInAs('siti');
  expect(openForm({ id: 'first', stored: first }).shown()).toEqual(first);
});

test('restores the changed fields alone, over what was saved elsewhere meanwhile', () => {
  const form = openForm({ id: 'first', stored: first });
  form.type({ issuer: 'BNSP' });
  form.close();
  const again = openForm({ id: 'first', stored: undefined });
  expect(again.draft().isRestored).toBe(false);
  again.show({ id: 'first', stored: { name: 'Diganti', issuer: 'Diganti' } });
  expect(again.shown()).toEqual({ name: 'Diganti', issuer: 'BNSP' });
  expect(again.draft().base()).toEqual({ name: 'Diganti', issuer: 'Kemnaker' });
});

test('restores no value that the form cannot show', () => {
  const form = openForm({ id: 'first', stored: first });
  form.type({ issuer: 'BNSP' });
  form.close();
  const [name = ''] = Object.keys(sessionStorage);
  const kept = JSON.parse(sessionStorage.getItem(name) ?? '');
  sessionStorage.setItem(name, JSON.stringify({ ...kept, values: { issuer: 5, level: 'x' } }));
  expect(openForm({ id: 'first', stored: first }).shown()).toEqual(first);
});

test('has nothing unsaved once everything typed is undone', () => {
  const form = openForm({ id: 'first', stored: first });
  form.type({ issuer: 'BNSP' });
  expect(form.draft().isDirty).toBe(true);
  form.type({ issuer: 'Kemnaker' });
  expect(form.draft().isDirty).toBe(false);
  expect(form.draft().isKept()).toBe(false);
});

test('an untouched form follows what is stored, a touched one keeps what was typed', () => {
  const form = openForm({ id: 'first', stored: first });
  form.show({ id: 'first', stored: second });
  expect(form.shown()).toEqual(second);
  form.type({ issuer: 'LSP' });
  form.show({ id: 'first', stored: first });
  expect(form.shown()).toEqual({ ...second, issuer: 'LSP' });
  act(() => form.draft().discard());
  expect(form.shown()).toEqual(first);
  expect(form.draft().isDirty).toBe(false);
});

test('what is typed while a slow save is under way stays and counts as unsaved', () => {
  const form = openForm({ id: 'first', stored: first });
  form.type({ issuer: 'BNSP' });
  const sent = { ...first, issuer: 'BNSP' };
  form.type({ name: 'Ditulis sambil menunggu' });
  act(() => form.draft().settle({ name: 'Ahli K3', issuer: 'BNSP' }, sent));
  expect(form.shown()).toEqual({ name: 'Ditulis sambil menunggu', issuer: 'BNSP' });
  expect(form.draft().isDirty).toBe(true);
  form.type({ name: 'Ahli K3' });
  expect(form.draft().isDirty).toBe(false);
});

test('a list knows which of its entries have unsaved changes', () => {
  const list = renderHook(() => useKeptDrafts('pelatihan'));
  const form = openForm({ id: 'first', stored: first });
  form.type({ issuer: 'BNSP' });
  expect(list.result.current.map(({ id }) => id)).toEqual(['first']);
  act(() => form.draft().forget());
  expect(list.result.current).toEqual([]);
  expect(newRowId('budi', 'pelatihan')).not.toBe('first');
});

test('a draft that moves to another row stays in the form, and its former row has none', () => {
  const form = openForm({ id: 'first', stored: first });
  form.type({ issuer: 'BNSP' });
  act(() => form.draft().moveTo('second'));
  form.show({ id: 'second', stored: first });
  expect(form.shown()).toEqual({ ...first, issuer: 'BNSP' });
  expect(form.draft().isDirty).toBe(true);
  expect(form.draft().isRestored).toBe(false);
  form.close();
  expect(openForm({ id: 'first', stored: first }).shown()).toEqual(first);
});

test('restores what was emptied, and says which row has lost a chosen file', () => {
  const base = { name: 'Ahli K3', issuer: null };
  const key = { ownerId: 'budi', kind: 'pelatihan', id: 'first' };
  keepDraft(key, { isNew: false, base, values: { name: null, issuer: new Blob() } });
  const form = openForm({ id: 'first', stored: { name: 'Ahli K3', issuer: '' } });
  expect(form.shown()).toEqual({ name: null, issuer: null });
  expect([form.draft().isRestored, form.draft().lacksFile]).toEqual([true, true]);
  form.show({ id: 'second', stored: second });
  expect([form.draft().isRestored, form.draft().isDirty]).toEqual([false, false]);
  form.close();
  const plain = openForm({ id: 'second', stored: second });
  expect([plain.draft().lacksFile, plain.draft().isKept()]).toEqual([false, false]);
  act(() => plain.draft().moveTo('third'));
  expect(plain.draft().isKept()).toBe(false);
});

test('before the row is read, nothing is discarded, and the form is its own base', () => {
  const form = openForm({ id: 'first', stored: undefined });
  act(() => form.draft().discard());
  expect(form.shown()).toBeUndefined();
  expect(form.draft().base()).toEqual({ name: '', issuer: '' });
});
