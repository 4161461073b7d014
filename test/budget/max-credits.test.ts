import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { describe, expect, test, vi } from 'vitest';
import { priceList } from '../../src/service/routes/model-cards.ts';
import { type Cli, type CliOptions, localOctet, octet, temporaryFolder } from '../support/cli.ts';
import { onDisk } from '../support/on-disk.ts';
import { ask, testService } from '../support/service.ts';
import { FakeKeyboard } from '../support/streams.ts';
import { json, problem, type Script, tokenStream } from '../support/wire.ts';

onDisk();

/** Every command that pays, the path that it posts to, and what it costs at most. */
const PAID: readonly (readonly [string, readonly string[], string, number])[] = [
  ['chat', ['chat', 'hi'], '/chat/completions', 1],
  ['chat, a long answer', ['chat', 'hi', '--max-tokens', '5000'], '/chat/completions', 3],
  ['chat --no-stream', ['chat', 'hi', '--no-stream', '--max-tokens', '2000'], '/chat/completions', 2],
  ['chat --via', ['chat', 'hi', '--via', 'chat-stream', '--max-tokens', '2000'], '/chat/stream', 2],
  ['chat, a long file', ['chat', '-f', 'long.txt', 'hi'], '/chat/completions', 6],
  ['chat -d', ['chat', 'hi', '-d', '{"max_tokens":4100}'], '/chat/completions', 3],
  ['complete', ['complete', 'hi', '--max-tokens', '2000'], '/completions', 2],
  ['embed', ['embed', '-f', 'long.txt', '-f', 'long.txt', '-f', 'long.txt'], '/embeddings', 2],
  ['code generate', ['code', 'generate', 'x'], '/code/generate', 2],
  ['code complete', ['code', 'complete', 'old.js'], '/code/complete', 2],
  ['code refactor', ['code', 'refactor', 'old.js'], '/code/refactor', 2],
  ['code explain', ['code', 'explain', 'old.js'], '/code/explain', 2],
  ['image generate', ['image', 'generate', 'a cat'], '/image/generate', 4],
  ['image generate --count', ['image', 'generate', 'a cat', '--count', '3'], '/image/generate', 12],
  ['image generate -d', ['image', 'generate', 'a cat', '-d', '{"count":4}'], '/image/generate', 16],
  ['image edit', ['image', 'edit', 'cat.png', 'night'], '/image/edit', 4],
  ['image upscale', ['image', 'upscale', 'cat.png'], '/image/upscale', 2],
  ['music generate', ['music', 'generate', 'rain'], '/music/generate', 5],
  ['music generate -d', ['music', 'generate', 'rain', '-d', '{"duration":61}'], '/music/generate', 15],
  ['video generate', ['video', 'generate', 'waves'], '/video/generate', 10],
  ['video generate 4k', ['video', 'generate', 'x', '--resolution', '4k'], '/video/generate', 40],
  ['build', ['build', 'an app'], '/builder/build', 25],
  ['build chat', ['build', 'chat', 'hi'], '/builder/chat', 2],
  ['batch', ['batch', 'lines.jsonl'], '/code/generate', 2],
  ['rerun', ['rerun', 'cat.png', '-o', 'again.png'], '/image/generate', 8],
];

const CAT = PNG.sync.write(new PNG({ width: 64, height: 64 }));

function prepared(script: Script, options: CliOptions = {}): Cli {
  const home = temporaryFolder();
  writeFileSync(join(home, 'old.js'), 'var a = 1;\n');
  writeFileSync(join(home, 'long.txt'), 'word '.repeat(10_000));
  writeFileSync(join(home, 'lines.jsonl'), '{"command":"code generate","prompt":"x"}\n');
  writeFileSync(join(home, 'cat.png'), CAT);
  const sidecar = { command: 'image generate', request: { prompt: 'a cat', count: 2 } };
  writeFileSync(join(home, 'cat.png.octet.json'), JSON.stringify(sidecar));
  return octet(script, { ...options, home });
}

const prices = (factor = 1) => json({ data: [], prices: priceList(factor) });
const posts = (cli: Cli): string[] =>
  cli.sent.filter(({ method }) => method === 'POST').map(({ path }) => path);

describe.each(PAID)('%s', (_, argv, path, price) => {
  const sends = { [`POST ${path}`]: [json({ unreadable: true })] };

  test('X23.4: a limit below the price is 6, and nothing is sent that costs', async () => {
    const cli = prepared({ 'GET /models': prices() });
    expect(await cli.run(...argv, '--max-credits', String(price - 1))).toBe(6);
    expect(posts(cli)).toEqual([]);
    expect(cli.stderr).toContain(`up to ${price} credit`);
  });

  test('X23.5: the price itself is enough', async () => {
    const cli = prepared({ 'GET /models': prices(), ...sends });
    await cli.run(...argv, '--max-credits', String(price));
    expect(posts(cli)).toEqual([path]);
  });

  test('X23.1: an account that pays double is counted so', async () => {
    const cli = prepared({ 'GET /models': prices(2) });
    expect(await cli.run(...argv, '--max-credits', String(2 * price - 1))).toBe(6);
    expect(posts(cli)).toEqual([]);
  });

  test('X23.2: without a known price it is refused in a script, and goes on with --yes', async () => {
    const script = { 'GET /models': json({ data: [] }), 'GET /payments/balance': json({ balance: 9_999 }) };
    const cli = prepared(script);
    expect(await cli.run(...argv, '--max-credits', '100')).toBe(6);
    expect(posts(cli)).toEqual([]);
    expect(cli.stderr).toContain('lists no price');
    expect(cli.stderr).toContain('hint: add --yes');
    const sure = prepared({ ...script, ...sends });
    await sure.run(...argv, '--max-credits', '100', '--yes');
    expect(posts(sure)).toEqual([path]);
    expect(sure.stderr).toContain('lists no price');
  });

  test('X23.6: without the option no price is asked for; a dry run sends nothing', async () => {
    const cli = prepared(sends);
    await cli.run(...argv);
    expect(cli.sent.filter(({ path }) => path === '/models')).toEqual([]);
    const rehearsal = prepared({});
    expect(await rehearsal.run(...argv, '--max-credits', '0', '--dry-run')).toBe(0);
    expect(rehearsal.sent).toEqual([]);
  });
});

test('X23.7: every command that takes fields of a paid request takes --max-credits', async () => {
  const cli = octet({});
  await cli.run('commands', '--json');
  interface Described {
    readonly name: string;
    readonly options: readonly { readonly flags: string }[];
    readonly commands: readonly Described[];
  }
  const lacking: string[] = [];
  const look = ({ name, options, commands }: Described) => {
    const has = (text: string) => options.some(({ flags }) => flags.includes(text));
    if (has('--data') && !has('--max-credits')) lacking.push(name);
    for (const each of commands) look(each);
  };
  const tree: Described = JSON.parse(cli.stdout);
  for (const each of tree.commands) look(each);
  expect(lacking).toEqual(['octet credits buy', 'octet webhook send', 'octet api']);
});

test('X23.3: an account that holds no more than the limit cannot pass it', async () => {
  const cli = prepared({
    'GET /models': json({ data: [] }),
    'GET /payments/balance': json({ balance: 4 }),
    'POST /image/generate': [json({ ok: true })],
  });
  expect(await cli.run('image', 'generate', 'a cat', '--max-credits', '4')).toBe(10);
  expect(posts(cli)).toHaveLength(1);
});

test('X23.8: a grade or an operation that is not in the list has no known price', async () => {
  const [video] = priceList(1).filter(({ operation }) => operation === 'video');
  const script = {
    'GET /models': json({ prices: [{ ...video, factors: { '720p': 1 } }] }),
    'GET /payments/balance': problem(500),
  };
  for (const argv of [
    ['video', 'generate', 'x', '--resolution', '4k'],
    ['chat', 'hi'],
  ]) {
    const cli = prepared(script);
    expect(await cli.run(...argv, '--max-credits', '1000', '--max-retries', '0')).toBe(6);
    expect(posts(cli)).toEqual([]);
  }
});

test.each([
  ['y', 10, ['/code/generate']],
  ['n', 6, []],
])('X23.9: on a terminal it asks where no price is known (%s)', async (key, status, sent) => {
  const keyboard = new FakeKeyboard();
  const script = {
    'GET /models': json({ data: [] }),
    'GET /payments/balance': json({ balance: 99 }),
    'POST /code/generate': [json({ unreadable: true })],
  };
  const cli = prepared(script, { stdin: keyboard, terminal: 200 });
  const ended = cli.run('code', 'generate', 'x', '--max-credits', '4');
  await vi.waitUntil(() => cli.stderr.includes('continue?'));
  keyboard.push(`${key}\r`);
  expect(await ended).toBe(status);
  expect(posts(cli)).toEqual(sent);
});

const cost = (credits: number) => json({ choices: [{ message: { content: 'yes' } }], credits_used: credits });

test('X23.10: a conversation keeps a running total of what was really charged', async () => {
  const keyboard = new FakeKeyboard();
  const script = { 'GET /models': prices(), 'POST /chat/completions': [cost(1), problem(429), cost(1)] };
  const cli = octet(script, { stdin: keyboard, terminal: 80 });
  const argv = ['chat', '--no-stream', '--max-tokens', '2000', '--max-credits', '3', '--max-retries', '0'];
  const ended = cli.run(...argv, '--color', 'never');
  for (const text of ['one?', 'refused?', 'two?', 'three?']) keyboard.push(`${text}\r`);
  keyboard.push('\x04');
  expect(await ended).toBe(0);
  // Two answers cost 1 each and the refusal nothing; a fourth could cost 2 of the 1 that is left.
  expect(posts(cli)).toHaveLength(3);
  expect(cli.sent.filter(({ path }) => path === '/models')).toHaveLength(1);
  expect(cli.stderr).toContain('--max-credits is 3, 2 of it spent');
});

test('X23.17: what a kept conversation has cost counts when it is continued', async () => {
  const script = { 'GET /models': prices() };
  const cli = octet({ ...script, 'POST /chat/completions': [cost(1), cost(1), cost(1)] });
  const argv = ['--no-stream', '--max-tokens', '2000', '--max-credits', '3'];
  expect(await cli.run('chat', '--session', 'work', 'one?', ...argv)).toBe(0);
  expect(await cli.run('chat', '-c', 'two?', ...argv)).toBe(0);
  // Two credits are spent, and the third question could cost two more.
  expect(await cli.run('chat', '-c', 'three?', ...argv)).toBe(6);
  expect(cli.stderr).toContain('this costs up to 2 credits and --max-credits is 3, 2 of it spent');
  expect(posts(cli)).toHaveLength(2);
  expect(await cli.run('chat', 'another conversation?', ...argv)).toBe(0);
  expect(await cli.run('history', 'show', 'work', '--json')).toBe(0);
  const { turns } = JSON.parse(cli.out.slice(cli.out.findIndex((line) => line.startsWith('{'))).join(''));
  expect(turns.map(({ credits }: { credits: number }) => credits)).toEqual([1, 1]);
});

test('X23.17: a reply that does not tell its cost counts with the listed price', async () => {
  const quiet = () => json({ choices: [{ message: { content: 'yes' } }] });
  const script = { 'GET /models': prices(), 'POST /chat/completions': [quiet(), quiet()] };
  const cli = octet(script);
  const argv = ['--no-stream', '--max-tokens', '2000', '--max-credits', '3'];
  expect(await cli.run('chat', '--session', 'work', 'one?', ...argv)).toBe(0);
  expect(await cli.run('chat', '--session', 'work', 'two?', ...argv)).toBe(6);
  expect(posts(cli)).toHaveLength(1);
});

test('X23.11: build chat keeps a running total too', async () => {
  const keyboard = new FakeKeyboard();
  const answer = json({ message: 'yes' });
  const script = { 'GET /models': prices(), 'POST /builder/chat': [answer, answer] };
  const cli = octet(script, { stdin: keyboard, terminal: 80 });
  const ended = cli.run('build', 'chat', '--max-credits', '5', '--color', 'never');
  for (const text of ['one?', 'two?', 'three?']) keyboard.push(`${text}\r`);
  keyboard.push('\x04');
  expect(await ended).toBe(0);
  expect(posts(cli)).toHaveLength(2);
  expect(cli.stderr).toContain('--max-credits is 5, 4 of it spent');
});

test('X23.12: embed counts all of its requests together', async () => {
  const home = temporaryFolder();
  writeFileSync(join(home, 'many.txt'), 'a\n'.repeat(600));
  const vectors = (count: number) =>
    json({ data: Array.from({ length: count }, () => ({ embedding: [1] })) });
  const script = { 'GET /models': prices(), 'POST /embeddings': [vectors(256), vectors(256)] };
  const cli = octet(script, { home });
  expect(await cli.run('embed', '--input', 'lines', '-f', 'many.txt', '--max-credits', '2')).toBe(6);
  expect(posts(cli)).toHaveLength(2);
});

const lines = (count: number) =>
  Array.from({ length: count }, (_, at) => `{"command":"chat","prompt":"${at}","max_tokens":3000}\n`).join(
    '',
  );

test('X23.13: batch settles to the real cost, and waits for it before it refuses', async () => {
  const home = temporaryFolder();
  writeFileSync(join(home, 'l.jsonl'), lines(8));
  const script = {
    'GET /models': prices(),
    'POST /chat/completions': Array.from({ length: 8 }, () => cost(1)),
  };
  const cli = octet(script, { home });
  // Each may cost 2 and costs 1: at once 18 would be set aside, one after the other 9 is enough.
  expect(await cli.run('batch', 'l.jsonl', '--max-credits', '9', '-o', 'out.jsonl')).toBe(0);
  expect(posts(cli)).toHaveLength(8);
  expect(readFileSync(join(home, 'out.jsonl'), 'utf8').trim().split('\n')).toHaveLength(8);
});

test('X23.14: batch keeps what may have been charged, and gives back what was refused', async () => {
  const home = temporaryFolder();
  writeFileSync(join(home, 'l.jsonl'), lines(4));
  const script = { 'GET /models': prices(), 'POST /chat/completions': [problem(400), problem(504), cost(2)] };
  const cli = octet(script, { home });
  const argv = ['batch', 'l.jsonl', '--max-credits', '4', '--concurrency', '1', '--max-retries', '0'];
  expect(await cli.run(...argv)).toBe(6);
  expect(posts(cli)).toHaveLength(3);
  expect(cli.stderr).toContain('4 of it spent; the rest was not sent');
});

test('X23.15: what was charged beyond the limit is said', async () => {
  const cli = octet({ 'GET /models': prices(), 'POST /chat/completions': [cost(7)] });
  expect(await cli.run('chat', 'hi', '--no-stream', '--max-credits', '1')).toBe(0);
  expect(cli.stderr).toContain('7 credits were charged, more than --max-credits 1');
});

test('X23.16: the local service never charges more than the limit, and lists what the account pays', async () => {
  const service = await testService({ attribution: false, credits: 100 });
  const balance = async () => (await ask(service, 'GET', '/payments/balance')).json.balance;
  const cli = localOctet({ service });
  const image = ['image', 'generate', 'a cat', '--width', '64', '--height', '64', '--max-credits'];
  expect(await cli.run(...image, '7')).toBe(6);
  expect(await balance()).toBe(100);
  expect(await cli.run(...image, '8')).toBe(0);
  expect(await balance()).toBe(92);
  expect(await cli.run('chat', 'what is 2+2?', '--max-credits', '1')).toBe(6);
  expect(await cli.run('chat', 'what is 2+2?', '--max-credits', '2')).toBe(0);
  expect(await balance()).toBe(90);
  const { data, prices: rows } = (await ask(service, 'GET', '/models')).json;
  const priced: { kind: string; pricing: { credits: number } }[] = data;
  const text = priced.find(({ kind }) => kind === 'chat');
  expect(text?.pricing.credits).toBe(2);
  expect(rows).toContainEqual(expect.objectContaining({ operation: 'text', credits: 2 }));
  const chatModels = (await ask(service, 'GET', '/chat/models')).json;
  expect(chatModels.data[0].pricing.credits).toBe(2);
});

test('streamed answers settle as well', async () => {
  const cli = octet({ 'GET /models': prices(), 'POST /chat/completions': [tokenStream('yes')] });
  expect(await cli.run('chat', 'hi', '--max-credits', '1')).toBe(0);
  expect(cli.stdout).toBe('yes\n');
});
