import { describe, expect, test } from 'vitest';
import { moneyText } from '../../../src/commands/credits/money.ts';
import { isWebAddress } from '../../../src/commands/open.ts';
import { localOctet, octet } from '../../support/cli.ts';
import { FakeClock } from '../../support/clock.ts';
import { fails, json, problem } from '../../support/wire.ts';

const URL_ = 'https://pay.example.com/c/1';

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

const transactions = [
  {
    id: 't4',
    type: 'charge',
    amount: -5,
    balance: 995,
    description: 'chat completion',
    created_at: '2026-01-02T03:00:00Z',
  },
  {
    id: 't3',
    type: 'charge',
    amount: -20,
    balance: 1000,
    description: 'start song generation',
    created_at: '2026-01-01T12:00:00Z',
  },
  {
    id: 't2',
    type: 'purchase',
    amount: 1000,
    balance: 1020,
    description: 'test payment',
    created_at: '2025-12-31T12:00:00Z',
  },
  {
    id: 't1',
    type: 'grant',
    amount: 20,
    balance: 20,
    description: 'welcome',
    created_at: '2025-11-01T12:00:00Z',
  },
];

describe('history', () => {
  const all = () =>
    octet({ 'GET /payments/transactions': json({ object: 'list', data: transactions, has_more: false }) });

  test('lists transactions with the balance after each', async () => {
    const cli = all();
    expect(await cli.run('credits', 'history')).toBe(0);
    expect(cli.sent.map(({ path }) => path)).toEqual(['/payments/transactions']);
    expect(cli.out.map((line) => line.split('\t').slice(1))).toEqual([
      ['charge', 'chat completion', '-5', '995'],
      ['charge', 'start song generation', '-20', '1000'],
      ['purchase', 'test payment', '+1000', '1020'],
      ['grant', 'welcome', '+20', '20'],
    ]);
  });

  test('counts balances back from the present one where the service sends none', async () => {
    const bare = transactions.map(({ id, type, amount }) => ({ id, type, amount: Math.abs(amount) }));
    const cli = octet({
      'GET /payments/transactions': json(bare),
      'GET /payments/balance': json({ balance: 990, held: 5 }),
    });
    await cli.run('credits', 'history');
    expect(cli.out.map((line) => line.split('\t').slice(3))).toEqual([
      ['-5', '995'],
      ['-20', '1000'],
      ['+1000', '1020'],
      ['+20', '20'],
    ]);
  });

  test.each<[string, string[]]>([
    ['2026-01-01', ['t4', 't3']],
    ['2026-01-02T02:00:00Z', ['t4']],
    ['2d', ['t4', 't3', 't2']],
    ['100w', ['t4', 't3', 't2', 't1']],
    ['5m', ['t4']],
  ])('--since %s', async (since, ids) => {
    const clock = new FakeClock(Date.parse('2026-01-02T03:04:00Z'));
    const cli = octet(
      { 'GET /payments/transactions': json({ data: transactions, more: 'kept' }) },
      { clock },
    );
    expect(await cli.run('credits', 'history', '--since', since, '--json')).toBe(0);
    const document = JSON.parse(cli.stdout) as { data: { id: string }[] };
    expect(document).toMatchObject({ more: 'kept' });
    expect(document.data.map(({ id }) => id)).toEqual(ids);
  });

  test.each(['yesterday', '', '7', '2026-13-01', '-1d'])('refuses --since %j', async (since) => {
    expect(await octet({}).run('credits', 'history', `--since=${since}`)).toBe(2);
  });

  const page = (from: number, count: number, more: boolean) =>
    json({
      data: Array.from({ length: count }, (_, at) => ({
        id: `t${from - at}`,
        amount: -1,
        balance: from - at,
      })),
      has_more: more,
    });

  test('goes on to the next page while there is one and it is wanted', async () => {
    const cli = octet({ 'GET /payments/transactions': [page(250, 100, true), page(150, 50, true)] });
    expect(await cli.run('credits', 'history', '--limit', '150', '--json')).toBe(0);
    expect((JSON.parse(cli.stdout) as { data: unknown[] }).data).toHaveLength(150);
    expect(cli.sent.map(({ path }) => path.split('?')[1])).toEqual(['limit=100', 'limit=50&before=t151']);
  });

  test('a service that ignores paging does not make it go round for ever', async () => {
    const cli = octet({ 'GET /payments/transactions': page(100, 100, true) });
    expect(await cli.run('credits', 'history', '--csv')).toBe(0);
    expect(cli.sent).toHaveLength(2);
    expect(cli.out).toHaveLength(101);
  });

  test('--csv quotes what must be quoted and runs nothing in a spreadsheet', async () => {
    const odd = [
      { id: 't1', type: 'charge', amount: -5, balance: 1, description: '=1+1,"x"\nnew', created: 1767323045 },
    ];
    const cli = octet({ 'GET /payments/transactions': json(odd) });
    await cli.run('credits', 'history', '--csv');
    expect(cli.stdout).toBe(
      'id,date,type,service,description,amount,balance\n' +
        `t1,2026-01-02T03:04:05.000Z,charge,"'=1+1,""x""\nnew","'=1+1,""x""\nnew",-5,1\n`,
    );
  });

  test('a terminal gets totals and charts by day and by service', async () => {
    const cli = octet(
      { 'GET /payments/transactions': json({ data: transactions }) },
      { terminal: 100, env: { NO_COLOR: '1' } },
    );
    await cli.run('credits', 'history');
    expect(cli.stdout).toContain('25 spent, 1020 added, in 4 transactions');
    const lines = cli.out.map((line) => line.trimEnd());
    const byService = lines.slice(lines.indexOf('spent by service') + 1);
    expect(byService).toHaveLength(2);
    expect(byService[0]).toMatch(/^music {2}█+ +20$/);
    expect(byService[1]).toMatch(/^chat {3}█+.? +5$/);
    expect(lines).toContain('spent by day');
  });

  test('no transactions are said, not shown', async () => {
    const cli = octet({ 'GET /payments/transactions': json([]) });
    expect(await cli.run('credits', 'history')).toBe(0);
    expect(cli.stdout).toBe('');
    expect(cli.stderr).toContain('there are no transactions');
  });

  test.each([json({ hello: 1 }), json(5)])('a reply without a list ends with 10', async (answer) => {
    expect(await octet({ 'GET /payments/transactions': answer }).run('credits', 'history')).toBe(10);
  });
});

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
    const cli = octet({ 'POST /payments/checkout': json({ url: URL_ }), 'GET /payments/balance': balances });
    expect(await cli.run('credits', 'buy', '--amount', '500', '--wait')).toBe(0);
    expect(cli.clock.slept).toEqual([2_000, 3_000, 4_500, 6_750]);
    expect(cli.out).toEqual([URL_]);
    expect(cli.stderr).toContain('the balance is 590');
  });

  test('--wait gives up when --timeout has passed', async () => {
    const cli = octet({
      'POST /payments/checkout': json({ url: URL_ }),
      'GET /payments/balance': json({ balance: 1 }),
    });
    expect(await cli.run('credits', 'buy', '--wait', '--timeout', '10s')).toBe(8);
    expect(cli.clock.slept.reduce((sum, ms) => sum + ms, 0)).toBe(10_000);
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
