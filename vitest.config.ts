import { defineConfig } from 'vitest/config';
import { lean } from './scripts/lean.mjs';

/** These change what a whole process shares (flags, signals, memory, the module cache), so each file gets its own. */
const ALONE = [
  'test/e2e/**',
  'test/docs/**',
  'test/fuzz/**',
  'test/page/**',
  'test/queue/**',
  'test/engines/**',
  'test/service/workers/**',
  'test/service/store/**',
  'test/commands/tour/**',
  'test/start/**',
];
const shared = {
  // conf must write through our own writer in tests as in the build.
  plugins: [lean],
};
const common = {
  server: { deps: { inline: ['conf'] } },
  globalSetup: ['test/support/one-temporary-folder.ts'],
  // A busy machine is ten times slower; a test that hangs is still found.
  testTimeout: 90_000,
  hookTimeout: 120_000,
  pool: 'forks' as const,
};

export default defineConfig({
  test: {
    maxWorkers: 2,
    reporters: ['default'],
    projects: [
      { ...shared, test: { ...common, name: 'alone', include: ALONE.map((path) => `${path}/*.test.ts`) } },
      {
        ...shared,
        test: { ...common, name: 'together', include: ['test/**/*.test.ts'], exclude: ALONE, isolate: false },
      },
    ],
  },
});
