import { createHash, createHmac } from 'node:crypto';
import { chmodSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { assetsIn } from '../../../src/files/assets.ts';
import { LOCAL_ACCOUNT } from '../../../src/service/billing/accounts.ts';
import { enter } from '../../../src/service/billing/credits.ts';
import { MIGRATIONS } from '../../../src/service/store/schema.ts';
import { openStore } from '../../../src/service/store/store.ts';
import { ASSETS_DIR, ask, chat, handClock, tempDir, testService } from '../../support/service.ts';

const hashOf = (key: string) => createHash('sha256').update(key).digest('hex');
/** How the first schema made the key of the local account. */
const derivedFrom = (secret: string) =>
  `octet_local_${createHmac('sha256', secret).update('local api key').digest('base64url').slice(0, 32)}`;

/** A state as the first schema left it, with credits spent. */
async function oldState(): Promise<{ stateDir: string; secret: string; key: string }> {
  const stateDir = tempDir();
  const secret = 'whsec_c2VjcmV0IG9mIHRoZSBmaXJzdCBzY2hlbWE=';
  const key = derivedFrom(secret);
  const store = await openStore({
    directory: stateDir,
    assets: assetsIn(ASSETS_DIR),
    migrations: MIGRATIONS.slice(0, 1),
  });
  store.write((sql) => {
    sql.run("INSERT INTO meta (name, value) VALUES ('secret', ?)", secret);
    sql.run(
      "INSERT INTO accounts (id, email, plan, balance, created_at) VALUES (?, 'you@octet.local', 'payg', 0, 0)",
      LOCAL_ACCOUNT,
    );
    enter(sql, LOCAL_ACCOUNT, { kind: 'grant', amount: 123, description: 'opening credits' }, 0);
    sql.run('INSERT INTO keys (hash, account, created_at) VALUES (?, ?, 0)', hashOf(key), LOCAL_ACCOUNT);
  });
  store.close();
  return { stateDir, secret, key };
}

test('X3.1: key, admin key and webhook secret have nothing in common', async () => {
  const { key, adminKey, secret } = await testService();
  expect(key).toMatch(/^octet_local_[\w-]{32}$/);
  expect(adminKey).toMatch(/^octet_admin_[\w-]{32}$/);
  expect(secret).toMatch(/^whsec_/);
  expect(key).not.toBe(derivedFrom(secret));
  const other = await testService();
  for (const value of [key, adminKey, secret]) {
    expect([other.key, other.adminKey, other.secret]).not.toContain(value);
  }
});

test('X3.2: the state keeps the plain keys in a file of its owner, and only a hash in the database', async () => {
  const stateDir = tempDir();
  const first = await testService({ stateDir });
  const { key, adminKey } = first;
  await first.close();
  expect(statSync(join(stateDir, 'keys.json')).mode & 0o777).toBe(0o600);
  const database = readFileSync(join(stateDir, 'service.db'), 'latin1');
  expect(database).not.toContain(key);
  expect(database).not.toContain(adminKey);
  expect(database).toContain(hashOf(key));
  const second = await testService({ stateDir });
  expect([second.key, second.adminKey, second.secret]).toEqual([key, adminKey, first.secret]);
  expect(readdirSync(stateDir).filter((name) => name.endsWith('.tmp'))).toEqual([]);
});

test('X3.3: an old state opens; the key that its secret yields is not accepted any more', async () => {
  const { stateDir, secret, key } = await oldState();
  const service = await testService({ stateDir });
  expect(service.secret).toBe(secret);
  expect(service.key).not.toBe(key);
  expect(service.notices.join()).toContain('new API key');
  expect((await ask(service, 'GET', '/models', undefined, { key })).status).toBe(401);
  expect((await ask(service, 'GET', '/payments/balance')).json.balance).toBe(123);
  await service.close();
  expect(existsSync(join(stateDir, 'service.db.v1.bak'))).toBe(true);
  const again = await testService({ stateDir });
  expect(again.key).toBe(service.key);
  expect(again.notices).toEqual([]);
  expect((await ask(again, 'GET', '/models', undefined, { key })).status).toBe(401);
});

test('X3.4: a lost key file is made anew, and the lost key ends', async () => {
  const stateDir = tempDir();
  const first = await testService({ stateDir });
  await first.close();
  rmSync(join(stateDir, 'keys.json'));
  const second = await testService({ stateDir });
  expect((await ask(second, 'GET', '/models')).status).toBe(200);
  expect((await ask(second, 'GET', '/models', undefined, { key: first.key })).status).toBe(401);
  expect((await ask(second, 'GET', '/local/webhooks', undefined, { key: first.adminKey })).status).toBe(401);
});

test('X3.5: keys that reached the file but not the database are entered at the next start', async () => {
  const stateDir = tempDir();
  const keys = { key: `octet_local_${'k'.repeat(32)}`, adminKey: `octet_admin_${'a'.repeat(32)}` };
  writeFileSync(join(stateDir, 'keys.json'), JSON.stringify(keys), { mode: 0o600 });
  const service = await testService({ stateDir });
  expect(service).toMatchObject(keys);
  expect((await ask(service, 'GET', '/models')).status).toBe(200);
});

test.each([
  ['is not JSON', '{', 0o600, /are damaged/],
  ['has no keys', '{}', 0o600, /are damaged/],
  ['can be read by others', undefined, 0o644, /readable by other users/],
])('X3.6: a key file that %s is refused with 3', async (_, content, mode, message) => {
  const stateDir = tempDir();
  await (await testService({ stateDir })).close();
  const path = join(stateDir, 'keys.json');
  if (content !== undefined) writeFileSync(path, content);
  chmodSync(path, mode);
  const opening = testService({ stateDir });
  await expect(opening).rejects.toThrow(message);
  await expect(opening).rejects.toMatchObject({ reason: 'state' });
});

const ADMIN_ONLY = [
  ['POST', '/local/webhooks', { url: 'http://127.0.0.1:9/' }],
  ['GET', '/local/webhooks', undefined],
  ['DELETE', '/local/webhooks/ID', undefined],
  ['POST', '/local/trigger', { type: 'user.created' }],
  ['GET', '/local/deliveries', undefined],
  ['GET', '/local/notifications', undefined],
  ['POST', '/local/accounts', {}],
  ['POST', '/local/keys/revoke', { key: 'KEY' }],
  ['POST', '/local/credits', { amount: 5 }],
  ['POST', '/local/jobs/ID/cancel', {}],
] as const;

test.each(ADMIN_ONLY)('X3.7: %s %s refuses every key but the admin key', async (method, path, body) => {
  const service = await testService({ jobs: 'queue' });
  const { json: other } = await ask(service, 'POST', '/local/accounts', {});
  const { json: hook } = await ask(service, 'POST', '/local/webhooks', { url: 'http://127.0.0.1:9/' });
  const { json: job } = await ask(service, 'POST', '/music/generate', { prompt: 'rain' });
  const at = path.replace('ID', path.includes('jobs') ? job.id : hook.id);
  const given = JSON.stringify(body)?.replace('KEY', service.key);
  const send = (key: string | null, base?: string) =>
    ask(service, method, at, undefined, { key, raw: given, ...(base ? { base } : {}) });
  for (const key of [service.key, other.key]) {
    for (const base of ['http://127.0.0.1', 'http://127.0.0.1/v1', 'http://127.0.0.1/api/v1']) {
      const got = await send(key, base);
      expect(got.status).toBe(403);
      expect(got.json.error.code).toBe('admin_key_required');
      expect(got.text).not.toContain(service.secret);
    }
  }
  expect((await send(null)).status).toBe(401);
  expect((await send('octet_nobody')).status).toBe(401);
  expect((await send(service.adminKey)).status).toBe(200);
});

test('X3.8: the key is looked at before the body', async () => {
  const service = await testService();
  const asked = await ask(service, 'POST', '/local/webhooks', undefined, { key: service.key, raw: '{' });
  expect(asked.status).toBe(403);
});

test.each([
  ['another site', 'https://evil.example', 403],
  ['another port of this machine', 'http://127.0.0.1:3000', 403],
  ['a sandboxed page', 'null', 403],
  ['its own page', 'http://127.0.0.1:4848', 200],
])('X3.9: the admin key from a page of %s', async (_, origin, status) => {
  const service = await testService();
  const got = await ask(service, 'GET', '/local/webhooks', undefined, { headers: { origin } });
  expect(got.status).toBe(status);
});

test('X3.10: health is open to all and tells strangers nothing more', async () => {
  const service = await testService();
  const asStranger = await ask(service, 'GET', '/local/health', undefined, { key: null });
  expect(asStranger.json).toMatchObject({ status: 'ok' });
  expect(asStranger.json).not.toHaveProperty('accounts');
  expect((await ask(service, 'GET', '/local/health')).json).toMatchObject({ accounts: 1, jobs: {} });
});

test('X3.11: the admin key is no API key', async () => {
  const service = await testService();
  expect((await ask(service, 'GET', '/models', undefined, { key: service.adminKey })).status).toBe(401);
});

test('X3.12: inside the process the owner needs no key', async () => {
  const service = await testService();
  const reply = await service.transport({
    method: 'GET',
    url: 'http://octet.local/v1/local/webhooks',
    headers: { origin: 'https://evil.example' },
    timeouts: { connectMs: 0, headersMs: 0, idleMs: 0 },
  });
  expect(reply.status).toBe(200);
});

test('X3.13: the admin adds credits to the account of any key', async () => {
  const service = await testService();
  const { json: other } = await ask(service, 'POST', '/local/accounts', { credits: 1 });
  const added = await ask(service, 'POST', '/local/credits', { amount: 5, key: other.key });
  expect(added.json.balance).toBe(6);
  expect((await ask(service, 'POST', '/local/credits', { amount: 5, key: 'none' })).status).toBe(404);
  expect((await ask(service, 'POST', '/local/credits', { amount: 5 })).json.balance).toBe(10_005);
});

test('X19.1: an account of its own takes the settings; the everyday one stays as it is', async () => {
  const stateDir = tempDir();
  const clock = handClock();
  const everyday = await testService({ stateDir, clock });
  await ask(everyday, 'POST', '/chat/completions', chat('hi'));
  const before = (await ask(everyday, 'GET', '/payments/balance')).json.balance;
  const own = { stateDir, clock, account: 'serve' } as const;
  const run = await testService({ ...own, plan: 'payg', credits: 30, attribution: false });
  expect(run.key).not.toBe(everyday.key);
  const balance = await ask(run, 'GET', '/payments/balance');
  expect(balance.json).toMatchObject({ balance: 30 });
  expect(balance.json).not.toHaveProperty('attribution');
  expect(balance.headers['x-ratelimit-limit']).toBe('60');
  const untouched = await ask(everyday, 'GET', '/payments/balance');
  expect(untouched.json).toMatchObject({ balance: before, attribution: expect.anything() });
  expect(untouched.headers['x-ratelimit-limit']).toBe('300');
  expect((await ask(run, 'POST', '/local/credits', { amount: 5 })).json.balance).toBe(35);
  await run.close();

  const again = await testService({ ...own, plan: 'free' });
  expect(again.key).toBe(run.key);
  const later = await ask(again, 'GET', '/payments/balance');
  expect(later.json).toMatchObject({ balance: 35, attribution: expect.anything() });
  expect(later.headers['x-ratelimit-limit']).toBe('10');
});
