import { describe, expect, test } from 'vitest';
import { isWebAddress } from '../../../src/output/open-file.ts';
import { localOctet, octet } from '../../support/cli.ts';
import { fails, json, problem } from '../../support/wire.ts';

const URL_ = 'https://pay.example.com/c/1';

describe('buy', () => {
  test('prints the address and opens nothing by itself', async () => {
    const cli = octet({ 'POST /payments/checkout': json({ id: 'cs_1', checkout_url: URL_ }) });
    expect(await cli.run('credits', 'buy', '--amount', '1000', '--currency', 'USD')).toBe(0);
    expect(cli.sent[0]?.body).toEqual({ amount: 1000, currency: 'usd' });
    expect(cli.out).toEqual([URL_]);
    expect(cli.stderr).toContain('checkout for 10.00 USD');
    expect(cli.launched).toEqual([]);
  });

  test.each(['url', 'checkout_url', 'session_url', 'redirect_url'])(
    'finds the address in %s',
    async (key) => {
      const cli = octet({ 'POST /payments/checkout': json({ data: { [key]: URL_ } }) });
      expect(await cli.run('credits', 'buy')).toBe(0);
      expect(cli.out).toEqual([URL_]);
    },
  );

  test('--open opens it, without a shell', async () => {
    const cli = octet({ 'POST /payments/checkout': json({ url: `${URL_}?a=b;rm%20-rf` }) });
    expect(await cli.run('credits', 'buy', '--open')).toBe(0);
    expect(cli.launched).toEqual([['xdg-open', `${URL_}?a=b;rm%20-rf`]]);
  });

  test('$BROWSER is the one to open it', async () => {
    const cli = octet(
      { 'POST /payments/checkout': json({ url: URL_ }) },
      { env: { BROWSER: '/opt/browser' } },
    );
    await cli.run('credits', 'buy', '--open');
    expect(cli.launched).toEqual([['/opt/browser', URL_]]);
  });

  test.each([
    'http://pay.example.com/',
    'http://127.evil.example/',
    'http://127.0.0.1.evil.example/',
    'http://localhost.evil.example/',
    'https://bank.example@evil.example/',
    'javascript:alert(1)',
    'file:///etc/passwd',
    'data:text/html,x',
    'ftp://pay.example.com/',
  ])('%s is shown with a warning and never opened', async (url) => {
    const script = { 'POST /payments/checkout': json({ url }) };
    const opening = octet(script);
    expect(await opening.run('credits', 'buy', '--open')).toBe(15);
    expect(opening.launched).toEqual([]);
    const showing = octet(script);
    expect(await showing.run('credits', 'buy')).toBe(0);
    expect(showing.stderr).toContain('not opened');
  });

  test.each([
    'http://127.0.0.1:4848/checkout/1',
    'http://[::1]/x',
    'http://localhost:1/x',
    'https://a.example/',
  ])('%s may be opened', (url) => {
    expect(isWebAddress(url)).toBe(true);
  });

  test('a relative address is one of the service', async () => {
    const cli = octet({ 'POST /payments/checkout': json({ url: '/pay/1' }) });
    await cli.run('credits', 'buy');
    expect(cli.out).toEqual(['https://api.example.com/pay/1']);
  });

  test('a reply without an address ends with 10', async () => {
    expect(await octet({ 'POST /payments/checkout': json({ id: 'cs' }) }).run('credits', 'buy')).toBe(10);
  });

  test.each<[string, string[]]>([
    ['0', ['--amount', '0']],
    ['-5', ['--amount=-5']],
    ['10.50', ['--amount', '10.50']],
    ['1e3', ['--amount', '1e3']],
    ['too much', ['--amount', '100000001']],
    ['dollars', ['--currency', 'dollars']],
    ['a bad field', ['-d', '{"amount":"x"}']],
  ])('refuses %s before anything is sent', async (_, args) => {
    const cli = octet({});
    expect(await cli.run('credits', 'buy', ...args)).toBe(2);
    expect(cli.sent).toEqual([]);
  });

  test('a checkout that may have been made is never asked for again', async () => {
    const cli = octet({ 'POST /payments/checkout': fails('lost', true) });
    expect(await cli.run('credits', 'buy')).toBe(12);
    expect(cli.sent).toHaveLength(1);
    const failing = octet({ 'POST /payments/checkout': problem(500) });
    expect(await failing.run('credits', 'buy')).toBe(10);
    expect(failing.sent).toHaveLength(1);
  });

  test('--wait waits until the balance rises, though it falls first', async () => {
    const balances = [100, 100, 90, 90, 590].map((balance) => json({ balance }));
    const cli = octet({
      'POST /payments/checkout': json({ url: URL_ }),
      'GET /payments/balance': balances,
      'GET /payments/transactions': json({ data: [] }),
    });
    expect(await cli.run('credits', 'buy', '--amount', '500', '--wait')).toBe(0);
    expect(cli.clock.slept).toEqual([2_000, 3_000, 4_500, 6_750]);
    expect(cli.out).toEqual([URL_]);
    expect(cli.stderr).toContain('the balance is 590');
  });

  test('--wait gives up when --timeout has passed', async () => {
    const cli = octet({
      'POST /payments/checkout': json({ url: URL_ }),
      'GET /payments/balance': json({ balance: 1 }),
      'GET /payments/transactions': problem(404),
    });
    expect(await cli.run('credits', 'buy', '--wait', '--timeout', '10s')).toBe(8);
    expect(cli.clock.slept.reduce((sum, ms) => sum + ms, 0)).toBe(10_000);
  });

  test('--wait says once of each payment that was refused since, and goes on waiting', async () => {
    const at = (ms: number) => new Date(Date.UTC(2026, 0, 2, 3, 4, 5) + ms).toISOString();
    const data = [
      { id: 't2', type: 'declined', amount: 0, description: 'card declined', created_at: at(3_000) },
      { id: 't1', type: 'declined', amount: 0, description: 'an old one', created_at: at(-3_600_000) },
    ];
    const cli = octet({
      'POST /payments/checkout': json({ url: URL_ }),
      'GET /payments/balance': [1, 1, 1, 501].map((balance) => json({ balance })),
      'GET /payments/transactions': json({ data }),
    });
    expect(await cli.run('credits', 'buy', '--wait')).toBe(0);
    expect(cli.stderr.split('the payment was refused: card declined')).toHaveLength(2);
    expect(cli.stderr).not.toContain('an old one');
    expect(cli.stderr).toContain('the balance is 501');
  });

  test('--dry-run sends nothing', async () => {
    const cli = octet({});
    expect(await cli.run('credits', 'buy', '--amount', '5', '--wait', '--open', '--dry-run')).toBe(0);
    expect(JSON.parse(cli.stdout)).toMatchObject({ method: 'POST', body: { amount: 5 } });
  });

  test('in the local environment it adds test credits, after a yes', async () => {
    const cli = localOctet({ credits: 100 });
    expect(await cli.run('credits', 'buy', '--amount', '500', '--currency', 'usd')).toBe(2);
    expect(cli.stderr).toContain('--yes');
    expect(await cli.run('credits', 'buy', '--amount', '500', '--currency', 'usd', '--yes')).toBe(0);
    expect(cli.out).toEqual(['500 test credits added; the balance is 600']);
    expect(cli.launched).toEqual([]);
  });
});
