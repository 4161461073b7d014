// Compiles and runs every snippet of the code engine's library with the tools this machine has, and holds the
// output against data/snippets/<group>/expect.txt. `node scripts/check-snippets.mjs [all|language,…] [task,…]`.
// Outputs are compared by their letters and digits only: languages print lists and truth values differently.
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { rolldown } from 'rolldown';
import { inOne, snippets as readLibrary } from './assets/code.mjs';
import { TOOLS } from './snippet-tools.mjs';

const root = new URL('..', import.meta.url).pathname;
const exec = promisify(execFile);
const work = await mkdtemp(join(tmpdir(), 'octet-snippets-'));

/** These need the network or a page, or print what is random or what the folder holds: they are compiled only. */
const COMPILE_ONLY = {
  has: (id) =>
    /^(?:browser|http|tcp|framework|react|pdo|unit-test|cli-password|system-report|iso-date|largest-files|list-folder|sort-race|sudoku-stdin|certificate-expiry|web-crawler|directory-tree|log-macros|singleton-logger|todo-comments|yaml-to-json|secret-santa|draw-names|playing-cards|date-prefix|parallel-downloads|benchmark-two|github-repos|change-extensions|countdown-date|dijkstra-input|curses-snake|monty-hall|access-log-report|json-entries|differing-folders|size-by-extension|timer-context|walk-files|paged-api|csv-compare|async-fetch-retry|regex-rename|todo-counts)(?:-|$)/.test(
      id,
    ),
};

/** These import packages that this repository does not have: they cannot be checked. */
const NEEDS_PACKAGES = /^(?:(?:framework|react)-|parallel-pair$)/;

/** Warnings of newer Java about older Kotlin, not about the snippet. */
const NO_FAULT = /^(?:OpenJDK .* warning: .*|WARNING: .*|Picked up .*)$/gm;

const letters = (text) =>
  text
    .toLowerCase()
    .replaceAll('bool(', ' ')
    .replace(/(\d)\.0(?!\d)/g, '$1')
    .replace(/[^a-z0-9.-]+/g, ' ')
    .trim();

async function has(program) {
  if (!program) return true;
  return exec('which', [program]).then(
    () => true,
    () => false,
  );
}

async function engine() {
  const entry = join(work, 'entry.ts');
  const code = join(root, 'src/engines/code');
  await writeFile(
    entry,
    `export { layOutProgram } from '${code}/snippets/program-layout.ts';\nexport { loadOutlines, loadSnippets } from '${code}/snippets/snippets.ts';\nexport { outlined } from '${code}/snippets/outlined.ts';\nexport { TASKS } from '${code}/tasks/tasks.ts';\n`,
  );
  const bundle = await rolldown({ input: entry, platform: 'node', logLevel: 'silent' });
  await bundle.write({ dir: work, entryFileNames: 'engine.mjs', format: 'esm' });
  return import(join(work, 'engine.mjs'));
}

async function expectations() {
  const expected = new Map();
  const library = join(root, 'src/engines/code/data/snippets');
  for (const group of await readdir(library)) {
    const text = await readFile(join(library, group, 'expect.txt'), 'utf8').catch(() => '');
    for (const part of text.split(/^### /m).slice(1)) {
      const [id, ...lines] = part.split('\n');
      expected.set(id.trim(), letters(lines.join('\n')));
    }
  }
  return expected;
}

async function check(tool, folder, expected) {
  let output = '';
  const steps = expected === null ? (tool.check ? [tool.check] : tool.steps.slice(0, -1)) : tool.steps;
  for (const [program, ...args] of steps) {
    if (program === 'mono' && !(await has('mono'))) return 'compiled';
    try {
      const running = exec(program, args, {
        cwd: folder,
        timeout: 60_000,
        env: { ...process.env, GOFLAGS: '-mod=mod', GO111MODULE: 'off' },
      });
      // A game that asks for input finds its end.
      running.child.stdin.end();
      const done = await running;
      output = done.stdout;
      const told = done.stderr.replace(NO_FAULT, '').trim();
      if (told && program !== 'go' && program !== 'mcs') throw new Error(`wrote to stderr: ${told}`);
    } catch (error) {
      throw new Error(`${program}: ${error.stderr || error.stdout || error.message}`);
    }
  }
  if (expected === null) return 'compiled';
  if (letters(output) !== expected) throw new Error(`expected "${expected}", got "${letters(output)}"`);
  return 'ran';
}

/** Outlines look up what is known to be there, so that an index counts as checked. */
async function checkTypes(folder, noUncheckedIndexedAccess) {
  await symlink(join(root, 'node_modules'), join(work, 'node_modules')).catch(() => {});
  const config = {
    compilerOptions: {
      strict: true,
      target: 'ES2023',
      module: 'NodeNext',
      types: ['node'],
      noEmit: true,
      moduleDetection: 'force',
      noUncheckedIndexedAccess,
    },
    include: ['./**/*.ts'],
  };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config));
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  await exec(join(root, 'node_modules/.bin/tsc'), ['-p', folder]).catch((error) => {
    throw new Error(error.stdout);
  });
}

const [languages, onlyTasks] = process.argv.slice(2);
const { layOutProgram, loadOutlines, loadSnippets, outlined, TASKS } = await engine();
const library = await readLibrary();
const expected = await expectations();
const assets = async () => inOne(library);
const jobs = [];
for (const [language, tool] of Object.entries(TOOLS)) {
  if (languages && languages !== 'all' && !languages.split(',').includes(language)) continue;
  for (const [id, snippet] of await loadSnippets(language, assets)) {
    if (onlyTasks && !onlyTasks.split(',').includes(id)) continue;
    // The outline of a function whose names and conditions are filled in, no program.
    if (/^(?:core|part) /.test(id)) continue;
    jobs.push({ language, tool, id, snippet });
  }
  for (const id of (await loadOutlines(assets)).keys()) {
    if (onlyTasks && !onlyTasks.split(',').includes(id)) continue;
    const task = TASKS.find((known) => known.id === id);
    if (!task || (await loadSnippets(language, assets)).has(id)) continue;
    const snippet = await outlined(task, language, '', assets);
    if (snippet) jobs.push({ language, tool, id, snippet, isOutline: true });
  }
}

const counts = {};
const failures = [];
const missingTools = new Set();
for (const tool of new Set(jobs.map((job) => job.tool)))
  if (!(await has(tool.needs))) missingTools.add(tool.needs);

/** The example is a comment: its tables come before the query, what shows the effect after it. */
const tried = ({ definition, example }) => {
  const [before, after = ''] = /^CREATE TABLE/.test(example) ? example.split('-- Then:\n') : ['', example];
  return [before, definition, after].join('\n');
};

async function worker() {
  for (let job = jobs.shift(); job; job = jobs.shift()) {
    const { language, tool, id, snippet, isOutline } = job;
    const task = TASKS.find((known) => known.id === id);
    if (!task) failures.push(`${language} ${id}: not in the task table`);
    if (!expected.has(id) && !COMPILE_ONLY.has(id)) failures.push(`${language} ${id}: nothing expected`);
    const plain = { definition: standard(snippet.definition), example: standard(snippet.example) };
    if (/script$|^rust$/.test(language) && NEEDS_PACKAGES.test(id)) continue;
    const file = join(work, isOutline ? `${language}-outlines` : language, id, tool.file);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(
      file,
      language === 'sql'
        ? tried(plain)
        : layOutProgram({ language, snippet: plain, summary: task?.summary ?? '', withExample: true }),
    );
    counts[language] ??= { ran: 0, compiled: 0, unchecked: 0 };
    if (missingTools.has(tool.needs)) {
      counts[language].unchecked++;
      continue;
    }
    if (language === 'typescript') continue;
    try {
      counts[language][
        await check(
          tool,
          dirname(file),
          COMPILE_ONLY.has(id) ||
            (id === 'password' && /^(?:bash|python|typescript|javascript)$/.test(language))
            ? null
            : expected.get(id),
        )
      ]++;
    } catch (error) {
      failures.push(`${language} ${id}: ${error.message}`);
    }
  }
}

const standard = (text) =>
  text
    .replace(/^.*\{\{if:[a-z]+\}\}\n?/gm, '')
    .replace(/\{\{(?:when|no):[a-z]+\}\}/g, '')
    .replace(/\{\{[a-z]+:([^{}]*)\}\}/g, '$1');

await Promise.all([worker(), worker()]);
if (counts.typescript) {
  for (const folder of ['typescript', 'typescript-outlines']) {
    const programs = await readdir(join(work, folder)).catch(() => []);
    if (programs.length === 0) continue;
    try {
      await checkTypes(join(work, folder), folder === 'typescript');
      counts.typescript.compiled += programs.length;
    } catch (error) {
      failures.push(`typescript: ${error.message}`);
    }
  }
}
await rm(work, { recursive: true, force: true });
for (const [language, count] of Object.entries(counts)) console.log(language, JSON.stringify(count));
for (const failure of failures) console.error(`✗ ${failure}`);
process.exitCode = failures.length > 0 ? 1 : 0;
