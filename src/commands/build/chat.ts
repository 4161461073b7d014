import { basename } from 'node:path';
import type { Budget } from '../../budget/budget.ts';
import type { Api } from '../../client/api.ts';
import { shellWord } from '../../config/shell-word.ts';
import type { Context } from '../../context.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { readAnswer, readAttribution } from '../../contract/replies.ts';
import { firstText } from '../../contract/shape.ts';
import { OctetError, UnreadableReply } from '../../errors.ts';
import { readTextFile } from '../../input/files.ts';
import { question } from '../../input/question.ts';
import { bodyOf } from '../../input/request.ts';
import { showAttribution } from '../../output/attribution.ts';
import { whereKept } from '../../output/keep-reply.ts';
import type { BuildChatFlags } from './flags.ts';

/** One message, or on a terminal a conversation. */
export async function buildChat(
  context: Context,
  words: readonly string[],
  flags: BuildChatFlags,
): Promise<void> {
  const { terminal } = context;
  const api = await context.api();
  const files = await contextOf(context, flags.context ?? []);
  const talks = words.length === 0 && terminal.canPrompt && terminal.out.isTTY && terminal.mode === 'human';
  if (talks) return converse(context, api, files, flags);
  const message = await question(context, words, []);
  if (message === '') throw new OctetError('usage', 'no message given', 'octet build chat "how do I …?"');
  const { conversation } = flags;
  const budget = await context.budget(flags.maxCredits);
  const id = await say(context, { api, budget }, { text: message, files, conversation }, flags);
  if (id !== undefined) terminal.hint(`octet build chat --conversation ${shellWord(id)} "…"`);
}

async function converse(
  context: Context,
  api: Api,
  files: Record<string, unknown> | undefined,
  flags: BuildChatFlags,
): Promise<void> {
  const budget = await context.budget(flags.maxCredits);
  const editor = await context.lineEditor({ history: [], complete: () => [] });
  let conversation = flags.conversation;
  context.terminal.note('octet build chat: press Ctrl-D to quit');
  try {
    while (!context.signal.aborted) {
      const typed = await editor.read('› ');
      if (typed.kind === 'end' || (typed.kind === 'line' && typed.text.trim() === '/exit')) return;
      if (typed.kind === 'interrupt' || typed.text.trim() === '') continue;
      const stop = new AbortController();
      const release = context.interrupts.take(() => stop.abort(new OctetError('interrupted', 'stopped')));
      try {
        const remark = { text: typed.text, files, conversation };
        conversation = await say(context, { api, budget }, remark, flags, stop.signal);
      } catch (error) {
        context.signal.throwIfAborted();
        if (!(error instanceof OctetError)) throw error;
        context.terminal.warn((await whereKept(context, error, 'build-chat')).message);
      } finally {
        release();
      }
    }
  } finally {
    editor.close();
  }
}

interface Remark {
  readonly text: string;
  readonly files: Record<string, unknown> | undefined;
  readonly conversation: string | undefined;
}

/** Sends one message, shows the answer and gives the conversation that it belongs to. */
async function say(
  context: Context,
  { api, budget }: { readonly api: Api; readonly budget: Budget },
  { text: message, files, conversation }: Remark,
  { data }: BuildChatFlags,
  signal?: AbortSignal,
): Promise<string | undefined> {
  const { terminal } = context;
  const fields = { message, context: files, conversation_id: conversation };
  const body = await bodyOf(context, endpoints.buildChat, fields, data);
  const reply = await budget.within(endpoints.buildChat, body, () => {
    const waiting = terminal.animate ? terminal.status('thinking') : undefined;
    return api.call(endpoints.buildChat, { body, signal }).finally(() => waiting?.done());
  });
  const text = readAnswer(reply.document);
  if (text === undefined) {
    throw new UnreadableReply('unexpected reply: it has no answer', { document: reply.document });
  }
  if (terminal.mode === 'human') {
    const shown = terminal.stream({ markdown: true });
    await shown.push(text);
    await shown.end();
  } else await terminal.result(reply.document, text);
  showAttribution(context, readAttribution(reply.document, reply.headers));
  return firstText(reply.document, ['conversation_id']) ?? conversation;
}

async function contextOf(
  context: Context,
  files: readonly string[],
): Promise<Record<string, unknown> | undefined> {
  if (files.length === 0) return undefined;
  const entries = await Promise.all(
    files.map(async (file) => [basename(file), await readTextFile(context, file)]),
  );
  return { files: Object.fromEntries(entries) };
}
