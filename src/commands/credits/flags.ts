import { type Command, InvalidArgumentError, Option } from 'commander';
import { defaultOf } from '../../contract/field.ts';
import { checkoutRequest } from '../../contract/payments.ts';
import { columnsOption } from '../../input/columns.ts';
import { describe, type FlagsOf, parseField, wholeNumber } from '../../input/options.ts';
import { rawFields } from '../../input/request.ts';
import { parseSince } from './since.ts';

export function buyOptions(command: Command) {
  return rawFields(
    command
      .addOption(amount())
      .addOption(currency())
      .option('--open', 'open the checkout in the browser')
      .option('--wait', 'wait for the payment'),
  );
}

export function historyOptions(command: Command) {
  return command
    .option('--since <when>', 'only since then: a date, a time or a period such as 7d', parseSince)
    .option('--limit <n>', 'maximum number to list, newest first', wholeNumber(1, 1_000_000))
    .option('--csv', 'print CSV')
    .addOption(columnsOption('transactions'));
}

export type BuyFlags = FlagsOf<typeof buyOptions>;
export type HistoryFlags = FlagsOf<typeof historyOptions>;

function amount() {
  const sentence = `${describe(checkoutRequest, 'amount')}: 1000 is 10.00 USD, 1000 JPY or 1.000 BHD; without it the service decides (local: ${defaultOf(checkoutRequest, 'amount')})`;
  return new Option('--amount <n>', sentence).argParser((text) => {
    if (/^\d+[.,]\d+$/.test(text.trim())) {
      throw new InvalidArgumentError('It must be a whole number of minor units: 10.50 USD is 1050.');
    }
    return parseField(checkoutRequest, 'amount', text);
  });
}

function currency() {
  const sentence = `${describe(checkoutRequest, 'currency')}; without it the service decides (local: ${defaultOf(checkoutRequest, 'currency')})`;
  return new Option('--currency <code>', sentence).argParser((text) =>
    parseField(checkoutRequest, 'currency', text.trim().toLowerCase()),
  );
}
