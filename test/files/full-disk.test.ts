import { existsSync, readdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { octet } from '../support/cli.ts';
import { json } from '../support/wire.ts';
import { canMount, mountTinyDisk } from './tiny-disk.ts';

const PICTURE = Buffer.alloc(6_000, 7).toString('base64');
const SCRIPT = {
  'POST /chat/completions': () => json({ choices: [{ message: { content: 'an answer' } }] })({} as never),
  'POST /image/generate': () => json({ image_url: `data:image/png;base64,${PICTURE}` })({} as never),
  'POST /code/generate': () => json({ code: 'x = 1\n'.repeat(900), language: 'python' })({} as never),
};
/** The file that must be whole or not there, and the command that writes it. */
const COMMANDS: readonly (readonly [string, readonly string[]])[] = [
  ['.config/octet/config.json', ['config', 'set', 'model', 'm-1']],
  ['picture.png', ['image', 'generate', 'a cat', '-o', 'picture.png']],
  ['x.py', ['code', 'generate', 'x', '-l', 'python', '-o', 'x.py']],
  ['', ['chat', '--session', 'work', 'hello']],
];

/** `scripts/soak-full-disk.mjs` does the same for every command that writes, on the built one. */
describe.skipIf(!canMount)('X10.6: a disk that is full, page by page', () => {
  test.each(COMMANDS)('%s', async (file, argv) => {
    const home = mountTinyDisk();
    const seen = new Set<number>();
    for (let free = 0; free < 8; free += 1) {
      const { bavail, bsize } = statfsSync(home);
      writeFileSync(join(home, 'filler'), Buffer.alloc(Math.max(0, bavail - free) * bsize));
      const cli = octet(SCRIPT, { home });
      seen.add(await cli.run(...argv));
      rmSync(join(home, 'filler'));
      const path = join(home, file);
      if (file.endsWith('.json') && existsSync(path))
        expect(() => JSON.parse(readFileSync(path, 'utf8'))).not.toThrow();
      if (file.endsWith('.png') && existsSync(path)) expect(readFileSync(path)).toHaveLength(6_000);
      const left = readdirSync(home).filter((name) => name.endsWith('.tmp'));
      expect([free, left]).toEqual([free, []]);
      if (file !== '') rmSync(path, { force: true });
      rmSync(`${path}.octet.json`, { force: true });
    }
    expect([...seen].filter((status) => status !== 0 && status !== 16)).toEqual([]);
    expect(seen.has(16)).toBe(file !== '');
  });
});
