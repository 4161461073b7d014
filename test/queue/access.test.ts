import { readFileSync } from 'node:fs';
import { platform } from 'node:os';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { Database } from '../../src/queue/database.ts';
import { prepareSchema } from '../../src/queue/schema.ts';
import { MIGRATIONS } from '../../src/queue/schema-sql.ts';
import { octet as builtOctet } from '../e2e/octet.ts';
import { Authority, hasOpenssl } from '../support/certificates.ts';
import { octet } from '../support/cli.ts';
import { type Postgres, startPostgres, withoutPostgres } from '../support/postgres.ts';
import { chats, fileWith, queueCli, statusOf, submitted } from './lines.ts';

const PASSWORD = 'hor/se#batt@22';
const ENCODED = encodeURIComponent(PASSWORD);

describe.skipIf(withoutPostgres || !hasOpenssl)('the way to a queue (needs openssl)', () => {
  let postgres: Postgres;
  let authority: Authority;
  let other: Authority;
  /** By the socket, as the owner. */
  let owner: string;
  let database = '';
  beforeAll(async () => {
    authority = new Authority();
    other = new Authority();
    postgres = await startPostgres({ tls: authority.issue('IP:127.0.0.1') });
    owner = await postgres.database();
    database = new URL(owner).pathname.slice(1);
    await postgres.query(owner, `ALTER USER octet PASSWORD '${PASSWORD}'`);
    await submitted(owner, chats(2));
  });
  afterAll(async () => {
    await postgres.stop();
    authority.remove();
    other.remove();
  });

  const urlOf = (query: string, options: { user?: string; host?: string; database?: string } = {}) =>
    `postgres://${options.user ?? `octet:${ENCODED}`}@${options.host ?? '127.0.0.1'}:${postgres.port}/${options.database ?? database}?${query}`;
  const triedWith = async (url: string, env: Record<string, string> = {}, ...argv: string[]) => {
    const cli = queueCli(url, undefined, { env });
    const status = await cli.run('batch', ...(argv.length > 0 ? argv : ['status', 'b']));
    expect(cli.stdout + cli.stderr).not.toMatch(/hor|batt/);
    return { status, stderr: cli.stderr };
  };

  test.each([
    ['sslmode=prefer', 0, ''],
    ['sslmode=require', 0, ''],
    ['ssl=true', 0, ''],
    ['sslmode=no-verify', 0, ''],
    ['sslmode=disable', 4, 'hint: try sslmode=require'],
    ['sslmode=verify-ca', 2, 'sslmode=verify-ca needs sslrootcert'],
    ['sslmode=verify-ca&sslrootcert=OURS', 0, ''],
    ['sslmode=verify-full&sslrootcert=OURS', 0, ''],
    ['sslmode=verify-full', 11, 'cannot be verified'],
    ['sslmode=verify-full&sslrootcert=system', 11, 'cannot be verified'],
    ['sslmode=require&sslrootcert=OTHER', 11, 'hint: sslrootcert=FILE'],
    ['sslmode=verify-full&sslrootcert=OTHER', 11, 'cannot be verified'],
    ['sslmode=require&sslrootcert=/nowhere.pem', 2, 'no such file: /nowhere.pem'],
    ['sslmode=full', 2, 'sslmode of the queue must be one of'],
  ])('%s', async (query, status, message) => {
    const url = urlOf(query.replace('OURS', authority.path).replace('OTHER', other.path));
    const tried = await triedWith(url);
    expect(tried).toMatchObject({ status });
    expect(tried.stderr).toContain(message);
  });

  test('verify-full wants the name of the host, verify-ca does not', async () => {
    const root = `sslrootcert=${authority.path}`;
    const full = await triedWith(urlOf(`sslmode=verify-full&${root}`, { host: 'localhost' }));
    expect(full.status).toBe(11);
    expect(full.stderr).toContain('the certificate is for another host');
    expect(await triedWith(urlOf(`sslmode=verify-ca&${root}`, { host: 'localhost' }))).toMatchObject({
      status: 0,
    });
  });

  test('variables as of other PostgreSQL programs', async () => {
    const env = { PGSSLMODE: 'verify-full', PGSSLROOTCERT: authority.path };
    expect(await triedWith(urlOf(''), env)).toMatchObject({ status: 0 });
    expect(await triedWith(urlOf(''), { ...env, PGSSLROOTCERT: other.path })).toMatchObject({ status: 11 });
    expect(await triedWith(urlOf('sslmode=require'), { PGSSLMODE: 'disable' })).toMatchObject({ status: 0 });
  });

  test.each([
    [{ user: `octet:${ENCODED}x` }, 4, 'refuses this user or password'],
    [{ user: 'nobody:batt' }, 4, 'refuses this user or password'],
    [{ user: 'octet' }, 4, 'needs a password'],
    [{ database: 'none' }, 5, 'no such database: 127.0.0.1:'],
    [{ database: 'postgres' }, 5, 'hint: octet batch submit FILE'],
  ])('%j', async (options, status, message) => {
    const tried = await triedWith(urlOf('sslmode=require', options));
    expect(tried.status).toBe(status);
    expect(tried.stderr).toContain(message);
  });

  test('queue_command', async () => {
    const cli = octet({}, { realTime: true });
    const print = `printf '%s' '${urlOf('sslmode=require')}'`;
    expect(await cli.run('config', 'set', 'queue_command', print)).toBe(0);
    expect(await cli.run('batch', 'status', 'b')).toBe(0);
    expect(cli.stdout).toContain('running');
    expect(await cli.run('config', 'set', 'queue_command', 'echo batt; exit 3')).toBe(0);
    expect(await cli.run('batch', 'status', 'b')).toBe(4);
    expect(cli.stderr).toContain('error: queue_command ended with status 3');
    expect(cli.stderr).not.toContain('batt');
  });

  test.skipIf(platform() !== 'linux')('a password after --queue is not in the process list', async () => {
    const url = urlOf('sslmode=require', { database: 'postgres' });
    const file = fileWith(chats(1), 'waits.jsonl');
    expect(await triedWith(url, {}, 'submit', file)).toMatchObject({ status: 0 });
    expect(await triedWith(url, {}, 'pause', 'waits')).toMatchObject({ status: 0 });
    const worker = builtOctet(['batch', 'work', '--queue', url], { env: { OCTET_ENV: 'local' } });
    onTestFinished(() => void worker.kill('SIGKILL'));
    let told = '';
    worker.stderr?.on('data', (text) => {
      told += text;
    });
    await expect.poll(() => told, { timeout: 20_000 }).toContain('waiting for lines');
    expect(told).toContain('a password in --queue stays in the history of your shell');
    expect(told).not.toMatch(/hor|batt/);
    expect(readFileSync(`/proc/${worker.pid}/cmdline`, 'utf8')).not.toMatch(/hor|batt/);
    worker.kill('SIGKILL');
    await worker;
  });

  test('missing rights, and those that the hints name', async () => {
    await postgres.query(owner, `CREATE USER helper PASSWORD '${PASSWORD}'`);
    const helper = urlOf('sslmode=require', { user: `helper:${ENCODED}` });
    const missing = await triedWith(helper);
    expect(missing).toMatchObject({ status: 4 });
    expect(missing.stderr).toContain('missing rights in the queue');
    const grants = /hint: (GRANT .*)/.exec(missing.stderr)?.[1]?.replaceAll('TO user', 'TO helper') ?? '';
    await postgres.query(owner, grants);
    expect(await triedWith(helper)).toMatchObject({ status: 0 });
    const notOwner = await triedWith(helper, {}, 'submit', fileWith(chats(1)), '--name', 'c');
    expect(notOwner).toMatchObject({ status: 4 });
    expect(notOwner.stderr).toContain('only the owner of the schema octet_batch may submit');
    expect(await triedWith(helper, {}, 'work', '--drain', '--name', 'b')).toMatchObject({ status: 0 });
    expect(await statusOf(owner)).toMatchObject({ state: 'done', done: 2 });

    const empty = await postgres.database();
    const fresh = urlOf('sslmode=require', {
      user: `helper:${ENCODED}`,
      database: new URL(empty).pathname.slice(1),
    });
    const refused = await triedWith(fresh, {}, 'submit', fileWith(chats(1)));
    expect(refused).toMatchObject({ status: 4 });
    expect(refused.stderr).toContain('CREATE SCHEMA octet_batch AUTHORIZATION user');
    await postgres.query(empty, 'CREATE SCHEMA octet_batch AUTHORIZATION helper');
    expect(await triedWith(fresh, {}, 'submit', fileWith(chats(1)))).toMatchObject({ status: 0 });
  });

  test('two submitters bring older tables up to date once', async () => {
    const url = await postgres.database();
    await submitted(url, chats(1));
    const step = 'ALTER TABLE octet_batch.batch ADD COLUMN note text';
    const plan = { migrations: [...MIGRATIONS, step], oldestWorker: 1 };
    const databases = await Promise.all(
      [1, 2].map(() => Database.open({ connectionString: url }, 'here', new AbortController().signal)),
    );
    onTestFinished(async () => {
      for (const each of databases) await each.close();
    });
    await Promise.all(databases.map((each) => prepareSchema(each, plan)));
    const newest = { version: MIGRATIONS.length + 1, oldest: 1 };
    const versions = () => postgres.query(url, 'SELECT version, oldest FROM octet_batch.schema_version');
    expect(await versions()).toEqual([newest]);
    // The octet before works with them and leaves them as they are.
    await submitted(url, chats(1));
    expect(await queueCli(url).run('batch', 'work', '--drain')).toBe(0);
    expect(await versions()).toEqual([newest]);
  });

  test('two first submitters at once', async () => {
    const url = await postgres.database();
    const files = ['one', 'two'].map((name) => fileWith(chats(2), `${name}.jsonl`));
    expect(await Promise.all(files.map((file) => queueCli(url).run('batch', 'submit', file)))).toEqual([
      0, 0,
    ]);
    expect(await queueCli(url).run('batch', 'work', '--drain')).toBe(0);
    expect(await statusOf(url, 'two')).toMatchObject({ state: 'done', done: 2 });
  });

  test.each([
    ['version = 0', 'have version 0, and this octet needs', 'octet batch submit FILE brings them up to date'],
    ['version = 99, oldest = 99', 'made by a newer octet (version 99)', 'npm install -g octet-cli@latest'],
  ])('tables with %s', async (set, message, hint) => {
    const url = await postgres.database();
    await submitted(url, chats(1));
    await postgres.query(url, `UPDATE octet_batch.schema_version SET ${set}`);
    for (const argv of [['status'], ['results', 'b'], ['work'], ['pause', 'b']]) {
      const cli = queueCli(url, {});
      expect(await cli.run('batch', ...argv)).toBe(3);
      expect(cli.err.filter(Boolean)).toEqual([expect.stringContaining(message), `hint: ${hint}`]);
    }
  });

  test('a worker ends when tables are changed under it that it does not know', async () => {
    const url = await postgres.database();
    await submitted(url, chats(1));
    const cli = queueCli(url);
    const working = cli.run('batch', 'work');
    await expect.poll(async () => (await statusOf(url)).done, { timeout: 30_000 }).toBe(1);
    await postgres.query(url, 'UPDATE octet_batch.schema_version SET version = 99, oldest = 99');
    expect(await working).toBe(3);
    expect(cli.stderr).toContain('made by a newer octet');
  });
});
