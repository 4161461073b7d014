import { CountedBudget } from '../../budget/counted.ts';
import type { Config } from '../../config/resolve.ts';
import type { Context } from '../../context.ts';
import type { Message } from '../../contract/chat.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { OctetError } from '../../errors.ts';
import { question } from '../../input/question.ts';
import { bodyOf } from '../../input/request.ts';
import { totalOf } from '../../ledger/conversation-total.ts';
import { Conversations } from '../../ledger/conversations.ts';
import { showAttribution } from '../../output/attribution.ts';
import type { Hit } from '../embed/search.ts';
import { firstCodeBlock } from './code-block.ts';
import type { ChatFlags, Preparation } from './flags.ts';
import { isPicture } from './picture-name.ts';
import { type AnswerOutcome, requestAnswer } from './request-answer.ts';
import { type SavedConversation, savedConversation, saveTurn, withSystem } from './saved-conversation.ts';
import { creditsBefore, usageLine } from './spending.ts';

export async function askOnce(
  context: Context,
  prompt: readonly string[],
  flags: ChatFlags,
  { wording = (question) => question, fields }: Preparation = {},
): Promise<void> {
  if (flags.via === 'chat-stream' && flags.stream === false) {
    throw new OctetError('usage', '--no-stream cannot be used with --via chat-stream');
  }
  const structured = flags.schema === undefined ? undefined : await import('./structured.ts');
  const form = structured && (await structured.answerForm(context, flags.schema ?? ''));
  if (flags.retryInvalid !== undefined && !form)
    throw new OctetError('usage', '--retry-invalid needs --schema');
  const config = await context.config();
  const pictures = (flags.file ?? []).some(isPicture) ? await import('./pictures.ts') : undefined;
  const seen = (flags.file ?? []).filter(isPicture);
  const read = (flags.file ?? []).filter((file) => !seen.includes(file));
  const text = wording(await question(context, prompt, read));
  if (text === '') throw new OctetError('usage', 'no prompt given', 'octet chat "your question"');
  const conversations = new Conversations(context.directories.state, context.clock);
  const conversation = await savedConversation(context, conversations, flags);
  if (conversation.saved && context.terminal.err.isTTY && context.terminal.mode === 'human') {
    const { continuedNote } = await import('./last-turn.ts');
    context.terminal.note(context.terminal.style.dim(continuedNote(conversation.saved)));
  }
  const parts = pictures ? await pictures.pictureParts(context, seen) : [];
  const notes = pictures ? seen.map(pictures.pictureNote) : [];
  const asked: Message = { role: 'user', content: [text, ...notes].join('\n\n') };
  const spentBefore = totalOf(conversation.saved ?? { turns: [] }).credits ?? 0;
  const budget = new CountedBudget(await context.budget(flags.maxCredits, { spentBefore }));
  const index = flags.with === undefined ? undefined : await import('./with-index.ts');
  const found = index && (await (await index.passagesFrom(context, flags.with ?? ''))(text, budget));
  const words = found ? found.content : text;
  const sent = { ...asked, content: pictures ? [{ type: 'text', text: words }, ...parts] : words };
  const system = index ? index.groundedSystem(flags.system) : flags.system;
  const messages = withSystem([...conversation.messages, sent], system);
  const body = await bodyOf(
    context,
    endpoints.chatCompletions,
    {
      ...fieldsOf(flags, config, conversation, messages),
      ...fields,
      ...(form ? { response_format: form.responseFormat } : {}),
    },
    flags.data,
    // The model of an earlier answer is one that the service has.
    { force: flags.force ?? (flags.model === undefined && conversation.model !== undefined) },
  );
  if (pictures) await pictures.refuseBlindModel(context, body.model);
  const spent = flags.usage ? await creditsBefore(context) : undefined;

  const saves = keeps(context, flags, config);
  const outcome =
    structured && form
      ? await structured.askInForm(context, { budget, body, form, retries: flags.retryInvalid ?? 0 })
      : await budget.within(endpoints.chatCompletions, body, () =>
          answered(context, flags, body, { saves, ...(found ? { sources: found.sources } : {}) }),
        );
  if (saves) {
    const added = flags.system === undefined ? [asked] : [{ role: 'system', content: flags.system }, asked];
    const told = { ...outcome, credits: budget.takeCharge() };
    await saveTurn(context, conversations, conversation.id, added, told, config);
  }
  if (index && found) context.terminal.note(index.sourcesNote(found.sources));
  if (flags.usage) context.terminal.note(await usageLine(context, outcome.document, spent));
  showAttribution(context, outcome.attribution);
  if (outcome.error !== undefined) throw outcome.error;
}

function fieldsOf(
  flags: ChatFlags,
  config: Config,
  conversation: SavedConversation,
  messages: readonly object[],
) {
  return {
    model: flags.model ?? conversation.model ?? config.model?.value,
    messages,
    max_tokens: flags.maxTokens,
    temperature: flags.temperature,
  };
}

/** Asks, and shows the answer in the form that was asked for. */
async function answered(
  context: Context,
  flags: ChatFlags,
  body: Record<string, unknown>,
  { saves, sources }: { readonly saves: boolean; readonly sources?: readonly Hit[] },
): Promise<AnswerOutcome> {
  const { terminal } = context;
  const endpoint = flags.via === 'chat-stream' ? endpoints.chatStream : endpoints.chatCompletions;
  const stream = flags.stream !== false;
  const left = new AbortController();
  terminal.onGone(() => left.abort(new Error('the reader left')));
  const isPaged = flags.pager === true && terminal.out.isTTY && terminal.mode === 'human';
  const shown =
    terminal.mode === 'human' && !flags.extract && !isPaged
      ? terminal.stream({ markdown: !flags.raw })
      : undefined;
  const waiting = terminal.animate && terminal.mode === 'human' ? terminal.status('thinking') : undefined;
  await terminal.event({ type: 'start', ...(typeof body.model === 'string' ? { model: body.model } : {}) });
  let outcome: AnswerOutcome;
  let spoke = false;
  try {
    outcome = await requestAnswer(context, {
      endpoint,
      body,
      stream,
      keepText: isPaged || saves || flags.extract === true || terminal.mode !== 'human',
      signal: left.signal,
      onPieces: async (pieces) => {
        if (!isPaged) waiting?.done();
        spoke ||= pieces.some((piece) => piece !== '');
        if (terminal.mode === 'ndjson') {
          for (const text of pieces) await terminal.event({ type: 'delta', text });
        }
        await shown?.push(pieces.length === 1 ? (pieces[0] ?? '') : pieces.join(''));
      },
    });
  } finally {
    waiting?.done();
  }
  await shown?.end();
  const document = sources ? { ...outcome.document, sources } : outcome.document;
  if (terminal.mode !== 'human') await terminal.result(document, '');
  else if (flags.extract) await terminal.write(extracted(context, outcome.text));
  else if (isPaged) await terminal.paged(outcome.text, { markdown: !flags.raw, wanted: true });
  if (outcome.calls.length > 0 || outcome.finish === 'length') {
    await (await import('./finish-notes.ts')).showFinishNotes(context, outcome, { spoke });
  }
  return outcome;
}

function extracted(context: Context, text: string): string {
  const block = firstCodeBlock(text);
  if (block === undefined) context.terminal.warn('no code block in the answer; printing all of it');
  const content = block ?? text;
  return content.endsWith('\n') ? content : `${content}\n`;
}

function keeps(context: Context, flags: ChatFlags, config: Config): boolean {
  if (flags.save === false || context.directories.state === undefined) return false;
  return config.history.value || flags.session !== undefined || flags.continue === true;
}
