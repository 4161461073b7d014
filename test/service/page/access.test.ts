import { expect, test } from 'vitest';
import type { Service } from '../../../src/service/service.ts';
import { type Asking, ask, testService } from '../../support/service.ts';

const base = 'http://127.0.0.1:4848';
const origin = { origin: base };

/** A browser that has opened the link. */
async function browser(service: Service) {
  const link = new URL(service.newLink()).pathname;
  const opened = await ask(service, 'GET', link, undefined, { base, key: null });
  const cookie = opened.headers['set-cookie'] ?? '';
  const headers = { cookie: cookie.split(';')[0] ?? '' };
  const { json } = await ask(service, 'GET', '/local/session', undefined, { base, key: null, headers });
  const send = (method: string, path: string, body?: unknown, more: Asking = {}) =>
    ask(service, method, path, body, { base, key: null, ...more, headers: { ...headers, ...more.headers } });
  return { link, opened, cookie, token: json.token as string, send };
}

test('the link opens the page once, and becomes a strict cookie', async () => {
  const service = await testService();
  const { link, opened, cookie, send } = await browser(service);
  expect(opened.status).toBe(200);
  expect(cookie).toMatch(/^octet_session_4848=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
  expect((await ask(service, 'GET', link, undefined, { base, key: null })).status).toBe(403);
  expect((await send('GET', '/')).text).toContain('<div id="app">');
  expect((await send('GET', link)).status).toBe(200);
  const stranger = await ask(service, 'GET', '/', undefined, { base, key: null });
  expect(stranger.status).toBe(401);
  expect(stranger.text).toContain('octet serve link');
  const preview = new URL(service.newLink()).pathname;
  await ask(service, 'HEAD', preview, undefined, { base, key: null });
  expect((await ask(service, 'GET', preview, undefined, { base, key: null })).status).toBe(200);
});

test('a change needs the cookie and the token; reading needs the cookie', async () => {
  const service = await testService();
  const { token, send } = await browser(service);
  expect((await send('GET', '/local/keys')).status).toBe(200);
  const made = { name: 'x' };
  expect((await send('POST', '/local/keys', made, { headers: origin })).status).toBe(403);
  const wrong = { ...origin, 'x-octet-token': `${token.slice(0, -1)}!` };
  expect((await send('POST', '/local/keys', made, { headers: wrong })).status).toBe(403);
  const right = { ...origin, 'x-octet-token': token };
  expect((await send('POST', '/local/keys', made, { headers: right })).status).toBe(200);
  const cookieless = { base, key: null, headers: right };
  expect((await ask(service, 'POST', '/local/keys', made, cookieless)).status).toBe(401);
  const other = await browser(service);
  const mixed = { ...origin, 'x-octet-token': other.token };
  expect((await send('POST', '/local/keys', made, { headers: mixed })).status).toBe(403);
});

test.each([
  ['a foreign origin', { origin: 'https://evil.example' }],
  ['a frame without an origin', { origin: 'null' }],
  ['the same host on another port', { origin: 'http://127.0.0.1:3000' }],
  ['another site, as the browser says', { 'sec-fetch-site': 'cross-site' }],
  ['another port, as the browser says', { 'sec-fetch-site': 'same-site' }],
])('%s gets nothing, with cookie, token or admin key', async (_, headers) => {
  const service = await testService();
  const { token, send } = await browser(service);
  const all = { ...headers, 'x-octet-token': token };
  expect((await send('GET', '/local/session', undefined, { headers: all })).status).toBe(403);
  expect((await send('POST', '/local/keys', { name: 'x' }, { headers: all })).status).toBe(403);
  expect((await ask(service, 'GET', '/local/keys', undefined, { base, headers })).status).toBe(403);
  const form = { base, key: null, headers, raw: `key=${service.adminKey}` };
  expect((await ask(service, 'POST', '/session', undefined, form)).status).toBe(403);
});

test('another host name gets nothing, whatever it brings', async () => {
  const service = await testService();
  const { token, send } = await browser(service);
  const rebound = { base: 'http://evil.example:4848', headers: { 'x-octet-token': token } };
  for (const path of ['/', '/local/session', '/page/page.js']) {
    expect((await send('GET', path, undefined, rebound)).status).toBe(403);
  }
});

test('the admin key signs in; an ordinary key does not', async () => {
  const service = await testService();
  const form = (key: string) =>
    ask(service, 'POST', '/session', undefined, {
      base,
      key: null,
      headers: origin,
      raw: `key=${encodeURIComponent(key)}`,
    });
  expect((await form(service.key)).status).toBe(403);
  const signedIn = await form(service.adminKey);
  expect([signedIn.status, signedIn.headers.location]).toEqual([303, '/']);
  const headers = { cookie: signedIn.headers['set-cookie']?.split(';')[0] ?? '' };
  expect((await ask(service, 'GET', '/local/keys', undefined, { base, key: null, headers })).status).toBe(
    200,
  );
});

test('every page of ours forbids inline code, frames and outside resources', async () => {
  const service = await testService();
  const { send } = await browser(service);
  const checkout = await ask(service, 'POST', '/payments/checkout', { amount: 500, currency: 'usd' });
  const address = new URL(checkout.json.url).pathname;
  for (const path of ['/', '/page/page.js', '/page/page.css', address]) {
    const { headers, text } = await send('GET', path);
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers['x-content-type-options']).toBe('nosniff');
    if (!path.startsWith('/page/')) expect(text).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\son\w+=|style=/);
  }
});
