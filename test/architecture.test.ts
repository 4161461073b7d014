import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../src', import.meta.url));

interface Door {
  /** Rooms that may be imported. */
  readonly may: readonly string[];
  /** Rooms of which only the types may be. */
  readonly types?: readonly string[];
}

/** Who may open which door. A room is a folder of src, or a file beside them. */
const DOORS: Readonly<Record<string, Door>> = {
  contract: { may: [] },
  clock: { may: [] },
  errors: { may: [] },
  'exact-json': { may: [] },
  'v8-flags': { may: [] },
  engines: { may: [] },
  files: { may: ['errors', 'exact-json', 'clock'] },
  terminal: { may: ['errors', 'exact-json'] },
  config: { may: ['contract', 'errors', 'files'], types: ['clock'] },
  client: { may: ['contract', 'clock', 'errors', 'exact-json', 'files', 'recording', 'v8-flags'] },
  ledger: { may: ['contract', 'clock', 'errors', 'exact-json', 'files'] },
  budget: { may: ['contract', 'errors'], types: ['client', 'terminal'] },
  recording: { may: ['clock', 'contract', 'errors', 'files'] },
  testing: { may: ['clock', 'contract', 'service'] },
  queue: { may: ['clock', 'contract', 'errors'] },
  service: { may: ['contract', 'clock', 'errors', 'engines', 'files', 'recording', 'v8-flags'] },
  context: {
    may: [],
    types: ['budget', 'client', 'clock', 'config', 'contract', 'errors', 'files', 'ledger', 'terminal'],
  },
  input: { may: ['client', 'contract', 'errors', 'exact-json', 'files'], types: ['context'] },
  output: { may: ['contract', 'engines', 'errors', 'exact-json', 'files'], types: ['context', 'terminal'] },
  jobs: {
    may: [
      'budget',
      'client',
      'config',
      'contract',
      'errors',
      'exact-json',
      'files',
      'input',
      'ledger',
      'output',
    ],
    types: ['clock', 'context', 'terminal'],
  },
  mcp: {
    may: ['budget', 'client', 'contract', 'errors', 'exact-json', 'files', 'jobs', 'ledger', 'output'],
    types: ['context'],
  },
  commands: {
    may: [
      'budget',
      'client',
      'config',
      'contract',
      'errors',
      'exact-json',
      'silent-exit',
      'files',
      'input',
      'jobs',
      'ledger',
      'output',
      'queue',
      'v8-flags',
    ],
    types: ['context', 'terminal', 'clock'],
  },
  program: {
    may: ['commands', 'create-context', 'errors', 'output', 'report-error'],
    types: ['context', 'contract'],
  },
  'create-context': {
    may: ['budget', 'client', 'config', 'contract', 'errors', 'files', 'ledger', 'output', 'terminal'],
    types: ['clock', 'context'],
  },
  crash: { may: ['errors'] },
  'silent-exit': { may: [] },
  'report-error': {
    may: ['client', 'crash', 'errors', 'exact-json', 'output', 'silent-exit'],
    types: ['context'],
  },
  main: {
    may: ['client', 'clock', 'crash', 'create-context', 'errors', 'program', 'service'],
    types: ['context', 'terminal'],
  },
  start: { may: ['files', 'v8-flags'] },
  entry: { may: ['start'] },
  page: { may: [] },
};

/** Doors of single files, beyond those of their room: a room, or one file in it. */
const KEYS: readonly { readonly of: RegExp; readonly may: string }[] = [
  { of: /^commands\/serve\//, may: 'service' },
  { of: /^commands\/(mcp|serve)\//, may: 'mcp' },
  { of: /^mcp\//, may: 'terminal/sanitise.ts' },
  { of: /^commands\/batch\/lines\.ts$/, may: 'terminal/input.ts' },
];

interface Import {
  readonly file: string;
  readonly target: string;
  readonly typeOnly: boolean;
  readonly dynamic: boolean;
}

const FILES = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter(
    (file) =>
      file.endsWith('.ts') && !file.endsWith('.d.ts') && !file.startsWith('engines/builder/templates/'),
  )
  .sort();

const roomOf = (file: string): string => file.split('/')[0]?.replace(/\.ts$/, '') ?? '';
const read = (file: string): string => withoutComments(readFileSync(join(ROOT, file), 'utf8'));

/** Comments may say anything; the string in which a `//` stands is not one. */
function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|(?<=[\s;{}(,])\/\/ .*$/gm, '');
}

function importsOf(file: string, source: string): Import[] {
  const found: Import[] = [];
  const statement = /^(?:import|export)\s+(type\s+)?(?:([^'"();]*?)\s+from\s+)?['"](\.[^'"]+)['"]/gm;
  for (const [, type, names = '', path = ''] of source.matchAll(statement)) {
    const named = /^\{([\s\S]*)\}$/.exec(names.trim())?.[1];
    const allTypes = named?.split(',').every((name) => name.trim() === '' || name.trim().startsWith('type '));
    found.push(entry(file, path, { typeOnly: type !== undefined || allTypes === true, dynamic: false }));
  }
  for (const [, path = ''] of source.matchAll(/\bimport\(\s*['"](\.[^'"]+)['"]\s*\)/g))
    found.push(entry(file, path, { typeOnly: false, dynamic: true }));
  return found;
}

function entry(file: string, path: string, kind: Pick<Import, 'typeOnly' | 'dynamic'>): Import {
  return { file, target: relative(ROOT, join(ROOT, dirname(file), path)), ...kind };
}

function trespasses(imports: readonly Import[]): string[] {
  return imports
    .filter(({ file, target, typeOnly }) => {
      const [from, to] = [roomOf(file), roomOf(target)];
      if (from === to) return false;
      const door = DOORS[from];
      const keys = KEYS.filter(({ of }) => of.test(file)).map(({ may }) => may);
      const open = [...(door?.may ?? []), ...keys, ...(typeOnly ? (door?.types ?? []) : [])];
      return !open.includes(to) && !open.includes(target);
    })
    .map(({ file, target, typeOnly }) => `${file} imports ${target}${typeOnly ? ' (types)' : ''}`);
}

const imports = FILES.flatMap((file) => importsOf(file, read(file)));

test('every room has its doors', () => {
  expect([...new Set(FILES.map(roomOf))].sort()).toEqual(Object.keys(DOORS).sort());
});

test('nobody goes through a door that is not there', () => {
  expect(imports.length).toBeGreaterThan(300);
  expect(trespasses(imports)).toEqual([]);
});

/** The program needs these before it knows its command. They load no other command. */
const LIGHT = [
  'commands/tree.ts',
  'commands/help/command-line.ts',
  'commands/help/global-options.ts',
  'commands/help/layout.ts',
  'commands/help/seen-flags.ts',
];

test('commands and the service come only when they are asked for', () => {
  const eager = imports.filter(
    ({ file, target, typeOnly, dynamic }) =>
      !typeOnly &&
      !dynamic &&
      ((roomOf(file) === 'program' && roomOf(target) === 'commands' && !LIGHT.includes(target)) ||
        (!/^(service|commands\/serve|testing)\//.test(file) && roomOf(target) === 'service')),
  );
  expect(eager.map(({ file, target }) => `${file} imports ${target}`)).toEqual([]);
});

describe('the process, the console and the time', () => {
  const WORDS = /\b(process\.(?!env\.NODE_ENV)\w|console\.\w|Date\.now\(|setTimeout\(|setInterval\()/g;
  const MAY = /^(main\.ts|entry\.ts|clock\.ts|page\/(?:time|snippets)\.ts|terminal\/)/;
  /** They name what they take, so that it can be seen. */
  const MAY_IMPORT_PROCESS: Readonly<Record<string, string>> = {
    'client/request-id.ts': 'a part of Node that is loaded only where the system offers less',
    'crash.ts': 'the version of Node and the system, for a report',
    'files/owner.ts': 'who holds a lock',
    'files/working-directory.ts': 'to leave a directory that was removed, where Node starts no thread',
    'commands/doctor/machine.ts': 'the version of Node, which is a finding',
    'service/workers/engines.ts': 'where to look for programs that engines can use',
    'service/http/node-http.ts': 'nextTick, to join pieces that are there at once',
    'service/service.ts': 'where packages that the user has installed are looked for',
    'service/store/native.ts': 'whether this Node brings SQLite',
    'v8-flags.ts': 'the version of Node, for a flag of V8',
  };

  test('are named only where they are owned', () => {
    const found = FILES.filter((file) => !MAY.test(file)).flatMap((file) =>
      [...read(file).matchAll(WORDS)].map(([word]) => `${file}: ${word}`),
    );
    expect(found).toEqual([]);
  });

  test('node:process is imported only by those who say what for', () => {
    const found = FILES.filter((file) => /from 'node:process'/.test(read(file)));
    expect(found).toEqual(Object.keys(MAY_IMPORT_PROCESS).sort());
  });
});

describe('habits', () => {
  test('V8 flags are set in one file', () => {
    expect(FILES.filter((file) => /setFlagsFromString/.test(read(file)))).toEqual(['v8-flags.ts']);
  });

  test('no room for leftovers', () => {
    const names = FILES.filter((file) =>
      /(^|\/)(utils?|helpers?|common|types|lib|misc|index)(\/|\.ts$)/.test(file),
    );
    expect(names).toEqual([]);
  });

  test('engines know nothing of HTTP', () => {
    const found = FILES.filter(
      (file) => roomOf(file) === 'engines' && /from 'node:(http|https|net|dgram)'/.test(read(file)),
    );
    expect(found).toEqual([]);
  });
});

describe('this test sees what is wrong', () => {
  const wrong = (file: string, source: string) => trespasses(importsOf(file, source));

  test.each([
    ['contract/x.ts', "import { a } from '../errors.ts';"],
    ['client/x.ts', "import { a } from '../service/app.ts';"],
    ['client/x.ts', "import {\n  a,\n  type B,\n} from '../config/store.ts';"],
    ['service/x.ts', "export { a } from '../client/api.ts';"],
    ['service/x.ts', "const a = await import('../terminal/sink.ts');"],
    ['service/x.ts', "import '../commands/tree.ts';"],
    ['commands/chat/x.ts', "import { Sink } from '../../terminal/sink.ts';"],
    ['commands/chat/x.ts', "const a = import('../../service/service.ts');"],
    ['engines/x.ts', "import type { A } from '../contract/job.ts';"],
    ['terminal/x.ts', "import { type A, b } from '../contract/job.ts';"],
  ])('%s: %s', (file, source) => expect(wrong(file, source)).toHaveLength(1));

  test.each([
    ['client/x.ts', "import { a } from '../contract/job.ts';\nimport { b } from './sse.ts';"],
    ['commands/chat/x.ts', "import type { Sink } from '../../terminal/sink.ts';"],
    ['commands/chat/x.ts', "import { type Sink } from '../../terminal/sink.ts';"],
    ['commands/serve/x.ts', "await import('../../service/service.ts');"],
    ['service/x.ts', "// import { a } from '../client/api.ts';\nconst x = 1;"],
  ])('%s may: %s', (file, source) => expect(wrong(file, withoutComments(source))).toEqual([]));
});
