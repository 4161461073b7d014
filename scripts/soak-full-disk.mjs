// Every command that writes, on a disk that is full at each of its writes: room for 0 pages, then 1, 2, 3 and so on, until
// the command has all it needs three times in a row. A write that needs a new page fails at one of these sizes. Afterwards
// old files are whole, the status says so, nothing stands half written under its final name, and the state works again
// once there is room. Needs root.
//   [ONLY=name,name] node scripts/soak-full-disk.mjs [pages per step] [node binary]
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

const BIN = new URL('../bin/octet.js', import.meta.url).pathname;
const PAGE = 4_096;
const MOST_PAGES = 4_000;
/** Small writes lie close together; behind them comes the artifact itself, which is one long write. */
const EVERY_PAGE = 160;
const ENOUGH = 3;

/** `outputs`: names whose bytes must be those of an undisturbed run, or absent. */
const COMMANDS = [
  { name: 'config set', argv: ['config', 'set', 'model', 'local-chat'] },
  {
    name: 'auth login',
    argv: ['auth', 'login', '--profile', 'work'],
    stdin: 'octet_test_0123456789abcdef0123\n',
    variables: { OCTET_ENV: 'sandbox', OCTET_BASE_URL: 'http://127.0.0.1:9/v1' },
  },
  { name: 'chat', argv: ['chat', 'what is 2+3?', '--session', 'sums'] },
  {
    name: 'credits buy',
    argv: ['credits', 'buy', '--amount', '500', '--currency', 'usd', '--yes'],
  },
  {
    name: 'image',
    argv: ['image', 'generate', 'a red boat', '--width', '128', '--height', '128', '-o', 'boat.png'],
    outputs: ['boat.png'],
  },
  { name: 'build', argv: ['build', 'a list of books', '-o', 'app'] },
  { name: 'batch', argv: ['batch', 'lines.jsonl', '-o', 'results.jsonl'] },
  {
    name: 'music',
    argv: ['music', 'generate', 'rain', '--duration', '30', '-o', 'rain.mp3'],
    outputs: ['rain.mp3'],
  },
  {
    name: 'code',
    argv: ['code', 'generate', 'reverse a string in python', '-o', 'reverse.py'],
    outputs: ['reverse.py'],
  },
  { name: 'embed', argv: ['embed', 'hello', '-o', 'vector.jsonl'], outputs: ['vector.jsonl'] },
  { name: 'history export', argv: ['history', 'export', '-o', 'all.md'] },
  { name: 'models', argv: ['models'] },
  { name: 'webhook listen', argv: ['webhook', 'listen', '--port', '0'], serves: true },
  { name: 'serve', argv: ['serve', '--port', '0'], serves: true },
];

/** Full, or, for servers and batches, the documented ways to end. */
const ALLOWED = { batch: [0, 16, 17], music: [0, 9, 16], serve: [16, 143], 'webhook listen': [16, 143] };

const filesIn = (directory) =>
  existsSync(directory)
    ? readdirSync(directory, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(directory, join(entry.parentPath, entry.name)))
    : [];
const hash = (bytes) => createHash('sha256').update(bytes).digest('hex');

function run(node, home, { argv, stdin = '', serves, variables }) {
  const env = {
    PATH: process.env.PATH,
    HOME: home,
    LANG: 'C.UTF-8',
    OCTET_ENV: 'local',
    OCTET_WEBHOOK_SECRET: 'whsec_x',
    ...variables,
  };
  const child = spawn(node, [BIN, ...argv], { cwd: join(home, 'work'), env });
  let out = '';
  let err = '';
  let stopped = false;
  const stop = () => {
    if (!stopped) child.kill('SIGTERM');
    stopped = true;
  };
  child.stdout.on('data', (part) => {
    out += part;
    if (serves) stop();
  });
  child.stderr.on('data', (part) => {
    err += part;
    if (serves && /listening|ready/.test(err)) stop();
  });
  child.stdin.on('error', () => {});
  child.stdin.end(stdin);
  const late = setTimeout(() => child.kill('SIGKILL'), 120_000);
  return new Promise((resolve) =>
    child.on('close', (status, signal) => {
      clearTimeout(late);
      resolve({ status: status ?? signal, out, err });
    }),
  );
}

/** Changes that a full disk must not cause. Ledgers may grow; the state is tried out instead. */
function damage(before, home) {
  const problems = [];
  for (const [name, bytes] of before) {
    const path = join(home, name);
    if (!existsSync(path)) problems.push(`${name} is gone`);
    else if (/service\.db|local\//.test(name)) continue;
    else {
      const now = readFileSync(path);
      const grew = name.endsWith('.jsonl') && now.subarray(0, bytes.length).equals(bytes);
      const isWhole = name.endsWith('.json') && isJson(now);
      if (!now.equals(bytes) && !grew && !isWhole) problems.push(`${name} is damaged`);
    }
  }
  return problems;
}

function isJson(bytes) {
  try {
    JSON.parse(bytes.toString('utf8'));
    return true;
  } catch {
    return false;
  }
}

export async function soakFullDisk({
  step,
  node = process.execPath,
  commands = COMMANDS.filter(({ name }) => (process.env.ONLY ?? name).split(',').includes(name)),
  log = () => {},
}) {
  const disk = mkdtempSync(join(tmpdir(), 'octet-full-'));
  const template = mkdtempSync(join(tmpdir(), 'octet-home-'));
  const problems = [];
  const counts = {};
  const mount = (...options) => spawnSync('mount', options, { stdio: 'inherit' }).status === 0;
  if (!mount('-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', disk)) throw new Error('mounting needs root');
  try {
    mkdirSync(join(template, 'work/books'), { recursive: true });
    writeFileSync(join(template, 'work/books/notes.txt'), 'mine');
    const line = (id) => JSON.stringify({ id, command: 'chat', messages: [{ role: 'user', content: 'hi' }] });
    writeFileSync(join(template, 'work/lines.jsonl'), `${['a', 'b', 'c'].map(line).join('\n')}\n`);
    for (const argv of [
      ['config', 'set', 'color', 'never'],
      ['chat', 'hello', '--session', 'old'],
      ['credits'],
    ])
      await run(node, template, { argv });
    for (const command of commands) {
      const { name, outputs = [] } = command;
      const reference = mkdtempSync(join(tmpdir(), 'octet-whole-'));
      cpSync(template, reference, { recursive: true });
      const whole = await run(node, reference, command);
      const expected = new Map(
        outputs.map((file) => [file, hash(readFileSync(join(reference, 'work', file)))]),
      );
      log(`${name}: undisturbed ${whole.status}`);
      const seen = {};
      let undisturbed = 0;
      for (
        let free = 0;
        undisturbed < ENOUGH && free < MOST_PAGES;
        free += free < EVERY_PAGE ? step : 8 * step
      ) {
        const home = join(disk, 'home');
        rmSync(home, { recursive: true, force: true });
        cpSync(template, home, { recursive: true });
        const before = new Map(filesIn(home).map((file) => [file, readFileSync(join(home, file))]));
        const { bavail, bsize } = statfsSync(disk);
        writeFileSync(join(disk, 'filler'), Buffer.alloc(Math.max(0, bavail * bsize - free * PAGE)));
        const { status, err } = await run(node, home, command);
        rmSync(join(disk, 'filler'), { force: true });
        seen[status] = (seen[status] ?? 0) + 1;
        undisturbed = status === whole.status ? undisturbed + 1 : 0;
        const at = `${name} with ${free} pages free`;
        const allowed = ALLOWED[name] ?? [whole.status, 16];
        if (!allowed.includes(status)) problems.push(`${at}: status ${status}: ${err.trim().slice(-200)}`);
        if (/octet itself failed|\n\s+at /.test(err)) problems.push(`${at}: ${err.trim().slice(0, 200)}`);
        if (status === 16 && !/space|quota|full|large/.test(err))
          problems.push(`${at}: the reason is not told: ${err.trim()}`);
        problems.push(...damage(before, home).map((problem) => `${at}: ${problem}`));
        for (const [file, sum] of expected) {
          const path = join(home, 'work', file);
          if (existsSync(path) && hash(readFileSync(path)) !== sum)
            problems.push(`${at}: ${file} is half written`);
        }
        const after = await run(node, home, { argv: ['credits', '--json'] });
        if (after.status !== 0)
          problems.push(`${at}: afterwards the state says ${after.status} ${after.err.trim()}`);
      }
      if (undisturbed < ENOUGH) problems.push(`${name}: never had room enough`);
      counts[name] = seen;
      log(`${name}: ${JSON.stringify(seen)}`);
      rmSync(reference, { recursive: true, force: true });
    }
    return { problems, counts };
  } finally {
    spawnSync('umount', [disk]);
    rmSync(disk, { recursive: true, force: true });
    rmSync(template, { recursive: true, force: true });
  }
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const [, , step = '1', node] = process.argv;
  const result = await soakFullDisk({ step: Number(step), node, log: console.log });
  console.log(JSON.stringify(result, null, 2));
  process.exitCode = result.problems.length === 0 ? 0 : 1;
}
