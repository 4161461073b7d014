import { Command } from 'commander';
import { expect, test } from 'vitest';
import { creditsCommand } from '../../../src/commands/credits/credits.ts';
import { manualOf } from '../../../src/commands/help/manual.ts';
import { localOctet } from '../../support/cli.ts';

function examples(): string[] {
  const program = new Command('octet');
  creditsCommand(program, () => {
    throw new Error('no command runs here');
  });
  const [group] = program.commands;
  const all = group ? [group, ...group.commands] : [];
  return all.flatMap((command) => [...(manualOf(command)?.examples ?? [])]);
}

test('every example in the help runs as it stands', async () => {
  const { home } = localOctet();
  const lines = examples();
  expect(lines.length).toBeGreaterThan(7);
  for (const line of lines) {
    const [program, ...words] = line.replace(/ > .*/, '').split(' ');
    expect(program).toBe('octet');
    expect(`${line}: ${await localOctet({ home }).run(...words)}`).toBe(`${line}: 0`);
  }
});
