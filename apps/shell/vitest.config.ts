import { defineConfig } from 'vitest/config';

// A busy machine loads the modules of the frame for seconds.
const patience = { testTimeout: 30_000, expect: { poll: { timeout: 10_000 } } };
// Each file has a window of its own: booting a page leaves listeners on it, and rendering one for Node takes it away.
export default defineConfig({ test: { name: 'shell', environment: 'happy-dom', ...patience } });
