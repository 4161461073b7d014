import type { Command } from 'commander';
import type { Context } from '../../context.ts';
import { manual } from '../help/manual.ts';
import { listOptions } from './flags.ts';

export function templatesCommand(program: Command, context: () => Context): void {
  const group = listOptions(program.command('templates'))
    .description('list, show, edit and remove templates for chat')
    .action(async (flags) => (await import('./list.ts')).listTemplates(context(), flags));
  manual(group, { examples: ['octet templates', 'octet templates --json'] });

  const show = group
    .command('show')
    .description('print a template')
    .argument('<name>', 'template')
    .action(async (name) => (await import('./show.ts')).showTemplate(context(), name));
  manual(show, {
    examples: ['octet templates show commit', 'octet templates show translate --json'],
    reasons: ['missing'],
  });

  const edit = group
    .command('edit')
    .description('edit a template in $EDITOR, or make a new one')
    .argument('<name>', 'template')
    .action(async (name) => (await import('./edit.ts')).editTemplate(context(), name));
  manual(edit, { examples: ['octet templates edit commit', 'octet templates edit mail'] });

  const rm = group
    .command('rm')
    .description('delete a template of your own')
    .argument('<name>', 'template')
    .action(async (name) => (await import('./rm.ts')).deleteTemplate(context(), name));
  manual(rm, {
    examples: ['octet templates rm mail', 'octet templates rm commit'],
    reasons: ['missing'],
  });
}
