import { defineConfig } from 'vitest/config';

// Each file has modules of its own: what one configures (the backend, being offline) would reach the next in the same worker.
export default defineConfig({ test: { environment: 'happy-dom' } });
