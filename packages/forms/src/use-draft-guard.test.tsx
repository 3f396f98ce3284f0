import { requestNavigation } from '@portal/federation';
import { BrowserRouter, Link } from '@portal/federation/router';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetDraft, keepDraft } from './draft-store.ts';
import { useDraftGuard } from './use-draft-guard.tsx';

const key = { ownerId: 'budi', kind: 'pengaturan', id: 'hero' };
const drafts = [key];

/** The list of drafts stays as it was rendered: it follows a save a moment later. */
function Page() {
  const { question } = useDraftGuard(drafts);
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
