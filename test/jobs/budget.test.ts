import { expect, test } from 'vitest';
import { localOctet, octet } from '../support/cli.ts';
import { ask, testService } from '../support/service.ts';
import { json } from '../support/wire.ts';

const image = ['image', 'generate', 'a cat', '--width', '64', '--height', '64', '--max-credits'];

test('X23.1: at double price --max-credits counts what the account pays', async () => {
  const service = await testService({ attribution: false, credits: 100 });
  const cli = localOctet({ service });
  expect(await cli.run(...image, '4')).toBe(6);
  expect((await ask(service, 'GET', '/payments/balance')).json.balance).toBe(100);
  expect(await cli.run(...image, '8')).toBe(0);
  expect((await ask(service, 'GET', '/payments/balance')).json.balance).toBe(92);
});

const priceless = (balance: number) => ({
  'GET /models': json({ data: [] }),
  'GET /payments/balance': json({ balance }),
});

test('X23.2: a service that names no price is refused in a script, before paying', async () => {
  const cli = octet(priceless(100));
  expect(await cli.run(...image, '4')).toBe(6);
  expect(cli.sent.filter(({ method }) => method === 'POST')).toEqual([]);
  expect(cli.stderr).toContain('hint: add --yes');
});

test('X23.3: an account that holds no more than the limit cannot pass it', async () => {
  const cli = octet({ ...priceless(4), 'POST /image/generate': [json({ ok: true })] });
  expect(await cli.run(...image, '4')).toBe(10);
  expect(cli.sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
});
