import type { Command } from 'commander';
import type { Context } from '../../context.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { jobOptions } from '../../jobs/job-options.ts';
import { manual } from '../help/manual.ts';

export function rerunCommand(program: Command, context: () => Context): void {
  const command = jobOptions(program.command('rerun'))
    .description('repeat the request behind a saved file')
    .argument('<file>', 'a saved file, the directory of a build, or its .octet.json')
    .action(async (file, flags) => (await import('./repeat.ts')).repeatRequest(context(), file, flags));
  manual(command, {
    examples: ['octet rerun cats.png', 'octet rerun cats.png -o cats-again.png'],
    calls: [endpoints.musicGenerate],
    downloads: true,
  });
}
