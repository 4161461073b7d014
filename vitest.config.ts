import { defineConfig } from 'vitest/config';
import { lean } from './scripts/lean.mjs';
import { builtSources } from './test/support/built-sources.ts';
import { MixedSequence, WORKERS } from './test/support/mixed-sequence.ts';

// Every Node that a test starts would read these certificates first, which takes longer than its own start.
delete process.env.NODE_EXTRA_CA_CERTS;

/** These change or count what a whole process shares (flags, sockets, loaded modules), so each file gets its own. */
const ALONE = [
  'test/service/workers/**/*.test.ts',
  'test/start/**/*.test.ts',
  // Needs engines that have not loaded their assets yet.
  'test/service/http/paths.test.ts',
  // Counts the open sockets of the process.
  'test/service/webhooks/delivery.test.ts',
];
/** Left out of `npm run test:fast`: these take most of the time, and a change rarely breaks them alone. */
const THOROUGH = [
  // They start the built command, a browser, PostgreSQL or the tour.
  'test/{e2e,docs,page,queue}/**',
  'test/commands/tour/**',
  // They read hundreds of hostile texts.
  'test/fuzz/**',
  // They damage databases, and kill who writes them.
  'test/service/store/**',
  // They paint, compose and render.
  'test/engines/**',
  // They run every command, or the whole package.
  'test/commands/bad-options.test.ts',
  'test/commands/unreadable-replies.test.ts',
  'test/commands/webhook/examples.test.ts',
  'test/commands/completion/completion.test.ts',
  'test/package.test.ts',
  'test/service/http/{clients.matrix,clients}.test.ts',
  'test/mcp/{http,tools}.test.ts',
  // They kill processes, or let twenty of them write at once.
  'test/client/download.test.ts',
  'test/config/store.test.ts',
  'test/files/{atomic,install,json-lines,lock,project}.test.ts',
  'test/ledger/compaction.test.ts',
  // They go through hundreds of cases, or through megabytes.
  'test/budget/{max-credits,token-estimate}.test.ts',
  'test/client/{hostile-replies,silence,sse,transport}.test.ts',
  'test/commands/batch/batch.test.ts',
  'test/commands/jobs/verbs.test.ts',
  'test/commands/serve/serve.test.ts',
  'test/input/listed-names.test.ts',
  'test/ledger/hostile-files.test.ts',
  'test/output/print-list.test.ts',
  'test/service/http/front-door.test.ts',
  'test/terminal/linear.test.ts',
  'test/terminal/markdown/{highlight,renderer}.test.ts',
];
const shared = {
  // conf must write through our own writer in tests as in the build.
  plugins: [lean, builtSources()],
};
const common = {
  server: { deps: { inline: ['conf'] } },
  globalSetup: ['test/support/one-temporary-folder.ts', 'test/support/built-sources.ts'],
  // A busy machine is ten times slower; a test that hangs is still found.
  testTimeout: 90_000,
  expect: { poll: { timeout: 30_000 } },
  hookTimeout: 120_000,
  pool: 'forks' as const,
  execArgv: [
    // A worker lives for a hundred files; small spaces would be cleared all the time.
    '--max-semi-space-size=64',
    '--min-semi-space-size=64',
    '--initial-old-space-size=1200',
    // The processors are busy with other workers: threads of V8 would only take turns with them.
    '--single-threaded',
    // V8 optimises what has run through so many bytes of code; four times fewer functions are worth that here.
    '--interrupt-budget=500000',
  ],
  // On CI's shared machine one pause must not fail a run; the report names tests that needed a second attempt.
  retry: process.env.OCTET_TEST_REQUIRE === undefined ? 0 : 1,
};

export default defineConfig(({ mode }) => {
  const exclude = mode === 'fast' ? [...ALONE, ...THOROUGH] : ALONE;
  return {
    test: {
      // Of three files one usually waits: for a timer, a program, PostgreSQL or the browser.
      maxWorkers: WORKERS,
      sequence: { sequencer: MixedSequence },
      reporters: ['default'],
      projects: [
        { ...shared, test: { ...common, name: 'alone', include: ALONE } },
        {
          ...shared,
          test: { ...common, name: 'together', include: ['test/**/*.test.ts'], exclude, isolate: false },
        },
      ],
    },
  };
});
