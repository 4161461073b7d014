import { expect, test } from 'vitest';
import { fetchFrom } from '../../support/fetch.ts';
import { ask, chat, sharedService, tempDir, testService } from '../../support/service.ts';

const shared = sharedService();

const refused = {
  error: {
    type: 'authentication_error',
    code: 'invalid_api_key',
    message: 'The API key is missing or invalid.',
  },
};

test.each([
  ['no header', undefined],
  ['an empty header', ''],
  ['another scheme', 'Basic b2N0ZXQ6eA=='],
  ['no key', 'Bearer '],
  ['two keys', 'Bearer KEY, Bearer KEY'],
  ['a key with more behind it', 'Bearer KEY x'],
  ['a wrong key', 'Bearer octet_nobody'],
  ['the key without a scheme', 'KEY'],
])('A1: %s is 401 without an echo', async (_, authorization) => {
  const service = await shared();
  const value = authorization?.replaceAll('KEY', service.key);
  const headers: Record<string, string> = value === undefined ? {} : { authorization: value };
  const got = await ask(service, 'GET', '/models', undefined, { key: null, headers });
  expect(got.status).toBe(401);
  expect(got.json).toEqual(refused);
  expect(got.text).not.toContain(service.key);
  expect(got.headers['x-request-id']).toMatch(/^req_/);
});

test.each(['Bearer', 'bearer', 'BEARER'])('A1: the scheme %s is accepted', async (scheme) => {
  const service = await shared();
  const headers = { authorization: `${scheme} ${service.key}` };
  expect((await ask(service, 'GET', '/models', undefined, { key: null, headers })).status).toBe(200);
});

test('A2: a key that is revoked during a stream ends the next call, not the stream', async () => {
  const service = await testService();
  const { json: user } = await ask(service, 'POST', '/local/accounts', { credits: 50 });
  const response = await fetchFrom(
    service,
    new Request('http://127.0.0.1/v1/chat/completions', {
      method: 'POST',
      headers: { authorization: `Bearer ${user.key}`, 'content-type': 'application/json' },
      body: JSON.stringify(chat('what is 1 + 1?', { stream: true })),
    }),
  );
  await ask(service, 'POST', '/local/keys/revoke', { key: user.key });
  expect(await response.text()).toMatch(/data: \[DONE\]\n\n$/);
  expect((await ask(service, 'GET', '/models', undefined, { key: user.key })).status).toBe(401);
});

test('A3: the job of another user does not exist', async () => {
  const service = await testService({ jobs: 'queue' });
  const { json: other } = await ask(service, 'POST', '/local/accounts', {});
  const { json: job } = await ask(service, 'POST', '/music/generate', { prompt: 'rain' });
  for (const path of [`/music/${job.id}`, `/music/status/${job.id}`]) {
    expect((await ask(service, 'GET', path)).status).toBe(200);
    const got = await ask(service, 'GET', path, undefined, { key: other.key });
    expect(got.status).toBe(404);
    expect(got.json.error.type).toBe('not_found_error');
  }
});

test('the key of this machine can be revoked for a test, and is good again with the next start', async () => {
  const stateDir = tempDir();
  const first = await testService({ stateDir });
  expect((await ask(first, 'POST', '/local/keys/revoke', { key: first.key })).status).toBe(200);
  expect((await ask(first, 'GET', '/models')).status).toBe(401);
  await first.close();
  const second = await testService({ stateDir });
  expect(second.key).toBe(first.key);
  expect((await ask(second, 'GET', '/models')).status).toBe(200);
});
