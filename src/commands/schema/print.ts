import type { Context } from '../../context.ts';
import { type Endpoint, endpoints } from '../../contract/endpoints.ts';
import { OctetError } from '../../errors.ts';

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

export async function printSchema(context: Context, words: readonly string[]): Promise<void> {
  const name = words.join(' ').trim();
  const names = Object.keys(REQUESTS);
  if (name === '') return context.terminal.result(names, names);
  const request = Object.hasOwn(REQUESTS, name) ? REQUESTS[name]?.request : undefined;
  if (!request) {
    const { didYouMean } = await import('../../input/similar.ts');
    const { SCREEN } = await import('../help/top.ts');
    const isCommand = Object.values(SCREEN).some((group) => Object.hasOwn(group, words[0] ?? ''));
    throw new OctetError(
      'usage',
      isCommand ? `octet ${name} has no request schema` : `unknown command '${name}'`,
      didYouMean(name, names, 'octet schema ') ?? `one of: ${names.join(', ')}`,
    );
  }
  const { toJsonSchema } = await import('@valibot/to-json-schema');
  const document = toJsonSchema(request, { errorMode: 'ignore' });
  const text = JSON.stringify({ title: `octet ${name}`, ...document }, null, 2);
  await context.terminal.write(`${text}\n`);
}
