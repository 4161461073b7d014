// A PostgreSQL of its own in a folder, on a socket, as an unprivileged user where we are root.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

const DEBIAN = '/usr/lib/postgresql';

/** The folder with PostgreSQL's programs; undefined where it is not installed. */
export function postgresPrograms() {
  const debian = existsSync(DEBIAN) ? readdirSync(DEBIAN).map((version) => join(DEBIAN, version, 'bin')) : [];
  return [...(process.env.PATH ?? '').split(':'), ...debian].find((place) =>
    existsSync(join(place, 'initdb')),
  );
}

export async function temporaryPostgres() {
  const programs = postgresPrograms();
  if (!programs) throw new Error('no PostgreSQL on this machine');
  // A socket's path must be short.
  const root = mkdtempSync('/tmp/octet-pg-');
  const id = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  const user = process.getuid() === 0 ? { uid: id('-u'), gid: id('-g') } : {};
  if (user.uid !== undefined) chownSync(root, user.uid, user.gid);
  const data = join(root, 'data');
  const init = ['-D', data, '-U', 'octet', '-A', 'trust', '-E', 'UTF8'];
  execFileSync(join(programs, 'initdb'), init, { ...user, stdio: 'ignore' });
  appendFileSync(
    join(data, 'postgresql.conf'),
    `listen_addresses = ''\nunix_socket_directories = '${root}'\n`,
  );
  const url = `postgres:///postgres?host=${root}&user=octet`;
  let server;

  async function query(text) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query(text)).rows;
    } finally {
      await client.end();
    }
  }
  async function start() {
    server = spawn(join(programs, 'postgres'), ['-D', data], { ...user, stdio: 'ignore' });
    for (let tries = 0; tries < 600; tries += 1) {
      if (await query('SELECT 1').catch(() => undefined)) return;
      await wait(100);
    }
    throw new Error('PostgreSQL does not start');
  }
  async function end(signal) {
    const exit = once(server, 'exit');
    server.kill(signal);
    await exit;
  }
  await start();
  return {
    root,
    url,
    query,
    /** Simulates a loss of power: nothing is written before it ends. */
    async crash() {
      await end('SIGQUIT');
      await start();
    },
    async remove() {
      await end('SIGINT');
      rmSync(root, { recursive: true, force: true });
    },
  };
}
