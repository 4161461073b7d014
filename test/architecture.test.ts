import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../src', import.meta.url));

const GUIDE = readFileSync(new URL('../CONTRIBUTING.md', import.meta.url), 'utf8');

interface Door {
  /** A room (`files`), a folder in one (`commands/serve/`) or a file. */
  readonly of: string;
  readonly may: readonly string[];
  /** Only their types may be imported. */
  readonly types: readonly string[];
}

/** The table under "Doors" in CONTRIBUTING.md. */
const DOORS: readonly Door[] = doorsIn(GUIDE);
const ROOMS = DOORS.map(({ of }) => of).filter((of) => !of.includes('/'));

function doorsIn(guide: string): Door[] {
  const section = guide.split(/^### Doors$/m)[1]?.split(/^#+ /m)[0] ?? '';
  const rows = section.split('\n').filter((line) => /^\|(?!---| room )/.test(line));
  return rows.flatMap((row) => {
    const [rooms = [], may = [], types = []] = row.split('|').slice(1, -1).map(namesIn);
    return rooms.map((of) => ({ of, may, types }));
  });
}

/** `a`, `b/c.ts` of a cell; words beside them are for people. */
function namesIn(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
}

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
      if (roomOf(file) === roomOf(target)) return false;
      const doors = DOORS.filter(({ of }) => includes(of, file));
      const open = doors.flatMap(({ may, types }) => (typeOnly ? [...may, ...types] : may));
      return !open.some((place) => includes(place, target));
    })
    .map(({ file, target, typeOnly }) => `${file} imports ${target}${typeOnly ? ' (types)' : ''}`);
}

/** True where the file is that place or in it. */
function includes(place: string, file: string): boolean {
  if (!place.includes('/')) return roomOf(file) === place;
  return place.endsWith('/') ? file.startsWith(place) : file === place;
}

const imports = FILES.flatMap((file) => importsOf(file, read(file)));

test('every room has its doors in CONTRIBUTING.md, and every door leads from a room', () => {
  expect(ROOMS.toSorted()).toEqual([...new Set(FILES.map(roomOf))].toSorted());
});

test('every door is used', () => {
  const unused = DOORS.flatMap(({ of, may, types }) => {
    const own = imports.filter(({ file }) => includes(of, file));
    const idle = (place: string, kind: readonly Import[]) =>
      !kind.some(({ target }) => includes(place, target));
    return [
      ...may.filter((place) =>
        idle(
          place,
          own.filter(({ typeOnly }) => !typeOnly),
        ),
      ),
      ...types.filter((place) => idle(place, own)),
    ].map((place) => `${of} to ${place}`);
  });
  expect(unused).toEqual([]);
});

test('the picture in CONTRIBUTING.md shows every room, and no other', () => {
  const [, picture = ''] = /^## The house\n+```\n([\s\S]*?)```/m.exec(GUIDE) ?? [];
  const [, inside = ''] = /^src\/\n([\s\S]*?)^\S/m.exec(picture) ?? [];
  const shown = [...inside.matchAll(/^ {2}([a-z0-9-]+)(?:\/|\.ts) /gm)].map(([, name = '']) => name);
  expect(shown.toSorted()).toEqual(ROOMS.toSorted());
  const shownInService = [
    ...(inside.split(/^ {2}service\/ /m)[1]?.split(/^ {2}\S/m)[0] ?? '').matchAll(/^ {4}(\w+)\//gm),
  ];
  const folders = FILES.filter((file) => /^service\/\w+\//.test(file)).map(
    (file) => file.split('/')[1] ?? '',
  );
  expect(shownInService.map(([, name = '']) => name).toSorted()).toEqual([...new Set(folders)].toSorted());
});

test('nobody goes through a door that is not there', () => {
  expect(imports.length).toBeGreaterThan(300);
  expect(trespasses(imports)).toEqual([]);
});

test('the files that CONTRIBUTING.md names exist', () => {
  const folders = ['src', 'test', 'scripts'].map((folder) => new URL(`../${folder}/`, import.meta.url));
  const known = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder.pathname, file)),
  );
  const named = [...GUIDE.matchAll(/`([\w./-]+\/[\w.-]+\.(?:ts|mjs))`/g)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((path) => !known.some((file) => file.endsWith(`/${path}`)))).toEqual([]);
});

/** The program needs these before it knows its command. They load no other command. */
const LIGHT = [
  'commands/tree.ts',
  'commands/help/command-line.ts',
  'commands/help/global-options.ts',
  'commands/help/group-options.ts',
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
  /** Those of the code engine write programs that print: the words are in their texts. */
  const MAY =
    /^(main\.ts|entry\.ts|start\/compile-sqlite\.ts|clock\.ts|page\/(?:time|snippets)\.ts|terminal\/|engines\/code\/plans\/(?:classes\/javascript|csv\/write-rows|files\/write-counts|dialects\/javascript|(?:env|retry)\/scripting|enums\/(?:(?:enum|variant)-scripted|write-rates)|forms\/form-dates|number-bases|http\/(?:clients\/script|fetch-list|express-(?:limit|middleware|parts)|port-variable|targets\/(?:express|node|script-values))|outlines\/voices\/javascript|parsed\/write-parsed|pipelines\/targets\/(?:moments|script)|criteria|operands|pool|watch|records\/targets\/script|programs\/voices\/javascript|web\/(?:page-)?countdown|regex\/write-regex|rules\/write-rules)\.ts|engines\/code\/kinds\/(?:angular-form|countdown|react-parts|timers|components\/(?:choice|timer|todo))\.ts|engines\/code\/parts\/(?:outline-tests|plain-asserts|printed|test-frames|with-input)\.ts|engines\/code\/snippets\/(?:abort-controller|console-asserts|demonstration|arguments\/(?:asking|even-odd|openings))\.ts)/;
  /** They name what they take, so that it can be seen. */
  const MAY_IMPORT_PROCESS: Readonly<Record<string, string>> = {
    'client/request-id.ts': 'a part of Node that is loaded only where the system offers less',
    'crash.ts': 'the version of Node and the system, for a report',
    'files/owner.ts': 'who holds a lock',
    'files/working-directory.ts': 'to leave a directory that was removed, where Node starts no thread',
    'commands/doctor/machine.ts': 'the version of Node, which is a finding',
    'service/workers/engines.ts': 'where to look for programs that engines can use',
    'service/http/node-http.ts': 'nextTick, to join pieces that are there at once',
    'service/store/native.ts': 'whether this Node brings SQLite',
    'service/workers/pack-roots.ts': 'where packages that the user has installed are looked for',
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
