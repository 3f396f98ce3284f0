import { configureBackend } from '@portal/api/client';
import { afterAll, vi } from 'vitest';

// Files of one worker share modules and window, so all have the same service, and each leaves the rest as it found it.
configureBackend({ url: 'https://portal.example', publishableKey: 'key' });

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  // What listens believes the last event, not the browser.
  window.dispatchEvent(new Event('online'));
  localStorage.clear();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});
