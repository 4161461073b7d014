import { lstatSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Cli, octet } from '../support/cli.ts';
import { json } from '../support/wire.ts';

const picture = `data:image/png;base64,${Buffer.from('\x89PNG\r\n\x1a\n', 'latin1').toString('base64')}`;
const painter = (count = 1): Cli =>
  octet({
    'POST /image/generate': [json({ id: 'img_1', images: Array(count).fill(picture) })],
    'POST /image/edit': [json({ id: 'img_1', image_url: picture })],
  });
const textOf = (cli: Cli, name: string): string => readFileSync(join(cli.home, name), 'utf8');

describe('X14.2: the file beside an artifact obeys the rule of the artifact', () => {
  test('it is refused before anything is paid for', async () => {
    const cli = octet({});
    writeFileSync(join(cli.home, 'kite.png.octet.json'), 'mine');
    expect(await cli.run('image', 'generate', 'a kite', '-o', 'kite.png')).toBe(15);
    expect(textOf(cli, 'kite.png.octet.json')).toBe('mine');
  });

  test('--force replaces it, --no-sidecar leaves it alone', async () => {
    const spared = painter();
    writeFileSync(join(spared.home, 'kite.png.octet.json'), 'mine');
    expect(await spared.run('image', 'generate', 'a kite', '-o', 'kite.png', '--no-sidecar')).toBe(0);
    expect(textOf(spared, 'kite.png.octet.json')).toBe('mine');
    const forced = painter();
    writeFileSync(join(forced.home, 'kite.png.octet.json'), 'mine');
    expect(await forced.run('image', 'generate', 'a kite', '-o', 'kite.png', '--force')).toBe(0);
    expect(JSON.parse(textOf(forced, 'kite.png.octet.json')).command).toBe('image generate');
  });

  test('a name that octet chooses avoids it', async () => {
    const cli = painter();
    writeFileSync(join(cli.home, 'a-kite.png.octet.json'), 'mine');
    expect(await cli.run('image', 'generate', 'a kite')).toBe(0);
    expect(cli.out).toEqual(['a-kite-2.png']);
    expect(textOf(cli, 'a-kite.png.octet.json')).toBe('mine');
  });

  test.each(['kite-3.png', 'kite-3.png.octet.json'])('%s of three is looked at too', async (name) => {
    const cli = octet({});
    writeFileSync(join(cli.home, name), 'mine');
    expect(await cli.run('image', 'generate', 'a kite', '--count', '3', '-o', 'kite.png')).toBe(15);
  });

  test('a template is filled in before it is looked at', async () => {
    const cli = octet({});
    writeFileSync(join(cli.home, 'a-kite-2.png'), 'mine');
    const argv = ['image', 'generate', 'a kite', '--count', '2', '-o', '{prompt}-{index}.png'];
    expect(await cli.run(...argv)).toBe(15);
  });

  test('the old version of a file that is changed in place is not replaced', async () => {
    const cli = octet({ 'POST /code/refactor': [json({ code: 'let a = 1;\n' })] });
    writeFileSync(join(cli.home, 'a.js'), 'var a = 1;\n');
    writeFileSync(join(cli.home, 'a.js.orig'), 'mine');
    expect(await cli.run('code', 'refactor', 'a.js', '-i', 'use let', '--in-place', '--yes')).toBe(0);
    expect(textOf(cli, 'a.js.orig')).toBe('mine');
    expect(textOf(cli, 'a.js.orig.2')).toBe('var a = 1;\n');
    expect(textOf(cli, 'a.js')).toBe('let a = 1;\n');
  });
});

describe('X14.6: a sidecar holds no password and no signature, and only the user reads it', () => {
  const address =
    'https://me:hunter2secret@files.example.com/a.png?X-Signature=abcdef123456&page=2#token=zzz';

  test('an address in a field, and one in the words of the prompt', async () => {
    const cli = painter();
    expect(await cli.run('image', 'edit', address, `like ${address}`, '-o', 'b.png')).toBe(0);
    const text = textOf(cli, 'b.png.octet.json');
    expect(text).not.toMatch(/hunter2secret|abcdef123456|zzz/);
    expect(text).toContain('https://files.example.com/a.png?X-Signature=…&page=2');
    expect(lstatSync(join(cli.home, 'b.png.octet.json')).mode & 0o777).toBe(0o600);
  });

  test('it is not asked for again without them', async () => {
    const cli = painter();
    expect(await cli.run('image', 'generate', `like ${address}`, '-o', 'b.png')).toBe(0);
    expect(await cli.run('rerun', 'b.png')).toBe(2);
    expect(cli.sent).toHaveLength(1);
    expect(cli.stderr).toContain('signature was not saved');
  });

  test('an ordinary address stays as it is', async () => {
    const cli = painter();
    expect(await cli.run('image', 'generate', 'like https://example.com/a', '-o', 'b.png')).toBe(0);
    const { prompt, redacted } = JSON.parse(textOf(cli, 'b.png.octet.json'));
    expect([prompt, redacted]).toEqual(['like https://example.com/a', undefined]);
  });
});

describe('X24.4: a name with the extension of an artifact is a file', () => {
  test.each([
    ['image', 'generate', 'x.png'],
    ['image', 'generate', 'x.JPG'],
    ['music', 'generate', 'x.mp3'],
    ['video', 'generate', 'x.mp4'],
    ['code', 'generate', 'x.py'],
    ['embed', 'some text', 'x.jsonl'],
  ])('octet %s %s -o %s', async (noun, verb, name) => {
    const cli = octet({});
    mkdirSync(join(cli.home, name));
    const words = noun === 'embed' ? [] : ['something'];
    for (const force of [[], ['--force']])
      expect(await cli.run(noun, verb, ...words, '-o', name, ...force)).toBe(15);
    expect(cli.stderr).toContain(`${name} is a directory`);
    expect(readdirSync(join(cli.home, name))).toEqual([]);
  });

  test.each([
    ['batch', 'in.jsonl'],
    ['history', 'export'],
  ])('octet %s %s', async (...argv) => {
    const cli = octet({});
    writeFileSync(join(cli.home, 'in.jsonl'), '{"command":"chat","prompt":"x"}\n');
    mkdirSync(join(cli.home, 'out.json'));
    expect(await cli.run(...argv, '-o', 'out.json', '--force')).toBe(15);
  });
});

describe('X24.5: what cannot be written is refused before anything is paid for', () => {
  test.each([
    ['code', 'generate', 'x', '-o', 'taken/such/x.py'],
    ['code', 'generate', 'x', '-o', 'folder/'],
    ['embed', 'x', '-o', 'taken/such/x.jsonl'],
    ['embed', 'x', '-o', 'folder/'],
  ])('octet %s %s %s %s %s', async (...argv) => {
    const cli = octet({});
    writeFileSync(join(cli.home, 'taken'), 'a file where a folder is needed');
    expect([2, 16]).toContain(await cli.run(...argv));
  });

  test('a picture for a terminal', async () => {
    const cli = octet({}, { terminal: true });
    expect(await cli.run('image', 'generate', 'x', '-o', '-')).toBe(15);
  });

  test('a job that is not waited for', async () => {
    const cli = octet({});
    writeFileSync(join(cli.home, 'x.mp3'), 'mine');
    expect(await cli.run('music', 'generate', 'x', '-o', 'x.mp3', '--detach')).toBe(15);
  });
});
