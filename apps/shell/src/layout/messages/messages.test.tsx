import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { find, open, press } from '../../../test/open-app.tsx';
import { endTask } from '../../end-task.ts';
import { askToChange } from '../../session/ask-to-change.tsx';
import { RegistryUnavailablePage } from './registry-unavailable-page.tsx';
import { RootBoundary } from './root-boundary.tsx';

vi.mock('@module-federation/enhanced/runtime', () => import('../../prerender/loaded-areas.ts'));

function Broken(): never {
  throw new Error('Rusak');
}

test.each([
  [
    <RegistryUnavailablePage key="a" />,
    'Portal sedang tidak dapat dibukaDaftar halaman portal tidak dapat dimuat. Muat ulang halaman ini sebentar lagi.Muat ulang halaman',
  ],
  [
    <RootBoundary key="b">
      <Broken />
    </RootBoundary>,
    'Unexpected Application Error!Portal tidak dapat ditampilkan. Muat ulang halaman ini. Draf yang tersimpan di browser ini tetap ada.Muat ulang halaman',
  ],
  [<RootBoundary key="c">Isi</RootBoundary>, 'Isi'],
])('the last resort says what can be done', async (element, text) => {
  await open('/');
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(element));
  expect(document.body.lastElementChild?.textContent).toBe(text);
  await act(async () => root.unmount());
});

test.each([
  ['dialog footer button', false],
  ['dialog footer button + button', true],
  ['dialog [aria-label^="Tutup"]', false],
])('a link of another account asks whether to change: %s', async (button, isChange) => {
  await open('/');
  let answer: boolean | undefined;
  await act(async () => {
    void askToChange('Budi', 'Siti').then((it) => {
      answer = it;
    });
  });
  expect(find('dialog').textContent).toContain(
    'Anda sedang masuk sebagai Budi. Tautan yang Anda buka milik Siti.Ganti akun hanya jika akun itu milik Anda.',
  );
  await press(button);
  expect(answer).toBe(isChange);
  expect(document.querySelector('dialog')).toBeNull();
});

test('a task ends so that what waits for it runs first', async () => {
  const ran: string[] = [];
  setTimeout(() => ran.push('waiting'));
  await endTask();
  expect(ran).toEqual(['waiting']);
});
