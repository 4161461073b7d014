import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { localOctet, octet } from '../../support/cli.ts';
import { ask, testService } from '../../support/service.ts';
import { fails, json, problem, raw } from '../../support/wire.ts';

const POST = 'POST /image/generate';
const pixel = PNG.sync.write(new PNG({ width: 1, height: 1 }));
const picture = () => raw(pixel, 'image/png', { headers: { 'content-length': String(pixel.length) } });
const at = (name: string) => `https://files.example.com/${name}.png`;

test.each([
  ['a string', { image_url: at('a') }, 1],
  ['a list of strings', { image_url: [at('a'), at('b')] }, 2],
  ['image_urls', { image_urls: [at('a'), at('b')] }, 2],
  ['images of objects', { images: [{ url: at('a') }] }, 1],
  ['data with base64', { data: [{ b64_json: pixel.toString('base64') }] }, 1],
  ['a data URI', { urls: [`data:image/png;base64,${pixel.toString('base64')}`] }, 1],
  ['output', { output: [at('a')] }, 1],
  ['a wrapped reply', { data: { image_url: at('a') } }, 1],
])('reads %s', async (_, document, count) => {
  const cli = octet({ [POST]: [json(document)], 'GET /a.png': [picture()], 'GET /b.png': [picture()] });
  expect(await cli.run('image', 'generate', 'a cat', '--count', String(count))).toBe(0);
  expect(cli.out).toHaveLength(count);
  for (const path of cli.out) expect(PNG.sync.read(readFileSync(join(cli.home, path))).width).toBe(1);
});

test('fewer pictures than asked for is a warning', async () => {
  const cli = octet({ [POST]: [json({ image_url: at('a') })], 'GET /a.png': [picture()] });
  expect(await cli.run('image', 'generate', 'a cat', '--count', '3')).toBe(0);
  expect(cli.stderr).toContain('3 images requested, 1 received');
});

test('D20: three of four saved is 17, and --json lists each', async () => {
  const cli = octet({
    [POST]: [json({ images: ['a', 'b', 'c', 'd'].map(at) })],
    'GET /a.png': [picture()],
    'GET /b.png': [picture()],
    'GET /c.png': [problem(404)],
    'GET /d.png': [picture()],
  });
  mkdirSync(join(cli.home, 'out'));
  expect(await cli.run('image', 'generate', 'a cat', '--count', '4', '-o', 'out/', '--json')).toBe(17);
  const { files } = JSON.parse(cli.stdout);
  expect(files.map((file: { path?: string }) => file.path)).toEqual([
    'out/a-cat-1.png',
    'out/a-cat-2.png',
    undefined,
    'out/a-cat-4.png',
  ]);
});

const kept = (home: string) => JSON.parse(readFileSync(join(home, 'a-cat.octet-reply.json'), 'utf8'));

test('no picture in the reply is 10, and the reply is kept: it is paid for', async () => {
  const cli = octet({ [POST]: [json({ ok: true })] });
  expect(await cli.run('image', 'generate', 'a cat')).toBe(10);
  expect(kept(cli.home)).toEqual({ ok: true });
});

test.each([
  ['is cut', fails('lost', true), 13],
  ['cannot be reached', fails('unreachable', false), 11],
  ['is not there', problem(404), 5],
])(
  'a picture whose file %s is not lost: the reply is kept, and the same command is not the way',
  async (_, answer, exit) => {
    const cli = octet({ [POST]: [json({ image_url: at('a') })], 'GET /a.png': [answer] });
    expect(await cli.run('image', 'generate', 'a cat', '--max-retries', '0')).toBe(exit);
    expect(kept(cli.home)).toEqual({ image_url: at('a') });
    expect(statSync(join(cli.home, 'a-cat.octet-reply.json')).mode & 0o777).toBe(0o600);
    expect(cli.stderr).toContain('a-cat.octet-reply.json');
    expect(cli.stderr).not.toContain('the same command');
    expect(cli.stdout).toBe('');
  },
);

test.each([
  ['--count', '0'],
  ['--count', '5'],
  ['--size', '1024X1024'],
  ['--style', 'baroque'],
  ['--width', '63'],
  ['--height', '2049'],
])('refuses %s %s before sending', async (...argv) => {
  const cli = octet({});
  expect(await cli.run('image', 'generate', 'x', ...argv)).toBe(2);
  expect(cli.sent).toEqual([]);
});

test('--size does not go with --width', async () => {
  expect(await octet({}).run('image', 'generate', 'x', '--size', '512x512', '--width', '100')).toBe(2);
});

test('D14: a directory is filled, a name is taken, - is stdout', async () => {
  const cli = octet({
    [POST]: () => json({ image_url: at('a') })({} as never),
    'GET /a.png': () => picture()({} as never),
  });
  mkdirSync(join(cli.home, 'dir'));
  expect(await cli.run('image', 'generate', 'a cat', '-o', 'dir')).toBe(0);
  expect(existsSync(join(cli.home, 'dir/a-cat.png'))).toBe(true);
  expect(await cli.run('image', 'generate', 'a cat', '-o', '{prompt}-{index}.{ext}')).toBe(0);
  expect(existsSync(join(cli.home, 'a-cat-1.png'))).toBe(true);
  expect(await cli.run('image', 'generate', 'a cat', '-o', '/dev/null')).toBe(15);
  expect(await cli.run('image', 'generate', 'a cat', '-o', 'no/such/dir/x.png')).toBe(0);
  expect(existsSync(join(cli.home, 'no/such/dir/x.png'))).toBe(true);
});

test('O10: -o - writes the bytes to a pipe and refuses them to a terminal', async () => {
  const script = { [POST]: [json({ image_url: at('a') })], 'GET /a.png': [picture()] };
  const piped = octet(script);
  expect(await piped.run('image', 'generate', 'a cat', '-o', '-')).toBe(0);
  expect(piped.stdout.slice(1, 4)).toBe('PNG');
  const shown = octet(script, { terminal: true });
  expect(await shown.run('image', 'generate', 'a cat', '-o', '-')).toBe(15);
});

test('edit sends the file as a data URI, and says when it is none', async () => {
  const cli = octet({ 'POST /image/edit': [json({ image_url: at('a') })], 'GET /a.png': [picture()] });
  writeFileSync(join(cli.home, 'in.png'), pixel);
  writeFileSync(join(cli.home, 'in.txt'), 'text');
  expect(await cli.run('image', 'edit', 'in.png', 'make', 'it', 'night')).toBe(0);
  expect(cli.sent[0]?.body).toMatchObject({
    prompt: 'make it night',
    image: expect.stringMatching(/^data:image\/png;base64,/),
  });
  expect(await cli.run('image', 'edit', 'in.txt', 'x')).toBe(2);
});

test('rerun asks for a saved picture again', async () => {
  const cli = octet({
    [POST]: () => json({ image_url: at('a') })({} as never),
    'GET /a.png': () => picture()({} as never),
  });
  await cli.run('image', 'generate', 'a cat', '--style', 'anime', '-o', 'cat.png');
  expect(await cli.run('rerun', 'cat.png')).toBe(0);
  const posts = cli.sent.filter(({ method }) => method === 'POST');
  expect(posts[1]?.body).toEqual(posts[0]?.body);
  expect(posts[1]?.headers['idempotency-key']).not.toBe(posts[0]?.headers['idempotency-key']);
});

test('the local service paints, and a decoder that is not ours reads it', async () => {
  const cli = localOctet();
  expect(
    await cli.run('image', 'generate', 'a red boat', '--width', '96', '--height', '64', '-o', 'boat.png'),
  ).toBe(0);
  const { width, height } = PNG.sync.read(readFileSync(join(cli.home, 'boat.png')));
  expect([width, height]).toEqual([96, 64]);
});

const SMALL = ['--width', '64', '--height', '64'];

test('what was not painted is one line on stderr, and stays in the document', async () => {
  const cli = localOctet();
  expect(await cli.run('image', 'generate', 'a cat and a flibbertigibbet', ...SMALL, '--count', '2')).toBe(0);
  expect(cli.stderr.match(/^not painted: flibbertigibbet$/gm)).toHaveLength(1);
  expect(cli.stderr.match(/^shows: .*\ba cat\b/gm)).toHaveLength(1);
  const quiet = localOctet();
  expect(await quiet.run('image', 'generate', 'a cat and a flibbertigibbet', ...SMALL, '-q')).toBe(0);
  expect(quiet.stderr).toBe('');
  const json = localOctet();
  expect(await json.run('image', 'generate', 'a cat and a flibbertigibbet', ...SMALL, '--json')).toBe(0);
  const { notes, alt } = JSON.parse(json.stdout);
  expect(notes).toEqual(['not painted: flibbertigibbet']);
  expect(alt).toMatch(/\ba cat\b/);
});

test.each([
  ['generate', ['xyzzy plugh'], /no word of the prompt/],
  ['edit', ['boat.png', 'frobnicate the widget'], /the instruction was not understood/],
])('image %s of what was not understood says why and charges nothing', async (verb, words, reason) => {
  const service = await testService({ credits: 100 });
  const cli = localOctet({ service });
  await cli.run('image', 'generate', 'a red boat', ...SMALL, '-o', 'boat.png');
  expect(await cli.run('image', verb, ...words)).toBe(11);
  expect(cli.stderr).toMatch(reason);
  expect((await ask(service, 'GET', '/payments/balance')).json.balance).toBe(96);
});
