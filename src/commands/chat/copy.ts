import type { Context } from '../../context.ts';
import { OctetError } from '../../errors.ts';
import { copyText } from '../../output/clipboard.ts';
import { firstCodeBlock } from './code-block.ts';
import { type HeldConversation, lastOf, type Next } from './conversation-state.ts';

export async function copy(context: Context, { talk }: HeldConversation, rest: string): Promise<Next> {
  const answer = lastOf(talk, 'assistant');
  if (answer === undefined) throw new OctetError('usage', 'no answer yet');
  if (rest !== '' && rest !== 'code') throw new OctetError('usage', 'type /copy or /copy code');
  const text = rest === 'code' ? firstCodeBlock(answer) : answer;
  if (text === undefined) throw new OctetError('usage', 'no code block in the last answer');
  await copyText(context, text);
  context.terminal.note(rest === 'code' ? 'code block copied' : 'answer copied');
  return 'stay';
}
