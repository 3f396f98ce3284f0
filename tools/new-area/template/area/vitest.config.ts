import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'happy-dom',
    // In a repository of its own they are installed, as TypeScript.
    server: { deps: { inline: [/@portal\//] } },
  },
});
