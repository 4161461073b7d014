import type { Context } from '../../context.ts';
import { callLine } from '../../contract/tool-calls.ts';
import type { AnswerOutcome } from './request-answer.ts';

/** Tells what the text of an answer does not: which tools the model asks for, and that it was cut. */
export async function showFinishNotes(
  { terminal }: Pick<Context, 'terminal'>,
  { finish, calls }: Pick<AnswerOutcome, 'finish' | 'calls'>,
  { spoke }: { readonly spoke: boolean },
): Promise<void> {
  if (terminal.mode === 'human') {
    const lines = calls.map(callLine);
    // A reply without text has only its calls, so they are the result.
    if (spoke) for (const line of lines) terminal.note(`tool call: ${line}`);
    else await terminal.write(lines.map((line) => `${line}\n`).join(''));
  }
  if (finish === 'length') {
    terminal.warn(
      'the answer was cut at the token limit; raise it with --max-tokens N, or continue it with octet chat -c',
    );
  }
}
