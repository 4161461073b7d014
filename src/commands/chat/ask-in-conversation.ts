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
import type { Attachment, ConversationState } from './conversation-state.ts';
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
  const { words, pictures, asked } = questionOf(worded, talk.attachments);
  talk.lastQuestion = text;
  talk.lastAttachments = talk.attachments;
  const stop = new AbortController();
  const release = context.interrupts.take(() => stop.abort(new OctetError('interrupted', 'stopped')));
  const shown = terminal.stream({ markdown: !flags.raw });
  const startedAt = clock.monotonic();
  let waiting: Status | undefined;
  try {
    const found = await talk.passages?.(words, budget);
    const said = found?.content ?? words;
    if (pictures.length > 0) {
      talk.illustrated.set(asked, { role: 'user', content: [{ type: 'text', text: said }, ...pictures] });
    }
    const sent = talk.illustrated.get(asked) ?? { role: 'user', content: said };
    const before = talk.messages.map((message) => talk.illustrated.get(message) ?? message);
    const body = await bodyOf(
      context,
      endpoints.chatCompletions,
      {
        model: talk.model,
        messages: withSystem([...before, sent], talk.system),
        max_tokens: flags.maxTokens,
        temperature: flags.temperature,
        ...talk.fields,
      },
      flags.data,
      flags,
    );
    if (pictures.length > 0) await (await import('./pictures.ts')).refuseBlindModel(context, body.model);
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

/** The question for the service, and its text for the history. */
function questionOf(worded: string, attachments: readonly Attachment[]) {
  const isText = ({ picture }: Attachment): boolean => picture === undefined;
  const words = [worded, ...attachments.filter(isText).map(({ text }) => text)].join('\n\n');
  const pictures = attachments.flatMap(({ picture }) => picture ?? []);
  const notes = attachments.filter((each) => !isText(each)).map(({ text }) => text);
  const asked: Message = { role: 'user', content: [words, ...notes].join('\n\n') };
  return { words, pictures, asked };
}

const isStop = (error: unknown): boolean => error instanceof OctetError && error.reason === 'interrupted';
