import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from '../../context.ts';
import type { Message } from '../../contract/chat.ts';
import { OctetError } from '../../errors.ts';
import { writeAtomic } from '../../files/atomic.ts';
import { ensureDirectory } from '../../files/directories.ts';
import { readTextFile } from '../../input/files.ts';
import { attachment } from '../../input/question.ts';
import { refuseExisting, saveText } from '../../output/save-text.ts';
import { creditsBefore, inCredits, tokensIn } from './spending.ts';

/** A conversation while it is held. */
export interface Talk {
  readonly id: string;
  messages: Message[];
  model: string | undefined;
  system: string | undefined;
  /** Files that go along with the next question. */
  attachments: string[];
  tokens: { in: number; out: number };
  credits: number | undefined;
  unsaved: boolean;
  lastQuestion?: string;
  /** The last notice, so that it is not repeated. */
  attribution?: string | undefined;
}

export type Next = 'stay' | 'leave' | { readonly ask: string } | { readonly prefill: string };

interface Slash {
  readonly usage: string;
  readonly help: string;
  readonly run: (context: Context, talk: Talk, rest: string) => Promise<Next> | Next;
}

const SLASHES: Readonly<Record<string, Slash>> = {
  '/help': { usage: '/help', help: 'show these commands', run: help },
  '/model': { usage: '/model [NAME]', help: 'show or change the model', run: model },
  '/system': { usage: '/system [TEXT]', help: 'show or change the system message', run: system },
  '/file': { usage: '/file PATH', help: 'attach a file to the next question', run: file },
  '/retry': { usage: '/retry', help: 'ask the last question again', run: retry },
  '/edit': { usage: '/edit', help: 'write the question in $EDITOR', run: edit },
  '/save': { usage: '/save FILE', help: 'write the conversation to a Markdown file', run: save },
  '/clear': { usage: '/clear', help: 'clear the conversation', run: clear },
  '/usage': { usage: '/usage', help: 'show tokens and credits so far', run: usage },
  '/exit': { usage: '/exit', help: 'leave', run: () => 'leave' },
};

export const SLASH_NAMES: readonly string[] = Object.keys(SLASHES);

export async function runSlash(context: Context, talk: Talk, line: string): Promise<Next> {
  const [name = '', ...words] = line.split(/\s+/);
  const slash = Object.hasOwn(SLASHES, name) ? SLASHES[name] : undefined;
  if (!slash) {
    context.terminal.warn(`unknown command ${name}; type /help for a list`);
    return 'stay';
  }
  try {
    return await slash.run(context, talk, words.join(' '));
  } catch (error) {
    if (!(error instanceof OctetError)) throw error;
    context.terminal.warn(error.message);
    return 'stay';
  }
}

function help({ terminal }: Context): Next {
  for (const { usage, help } of Object.values(SLASHES)) terminal.note(`  ${usage.padEnd(16)}${help}`);
  terminal.note('  end a line with \\ to continue it; put """ around a block');
  terminal.note('  Ctrl-C stops an answer, Ctrl-D quits');
  return 'stay';
}

function model({ terminal }: Context, talk: Talk, rest: string): Next {
  if (rest !== '') talk.model = rest;
  terminal.note(`model: ${talk.model ?? 'default'}`);
  return 'stay';
}

function system({ terminal }: Context, talk: Talk, rest: string): Next {
  if (rest !== '') talk.system = rest;
  terminal.note(`system: ${talk.system ?? 'none'}`);
  return 'stay';
}

async function file(context: Context, talk: Talk, rest: string): Promise<Next> {
  if (rest === '') throw new OctetError('usage', '/file needs a path');
  talk.attachments.push(await attachment(context, rest));
  context.terminal.note(`${rest} will be sent with your next question`);
  return 'stay';
}

function retry(_: Context, talk: Talk): Next {
  if (talk.lastQuestion === undefined) throw new OctetError('usage', 'no question yet');
  const at = talk.messages.findLastIndex(({ role }) => role === 'user');
  const unanswered = talk.messages[at]?.content.startsWith(talk.lastQuestion) ?? false;
  if (unanswered) talk.messages = talk.messages.slice(0, at);
  return { ask: talk.lastQuestion };
}

async function edit(context: Context, talk: Talk): Promise<Next> {
  const directory = context.directories.state;
  if (directory === undefined)
    throw new OctetError('io', 'no directory to write the question in', 'set OCTET_STATE_DIR');
  const [editor = 'vi', ...args] = (context.env.VISUAL || context.env.EDITOR || 'vi').split(' ');
  const path = join(directory, `question-${talk.id}.md`);
  await ensureDirectory(directory);
  await writeAtomic(path, talk.lastQuestion ?? '', { mode: 0o600 });
  try {
    const status = await context.launch(editor, [...args, path], { attached: true });
    if (status !== 0) throw new OctetError('usage', `${editor} ended with status ${status}`);
    const text = (await readTextFile(context, path)).trim();
    return text === '' ? 'stay' : { ask: text };
  } finally {
    await rm(path, { force: true });
  }
}

async function save(context: Context, talk: Talk, rest: string): Promise<Next> {
  if (rest === '') throw new OctetError('usage', '/save needs a file name');
  await refuseExisting(context, rest);
  const speaker = (role: string) => (role === 'assistant' ? 'Answer' : 'You');
  const text = talk.messages.map(({ role, content }) => `**${speaker(role)}**\n\n${content}\n`).join('\n');
  await saveText(context, rest, text);
  context.terminal.note(`saved ${rest}`);
  return 'stay';
}

function clear({ terminal }: Context, talk: Talk): Next {
  talk.messages = [];
  talk.attachments = [];
  terminal.note('conversation cleared');
  return 'stay';
}

async function usage(context: Context, talk: Talk): Promise<Next> {
  const balance = await creditsBefore(context);
  const spent = talk.credits === undefined ? '' : `, ${inCredits(talk.credits)}`;
  const left = balance === undefined ? '' : `; ${inCredits(balance)} left`;
  context.terminal.note(`${tokensIn(talk.tokens.in)}, ${talk.tokens.out} out${spent}${left}`);
  return 'stay';
}
