import { type Command, InvalidArgumentError } from 'commander';
import { type FlagsOf, repeated } from '../../input/options.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD'] as const;
export type Method = (typeof METHODS)[number];

export function apiOptions(command: Command) {
  return command
    .option('-d, --data <json>', 'body: JSON, @FILE or -')
    .option(
      '-F, --field <key=value>',
      'add a field to the JSON body; numbers, true, false and null keep their type (repeatable)',
      repeated,
    )
    .option('-H, --header <name:value>', 'add a header (repeatable)', repeated)
    .option('--stream', 'print the body as it arrives');
}

export type ApiFlags = FlagsOf<typeof apiOptions>;

export function parseMethod(word: string): Method {
  const method = METHODS.find((each) => each === word.toUpperCase());
  if (!method) throw new InvalidArgumentError(`It must be one of ${METHODS.join(', ')}.`);
  return method;
}
