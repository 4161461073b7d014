import { CountedBudget } from '../../budget/counted.ts';
import type { Context } from '../../context.ts';
import { totalOf } from '../../ledger/conversation-total.ts';
import { Conversations } from '../../ledger/conversations.ts';
import { InputHistory } from '../../ledger/input-history.ts';
import type { LineEditor } from '../../terminal/line-editor.ts';
import { askInConversation } from './ask-in-conversation.ts';
import type { ConversationState } from './conversation-state.ts';
import type { ChatFlags, Preparation } from './flags.ts';
import { showLastTurn } from './last-turn.ts';
import { savedConversation } from './saved-conversation.ts';
import { runSlash, SLASH_NAMES } from './slash.ts';

/** Questions and answers until /exit, Ctrl-D or a second Ctrl-C. */
export async function converse(
  context: Context,
  flags: ChatFlags,
  { wording, fields }: Preparation = {},
): Promise<void> {
  const { terminal } = context;
  const config = await context.config();
  const conversations = new Conversations(context.directories.state, context.clock);
  const saved = await savedConversation(context, conversations, flags);
  const index = flags.with === undefined ? undefined : await import('./with-index.ts');
  const total = totalOf(saved.saved ?? { turns: [] });
  const talk: ConversationState = {
    id: saved.id,
    messages: [...saved.messages],
    model: flags.model ?? saved.model ?? config.model?.value,
    system: index ? index.groundedSystem(flags.system) : flags.system,
    attachments: [],
    lastAttachments: [],
    illustrated: new WeakMap(),
    tokens: { ...total.tokens },
    credits: total.credits,
    unsaved: flags.save === false || !config.history.value,
    wording,
    fields,
    passages: index && (await index.passagesFrom(context, flags.with ?? '')),
  };
  // Problems with the address are reported before the first question.
  await context.api();
  const limit = await context.budget(flags.maxCredits, { spentBefore: total.credits ?? 0 });
  const budget = new CountedBudget(limit);
  terminal.note(
    `octet chat${talk.model ? ` with ${talk.model}` : ''}: type /help for commands, press Ctrl-D to quit`,
  );
  if (saved.saved) await showLastTurn(context, saved.saved, { raw: flags.raw });
  const history = new InputHistory(context.directories.state, context.clock);
  const editor = await context.lineEditor({
    // Input history is optional: a conversation starts without it too.
    history: await history.newestFirst().catch(() => []),
    remember: (text) => {
      if (!talk.unsaved) void history.add(text).catch(() => undefined);
    },
    complete: (line) => SLASH_NAMES.filter((name) => line.startsWith('/') && name.startsWith(line)),
  });
  try {
    await loop(context, flags, talk, { editor, conversations, budget });
  } finally {
    terminal.ownKeys(undefined);
    editor.close();
  }
}

interface Around {
  readonly editor: LineEditor;
  readonly conversations: Conversations;
  readonly budget: CountedBudget;
}

async function loop(
  context: Context,
  flags: ChatFlags,
  talk: ConversationState,
  around: Around,
): Promise<void> {
  const { terminal } = context;
  const { editor } = around;
  /** Ctrl-C was the last that was pressed. */
  let wasInterrupted = false;
  while (!context.signal.aborted) {
    const typed = await editor.read(terminal.repaints ? '› ' : 'you: ');
    if (typed.kind === 'end') break;
    if (typed.kind === 'interrupt') {
      if (wasInterrupted) return;
      wasInterrupted = true;
      terminal.note('press Ctrl-C again, or Ctrl-D, to leave');
      continue;
    }
    wasInterrupted = false;
    const text = typed.text.trim();
    if (text === '') continue;
    const next = text.startsWith('/')
      ? await runSlash(context, { talk, conversations: around.conversations }, text)
      : { ask: text };
    if (next === 'leave') return;
    if (next === 'stay') continue;
    if (next.ask !== text) {
      editor.remember(next.ask);
      terminal.note(`› ${next.ask}`);
    }
    wasInterrupted = (await askInConversation(context, flags, talk, next.ask, around)) === 'stopped';
  }
  context.signal.throwIfAborted();
}
