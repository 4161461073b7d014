import { type Command, InvalidArgumentError, Option } from 'commander';
import type { Context } from '../../context.ts';
import { checkoutRequest } from '../../contract/payments.ts';
import { describe, parseField, wholeNumber } from '../../input/options.ts';
import { rawFields } from '../../input/request.ts';
import { manual } from '../help/manual.ts';
import type { BuyFlags } from './buy.ts';
import type { HistoryFlags } from './history.ts';
import { parseSince } from './since.ts';

export function credits(program: Command, context: () => Context): void {
  const show = async () => (await import('./balance.ts')).showBalance(context());
  const group = program
    .command('credits')
    .description('show the balance, buy credits and list transactions')
    .action(show);
  manual(group, { examples: ['octet credits', 'octet credits --json'], exits: [4, 7, 10, 11] });

  manual(group.command('balance').description('show the balance, the plan and the rate limit').action(show), {
    examples: ['octet credits balance', 'octet credits balance --json'],
    exits: [4, 7, 10, 11],
  });

  const buying = group
    .command('buy')
    .description('create a checkout to buy credits')
    .addOption(amount())
    .addOption(currency())
    .option('--open', 'open the checkout in the browser')
    .option('--wait', 'wait for the payment')
    .action(async (flags: BuyFlags) => (await import('./buy.ts')).buy(context(), flags));
  manual(rawFields(buying), {
    examples: [
      'octet credits buy --amount 1000 --currency usd --yes',
      'octet credits buy --amount 500 --currency jpy --yes',
    ],
    exits: [4, 7, 8, 10, 11, 12, 15],
  });

  manual(
    group
      .command('history')
      .description('list transactions with the balance after each')
      .option('--since <when>', 'only since then: a date, a time or a period such as 7d', parseSince)
      .option('--limit <n>', 'maximum number to list, newest first', wholeNumber(1, 1_000_000))
      .option('--csv', 'print CSV')
      .action(async (flags: HistoryFlags) => (await import('./history.ts')).creditsHistory(context(), flags)),
    {
      examples: ['octet credits history --since 30d', 'octet credits history --csv > credits.csv'],
      exits: [4, 7, 10, 11],
    },
  );
}

function amount(): Option {
  const sentence = `${describe(checkoutRequest, 'amount')}: 1000 is 10.00 USD, 1000 JPY or 1.000 BHD`;
  return new Option('--amount <n>', sentence).argParser((text) => {
    if (/^\d+[.,]\d+$/.test(text.trim())) {
      throw new InvalidArgumentError('It must be a whole number of minor units: 10.50 USD is 1050.');
    }
    return parseField(checkoutRequest, 'amount', text);
  });
}

function currency(): Option {
  return new Option('--currency <code>', describe(checkoutRequest, 'currency')).argParser((text) =>
    parseField(checkoutRequest, 'currency', text.trim().toLowerCase()),
  );
}
