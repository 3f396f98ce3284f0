import { defineConfig } from 'vitest/config';

// Each file has a window of its own: booting a page leaves listeners on it, and rendering one for Node takes it away.
export default defineConfig({
  test: {
    name: 'shell',
    environment: 'happy-dom',
    testTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
