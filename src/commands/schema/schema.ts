import type { Command } from 'commander';
import type { Context } from '../../context.ts';
import { manual } from '../help/manual.ts';
import { schemaOptions } from './flags.ts';

export function schemaCommand(program: Command, context: () => Context): void {
  const command = schemaOptions(program.command('schema'))
    .description('print the JSON Schema of a request or a reply')
    .argument('[command...]', 'command, such as music generate')
    .action(async (words, flags) => (await import('./print.ts')).printSchema(context(), words, flags));
  manual(command, { examples: ['octet schema music generate', 'octet schema music generate --reply'] });
}
