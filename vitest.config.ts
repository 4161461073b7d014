import { defineConfig } from 'vitest/config';
import { lean } from './scripts/lean.mjs';

export default defineConfig({
  // conf must write through our own writer in tests as in the build.
  plugins: [lean],
  test: {
    server: { deps: { inline: ['conf'] } },
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/support/one-temporary-folder.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    pool: 'forks',
    maxWorkers: 2,
    reporters: ['default'],
  },
});
