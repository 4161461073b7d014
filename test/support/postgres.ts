import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { env, getuid } from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { databaseFolder } from './in-memory.ts';
import { missingPart } from './required.ts';

const DEBIAN = '/usr/lib/postgresql';

function binaries(): string | undefined {
  const packaged = existsSync(DEBIAN)
    ? readdirSync(DEBIAN).map((version) => join(DEBIAN, version, 'bin'))
    : [];
  const places = [...(env.PATH ?? '').split(delimiter), ...packaged.sort().reverse()];
  return places.find((place) => existsSync(join(place, 'initdb')) && existsSync(join(place, 'postgres')));
}

const found = binaries();

/** True where the tests of the queue cannot run; says so once for each file. */
export const withoutPostgres: boolean =
  found === undefined && missingPart('postgres', 'apt-get install postgresql, or put initdb on the PATH');

export interface Postgres {
  /** The address of a database of its own. */
  database(): Promise<string>;
  /** On 127.0.0.1, where `tls` was given. */
  readonly port: number;
  query<Row extends object>(url: string, text: string, values?: unknown[]): Promise<Row[]>;
  /** Ends the server at once, as a power cut does. */
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

export interface PostgresOptions {
  /** Certificate and key: it also listens on loopback, where it wants TLS and a password. */
  readonly tls?: { readonly certificate: string; readonly key: string };
}

/** PostgreSQL as an unprivileged user in a directory of its own, on a socket. Nothing of it is left. */
export async function startPostgres({ tls }: PostgresOptions = {}): Promise<Postgres> {
  if (found === undefined) throw new Error('there is no PostgreSQL');
  // A socket's path must be short, and the user must be able to reach it.
  const folder = databaseFolder();
  const root = mkdtempSync(join(folder === tmpdir() ? '/tmp' : folder, 'octet-pg-'));
  const user = owner();
  if (user) chownSync(root, user.uid, user.gid);
  const data = join(root, 'data');
  const options = { ...user, stdio: 'ignore', env: { ...env, LC_ALL: 'C', HOME: root } } as const;
  const kept = join(tmpdir(), 'octet-postgres');
  if (existsSync(kept)) execFileSync('cp', ['-a', kept, data]);
  else {
    execFileSync(
      join(found, 'initdb'),
      ['-D', data, '-U', 'octet', '-A', 'trust', '-E', 'UTF8', '--wal-segsize=1', '--no-sync'],
      options,
    );
    keep(data, kept);
  }
  const port = tls ? await freePort() : 0;
  const settings = [
    'fsync=off',
    `unix_socket_directories = '${root}'`,
    ...(tls ? ["listen_addresses = '127.0.0.1'", `port = ${port}`, 'ssl = on'] : ["listen_addresses = ''"]),
  ];
  appendFileSync(join(data, 'postgresql.conf'), settings.map((line) => `${line}\n`).join(''));
  if (tls) {
    for (const [name, content] of [
      ['server.crt', tls.certificate],
      ['server.key', tls.key],
    ] as const) {
      writeFileSync(join(data, name), content, { mode: 0o600 });
      if (user) chownSync(join(data, name), user.uid, user.gid);
    }
    writeFileSync(
      join(data, 'pg_hba.conf'),
      'local all all trust\nhostssl all all 127.0.0.1/32 scram-sha-256\n',
    );
  }
  let server: ChildProcess | undefined;
  let databases = 0;
  const urlOf = (name: string) => `postgres:///${name}?host=${root}&user=octet${tls ? `&port=${port}` : ''}`;
  const query = async <Row extends object>(url: string, text: string, values: unknown[] = []) => {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<Row>(text, values)).rows;
    } finally {
      await client.end();
    }
  };
  const ended = async (signal: NodeJS.Signals) => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const exit = once(server, 'exit');
    server.kill(signal);
    await exit;
  };
  const start = async () => {
    server = spawn(join(found, 'postgres'), ['-D', data], options);
    for (let attempt = 0; ; attempt += 1) {
      const isUp = await query(urlOf('postgres'), 'SELECT 1').then(
        () => true,
        () => false,
      );
      if (isUp) return;
      if (attempt > 300) throw new Error('PostgreSQL does not start');
      await wait(50);
    }
  };
  await start();
  return {
    port,
    query,
    async database() {
      databases += 1;
      const name = `octet_${databases}`;
      await query(urlOf('postgres'), `CREATE DATABASE ${name}`);
      return urlOf(name);
    },
    kill: () => ended('SIGQUIT'),
    start,
    async stop() {
      await ended('SIGINT');
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/** For the next files of this run: a copy takes a fifth of the time. */
function keep(data: string, kept: string): void {
  const copy = mkdtempSync(`${kept}-`);
  execFileSync('cp', ['-a', `${data}/.`, copy]);
  try {
    renameSync(copy, kept);
  } catch {
    // Another file has kept its own.
    rmSync(copy, { recursive: true, force: true });
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** PostgreSQL does not run as root. */
function owner(): { uid: number; gid: number } | undefined {
  if (getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // The next one.
    }
  }
  return undefined;
}
