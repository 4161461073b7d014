import type { Command } from 'commander';
import type { Context } from '../../context.ts';
import { manual } from '../help/manual.ts';
import { batchOptions } from './flags.ts';
import { queued } from './queued.ts';

export function batchCommand(program: Command, context: () => Context): void {
  const command = batchOptions(program.command('batch'))
    .description('run many requests from a JSONL file, as fast as the service allows')
    .argument('<file>', 'one request per line: {"id"?, "command" or "endpoint", …fields}; - is stdin')
    .action(async (file, flags) => (await import('./run.ts')).runBatch(context(), file, flags));
  manual(command, {
    examples: [
      'octet batch requests.jsonl -o results.jsonl',
      `echo '{"command":"chat","prompt":"what is 2+2?"}' | octet batch -`,
      'octet batch requests.jsonl -o results.jsonl --resume --concurrency 32',
    ],
    calls: [{ risk: 'paid' }],
    reasons: ['partial'],
  });
  queued(command, context);
}
