import type { Snippet } from '../snippets/snippets.ts';
import { NUMBER, numberOf, WishText } from './reading/text.ts';

type Event = 'new' | 'changed' | 'deleted';

interface Watch {
  readonly folder?: string;
  readonly isGiven: boolean;
  readonly events: readonly Event[];
  readonly seconds: number;
}

const SILENT: ReadonlySet<string> = new Set(
  `a an the and that which of in to for it its is are with by as from write create make program script code small simple
  prints print printing shows show logs log lists list reports report prints name names path paths file files folder directory
  each every when whenever all any them then it watches watch watching monitors monitor monitoring watcher observes
  python javascript typescript node go golang polls polling checks check changes happens there using`.split(
    /\s+/,
  ),
);

const EVENTS: readonly (readonly [Event, RegExp])[] = [
  [
    'new',
    /,? ?\b(?:or |and )?(?:(?:is|are|gets?|was|that are|newly) )*(?:new(?: ones)?|added|created|appears?|adds|creations?)\b/,
  ],
  [
    'deleted',
    /,? ?\b(?:or |and )?(?:(?:is|are|gets?|was|that are) )*(?:deleted|removed|disappears?|deletions?)\b/,
  ],
  [
    'changed',
    /,? ?\b(?:or |and )?(?:(?:is|are|gets?|was|that (?:are|have)|has|have) )*(?:chang(?:es|ed)|modified|modif(?:ies|ications?)|updated)\b/,
  ],
];

function readWatch(prompt: string): Watch | undefined {
  const wish = new WishText(prompt);
  if (
    !wish.has(/\b(?:watch(?:es|ing|er)?|monitor(?:s|ing)?|observes?)\b/) ||
    !wish.has(/\b(?:folder|directory)\b/)
  )
    return undefined;
  const period = wish.take(new RegExp(`,? ?\\b(?:every|each) (?:${NUMBER} )?(seconds?|secs?|s|minutes?)\\b`));
  const isGiven =
    wish.take(
      /\b(?:an?|the) (?:folder|directory)(?: (?:that is )?(?:given|passed|named))? (?:as|by|in|on) (?:an |the |its )?(?:first )?(?:command[- ]line )?(?:argument|command line)\b/,
    ) !== undefined;
  const named = isGiven
    ? undefined
    : (wish.take(
        /(?<=\b(?:the|my) )(?!(?:given|same|whole|current)\b)["'`]?([\w./-]+)["'`]? (?:folder|directory)\b/,
      ) ??
      wish.take(
        /\b(?:the )?(?:folder|directory) (?:called |named )?["'`]?((?:\.{0,2}\/)?[\w./-]*[\w/-])["'`]?(?= (?:and|for)\b)|["'`]((?:\.{0,2}\/)?[\w./-]+)["'`]/,
      ));
  const isHere =
    wish.take(/\b(?:the )?(?:current|this|working) (?:working )?(?:folder|directory)\b/) !== undefined;
  const events = EVENTS.filter(([, pattern]) => wish.take(pattern) !== undefined).map(([event]) => event);
  if (events.length === 0 || wish.left(SILENT).length > 0) return undefined;
  const folder = named?.[1] ?? named?.[2];
  return {
    ...(named && folder ? { folder: wish.original(named, folder) } : {}),
    // A folder without a name is one that is given.
    isGiven: isGiven || (!named && !isHere),
    events,
    seconds: period ? numberOf(period[1] ?? '1') * (period[2]?.startsWith('m') ? 60 : 1) : 1,
  };
}

const PYTHON: Readonly<Record<Event, readonly string[]>> = {
  new: ['for name in sorted(after.keys() - before.keys()):', '  print(f"new: {name}", flush=True)'],
  deleted: ['for name in sorted(before.keys() - after.keys()):', '  print(f"deleted: {name}", flush=True)'],
  changed: [
    'for name in sorted(after.keys() & before.keys()):',
    '  if after[name] != before[name]:',
    '    print(f"changed: {name}", flush=True)',
  ],
};
const SCRIPT: Readonly<Record<Event, readonly string[]>> = {
  new: ['for (const name of after.keys()) if (!before.has(name)) console.log(`new: ${name}`);'],
  deleted: ['for (const name of before.keys()) if (!after.has(name)) console.log(`deleted: ${name}`);'],
  changed: [
    'for (const [name, time] of after)',
    '  if (before.has(name) && before.get(name) !== time) console.log(`changed: ${name}`);',
  ],
};

const inside = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);

function inPython({ folder, isGiven, events, seconds }: Watch): Snippet {
  return {
    definition: [
      'import os',
      ...(isGiven ? ['import sys'] : []),
      'import time',
      '',
      '',
      '# The files of a folder with the time of their last change.',
      'def times_in(folder: str) -> dict[str, int]:',
      '  with os.scandir(folder) as entries:',
      '    return {entry.name: entry.stat().st_mtime_ns for entry in entries if entry.is_file()}',
    ].join('\n'),
    example: [
      ...(isGiven
        ? [
            'if len(sys.argv) != 2:',
            '  print(f"usage: {sys.argv[0]} FOLDER", file=sys.stderr)',
            '  sys.exit(1)',
            'folder = sys.argv[1]',
          ]
        : [`folder = ${JSON.stringify(folder ?? '.')}`]),
      'before = times_in(folder)',
      'while True:',
      ...inside([
        `time.sleep(${seconds})`,
        'after = times_in(folder)',
        ...events.flatMap((event) => PYTHON[event]),
        'before = after',
      ]),
    ].join('\n'),
  };
}

function inScript({ folder, isGiven, events, seconds }: Watch, isTyped: boolean): Snippet {
  return {
    definition: [
      "import { readdirSync, statSync } from 'node:fs';",
      "import { join } from 'node:path';",
      '',
      '// The files of a folder with the time of their last change.',
      `function timesIn(folder${isTyped ? ': string' : ''})${isTyped ? ': Map<string, number>' : ''} {`,
      '  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());',
      '  return new Map(files.map(({ name }) => [name, statSync(join(folder, name)).mtimeMs]));',
      '}',
    ].join('\n'),
    example: [
      ...(isGiven
        ? [
            `const folder = process.argv[2]${isTyped ? " ?? ''" : ''};`,
            'if (!folder) {',
            "  console.error('usage: node main.js FOLDER');",
            '  process.exit(1);',
            '}',
          ]
        : [`const folder = '${folder ?? '.'}';`]),
      'let before = timesIn(folder);',
      'setInterval(() => {',
      ...inside([
        'const after = timesIn(folder);',
        ...events.flatMap((event) => SCRIPT[event]),
        'before = after;',
      ]),
      `}, ${seconds * 1000});`,
    ].join('\n'),
  };
}

/** Looks at a folder again and again: that works the same on every system. */
export function planFolderWatch(prompt: string, language: string): Snippet | undefined {
  if (!/^(?:python|javascript|typescript)$/.test(language)) return undefined;
  const watch = readWatch(prompt);
  return watch && (language === 'python' ? inPython(watch) : inScript(watch, language === 'typescript'));
}
