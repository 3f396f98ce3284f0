import { defineApp } from '@portal/federation';
import { defineArea } from '@portal/federation/contract';
import { BrowserRouter } from '@portal/federation/router';
import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test } from 'vitest';
import MailLinkPage from './mail-link-page.tsx';

const area = defineArea({
  title: 'Situs',
  routes: [{ path: '/tautan', page: 'link', access: 'public', title: 'Tautan Email' }],
});
const App = defineApp(area, { link: async () => ({ default: MailLinkPage }) });

afterEach(cleanup);

function open(hash: string) {
  history.replaceState(null, '', `/tautan${hash}`);
  render(
    <BrowserRouter>
      <Suspense>
        <App />
      </Suspense>
    </BrowserRouter>,
  );
}

test('says before a confirmation whose password it keeps, and lets an owner who did not register end that one', async () => {
  open('#signup=3a');
  expect(await screen.findByText(/hanya jika Anda sendiri yang mendaftar/)).toBeTruthy();
  expect(screen.getByText(/password yang dibuat saat mendaftar/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Bukan saya' })).toBeTruthy();
});

test('asks the owner of an e-mail, to which an account would change, whether they asked for it', async () => {
  open('#email_change=3a');
  expect(await screen.findByText(/hanya jika Anda sendiri yang meminta/)).toBeTruthy();
  expect(screen.getByText(/alamat Anda tidak dipakai untuk akun orang lain/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Bukan saya' })).toBeTruthy();
});

test('asks nobody who opens the link of another mail whether they registered', async () => {
  open('#recovery=3a');
  expect(await screen.findByRole('button', { name: 'Lanjutkan' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Bukan saya' })).toBeNull();
});
