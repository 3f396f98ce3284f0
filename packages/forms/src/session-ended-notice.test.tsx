import { ApiError, type ApiErrorKind } from '@portal/api';
import { sessionKey } from '@portal/api/storage-keys';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SessionEndedNotice } from './session-ended-notice.tsx';
import { useVersionedSave } from './use-versioned-save.ts';

let save: (title: string) => Promise<unknown>;
let kind: ApiErrorKind | null;

function SavedForm() {
  const { save: store, failure } = useVersionedSave<{ title: string }>({
    write: async () => {
      if (kind) throw new ApiError('Tidak tersimpan', { kind, code: '', status: 401 });
    },
    read: async () => null,
    labels: { title: 'Judul' },
  });
  save = (title) => store({ base: { title: '' }, mine: { title }, stored: null });
  return <SessionEndedNotice error={failure} />;
}

let root: ReturnType<typeof createRoot>;
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<SavedForm />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const saveWith = (failing: ApiErrorKind | null) => {
  kind = failing;
  return act(async () => void (await save('Rapat')));
};
const ways = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent);

test('a save that the session was too old for offers to sign in beside the form, until a save succeeds', async () => {
  await saveWith('server');
  expect(ways()).toEqual([]);
  await saveWith('session-expired');
  expect(ways()).toEqual(['Masuk']);
  expect(document.querySelector('[role="alert"]')?.textContent).toContain('kembali ke isian ini');
  await saveWith(null);
  expect(ways()).toEqual([]);
});

test('to sign in ends the session of this browser, and the drafts stay', async () => {
  const session = { access_token: 'token', expires_at: 4e9, user: { id: 'budi' } };
  localStorage.setItem(sessionKey, JSON.stringify(session));
  sessionStorage.setItem('draft', 'x');
  await saveWith('session-expired');
  await act(async () => document.querySelector('button')?.click());
  expect(localStorage.getItem(sessionKey)).toBeNull();
  expect(sessionStorage.getItem('draft')).toBe('x');
});
