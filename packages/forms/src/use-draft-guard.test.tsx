import { requestNavigation } from '@portal/federation';
import { BrowserRouter, Link } from '@portal/federation/router';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetDraft, keepDraft, readDraft } from './draft-store.ts';
import { useDraftGuard } from './use-draft-guard.tsx';

const key = { ownerId: 'budi', kind: 'pengaturan', id: 'hero' };
const drafts = [key];

/** The list of drafts stays as it was rendered: it follows a save a moment later. */
function Page({ kept = drafts }: { kept?: typeof drafts }) {
  const { question } = useDraftGuard(kept);
  return (
    <>
      <Link to="/admin/manage-organization">Organisasi</Link>
      {question}
    </>
  );
}

const question = () => screen.queryByText('Perubahan belum disimpan');
const closing = () => new Event('beforeunload', { cancelable: true });

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/admin/site-settings');
  keepDraft(key, { isNew: false, base: { alt: '' }, values: { alt: 'Aula' } });
  render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  );
});
afterEach(cleanup);

test('while something is unsaved, a link, a requested navigation and closing the tab ask for confirmation', () => {
  fireEvent.click(screen.getByRole('link'));
  expect(question()).not.toBeNull();
  const navigate = vi.fn();
  requestNavigation(navigate);
  expect(navigate).not.toHaveBeenCalled();
  expect(window.dispatchEvent(closing())).toBe(false);
});

test('a draft that was just saved no longer asks, although the page still shows it as unsaved', () => {
  forgetDraft(key);
  const navigate = vi.fn();
  requestNavigation(navigate);
  expect(navigate).toHaveBeenCalledOnce();
  expect(window.dispatchEvent(closing())).toBe(true);
  fireEvent.click(screen.getByRole('link'));
  expect(question()).toBeNull();
  expect(location.pathname).toBe('/admin/manage-organization');
});

test('who stays keeps the draft; who leaves forgets it and arrives where they wanted to go', () => {
  fireEvent.click(screen.getByRole('link'));
  fireEvent.click(screen.getByRole('button', { name: 'Tetap di halaman ini' }));
  expect(question()).toBeNull();
  expect(readDraft(key)).not.toBeNull();
  fireEvent.click(screen.getByRole('link'));
  fireEvent.click(screen.getByRole('button', { name: 'Tinggalkan tanpa menyimpan' }));
  expect(readDraft(key)).toBeNull();
  expect(location.pathname).toBe('/admin/manage-organization');
});

test('a page without drafts takes no step of its own in the history', () => {
  cleanup();
  history.replaceState(null, '', '/admin/site-settings');
  const steps = history.length;
  render(
    <BrowserRouter>
      <Page kept={[]} />
    </BrowserRouter>,
  );
  expect(history.length).toBe(steps);
  expect(history.state?.usr).toBeUndefined();
  fireEvent.click(screen.getByRole('link'));
  expect(question()).toBeNull();
  expect(location.pathname).toBe('/admin/manage-organization');
});
