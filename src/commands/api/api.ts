import type { Command } from 'commander';
import type { Context } from '../../context.ts';
import { manual } from '../help/manual.ts';
import { apiOptions, parseMethod } from './flags.ts';

export function apiCommand(program: Command, context: () => Context): void {
  const command = apiOptions(program.command('api'))
    .description('send an authenticated API request')
    .argument('<method>', 'GET, POST…', parseMethod)
    .argument('<path>', 'path, such as /models')
    .action(async (method, path, flags) => (await import('./send.ts')).send(context(), method, path, flags));
  manual(command, {
    examples: [
      'octet api GET /models',
      `octet api POST /completions -d '{"prompt":"1, 2, 3,"}'`,
      'octet api POST /code/generate -F prompt="fizzbuzz" -F language=python',
    ],
    calls: [{ risk: 'paid', streams: 'asked' }],
  });
}
