import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { resolveInside, safeName } from '../../src/files/safe-path.ts';
import { octet, temporaryFolder } from '../support/cli.ts';
import { CODE_POINTS } from '../support/code-points.ts';
import { onDisk } from '../support/on-disk.ts';
import { json } from '../support/wire.ts';
import { DOCUMENTED, hostileText, runs } from './hostile.ts';

onDisk();

const piece = fc.oneof(
  hostileText,
  fc.constantFrom(
    '..',
    '.',
    '',
    'a',
    'CON',
    'src',
    '.git',
    'hooks',
    '~',
    '...',
    ' ',
    'a.',
    'ｅ',
    '‥',
    '%2e%2e',
  ),
);
const path = fc
  .tuple(fc.array(piece, { maxLength: 5 }), fc.constantFrom('/', '\\', '//'))
  .map(([parts, by]) => parts.join(by));

test('a path from outside leads below its root, or nowhere', () => {
  fc.assert(
    fc.property(path, (name) => {
      let full: string;
      try {
        full = resolveInside('/root/of/it', name);
      } catch (error) {
        expect(error).toMatchObject({ exit: 15 });
        return;
      }
      expect(full.startsWith('/root/of/it/')).toBe(true);
      expect(full).not.toMatch(/\/\.\.?(\/|$)|[\u0000-\u001f\\:]/);
    }),
    { numRuns: runs(2_000) },
  );
});

test('a name for a download is one plain name', () => {
  fc.assert(
    fc.property(path, (name) => {
      const safe = safeName(name, 'octet-1.bin');
      expect(safe).not.toMatch(/[/\\:\u0000-\u001f]|^[.-]|^$/);
    }),
    { numRuns: runs(2_000) },
  );
});

test('a build writes below its directory, or nothing', async () => {
  const outer = temporaryFolder();
  const cwd = join(outer, 'in', 'here');
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ path, content: fc.string({ unit: CODE_POINTS }) }), {
        minLength: 1,
        maxLength: 4,
      }),
      async (files) => {
        mkdirSync(cwd, { recursive: true });
        const cli = octet(
          { 'POST /builder/build': [json({ id: 'b', status: 'completed', files })] },
          { home: join(outer, 'home'), cwd },
        );
        const exit = await cli.run('build', 'x', '-o', 'app', '--no-sidecar');
        expect(DOCUMENTED).toContain(exit);
        expect(readdirSync(outer).sort()).toEqual(['home', 'in']);
        expect(readdirSync(join(outer, 'in'))).toEqual(['here']);
        expect(readdirSync(cwd)).toEqual(exit === 0 ? ['app'] : []);
        expect(existsSync(join(outer, 'home', '.bashrc'))).toBe(false);
        rmSync(cwd, { recursive: true });
      },
    ),
    { numRuns: runs(60) },
  );
});
