import { type Command, Option } from 'commander';
import { chatRequest } from '../../contract/chat.ts';
import { type FlagsOf, option, repeated, wholeNumber } from '../../input/options.ts';
import { paidOptions } from '../../input/request.ts';

export function chatOptions(command: Command) {
  return paidOptions(
    command
      .addOption(option('-m, --model <name>', chatRequest, 'model'))
      .option('-s, --system <text>', 'system message, or @FILE: how to answer')
      .option('-t, --template <name>', 'use a template; octet templates lists them')
      .option('--param <name=value>', 'value for a parameter of the template (repeatable)', repeated)
      .option('-f, --file <path>', 'attach a file: a path, a URL or - (repeatable)', repeated)
      .option('--with <index>', 'answer from the passages of an index (octet embed --index)')
      .option('--force', 'accept a model that the service does not list')
      .addOption(option('--temperature <number>', chatRequest, 'temperature'))
      .addOption(option('--max-tokens <n>', chatRequest, 'max_tokens'))
      .addOption(
        new Option('--via <endpoint>', 'which endpoint to use').choices(['completions', 'chat-stream']),
      )
      .optionsGroup('Conversation')
      .option('-c, --continue', 'continue the last conversation')
      .option('--session <name>', 'continue a named conversation, or start it')
      .option('--no-save', 'do not save this conversation')
      .optionsGroup('Answer')
      .option('--no-stream', 'wait for the complete answer')
      .option('-x, --extract', 'print only the first code block')
      .option('--schema <schema>', 'answer with JSON that fits this JSON Schema: a file, or JSON')
      .option('--retry-invalid <n>', 'ask again up to N times if the answer does not fit', wholeNumber(0, 10))
      .option('-u, --usage', 'show tokens and credits used')
      .option('--raw', 'print Markdown unrendered')
      .option('--pager', 'show the complete answer in a pager')
      .optionsGroup('Options'),
  );
}

export type ChatFlags = FlagsOf<typeof chatOptions>;

/** The parts of a request that a template sets. */
export interface Preparation {
  readonly wording?: (question: string) => string;
  /** More fields of the request. */
  readonly fields?: Readonly<Record<string, unknown>>;
}
