import type { CountedBudget } from '../../budget/counted.ts';
import type { Context } from '../../context.ts';
import type { Message } from '../../contract/chat.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { OctetError } from '../../errors.ts';
import { bodyOf } from '../../input/request.ts';
import type { Conversations } from '../../ledger/conversations.ts';
import { showAttribution } from '../../output/attribution.ts';
import { whereKept } from '../../output/keep-reply.ts';
import type { Status } from '../../terminal/status.ts';
import type { ConversationState } from './conversation-state.ts';
import type { ChatFlags } from './flags.ts';
import { requestAnswer } from './request-answer.ts';
import { saveTurn, withSystem } from './saved-conversation.ts';
import { footer } from './spending.ts';

interface Around {
  readonly conversations: Conversations;
  readonly budget: CountedBudget;
}

/** One question. A failure is shown and the conversation goes on, with the question ready for /retry. */
export async function askInConversation(
  context: Context,
  flags: ChatFlags,
  talk: ConversationState,
  text: string,
  { conversations, budget }: Around,
): Promise<'answered' | 'stopped' | 'failed'> {
  const { terminal, clock } = context;
  const worded = talk.wording?.(text) ?? text;
  const asked: Message = { role: 'user', content: [worded, ...talk.attachments].join('\n\n') };
  talk.lastQuestion = text;
  const stop = new AbortController();
  const release = context.interrupts.take(() => stop.abort(new OctetError('interrupted', 'stopped')));
  const shown = terminal.stream({ markdown: !flags.raw });
  const startedAt = clock.monotonic();
  let waiting: Status | undefined;
  try {
    const found = await talk.passages?.(asked.content, budget);
    const sent = found ? { ...asked, content: found.content } : asked;
    const body = await bodyOf(
      context,
      endpoints.chatCompletions,
      {
        model: talk.model,
        messages: withSystem([...talk.messages, sent], talk.system),
        max_tokens: flags.maxTokens,
        temperature: flags.temperature,
        ...talk.fields,
      },
      flags.data,
      flags,
    );
    const outcome = await budget.within(endpoints.chatCompletions, body, () => {
      waiting = terminal.animate ? terminal.status('thinking') : undefined;
      return requestAnswer(context, {
        endpoint: flags.via === 'chat-stream' ? endpoints.chatStream : endpoints.chatCompletions,
        body,
        stream: flags.stream !== false,
        signal: stop.signal,
        onPieces: async (pieces) => {
          waiting?.done();
          await shown.push(pieces.join(''));
        },
      });
    });
    await shown.end();
    talk.attachments = [];
    talk.wording = undefined;
    talk.messages.push(asked, { role: 'assistant', content: outcome.text });
    const credits = budget.takeCharge();
    if (credits !== undefined) talk.credits = (talk.credits ?? 0) + credits;
    if (!talk.unsaved)
      await saveTurn(
        context,
        conversations,
        talk.id,
        [asked],
        { ...outcome, credits },
        await context.config(),
      );
    if (found)
      terminal.note(terminal.style.dim((await import('./with-index.ts')).sourcesNote(found.sources)));
    if (outcome.calls.length > 0 || outcome.finish === 'length') {
      await (await import('./finish-notes.ts')).showFinishNotes(context, outcome, { spoke: true });
    }
    const spent = footer(talk, outcome, clock.monotonic() - startedAt);
    if (outcome.error === undefined) terminal.note(terminal.style.dim(spent));
    if (outcome.attribution !== talk.attribution) showAttribution(context, outcome.attribution);
    talk.attribution = outcome.attribution;
    if (outcome.error === undefined) return 'answered';
    if (isStop(outcome.error)) {
      terminal.note('stopped; the partial answer is kept');
      return 'stopped';
    }
    throw outcome.error;
  } catch (error) {
    waiting?.done();
    await shown.end();
    context.signal.throwIfAborted();
    if (!(error instanceof OctetError)) throw error;
    if (isStop(error)) {
      terminal.note('stopped');
      return 'stopped';
    }
    terminal.warn((await whereKept(context, error, 'chat')).message);
    if (error.hint) terminal.hint(error.hint);
    return 'failed';
  } finally {
    waiting?.done();
    release();
  }
}

const isStop = (error: unknown): boolean => error instanceof OctetError && error.reason === 'interrupted';
