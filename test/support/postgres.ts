import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { env, getuid } from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
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
  /** For another user, or another way to the same server. */
  readonly socketDir: string;
  query<Row extends object>(url: string, text: string, values?: unknown[]): Promise<Row[]>;
  /** Ends the server at once, as a power cut does. */
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** PostgreSQL as an unprivileged user in a directory of its own, on a socket. Nothing of it is left. */
export async function startPostgres(settings: readonly string[] = ['fsync=off']): Promise<Postgres> {
  if (found === undefined) throw new Error('there is no PostgreSQL');
  // A socket's path must be short, and the user must be able to reach it.
  const root = mkdtempSync('/tmp/octet-pg-');
  const user = owner();
  if (user) chownSync(root, user.uid, user.gid);
  const data = join(root, 'data');
  const options = { ...user, stdio: 'ignore', env: { ...env, LC_ALL: 'C', HOME: root } } as const;
  execFileSync(
    join(found, 'initdb'),
    ['-D', data, '-U', 'octet', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    options,
  );
  appendFileSync(
    join(data, 'postgresql.conf'),
    ["listen_addresses = ''", `unix_socket_directories = '${root}'`, ...settings]
      .map((line) => `${line}\n`)
      .join(''),
  );
  let server: ChildProcess | undefined;
  let databases = 0;
  const urlOf = (name: string) => `postgres:///${name}?host=${root}&user=octet`;
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
    socketDir: root,
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
