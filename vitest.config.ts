import { defineConfig } from 'vitest/config';
import { lean } from './scripts/lean.mjs';

/** These change what a whole process shares (flags, signals, memory, the module cache), so each file gets its own. */
const ALONE = [
  'test/e2e/**/*.test.ts',
  'test/docs/**/*.test.ts',
  'test/fuzz/**/*.test.ts',
  'test/page/**/*.test.ts',
  'test/queue/**/*.test.ts',
  'test/service/workers/**/*.test.ts',
  'test/service/store/**/*.test.ts',
  'test/commands/tour/**/*.test.ts',
  'test/start/**/*.test.ts',
  // Needs engines that have not loaded their assets yet.
  'test/service/http/paths.test.ts',
  // Counts the open sockets of the process.
  'test/service/webhooks/delivery.test.ts',
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
  // On CI's shared machine one pause must not fail a run; the report names tests that needed a second attempt.
  retry: process.env.OCTET_TEST_REQUIRE === undefined ? 0 : 1,
};

export default defineConfig({
  test: {
    maxWorkers: 2,
    reporters: ['default'],
    projects: [
      { ...shared, test: { ...common, name: 'alone', include: ALONE } },
      {
        ...shared,
        test: { ...common, name: 'together', include: ['test/**/*.test.ts'], exclude: ALONE, isolate: false },
      },
    ],
  },
});
