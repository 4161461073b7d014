import type { Context } from '../../context.ts';
import { type Endpoint, endpointNames, endpoints } from '../../contract/endpoints.ts';
import { OctetError } from '../../errors.ts';
import type { SchemaFlags } from './flags.ts';

/** The request behind each command that posts one. */
export const REQUESTS: Readonly<Record<string, Endpoint>> = {
  chat: endpoints.chatCompletions,
  complete: endpoints.completions,
  embed: endpoints.embeddings,
  'code generate': endpoints.codeGenerate,
  'code complete': endpoints.codeComplete,
  'code refactor': endpoints.codeRefactor,
  'code explain': endpoints.codeExplain,
  'music generate': endpoints.musicGenerate,
  'image generate': endpoints.imageGenerate,
  'image edit': endpoints.imageEdit,
  'image upscale': endpoints.imageUpscale,
  'video generate': endpoints.videoGenerate,
  build: endpoints.build,
  'build chat': endpoints.buildChat,
  'credits buy': endpoints.checkout,
};

/** The replies of commands that only read. */
const READS: Readonly<Record<string, Endpoint>> = {
  models: endpoints.models,
  'chat models': endpoints.chatModels,
  'image models': endpoints.imageModels,
  usage: endpoints.usage,
  'music voices': endpoints.musicVoices,
  'music genres': endpoints.musicGenres,
  'music library': endpoints.musicLibrary,
  'music status': endpoints.musicStatus,
  'music get': endpoints.musicTrack,
  'video status': endpoints.video,
  'video get': endpoints.video,
  'build projects': endpoints.buildProjects,
  credits: endpoints.balance,
  'credits history': endpoints.transactions,
};

export async function printSchema(
  context: Context,
  words: readonly string[],
  flags: SchemaFlags,
): Promise<void> {
  if (flags.reply) return printReply(context, words);
  const name = words.join(' ').trim();
  const names = Object.keys(REQUESTS);
  if (name === '') return context.terminal.result(names, names);
  const request = Object.hasOwn(REQUESTS, name) ? REQUESTS[name]?.request : undefined;
  if (!request) throw await withoutSchema(words, names, 'request');
  const { toJsonSchema } = await import('@valibot/to-json-schema');
  const document = toJsonSchema(request, { errorMode: 'ignore' });
  const text = JSON.stringify({ title: `octet ${name}`, ...document }, null, 2);
  await context.terminal.write(`${text}\n`);
}

/** The shape that the API document gives, or where it gives none, that of the local service. */
async function printReply(context: Context, words: readonly string[]): Promise<void> {
  const name = words.join(' ').trim();
  const all: Readonly<Record<string, Endpoint>> = { ...REQUESTS, ...READS };
  const names = Object.keys(all);
  if (name === '') return context.terminal.result(names, names);
  const endpoint = Object.hasOwn(all, name) ? all[name] : undefined;
  const { REPLY_SCHEMAS } = await import('../../contract/reply-schemas.ts');
  const known = endpointNames.find((each) => endpoints[each] === endpoint);
  if (known === undefined) throw await withoutSchema(words, names, 'reply');
  const text = JSON.stringify({ title: `octet ${name}: reply`, ...REPLY_SCHEMAS[known] }, null, 2);
  await context.terminal.write(`${text}\n`);
}

async function withoutSchema(
  words: readonly string[],
  names: readonly string[],
  what: 'request' | 'reply',
): Promise<OctetError> {
  const name = words.join(' ').trim();
  const [{ didYouMean }, { SCREEN }] = await Promise.all([
    import('../../input/similar.ts'),
    import('../help/top.ts'),
  ]);
  const isCommand = Object.values(SCREEN).some((group) => Object.hasOwn(group, words[0] ?? ''));
  const message = isCommand ? `octet ${name} has no ${what} schema` : `unknown command '${name}'`;
  const hint = didYouMean(name, names, 'octet schema ') ?? `one of: ${names.join(', ')}`;
  return new OctetError('usage', message, hint);
}
