import { configureBackend } from '@portal/api/client';
import { unreadNotificationCountQuery } from '@portal/api/notification';
import { createQueryClient, QueryClientProvider } from '@portal/api/query';
import { sessionAtom } from '@portal/auth/session';
import { BrowserRouter, setKnownRoutes } from '@portal/federation/router';
import { createStore, Provider } from 'jotai';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { SignedInControls } from './signed-in-controls.tsx';

const user = { id: 'budi', email: '', fullName: 'Budi', avatarUrl: null };

test('the unread count is read every minute while the page is visible', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  configureBackend(null);
  setKnownRoutes([{ path: '/notifications', access: 'member', purpose: 'notifications' }]);
  const store = createStore();
  store.set(sessionAtom, { status: 'alumni', user });
  const cache = createQueryClient({ onError: () => {} });
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <Provider store={store}>
      <QueryClientProvider client={cache}>
        <BrowserRouter>
          <SignedInControls />
        </BrowserRouter>
      </QueryClientProvider>
    </Provider>,
  );
  const { queryKey } = unreadNotificationCountQuery(user.id);
  const reads = () => cache.getQueryState(queryKey)?.dataUpdateCount ?? 0;
  await expect.poll(reads).toBeGreaterThan(0);
  const first = reads();
  await vi.advanceTimersByTimeAsync(60_000);
  await expect.poll(reads).toBe(first + 1);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(120_000);
  expect(reads()).toBe(first + 1);
});
