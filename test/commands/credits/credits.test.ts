import { describe, expect, test } from 'vitest';
import { moneyText } from '../../../src/commands/credits/money.ts';
import { localOctet, octet } from '../../support/cli.ts';
import { json } from '../../support/wire.ts';

describe('balance', () => {
  test.each<[string, unknown]>([
    ['a number', 42],
    ['balance', { balance: 42 }],
    ['credits', { credits: '42' }],
    ['available', { available: 42 }],
    ['remaining', { data: { remaining: 42 } }],
    ['one level down', { balance: { available: 42 } }],
  ])('reads %s', async (_, reply) => {
    const cli = octet({ 'GET /payments/balance': json(reply) });
    expect(await cli.run('credits')).toBe(0);
    expect(cli.out[0]).toBe('balance\t42');
  });

  test('shows the plan and what is left of the rate limit', async () => {
    const headers = {
      'x-ratelimit-limit': '60',
      'x-ratelimit-remaining': '59',
      'x-ratelimit-reset': '1767323100',
    };
    const reply = { balance: 42, held: 3, plan: 'pro', object: 'balance', attribution: 'by them' };
    const cli = octet({ 'GET /payments/balance': json(reply, { headers }) });
    expect(await cli.run('credits', 'balance')).toBe(0);
    expect(cli.out.slice(0, 3)).toEqual(['balance\t42', 'held\t3', 'plan\tpro']);
    expect(cli.out[3]).toMatch(/^requests left\t59 of 60 until /);
  });

  test('--json is the reply as it came', async () => {
    const reply = { balance: 42, unknown: { kept: [1] } };
    const cli = octet({ 'GET /payments/balance': json(reply) });
    await cli.run('credits', '--json');
    expect(JSON.parse(cli.stdout)).toEqual(reply);
  });

  test('a reply without one ends with 10', async () => {
    expect(await octet({ 'GET /payments/balance': json({ hello: 1 }) }).run('credits')).toBe(10);
  });
});

test('the noun alone shows the balance of the local service and spends nothing', async () => {
  const cli = localOctet({ credits: 100 });
  await cli.run('credits');
  await cli.run('credits', 'history');
  await cli.run('credits');
  expect(cli.out.filter((line) => line.startsWith('balance'))).toEqual(['balance\t100', 'balance\t100']);
  expect(cli.stdout).toContain('plan\t');
  expect(cli.stdout).toContain('requests left\t');
});

test.each<[number, string, string]>([
  [1000, 'usd', '10.00 USD'],
  [5, 'usd', '0.05 USD'],
  [0, 'usd', '0.00 USD'],
  [-1234, 'eur', '-12.34 EUR'],
  [1000, 'jpy', '1000 JPY'],
  [1000, 'bhd', '1.000 BHD'],
  [7, 'bhd', '0.007 BHD'],
  [100_000_000, 'usd', '1000000.00 USD'],
  [1000, '??', '10.00 ??'],
])('%d %s is %s', (amount, currency, text) => {
  expect(moneyText(amount, currency)).toBe(text);
});
