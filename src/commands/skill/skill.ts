import type { Command } from 'commander';
import type { Context } from '../../context.ts';
import { manual } from '../help/manual.ts';

export function skillCommand(program: Command, context: () => Context): void {
  const command = program
    .command('skill')
    .description('print SKILL.md, which tells an agent how to use octet')
    .action(async () => (await import('./print.ts')).printSkill(context()));
  manual(command, { examples: ['octet skill', 'octet skill > SKILL.md'] });
}
