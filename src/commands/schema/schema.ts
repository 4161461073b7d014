import type { Command } from 'commander';
import type { Context } from '../../context.ts';
import { manual } from '../help/manual.ts';

export function schema(program: Command, context: () => Context): void {
  const command = program
    .command('schema')
    .description('print the JSON Schema of a request')
    .argument('[command...]', 'command, such as music generate')
    .action(async (words) => (await import('./print.ts')).printSchema(context(), words));
  manual(command, { examples: ['octet schema music generate', 'octet schema chat --json'] });
}
