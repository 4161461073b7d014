import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { expect, test } from 'vitest';
import { environment, freshHome } from '../e2e/octet.ts';
import { localOctet } from '../support/cli.ts';
import { onDisk } from '../support/on-disk.ts';
import { blocks } from './pages.ts';
import { readPlainLine } from './shell-line.ts';

onDisk();

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

interface Shown {
  readonly command: string;
  readonly output: string;
  /** The page leaves the rest of the output out. */
  readonly isCut: boolean;
}

const EXAMPLES: Shown[] = blocks('README.md', 'console').map((block) => {
  const [first = '', ...lines] = block.trimEnd().split('\n');
  const isCut = lines.at(-1) === '…';
  return {
    command: first.replace(/^\$ /, ''),
    output: `${(isCut ? lines.slice(0, -1) : lines).join('\n')}\n`,
    isCut,
  };
});

test('the README shows five examples', () => {
  expect(EXAMPLES).toHaveLength(5);
});

// A small picture has the same name.
test.each(EXAMPLES)('$command prints what the README shows', async ({ command, output, isCut }) => {
  const stdout = await printed(command.replace('--size 512x512', '--width 64 --height 64'));
  expect(isCut ? stdout.slice(0, output.length) : stdout).toBe(output);
});

async function printed(command: string): Promise<string> {
  const plain = readPlainLine(command, {});
  if (plain && plain.argv[1] !== 'exec') {
    const cli = localOctet();
    expect(await cli.run(...plain.argv)).toBe(0);
    return cli.stdout;
  }
  const home = freshHome();
  const bin = join(home, 'bin');
  mkdirSync(bin);
  symlinkSync(join(ROOT, 'bin/octet.js'), join(bin, 'octet'));
  const env = environment(home, {});
  const { stdout } = await execa({
    shell: true,
    cwd: home,
    env: { ...env, PATH: `${bin}:${env.PATH}` },
    extendEnv: false,
    stripFinalNewline: false,
  })`${[command]}`;
  return stdout;
}

test('every page that the README links to exists', () => {
  const links = [...readFileSync(join(ROOT, 'README.md'), 'utf8').matchAll(/\]\((?!https?:)([^)#]+)/g)];
  expect(links.length).toBeGreaterThan(15);
  for (const [, path = ''] of links) expect(() => readFileSync(join(ROOT, path)), path).not.toThrow(/ENOENT/);
});
