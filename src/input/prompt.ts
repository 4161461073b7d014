import type { Context } from '../context.ts';
import { OctetError } from '../errors.ts';
import { question } from './question.ts';

/** The words of the command line, or what is piped in; a command that pays for something needs some. */
export async function promptOf(context: Context, words: readonly string[], example: string): Promise<string> {
  const text = await question(context, words, []);
  if (text === '') throw new OctetError('usage', 'no prompt given', example);
  return text;
}
