import type { Context } from '../../context.ts';
import { editText } from '../../input/edit-text.ts';
import type { HeldConversation, Next } from './conversation-state.ts';

/** The text that was given, else the last question, in the person's own editor. */
export async function edit(context: Context, { talk }: HeldConversation, rest: string): Promise<Next> {
  const given = rest === '' ? (talk.lastQuestion ?? '') : rest;
  const text = (await editText(context, given, `question-${talk.id}.md`)).trim();
  if (text !== '') return { ask: text };
  context.terminal.note('nothing was sent: the text is empty');
  return 'stay';
}
