import type { Command } from 'commander';
import type { Context } from '../../context.ts';
import { buildChatRequest, buildRequest } from '../../contract/builder.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { columnsOption } from '../../input/columns.ts';
import { describe } from '../../input/options.ts';
import { manual } from '../help/manual.ts';
import { buildChatOptions, buildOptions } from './flags.ts';

export function buildCommand(program: Command, context: () => Context): void {
  const command = buildOptions(program.command('build'))
    .description('generate a complete application from a description')
    .argument('[prompt...]', describe(buildRequest, 'prompt'))
    .action(async (prompt, flags) => {
      const { kind } = context().input;
      if (prompt.length === 0 && kind !== 'file' && kind !== 'pipe') return command.outputHelp();
      const { startBuild } = await import('./start.ts');
      await startBuild(context(), prompt, flags);
    });
  manual(command, {
    examples: [
      'octet build "a todo app with title and due date" --framework nodejs',
      'octet build "a contact list with name and email" -o contacts/',
    ],
    calls: [endpoints.build],
    downloads: true,
  });

  const chat = buildChatOptions(command.command('chat'))
    .description('chat about code and projects')
    .argument('[message...]', describe(buildChatRequest, 'message'))
    .action(async (words, flags) => (await import('./chat.ts')).buildChat(context(), words, flags));
  manual(chat, {
    examples: [
      'octet build chat "how do I add a field to a project?"',
      'octet build chat "what does this do?" --context old.js',
    ],
    calls: [endpoints.buildChat],
  });

  const projects = command
    .command('projects')
    .description('list your projects')
    .addOption(columnsOption('projects'))
    .action(async ({ columns }) =>
      (await import('../../jobs/print-endpoint.ts')).printEndpoint(context(), endpoints.buildProjects, {
        first: ['id', 'name', 'framework', 'status'],
        list: 'projects',
        columns,
      }),
    );
  manual(projects, {
    examples: ['octet build projects', 'octet build projects --json'],
    calls: [endpoints.buildProjects],
  });
}
