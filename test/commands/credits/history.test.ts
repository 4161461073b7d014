import { describe, expect, test } from 'vitest';
import { octet } from '../../support/cli.ts';
import { FakeClock } from '../../support/clock.ts';
import { json } from '../../support/wire.ts';

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

  test('shows further fields of the service, and makes up no balance', async () => {
    const item = { id: 't', kind: 'usage', credits: 5, invoice: 'in_1', tax: { rate: 7 } };
    const cli = octet({
      'GET /payments/transactions': json({ entries: [item, 'carried over'] }),
      'GET /payments/balance': json({ account: 'x' }),
    });
    expect(await cli.run('credits', 'history')).toBe(0);
    expect(cli.out.map((line) => line.split('\t').slice(1, 6))).toEqual([
      ['usage', '', '-5', '', 'in_1'],
      ['', 'carried over', '0', '', ''],
    ]);
    expect(cli.out[0]).toContain('7');
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

  test('totals say how much they are the sum of when there is more', async () => {
    const page = (ids: readonly number[], has_more: boolean) =>
      json({ data: ids.map((id) => ({ id: `t${id}`, type: 'charge', amount: -1, balance: id })), has_more });
    const script = { 'GET /payments/transactions': [page([4, 3], true), page([2, 1], false)] };
    const first = octet(script, { terminal: 100 });
    await first.run('credits', 'history');
    expect(first.stdout).toContain(
      '2 spent, 0 added, in the last 2 transactions; older ones are not counted',
    );
    const all = octet(script, { terminal: 100 });
    await all.run('credits', 'history', '--limit', '100');
    expect(all.stdout).toContain('4 spent, 0 added, in 4 transactions');
    const three = octet(script, { terminal: 100 });
    await three.run('credits', 'history', '--limit', '3');
    expect(three.stdout).toContain('3 spent, 0 added, in the last 3 transactions');
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
    expect(cli.stderr).toContain('no transactions');
  });

  test.each([json({ hello: 1 }), json(5)])('a reply without a list ends with 10', async (answer) => {
    expect(await octet({ 'GET /payments/transactions': answer }).run('credits', 'history')).toBe(10);
  });
});
