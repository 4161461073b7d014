import type { Budget } from '../../budget/budget.ts';
import type { Context } from '../../context.ts';
import type { Message } from '../../contract/chat.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { readCost, readUsage } from '../../contract/replies.ts';
import { OctetError } from '../../errors.ts';
import { bodyOf } from '../../input/request.ts';
import { Conversations } from '../../ledger/conversations.ts';
import { showAttribution } from '../../output/attribution.ts';
import { whereKept } from '../../output/keep-reply.ts';
import type { LineEditor } from '../../terminal/line-editor.ts';
import type { Status } from '../../terminal/status.ts';
import { type ChatOutcome, exchange } from './exchange.ts';
import type { ChatFlags } from './flags.ts';
import { runSlash, SLASH_NAMES, type Talk } from './slash.ts';
import { inCredits, tokensIn } from './spending.ts';
import { saveTurn, threadOf, withSystem } from './thread.ts';

/** Questions and answers until /exit or Ctrl-D. */
export async function converse(context: Context, flags: ChatFlags): Promise<void> {
  const { terminal } = context;
  const config = await context.config();
  const conversations = new Conversations(context.directories.state, context.clock);
  const thread = await threadOf(context, conversations, flags);
  const talk: Talk = {
    id: thread.id,
    messages: [...thread.messages],
    model: flags.model ?? thread.model ?? config.model?.value,
    system: flags.system,
    attachments: [],
    tokens: { in: 0, out: 0 },
    credits: undefined,
    unsaved: flags.save === false || !config.history.value,
  };
  // Problems with the address are reported before the first question.
  await context.api();
  const budget = await context.budget(flags.maxCredits);
  const editor = await context.lineEditor({
    history: askedBefore(thread.messages),
    complete: (line) => SLASH_NAMES.filter((name) => line.startsWith('/') && name.startsWith(line)),
  });
  terminal.note(
    `octet chat${talk.model ? ` with ${talk.model}` : ''}: type /help for commands, press Ctrl-D to quit`,
  );
  try {
    await loop(context, flags, talk, { editor, conversations, budget });
  } finally {
    editor.close();
  }
}

interface Around {
  readonly editor: LineEditor;
  readonly conversations: Conversations;
  readonly budget: Budget;
}

async function loop(context: Context, flags: ChatFlags, talk: Talk, around: Around): Promise<void> {
  const { terminal } = context;
  const { editor } = around;
  let prefill = '';
  while (!context.signal.aborted) {
    const typed = await editor.read(terminal.repaints ? '› ' : 'you: ', prefill);
    prefill = '';
    if (typed.kind === 'end') return;
    if (typed.kind === 'interrupt') {
      terminal.note('press Ctrl-D or type /exit to quit');
      continue;
    }
    const text = typed.text.trim();
    if (text === '') continue;
    const next = text.startsWith('/') ? await runSlash(context, talk, text) : { ask: text };
    if (next === 'leave') return;
    if (next === 'stay') continue;
    if ('prefill' in next) prefill = next.prefill;
    else await turn(context, flags, talk, next.ask, around);
  }
  context.signal.throwIfAborted();
}

/** One question. A failure is shown and the conversation goes on, with the question ready for /retry. */
async function turn(
  context: Context,
  flags: ChatFlags,
  talk: Talk,
  text: string,
  { conversations, budget }: Around,
): Promise<void> {
  const { terminal } = context;
  const asked: Message = { role: 'user', content: [text, ...talk.attachments].join('\n\n') };
  talk.lastQuestion = text;
  const stop = new AbortController();
  const release = context.interrupts.take(() => stop.abort(new OctetError('interrupted', 'stopped')));
  const shown = terminal.stream({ markdown: !flags.raw });
  let waiting: Status | undefined;
  try {
    const body = await bodyOf(
      context,
      endpoints.chatCompletions,
      {
        model: talk.model,
        messages: withSystem([...talk.messages, asked], talk.system),
        max_tokens: flags.maxTokens,
        temperature: flags.temperature,
      },
      flags.data,
    );
    const outcome = await budget.within(endpoints.chatCompletions, body, () => {
      waiting = terminal.animate ? terminal.status('thinking') : undefined;
      return exchange(context, {
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
    talk.messages.push(asked, { role: 'assistant', content: outcome.text });
    if (!talk.unsaved)
      await saveTurn(context, conversations, talk.id, [asked], outcome, await context.config());
    const spent = statusLine(talk, outcome);
    if (outcome.error === undefined) terminal.note(terminal.style.dim(spent));
    if (outcome.attribution !== talk.attribution) showAttribution(context, outcome.attribution);
    talk.attribution = outcome.attribution;
    if (outcome.error !== undefined) throw outcome.error;
  } catch (error) {
    await shown.end();
    context.signal.throwIfAborted();
    if (!(error instanceof OctetError)) throw error;
    if (error.reason === 'interrupted') return terminal.note('stopped; the partial answer is kept');
    terminal.warn((await whereKept(context, error, 'chat')).message);
    if (error.hint) terminal.hint(error.hint);
  } finally {
    waiting?.done();
    release();
  }
}

/** `local-chat · 120 tokens in, 80 out · 3 credits` for the whole conversation so far. */
function statusLine(talk: Talk, outcome: ChatOutcome): string {
  const usage = readUsage(outcome.document);
  talk.tokens.in += usage?.prompt ?? 0;
  talk.tokens.out += usage?.completion ?? 0;
  const cost = readCost(outcome.document);
  if (cost !== undefined) talk.credits = (talk.credits ?? 0) + cost;
  const model =
    typeof outcome.document.model === 'string' ? outcome.document.model : (talk.model ?? 'default model');
  const parts = [model, `${tokensIn(talk.tokens.in)}, ${talk.tokens.out} out`];
  if (talk.credits !== undefined) parts.push(inCredits(talk.credits));
  return parts.join(' · ');
}

function askedBefore(messages: readonly Message[]): string[] {
  return messages
    .filter(({ role, content }) => role === 'user' && !content.includes('\n'))
    .map(({ content }) => content)
    .reverse();
}
