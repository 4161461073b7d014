import { createHmac } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Loaded, loadedBy } from '../../scripts/loaded-by.mjs';
import { httpServer } from '../support/servers.ts';
import { DONE, delta, finish } from '../support/wire.ts';
import {
  ASKING,
  CHAT,
  CONTRACT,
  ENTRY,
  LISTS,
  MISTYPED,
  NETWORK,
  PROGRAM,
  SERVICE,
} from './needed-sources.ts';
import { at, environment, freshHome } from './octet.ts';

const ANSWERS = {
  'text/event-stream': delta('hello') + finish() + DONE,
  'application/json': JSON.stringify({ choices: [{ message: { role: 'assistant', content: 'hello' } }] }),
};

interface Case {
  readonly argv: readonly string[];
  /** Patterns of the sources that it needs. */
  readonly needs: readonly string[];
  /** It asks a server, which answers so. */
  readonly remote?: keyof typeof ANSWERS;
  /** It fails with this status. */
  readonly status?: number;
  /** Parts of Node that cost milliseconds and are not for this command. */
  readonly without?: RegExp;
}

const SECRET = 'whsec_test';
const signature = `sha256=${createHmac('sha256', SECRET).update('{}').digest('hex')}`;
const COSTLY =
  /^node:(fetch|http|https|http2|net|tls|stream|child_process|worker_threads|zlib|v8|assert|sqlite)$/;
/** A signature is checked without Node's own hashes, which load all of its streams. */
const WITHOUT_HASHES = new RegExp(COSTLY.source.replace('stream|', 'stream|crypto|'));

const CASES: Readonly<Record<string, Case>> = {
  '--version': { argv: ['--version'], needs: ENTRY, without: /^node:(?!fs$)/ },
  '--help': { argv: ['--help'], needs: ENTRY, without: /^node:(?!fs$)/ },
  'music --help': { argv: ['music', '--help'], needs: ENTRY, without: /^node:(?!fs$)/ },
  'music --help, for a program': {
    argv: ['music', '--help', '--json'],
    needs: [
      ...PROGRAM,
      ...CONTRACT,
      'src/commands/music/(music|flags).ts',
      'src/commands/help/describe.ts',
      'src/jobs/job-options.ts',
      ...LISTS,
    ],
    without: COSTLY,
  },
  'webhook verify': {
    argv: ['webhook', 'verify', '-f', 'body.json', '--signature', signature],
    needs: [
      ...PROGRAM,
      'src/contract/(field|parse|schema-parts|signature|sha256).ts',
      ...LISTS,
      'src/commands/webhook/(webhook|flags|verify|raw-body|secrets).ts',
      'src/input/(files|options).ts',
      'node_modules/(valibot|@noble/hashes)/.+',
    ],
    without: WITHOUT_HASHES,
  },
  'webhook verify, a wrong signature': {
    argv: ['webhook', 'verify', '-f', 'body.json', '--signature', 'sha256=0'],
    status: 14,
    needs: [
      ...PROGRAM,
      'src/contract/(field|parse|schema-parts|signature|sha256).ts',
      ...LISTS,
      'src/commands/webhook/.+.ts',
      'src/input/(files|options).ts',
      'node_modules/(valibot|@noble/hashes)/.+',
    ],
    without: WITHOUT_HASHES,
  },
  'a command that does not exist': {
    argv: ['chatt', 'hello'],
    status: 2,
    needs: [...PROGRAM, ...MISTYPED],
    without: COSTLY,
  },
  'config get, a setting that does not exist': {
    argv: ['config', 'get', 'modle'],
    status: 2,
    needs: [
      ...PROGRAM,
      ...LISTS,
      ...MISTYPED,
      'src/commands/config/(config|flags|read|known-setting).ts',
      'src/output/list-table.ts',
    ],
    without: COSTLY,
  },
  'chat over HTTP, piped': {
    argv: ['chat', '--no-save', 'hello'],
    remote: 'text/event-stream',
    needs: [...PROGRAM, ...CONTRACT, ...ASKING, ...CHAT, ...NETWORK],
    without: /^node:(http|http2|tls|crypto|assert|perf_hooks|child_process|worker_threads|zlib|sqlite)$/,
  },
  'batch over HTTP': {
    argv: ['batch', 'requests.jsonl', '-o', 'results.jsonl'],
    remote: 'application/json',
    needs: [
      ...PROGRAM,
      ...CONTRACT,
      ...ASKING,
      ...NETWORK,
      ...LISTS,
      'src/commands/batch/.+.ts',
      'src/jobs/(start-job|sidecar|poll-settings).ts',
      'src/input/files.ts',
      'src/output/save-text.ts',
      'src/ledger/[a-z-]+.ts',
      'node_modules/undici/lib/dispatcher/(pool|pool-base|fixed-queue).js',
    ],
    without: /^node:(http2|tls|assert|child_process|worker_threads|zlib|sqlite)$/,
  },
  'chat in the local environment': {
    argv: ['chat', 'what is 2+2?'],
    needs: [
      ...PROGRAM,
      ...CONTRACT,
      ...ASKING,
      ...CHAT,
      ...SERVICE,
      'src/service/routes/chat.ts',
      'src/service/text/(answer-flow|chat-engine|engine-answers|meter|own-answer|prompt-tokens).ts',
      'src/engines/(text/.+|engine|capital).ts',
      // Knowledge, letters and outlines wait for a question about them.
      'src/engines/text/data/(units|stop-words).json',
    ],
    without: /^node:(http|https|http2|tls|child_process|worker_threads)$/,
  },
  credits: {
    argv: ['credits'],
    needs: [
      ...PROGRAM,
      ...CONTRACT,
      ...ASKING,
      ...SERVICE,
      ...LISTS,
      'src/commands/credits/(credits|flags|balance|since).ts',
      'src/service/routes/payments.ts',
    ],
    without: /^node:(http|https|http2|tls|child_process|worker_threads)$/,
  },
  jobs: {
    argv: ['jobs'],
    needs: [
      ...PROGRAM,
      ...LISTS,
      'src/output/list-table.ts',
      'src/commands/jobs/(jobs|flags|list|job-facts).ts',
      'src/jobs/(job-options|start-job|sidecar).ts',
      'src/contract/plain-name.ts',
      'src/input/(files|options).ts',
      'src/ledger/[a-z-]+.ts',
      'src/contract/(job|field|parse|schema-parts|plain-name).ts',
      'node_modules/valibot/.+',
    ],
    without: COSTLY,
  },
  history: {
    argv: ['history'],
    needs: [
      ...PROGRAM,
      ...LISTS,
      'src/output/list-table.ts',
      'src/commands/history/(history|flags|list).ts',
      'src/input/options.ts',
      'src/ledger/[a-z-]+.ts',
      'src/contract/(field|parse|schema-parts).ts',
      'node_modules/valibot/.+',
    ],
    without: COSTLY,
  },
  'commands --json': {
    argv: ['commands', '--json'],
    needs: [...PROGRAM, ...CONTRACT, 'src/(commands|input|output|jobs)/.+.ts', 'src/mcp/tool-table.ts'],
    without: COSTLY,
  },
  'config list': {
    argv: ['config', 'list'],
    needs: [...PROGRAM, ...LISTS, 'src/output/list-table.ts', 'src/commands/config/(config|flags|read).ts'],
    without: COSTLY,
  },
};

/** The loaded files that are not needed. */
function needless(
  { files, builtins }: Loaded,
  { needs, without }: Pick<Case, 'needs' | 'without'>,
): string[] {
  const needed = new RegExp(`^(${needs.map((each) => each.replaceAll('.ts', '\\.ts')).join('|')})$`);
  return [
    ...files.flatMap(({ file, sources }) =>
      sources.filter((source) => !needed.test(source)).map((source) => `${source} in ${file}`),
    ),
    ...builtins.filter((name) => without?.test(name)),
  ];
}

async function run({ argv, remote, status }: Case): Promise<Loaded> {
  const home = freshHome();
  writeFileSync(join(home, 'body.json'), '{}');
  writeFileSync(join(home, 'requests.jsonl'), '{"command":"chat","prompt":"hello"}\n');
  const server = remote
    ? await httpServer((_, response) => {
        response.writeHead(200, { 'content-type': remote });
        response.end(ANSWERS[remote]);
      })
    : undefined;
  const env = environment(home, { OCTET_WEBHOOK_SECRET: SECRET, ...(server ? at(server.base) : {}) });
  return loadedBy(argv, { env, cwd: home, expect: status });
}

test.each(Object.entries(CASES))('octet %s loads what it needs and nothing else', async (_, each) => {
  const loaded = await run(each);
  expect(loaded.files.length).toBeGreaterThan(0);
  expect(needless(loaded, each)).toEqual([]);
});

test('a picture is painted by one engine, in a worker, with no word to the network', async () => {
  const size = ['--width', '64', '--height', '64'];
  const { files, builtins } = await run({ argv: ['image', 'generate', 'a boat', ...size], needs: [] });
  const sources = files.flatMap(({ sources: own, worker }) => own.map((source) => ({ source, worker })));
  const engines = sources.filter(({ source }) => source.startsWith('src/engines/'));
  expect(engines.length).toBeGreaterThan(10);
  expect(
    engines.filter(
      ({ source, worker }) => !worker || !/^src\/engines\/(image\/|data\/|[\w-]+\.ts)/.test(source),
    ),
  ).toEqual([]);
  expect(sources.filter(({ source }) => source.includes('undici'))).toEqual([]);
  expect(builtins.filter((name) => /^node:(http|fetch)$/.test(name))).toEqual([]);
});

test('what is not needed is seen', async () => {
  const chat = await run({ argv: ['chat', 'hello'], needs: [] });
  const music = CASES['music --help'] as Case;
  const found = needless(chat, music).join('\n');
  expect(found).toMatch(/src\/service\/service\.ts in chunks\//);
  expect(found).toMatch(/src\/engines\/text\//);
  expect(found).toMatch(/^node:v8$/m);
});

test.each([[['config', 'set', 'history', 'off']], [['schema', 'chat']], [['help', 'exit-codes']]])(
  'X15.7: %j succeeds without looking for similar words',
  async (argv) => {
    const { files } = await run({ argv, needs: [] });
    const sources = files.flatMap((file) => file.sources);
    expect(sources.filter((source) => /levenshtein|similar/.test(source))).toEqual([]);
  },
);
