import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { onDisk } from '../support/on-disk.ts';
import { type Expectation, expectationOf } from './expectation.ts';
import { listingOf, madeBetween } from './files-made.ts';
import { helpPages, type Page, writtenPages } from './pages.ts';
import { complaints } from './result.ts';
import { readPlainLine } from './shell-line.ts';
import { type Ended, type House, openHouse, Stage } from './stage.ts';

onDisk();

/** Lines that are not run here, and why. */
const EXCEPTIONS: readonly (readonly [RegExp, string])[] = [
  [/^npm ci && npm test$/, 'this very suite'],
  [
    /^octet batch (submit|work|status|results|pause|resume|cancel|retry)\b/,
    'needs PostgreSQL; test/queue runs them',
  ],
  [/^octet batch (submit|work|status|results|pause|resume|cancel|retry)/, 'needs PostgreSQL: test/queue'],
  [/^octet mcp( --.*)?$/, 'speaks a protocol on stdin: test/mcp'],
  [/^octet jobs (cancel|wait$)/, 'no job runs here: test/commands/jobs'],
  [/^octet templates rm/, 'needs a template of your own: test/commands/templates'],
  [/^octet serve link/, 'needs a page that is open to a browser: test/page'],
  [/^git diff --staged \| octet chat -t/, 'the stage is no repository: test/commands/templates'],
  [/openapi-typescript/, 'needs a package from npm: scripts/check-clients.mjs'],
  [/^octet tour /, 'makes everything: test/commands/tour'],
];

type Way = (stage: Stage, line: string) => Promise<Ended>;

/** Lines that need something around them. The first that matches decides. */
const WAYS: readonly (readonly [RegExp, Way])[] = [
  [
    /octet serve (env|link)/,
    (stage, line) => stage.around('octet serve --port 0', () => stage.shell(withoutService(line))),
  ],
  [/^octet serve exec/, (stage, line) => stage.run(line)],
  [/^octet serve reset/, (stage, line) => stage.run(line)],
  [/^octet (serve|webhook listen)/, (stage, line) => stage.around(line.replace(/ --count \d+/, ''))],
  [/^octet (config|templates) edit/, (stage, line) => stage.shell(`EDITOR=true ${line}`)],
  [/^octet auth login$/, (stage, line) => stage.run(`${line} < key.txt`)],
];

const ADDRESSES = [
  'octet config set production_url https://api.example.com/v1',
  'octet config set sandbox_url https://sandbox.example.com/v1',
];

/** Lines that a reader would have typed before. */
const BEFORE: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^octet auth login/, ADDRESSES],
  [/^octet auth status/, [...ADDRESSES, 'octet auth login --env production < key.txt']],
  [/^octet webhook show/, ['octet webhook trigger user.created --to http://127.0.0.1:3000/webhooks']],
  [/^octet models alias fast --remove/, ['octet models alias fast local-chat']],
  [/^octet (embed --search|chat --with) docs/, ['octet embed --index docs docs']],
  [/^octet open/, ['octet jobs get ID']],
  [/^octet history --search/, ['octet chat --session bill "what is an invoice?"']],
  [/^octet history show/, ['octet chat "hello"']],
  [/^octet history rm work/, ['octet chat --session work "hello"']],
  [/^octet --profile work config unset/, ['octet --profile work config set env sandbox']],
];

/** Expectations for lines that need a shell, or whose result differs from the usual one of the command. */
const STATED: readonly (readonly [RegExp, Expectation])[] = [
  [/^(export|eval) /, { stdout: 'nothing' }],
  [/^octet credits --max-retries 0 > \/dev\/null/, { stdout: 'nothing' }],
  [/^for id in \$\(octet jobs/, { stdout: 'nothing' }],
  [/^octet serve exec -- sh -c 'curl/, { stdout: 'something' }],
  [/^octet skill > /, { stdout: 'text' }],
  [/^octet models alias$/, { stdout: 'rows or nothing' }],
  [/^octet config get model$/, { stdout: 'nothing' }],
  [/xargs -I\{\} octet image generate/, { stdout: 'paths', count: 2, sidecar: true }],
  [/^octet image generate .* -o - \| wc -c$/, { stdout: 'word', matches: /^[1-9]\d{3,}\s*$/ }],
];

/** Other lines that need a shell print something. */
function promiseOf(line: string, filled: string): Expectation | undefined {
  const stated = STATED.find(([pattern]) => pattern.test(line))?.[1];
  if (stated) return stated;
  const plain = readPlainLine(filled, {});
  return plain ? expectationOf(plain) : { stdout: 'something' };
}

/** The variables of the stage would hide the service that is looked for. */
const withoutService = (line: string): string => `unset OCTET_ENV OCTET_BASE_URL OCTET_API_KEY; ${line}`;

const WINDOWS = process.platform === 'win32';
const has = (program: string): boolean => spawnSync('which', [program]).status === 0;
const MISSING = ['bash', 'jq', 'git', 'xargs'].filter((program) => !has(program));
const needsMissing = (line: string): boolean =>
  MISSING.some((program) => new RegExp(`\\b${program}\\b`).test(line)) ||
  (MISSING.includes('bash') && !readPlainLine(line, {}));

const BUILT = existsSync(fileURLToPath(new URL('../../dist/main.cjs', import.meta.url)));

let house: House;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

async function idOf(stage: Stage, kind: string): Promise<string> {
  const { heard } = await stage.run(`octet -q ${kind} generate "an example" --detach`);
  return heard.trim();
}

/** Lines of written pages that did what they promise: help that shows the same needs no second proof. */
const proven = new Set<string>();

async function failuresOn({ lines }: Page): Promise<string[]> {
  const stage = new Stage(house);
  const wanted = lines.some((line) => /\bID\b/.test(line) || /octet (jobs|open)/.test(line));
  const ids = wanted
    ? { song: await idOf(stage, 'music'), film: await idOf(stage, 'video') }
    : { song: '', film: '' };
  const failures: string[] = [];
  for (const line of lines) {
    if (EXCEPTIONS.some(([pattern]) => pattern.test(line)) || needsMissing(line)) continue;
    const before = BEFORE.find(([pattern]) => pattern.test(line))?.[1] ?? [];
    for (const each of before) await stage.run(stage.filledIn(each, ids));
    const filled = stage.filledIn(line, ids);
    const way = WAYS.find(([pattern]) => pattern.test(filled))?.[1];
    stage.prepare(filled);
    const earlier = listingOf(stage.folder);
    const { status, heard, stdout } = way ? await way(stage, filled) : await stage.run(filled);
    const made = madeBetween(earlier, listingOf(stage.folder));
    const promised = promiseOf(line, filled);
    const wrong =
      status !== 0
        ? [`ended with ${status}: ${heard.trim()}`]
        : promised
          ? complaints(promised, { stdout, folder: stage.folder, made })
          : ['no expectation is known for it'];
    if (wrong.length > 0) failures.push([line, ...wrong].join('\n  '));
    else proven.add(line);
  }
  return failures;
}

describe.skipIf(!BUILT || WINDOWS)('every example runs', () => {
  // A page may have code alone, which tests of its own run.
  test.each(writtenPages().filter(({ lines }) => lines.length > 0))(
    'of $name',
    async (page) => {
      expect(await failuresOn(page)).toEqual([]);
    },
    120_000,
  );

  test('of every --help', async () => {
    const pages = await helpPages();
    expect(pages.length).toBeGreaterThan(20);
    const failures: string[] = [];
    for (const { name, lines } of pages)
      failures.push(...(await failuresOn({ name, lines: lines.filter((line) => !proven.has(line)) })));
    expect(failures).toEqual([]);
  }, 240_000);
});

test('no exception is out of date', async () => {
  const lines = [...writtenPages(), ...(await helpPages())].flatMap((page) => page.lines);
  for (const [pattern] of [...EXCEPTIONS, ...STATED])
    expect(lines.some((line) => pattern.test(line))).toBe(true);
});
