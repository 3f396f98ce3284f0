import { defineConfig } from 'vitest/config';

// Files of one worker share its modules: loading React for each file takes longer than the tests.
// What is waited for may be the first to load the client of the session.
const expect = { poll: { timeout: 3000 } };
export default defineConfig({ test: { environment: 'happy-dom', isolate: false, expect } });
