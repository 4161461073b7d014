// `node scripts/loaded.mjs`: what each of these commands loads, with sizes; `--sources` names every module. Words
// after that choose commands: `node scripts/loaded.mjs music batch`. It lists the command as it was last built.
import { spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadedBy } from './loaded-by.mjs';

const SECRET = 'whsec_loaded';
const signature = `sha256=${createHmac('sha256', SECRET).update('{}').digest('hex')}`;
const PICTURE = [
  'image',
  'generate',
  'a boat',
  '--width',
  '64',
  '--height',
  '64',
  '--force',
  '-o',
  'boat.png',
];

/** Those of `remote` ask a server on this machine; the others need none, or have the service inside. */
const COMMANDS = [
  { argv: ['--version'] },
  { argv: ['--help'] },
  { argv: ['music', '--help'] },
  { argv: ['music', 'generate', '--help'] },
  { argv: ['webhook', 'verify', '-f', 'body.json', '--signature', signature], shown: 'webhook verify' },
  { argv: ['chat', '--no-stream', '--no-save', 'hello'], remote: true },
  { argv: ['chat', '--no-save', 'hello'], remote: true },
  { argv: ['chat', '--no-save', 'hello'] },
  { argv: ['chat', 'hello'] },
  { argv: ['batch', 'requests.jsonl', '--force', '-o', 'results.jsonl'], remote: true },
  { argv: ['batch', 'requests.jsonl', '--force', '-o', 'results.jsonl'] },
  { argv: ['jobs'] },
  { argv: ['history'] },
  { argv: ['credits'] },
  { argv: ['config', 'get', 'model'] },
  { argv: ['config', 'list'] },
  { argv: ['code', 'generate', 'binary search', '-l', 'python'] },
  { argv: PICTURE },
  { argv: ['completion', 'bash'] },
  { argv: ['commands', '--json'] },
];

const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const home = mkdtempSync(join(tmpdir(), 'octet-loaded-home-'));
writeFileSync(join(home, 'body.json'), '{}');
writeFileSync(join(home, 'requests.jsonl'), '{"command":"chat","prompt":"hello"}\n');
const plain = { PATH: process.env.PATH ?? '', HOME: home, CI: '1', OCTET_WEBHOOK_SECRET: SECRET };
const server = spawn(process.execPath, [fileURLToPath(new URL('../bench/server.mjs', import.meta.url))], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
const [port] = await once(server.stdout, 'data');
const remote = {
  ...plain,
  OCTET_BASE_URL: `http://127.0.0.1:${String(port).trim()}/v1`,
  OCTET_API_KEY: 'octet_loaded_key',
};

try {
  // The state of the local service is made by the first command that needs it, which is not the usual case.
  await loadedBy(['chat', 'hello'], { env: plain, cwd: home });
  await loadedBy(['config', 'set', 'model', 'local-text'], { env: plain, cwd: home });
  for (const { argv, shown = argv.join(' '), remote: asks } of COMMANDS) {
    if (wanted.length > 0 && !wanted.some((word) => argv.includes(word))) continue;
    const loaded = await loadedBy(argv, { env: asks ? remote : plain, cwd: home });
    print(`octet ${shown}${asks ? ', over HTTP' : ''}`, loaded);
  }
} finally {
  server.kill();
  rmSync(home, { recursive: true, force: true });
}

function print(title, { files, builtins }) {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  console.log(`\n${title}: ${files.length} files, ${kilobytes(bytes)}`);
  for (const { file, worker, bytes: size, sources } of files) {
    const where = worker ? ' (worker)' : '';
    console.log(`  ${kilobytes(size).padStart(9)}  ${(file + where).padEnd(44)} ${described(sources)}`);
  }
  console.log(`  ${builtins.join(' ')}`);
}

function kilobytes(bytes) {
  return `${(bytes / 1e3).toFixed(1)} kB`;
}

/** Each source, or how many of each room and package where they are many. */
function described(sources) {
  const names = sources.map((source) => source.replace(/^src\/|^node_modules\//, '').replace(/\.ts$/, ''));
  if (names.length <= 4 || process.argv.includes('--sources')) return names.join(' ');
  const rooms = new Map();
  for (const name of names) {
    const room = name
      .split('/')
      .slice(0, name.startsWith('@') ? 2 : 1)
      .join('/');
    rooms.set(room, (rooms.get(room) ?? 0) + 1);
  }
  return [...rooms].map(([room, count]) => (count > 1 ? `${room} (${count})` : room)).join(' ');
}
