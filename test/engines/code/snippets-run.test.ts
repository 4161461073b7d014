import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Database } from 'node-sqlite3-wasm';
import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { withTree } from '../../../src/engines/code/languages/syntax-tree.ts';
import { declaredNames, isScript } from '../../../src/engines/code/snippets/global-names.ts';
import { fillParameters } from '../../../src/engines/code/snippets/parameters.ts';
import { layOutProgram } from '../../../src/engines/code/snippets/program-layout.ts';
import {
  loadSnippets,
  SNIPPET_LANGUAGES,
  type Snippet,
} from '../../../src/engines/code/snippets/snippets.ts';
import { TASKS } from '../../../src/engines/code/tasks/tasks.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();
const LIBRARY = fileURLToPath(new URL('../../../src/engines/code/data/snippets/', import.meta.url));

const expected = new Map(
  readdirSync(LIBRARY)
    .filter((group) => group !== 'web')
    .flatMap((group) =>
      readFileSync(join(LIBRARY, group, 'expect.txt'), 'utf8')
        .split(/^### /m)
        .slice(1)
        .map((part) => [part.slice(0, part.indexOf('\n')).trim(), part.slice(part.indexOf('\n'))] as const),
    ),
);

/** Languages print lists and truth values differently: only letters and digits are compared. */
const letters = (text: string): string =>
  text
    .toLowerCase()
    .replace(/(\d)\.0(?!\d)/g, '$1')
    .replace(/[^a-z0-9.-]+/g, ' ')
    .trim();

/** The example is a comment: its tables come before the query, what shows the effect after it. */
function tried({ definition, example }: Snippet): string {
  const [before = '', after = ''] = /^CREATE TABLE/.test(example)
    ? example.split('-- Then:\n')
    : ['', example];
  return [before, definition, after].join('\n');
}

async function programs(language: string, only: (id: string) => boolean = () => true) {
  const found: { id: string; code: string }[] = [];
  for (const [id, snippet] of await loadSnippets(language, tools.assets)) {
    const task = TASKS.find((known) => known.id === id);
    if (!task || !only(id)) continue;
    const text = `${snippet.definition}\n\u0000\n${snippet.example}`;
    const [definition = '', example = ''] = fillParameters(text, '', task).text.split(/\n?\u0000\n/);
    const code = layOutProgram({
      language,
      snippet: { definition, example },
      summary: task.summary,
      withExample: true,
    });
    found.push({ id, code: language === 'sql' ? tried({ definition, example }) : code });
  }
  return found;
}

const has = (program: string): boolean => spawnSync(program, ['--version']).status === 0;

/** One process runs all programs, each in a folder of its own, and marks where each begins. */
function outputs(command: string, args: readonly string[], script: string): Map<string, string> {
  const cwd = mkdtempSync(join(tmpdir(), 'octet-snippets-'));
  const text = execFileSync(command, [...args, script], { cwd, encoding: 'utf8', maxBuffer: 1e8 });
  return new Map(
    text
      .split(/^@@ /m)
      .slice(1)
      .map((part) => [part.slice(0, part.indexOf('\n')), letters(part.slice(part.indexOf('\n')))]),
  );
}

const NEEDS_NETWORK = /^(?:http|tcp|framework|pdo)-/;

test.runIf(process.platform === 'linux' && has('bash'))(
  'every Bash program prints what it should',
  async () => {
    const all = await programs('bash', (id) => !NEEDS_NETWORK.test(id) && !RANDOM.test(id));
    const script = all
      .map(
        ({ id, code }) =>
          `echo '@@ ${id}'; mkdir -p ${id}; (cd ${id}; touch main.sh; bash -c ${quoted(code)})`,
      )
      .join('\n');
    // Some end with a status of their own, and any of them may be the last.
    const printed = outputs('bash', ['-c'], `${script}\ntrue`);
    expect(Object.fromEntries(printed)).toEqual(
      Object.fromEntries(all.map(({ id }) => [id, letters(expected.get(id) ?? '')])),
    );
    expect(all.length).toBeGreaterThanOrEqual(55);
  },
);

const USES_TIMER = /^(?:debounce|throttle-trailing)/;
/** They print something else each time, need a terminal or a file, or end with a status of their own. */
const RANDOM =
  /^(?:cli-password|system-report|list-users|time-greeting|iso-date|password|countdown-date|monty-hall|curses-snake|access-log-report|json-entries|differing-folders|photo-names|timer-context)$/;

/** Without arguments they say how they are used, and end. */
const NEEDS_ARGUMENTS = /sys\.exit\(f?"usage:|add_argument\("(?!-)(?![^)]*nargs)/;

const quoted = (code: string): string => `'${code.replaceAll("'", "'\\''")}'`;

test.runIf(has('python3'))('every Python program prints what it should', async () => {
  // The output of a timer comes too late here.
  const found = await programs(
    'python',
    (id) => !NEEDS_NETWORK.test(id) && !USES_TIMER.test(id) && !RANDOM.test(id),
  );
  const all = found.filter(({ code }) => !NEEDS_ARGUMENTS.test(code));
  expect(all.length).toBeGreaterThanOrEqual(300);
  // A countdown sleeps for seconds; short sleeps let a cache expire.
  const runner = `
import json, os, sys, time
sleep = time.sleep
time.sleep = lambda seconds: sleep(seconds if seconds < 0.5 else seconds / 50)
for id, code in json.load(sys.stdin):
    print("@@ " + id, flush=True)
    os.makedirs(id)
    os.chdir(id)
    open("main.py", "w").close()
    exec(compile(code, id, "exec"), {"__name__": "__main__"})
    os.chdir("..")
`;
  const cwd = mkdtempSync(join(tmpdir(), 'octet-snippets-'));
  const text = execFileSync('python3', ['-c', runner], {
    cwd,
    encoding: 'utf8',
    input: JSON.stringify(all.map(({ id, code }) => [id, code])),
  });
  for (const part of text.split(/^@@ /m).slice(1)) {
    const [id = ''] = part.split('\n', 1);
    // A program that lists files finds itself.
    const listed = part.slice(id.length).replaceAll('main.py', 'main.sh');
    expect(letters(listed), id).toBe(letters(expected.get(id) ?? ''));
  }
  expect(text.match(/^@@ /gm)).toHaveLength(all.length);
});

test('every query gives the rows that it should', async () => {
  const all = await programs('sql');
  for (const { id, code } of all) {
    const database = new Database();
    const rows: unknown[] = [];
    const plain = code.replace(/--.*$/gm, '');
    for (const [statement] of plain.matchAll(/\s*CREATE TRIGGER[\s\S]*?\bEND;|[^;]*[^;\s][^;]*;/g))
      rows.push(...database.all(statement).flatMap((row) => Object.values(row)));
    database.close();
    expect(letters(rows.map(String).join(' ')), id).toBe(letters(expected.get(id) ?? ''));
  }
  expect(all.length).toBeGreaterThanOrEqual(30);
});

/** Elements that have no end tag. */
const VOID = /^(?:meta|link|input|img|br|hr)$/;

test('every page is well-formed, accessible in its basics and fetches nothing', async () => {
  const all = await programs('html');
  for (const { id, code } of all) {
    const markup = code.replace(/<(script|style)>[\s\S]*?<\/\1>/g, '');
    const open: string[] = [];
    for (const [, slash, name = ''] of markup.matchAll(/<(\/?)([a-z][a-z0-9]*)\b[^>]*>/g)) {
      if (VOID.test(name)) continue;
      if (slash === '') open.push(name);
      else expect(open.pop(), id).toBe(name);
    }
    expect(open, id).toEqual([]);
    const ids = [...markup.matchAll(/\sid="([^"]+)"/g)].map(([, name]) => name);
    expect(new Set(ids).size, id).toBe(ids.length);
    for (const [, target] of markup.matchAll(/\s(?:for|aria-controls|aria-labelledby)="([^"]+)"/g))
      expect(ids, id).toContain(target);
    for (const [image] of markup.matchAll(/<img[^>]*>/g)) expect(image, id).toMatch(/\salt="/);
    expect(code, id).not.toMatch(/(?:src|href)="(?:https?:)?\/\/(?!example\.com)/);
    for (const [, script = ''] of code.matchAll(/<script>([\s\S]*?)<\/script>/g))
      expect(() => new Function(script), id).not.toThrow();
  }
  expect(all.length).toBeGreaterThanOrEqual(20);
});

test('every style sheet has balanced blocks of declarations', async () => {
  const all = await programs('css');
  for (const { id, code } of all) {
    let rest = code.replace(/\/\*[\s\S]*?\*\//g, '');
    const block = /[^{};]+\{(?:\s*[\w-]+\s*:[^;{}]+;)*\s*\}/g;
    for (let before = ''; before !== rest; ) {
      before = rest;
      rest = rest.replace(block, '');
    }
    expect(rest.trim(), id).toBe('');
  }
  expect(all.length).toBeGreaterThanOrEqual(20);
});

/** Languages that hardly a machine has a compiler for; scripts/check-snippets.mjs compiles all that it can. */
const PARSED = /^(?:go|ruby|php|csharp)$/;

test('programs parse, and each of five languages has twenty tasks or more', async () => {
  for (const language of SNIPPET_LANGUAGES) {
    const all = await programs(language);
    if (/^(?:bash|sql|html|css|kotlin|swift)$/.test(language))
      expect(all.length, language).toBeGreaterThanOrEqual(20);
    if (!PARSED.test(language)) continue;
    for (const { id, code } of all) {
      const isSound = await withTree({ code, language, assets: tools.assets }, (root) => !root.hasError);
      expect(isSound, `${language} ${id}\n${code}`).toBe(true);
    }
  }
});

test('token bucket and CSV are there in every programming language', async () => {
  for (const language of SNIPPET_LANGUAGES.filter((name) => !/^(?:sql|html|css)$/.test(name))) {
    for (const prompt of ['a token bucket', 'parse csv']) {
      const { task } = await generateCode({ prompt, language }, tools);
      expect(task, `${prompt} in ${language}`).not.toBeNull();
    }
  }
});

test('no TypeScript program is a script that declares a name of the browser', async () => {
  const compilers = fileURLToPath(new URL('../../../node_modules/@typescript/', import.meta.url));
  const home = readdirSync(compilers).find((name) => name.startsWith('typescript-')) ?? '';
  const declarations = readFileSync(join(compilers, home, 'lib/lib.dom.d.ts'), 'utf8');
  const known = new Set(
    [...declarations.matchAll(/^(?:declare (?:var|let|const|function|class)|interface|type) (\w+)/gm)].map(
      ([, name]) => name,
    ),
  );
  const clashes = (await programs('typescript'))
    .filter(({ code }) => isScript(code))
    .flatMap(({ id, code }) =>
      declaredNames(code)
        .filter((name) => known.has(name))
        .map((name) => `${id}: ${name}`),
    );
  expect(known.size).toBeGreaterThan(1000);
  expect(clashes).toEqual([]);
});

test('a type with the name of one of the browser makes a module', async () => {
  const prompt = 'an interface Comment with id and author and a function that finds a comment by author';
  const { code } = await generateCode({ prompt, language: 'typescript' }, tools);
  expect(code).toMatch(/^interface Comment \{[\s\S]*^export \{\};$/m);
});

test('listening once takes off no listener but its own', async () => {
  const snippets = await loadSnippets('javascript', tools.assets);
  for (const id of ['event-emitter', 'emitter-full']) {
    const emitter = new Function(`${snippets.get(id)?.definition}\nreturn new EventEmitter();`)();
    let calls = 0;
    const listener = (): void => {
      calls++;
    };
    emitter.on('a', listener);
    emitter.once('a', listener);
    emitter.emit('a');
    emitter.emit('a');
    expect([id, calls]).toEqual([id, 3]);
  }
});
