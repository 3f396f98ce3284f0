import { defineConfig } from 'vitest/config';

// The tests of the template run where it has become an area.
export default defineConfig({ test: { include: ['test/*.test.ts'] } });
