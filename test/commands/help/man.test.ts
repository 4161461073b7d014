import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { manualPage } from '../../../scripts/man.mjs';
import { octet } from '../../support/cli.ts';

interface Described {
  readonly usage: string;
  readonly commands: readonly Described[];
}

async function page(): Promise<{ tree: Described; roff: string }> {
  const cli = octet({});
  await cli.run('commands', '--json');
  const tree = JSON.parse(cli.stdout);
  return {
    tree,
    roff: manualPage(tree, { version: '1.2.3', topics: [['Exit statuses', '  0  done', '.odd']] }),
  };
}

const all = (command: Described): Described[] => [command, ...command.commands.flatMap(all)];

test('the manual page has a section for every command', async () => {
  const { tree, roff } = await page();
  for (const { usage } of all(tree).slice(1)) {
    expect(roff).toContain(`.SS "${usage.replaceAll('-', '\\-')}"`);
  }
});

test('nothing that only looks like a macro is one', async () => {
  const { roff } = await page();
  const macros = roff.split('\n').flatMap((line) => /^[.'](\S*)/.exec(line)?.[1] ?? []);
  expect([...new Set(macros)].sort()).toEqual(['B', 'I', 'PP', 'SH', 'SS', 'TH', 'TP', 'fi', 'nf']);
  expect(roff).toContain('\\&.odd');
  expect(roff).toMatch(/^[\x00-\x7f]*$/);
});

test.skipIf(spawnSync('groff', ['--version']).status !== 0)(
  'groff has nothing to say against it',
  async () => {
    const { roff } = await page();
    const { stderr, stdout } = spawnSync('groff', ['-man', '-ww', '-Tutf8'], {
      input: roff,
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    expect(stdout).toContain('octet music generate');
  },
);
