import { defineConfig } from 'vitest/config';

// A busy machine loads the modules of a page for seconds.
const patience = { testTimeout: 30_000, expect: { poll: { timeout: 10_000 } } };
// Files of one worker share its modules: loading React for each file takes longer than the tests.
export default defineConfig({ test: { environment: 'happy-dom', isolate: false, ...patience } });
