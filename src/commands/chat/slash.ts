import { mostTokens } from '../../budget/token-estimate.ts';
import type { Context } from '../../context.ts';
import { OctetError } from '../../errors.ts';
import { attachment } from '../../input/question.ts';
import { textArgument } from '../../input/request.ts';
import { refuseExisting, saveText } from '../../output/save-text.ts';
import type { Attachment, HeldConversation, Next } from './conversation-state.ts';
import { isPicture } from './picture-name.ts';
import { withSystem } from './saved-conversation.ts';
import { creditsBefore, inCredits, tokensIn } from './spending.ts';

interface Slash {
  readonly usage: string;
  readonly help: string;
  readonly run: (context: Context, held: HeldConversation, rest: string) => Promise<Next> | Next;
}

const SLASHES: Readonly<Record<string, Slash>> = {
  '/help': { usage: '/help', help: 'show these commands', run: help },
  '/model': { usage: '/model [NAME]', help: 'show or change the model', run: model },
  '/system': {
    usage: '/system [TEXT]',
    help: 'show or change the system message; @FILE reads it',
    run: system,
  },
  '/file': { usage: '/file PATH', help: 'attach a file or image to the next question', run: file },
  '/retry': { usage: '/retry', help: 'ask the last question again', run: retry },
  '/edit': {
    usage: '/edit [TEXT]',
    help: 'write the question in $EDITOR',
    run: async (...given) => (await import('./edit.ts')).edit(...given),
  },
  '/copy': {
    usage: '/copy [code]',
    help: 'copy the last answer, or its code block',
    run: async (...given) => (await import('./copy.ts')).copy(...given),
  },
  '/save': { usage: '/save FILE', help: 'write the conversation to a Markdown file', run: save },
  '/sessions': {
    usage: '/sessions',
    help: 'list saved conversations',
    run: async (context, held) => (await import('./sessions.ts')).sessions(context, held),
  },
  '/load': {
    usage: '/load ID',
    help: 'continue a saved conversation',
    run: async (...given) => (await import('./sessions.ts')).load(...given),
  },
  '/clear': { usage: '/clear', help: 'clear the conversation', run: clear },
  '/tokens': { usage: '/tokens', help: 'estimate what the next question sends along', run: tokens },
  '/usage': { usage: '/usage', help: 'show tokens and credits so far', run: usage },
  '/exit': { usage: '/exit', help: 'leave', run: () => 'leave' },
};

export const SLASH_NAMES: readonly string[] = Object.keys(SLASHES);

export async function runSlash(context: Context, held: HeldConversation, line: string): Promise<Next> {
  const [, name = '', rest = ''] = /^(\S+)\s*([\s\S]*)$/.exec(line) ?? [];
  const slash = Object.hasOwn(SLASHES, name) ? SLASHES[name] : undefined;
  if (!slash) {
    context.terminal.warn(`unknown command ${name}; type /help for a list`);
    return 'stay';
  }
  try {
    return await slash.run(context, held, rest.trimEnd());
  } catch (error) {
    if (!(error instanceof OctetError)) throw error;
    context.terminal.warn(error.message);
    if (error.hint) context.terminal.hint(error.hint);
    return 'stay';
  }
}

function help({ terminal }: Context): Next {
  for (const { usage, help } of Object.values(SLASHES)) terminal.note(`  ${usage.padEnd(16)}${help}`);
  terminal.note('  end a line with \\ to continue it; put """ around a block');
  terminal.note('  Up and Ctrl-R recall what you typed; Ctrl-C stops an answer, Ctrl-D quits');
  return 'stay';
}

function model({ terminal }: Context, { talk }: HeldConversation, rest: string): Next {
  if (rest !== '') talk.model = rest;
  terminal.note(`model: ${talk.model ?? 'default'}`);
  return 'stay';
}

async function system(context: Context, { talk }: HeldConversation, rest: string): Promise<Next> {
  if (rest !== '') talk.system = rest.startsWith('@') ? await textArgument(context, rest) : rest;
  context.terminal.note(`system: ${talk.system ?? 'none'}`);
  return 'stay';
}

async function file(context: Context, { talk }: HeldConversation, rest: string): Promise<Next> {
  if (rest === '') throw new OctetError('usage', '/file needs a path');
  talk.attachments.push(
    isPicture(rest) ? await picture(context, rest) : { text: await attachment(context, rest) },
  );
  context.terminal.note(`${rest} will be sent with your next question`);
  return 'stay';
}

async function picture(context: Context, path: string): Promise<Attachment> {
  const { pictureNote, pictureParts } = await import('./pictures.ts');
  const [part] = await pictureParts(context, [path]);
  return { text: pictureNote(path), ...(part ? { picture: part } : {}) };
}

/** With the files that went along. */
function retry(_: Context, { talk }: HeldConversation): Next {
  if (talk.lastQuestion === undefined) throw new OctetError('usage', 'no question yet');
  const at = talk.messages.findLastIndex(({ role }) => role === 'user');
  const wasSent = talk.messages[at]?.content.includes(talk.lastQuestion) ?? false;
  if (wasSent) {
    talk.messages = talk.messages.slice(0, at);
    talk.attachments = [...talk.lastAttachments, ...talk.attachments];
  }
  return { ask: talk.lastQuestion };
}

async function save(context: Context, { talk }: HeldConversation, rest: string): Promise<Next> {
  if (rest === '') throw new OctetError('usage', '/save needs a file name');
  await refuseExisting(context, rest);
  const speaker = (role: string) => (role === 'assistant' ? 'Answer' : 'You');
  const text = talk.messages.map(({ role, content }) => `**${speaker(role)}**\n\n${content}\n`).join('\n');
  await saveText(context, rest, text);
  context.terminal.note(`saved ${rest}`);
  return 'stay';
}

function clear({ terminal }: Context, { talk }: HeldConversation): Next {
  talk.messages = [];
  talk.attachments = [];
  terminal.note('conversation cleared');
  return 'stay';
}

/** Counted without the service's own tokenizer, so it is an estimate, and rather too high. */
function tokens({ terminal }: Context, { talk }: HeldConversation): Next {
  const sent = withSystem(talk.messages, talk.system);
  const count = sent.reduce((sum, { content }) => sum + mostTokens(content), 0);
  const texts = talk.attachments.filter(({ picture }) => picture === undefined);
  const attached = texts.reduce((sum, { text }) => sum + mostTokens(text), 0);
  const pictures = talk.attachments.length - texts.length;
  const messages = sent.length === 1 ? '1 message' : `${sent.length} messages`;
  const files = attached > 0 ? `, and ${attached} of attached files` : '';
  const seen = pictures === 0 ? '' : `, and ${pictures === 1 ? 'an image' : `${pictures} images`}`;
  terminal.note(`about ${count} tokens in ${messages} will be sent with your next question${files}${seen}`);
  return 'stay';
}

async function usage(context: Context, { talk }: HeldConversation): Promise<Next> {
  const balance = await creditsBefore(context);
  const spent = talk.credits === undefined ? '' : `, ${inCredits(talk.credits)}`;
  const left = balance === undefined ? '' : `; ${inCredits(balance)} left`;
  context.terminal.note(`in all ${tokensIn(talk.tokens.in)}, ${talk.tokens.out} out${spent}${left}`);
  return 'stay';
}
