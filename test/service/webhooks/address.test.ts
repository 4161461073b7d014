import { expect, test } from 'vitest';
import { reachable, webhookUrl } from '../../../src/service/webhooks/address.ts';
import { ask, sharedService, testService } from '../../support/service.ts';

const shared = sharedService();

const never = () => Promise.reject(new Error('a literal needs no lookup'));

test.each([
  'http://169.254.169.254/latest',
  'http://[::1]:80/',
  'http://0x7f.1/',
  'http://2130706433/',
  'http://127.1/',
  'http://[::ffff:127.0.0.1]/',
  'http://10.1.2.3/',
  'http://192.168.0.1/',
  'http://172.31.255.255/',
  'http://[fd00::1]/',
  'http://[fe80::1]/',
  'http://0.0.0.0/',
])('W17: %s is inside, and blocked for a service that is open to others', async (address) => {
  await expect(reachable(webhookUrl(address), false, never)).rejects.toThrow(
    'private addresses are not allowed',
  );
  await expect(reachable(webhookUrl(address), true, never)).resolves.toHaveLength(1);
});

test.each([
  ['localhost', ['127.0.0.1']],
  ['innocent.example', ['93.184.216.34', '10.0.0.1']],
])('W17: the name %s that leads inside is blocked', async (host, addresses) => {
  const resolve = async () => addresses;
  await expect(reachable(new URL(`http://${host}/`), false, resolve)).rejects.toThrow(
    'private addresses are not allowed',
  );
  await expect(reachable(new URL(`http://${host}/`), true, resolve)).resolves.toEqual(addresses);
});

test.each(['http://8.8.8.8/', 'http://[2606:4700::1111]/', 'http://[::ffff:8.8.8.8]/'])(
  '%s is outside',
  async (url) => {
    await expect(reachable(webhookUrl(url), false, never)).resolves.toHaveLength(1);
  },
);

test.each(['ftp://x/', 'file:///etc/passwd', 'javascript:alert(1)', 'http://user:pw@x/', 'x', '', 7])(
  'W17: %s is no address for a webhook',
  async (url) => {
    const service = await shared();
    expect((await ask(service, 'POST', '/local/webhooks', { url })).status).toBe(400);
  },
);

test('W17: while only this machine can ask, its own addresses are allowed, and it is said', async () => {
  const service = await testService();
  const body = { url: 'http://127.0.0.1:9/hook' };
  expect((await ask(service, 'POST', '/local/webhooks', body)).json.note).toContain('only this machine');
  service.open({ url: 'http://192.168.1.5:4848', hosts: ['192.168.1.5'] });
  expect((await ask(service, 'POST', '/local/webhooks', body)).status).toBe(400);
});
