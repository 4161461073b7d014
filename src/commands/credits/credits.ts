import type { Command } from 'commander';
import type { Context } from '../../context.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { manual } from '../help/manual.ts';
import { buyOptions, historyOptions } from './flags.ts';

export function creditsCommand(program: Command, context: () => Context): void {
  const show = async () => (await import('./balance.ts')).showBalance(context());
  const group = program
    .command('credits')
    .description('show the balance, buy credits and list transactions')
    .action(show);
  manual(group, { examples: ['octet credits', 'octet credits --json'], calls: [endpoints.balance] });

  manual(group.command('balance').description('show the balance, the plan and the rate limit').action(show), {
    examples: ['octet credits balance', 'octet credits balance --json'],
    calls: [endpoints.balance],
  });

  const buying = buyOptions(group.command('buy'))
    .description('create a checkout to buy credits')
    .action(async (flags) => (await import('./buy.ts')).buy(context(), flags));
  manual(buying, {
    examples: [
      'octet credits buy --amount 1000 --currency usd --yes',
      'octet credits buy --amount 500 --currency jpy --yes',
    ],
    calls: [endpoints.checkout],
    reasons: ['pending'],
  });

  manual(
    historyOptions(group.command('history'))
      .description('list transactions with the balance after each')
      .action(async (flags) => (await import('./history.ts')).creditsHistory(context(), flags)),
    {
      examples: ['octet credits history --since 30d', 'octet credits history --csv > credits.csv'],
      calls: [endpoints.transactions],
    },
  );
}
