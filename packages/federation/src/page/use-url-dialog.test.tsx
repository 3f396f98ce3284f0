import { BrowserRouter } from '@portal/federation/router';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { useLeaveGuard } from '../guard/use-leave-guard.ts';
import { useUrlDialog } from './use-url-dialog.ts';

let dialog: ReturnType<typeof useUrlDialog>;

function Page({ isDirty }: { isDirty: boolean }) {
  dialog = useUrlDialog('form');
  useLeaveGuard(isDirty);
  return null;
}

function renderPage(root: ReturnType<typeof createRoot>, isDirty: boolean) {
  act(() =>
    root.render(
      <BrowserRouter>
        <Page isDirty={isDirty} />
      </BrowserRouter>,
    ),
  );
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  history.replaceState(null, '', '/admin/manage-events');
});

test('closing goes back if the page itself opened the dialog, also over a buffer entry added since', () => {
  const root = createRoot(document.createElement('div'));
  const back = vi.spyOn(history, 'go').mockReturnValue();
  renderPage(root, false);
  act(() => dialog.open('baru'));
  expect(dialog.value).toBe('baru');
  // A save keeps the function of the render in which it began; the leave guard adds its entry meanwhile.
  const { close } = dialog;
  renderPage(root, true);
  act(close);
  expect(back).toHaveBeenCalledExactlyOnceWith(-2);
  act(() => root.unmount());
});

test('closing removes only the parameter if a link opened the dialog', () => {
  history.replaceState(null, '', '/admin/manage-events?q=reuni&form=baru#bagian');
  const root = createRoot(document.createElement('div'));
  renderPage(root, false);
  act(() => dialog.close());
  expect(location.search + location.hash).toBe('?q=reuni#bagian');
  expect(dialog.value).toBeNull();
  act(() => root.unmount());
});

test('opening keeps the other parameters and the hash', () => {
  history.replaceState(null, '', '/kegiatan?waktu=lewat#event-1');
  const root = createRoot(document.createElement('div'));
  renderPage(root, false);
  act(() => dialog.open('2'));
  expect(location.search + location.hash).toBe('?waktu=lewat&form=2#event-1');
  act(() => root.unmount());
});
