import { BrowserRouter } from '@portal/federation/router';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useUrlDialog } from './use-url-dialog.ts';
import { useUrlParams } from './use-url-params.ts';

let url: ReturnType<typeof useUrlParams>;
let dialog: ReturnType<typeof useUrlDialog>;
let root: Root;

function Page() {
  url = useUrlParams();
  dialog = useUrlDialog('form');
  return null;
}

function openPage(path: string) {
  history.replaceState(null, '', path);
  root = createRoot(document.createElement('div'));
  act(() =>
    root.render(
      <BrowserRouter>
        <Page />
      </BrowserRouter>,
    ),
  );
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => act(() => root.unmount()));

test('a delayed search keeps the dialog that was opened meanwhile, and closing it still goes back', () => {
  openPage('/admin/manage-events?status=pending');
  const { change } = url;
  act(() => dialog.open('baru'));
  act(() => change({ q: 'rapat', halaman: null }, { replace: true }));
  expect(location.search).toBe('?status=pending&form=baru&q=rapat');
  const back = vi.spyOn(history, 'go').mockReturnValue();
  act(() => dialog.close());
  expect(back).toHaveBeenCalledExactlyOnceWith(-1);
});

test('a dialog that opens keeps the search that was written meanwhile', () => {
  openPage('/admin/manage-events');
  const { open } = dialog;
  act(() => url.change({ q: 'rapat' }, { replace: true }));
  act(() => open('baru'));
  expect(location.search).toBe('?q=rapat&form=baru');
});

test('a change keeps the hash unless it belongs to the former list', () => {
  openPage('/lowongan?q=gardu#job-1');
  act(() => url.change({ tampil: '20' }));
  expect(location.search + location.hash).toBe('?q=gardu&tampil=20#job-1');
  act(() => url.change({ q: null }, { dropsHash: true }));
  expect(location.search + location.hash).toBe('?tampil=20');
});
