import { BrowserRouter } from '@portal/federation/router';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { useAddressDialog } from './use-address-dialog.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

let dialog: ReturnType<typeof useAddressDialog>;

function Page({ isDirty }: { isDirty: boolean }) {
  dialog = useAddressDialog('form');
  useLeaveGuard(isDirty);
  return null;
}

function draw(root: ReturnType<typeof createRoot>, isDirty: boolean) {
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

test('closing goes back where the page itself opened the dialog, also over an entry doubled since', () => {
  const root = createRoot(document.createElement('div'));
  const back = vi.spyOn(history, 'go').mockReturnValue();
  draw(root, false);
  act(() => dialog.open('baru'));
  expect(dialog.value).toBe('baru');
  // A save keeps what was drawn when it began; the entry is doubled while it waits.
  const { close } = dialog;
  draw(root, true);
  act(close);
  expect(back).toHaveBeenCalledExactlyOnceWith(-2);
  act(() => root.unmount());
});

test('closing takes the parameter away where a link opened the dialog', () => {
  history.replaceState(null, '', '/admin/manage-events?q=reuni&form=baru');
  const root = createRoot(document.createElement('div'));
  draw(root, false);
  act(() => dialog.close());
  expect(location.search).toBe('?q=reuni');
  expect(dialog.value).toBeNull();
  act(() => root.unmount());
});
