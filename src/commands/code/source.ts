import type { Context } from '../../context.ts';
import type { Endpoint } from '../../contract/endpoints.ts';
import { readAttribution, readCode } from '../../contract/replies.ts';
import { OctetError, UnreadableReply } from '../../errors.ts';
import { decodeText, readTextFile } from '../../input/files.ts';
import { languageOf } from './language.ts';

export interface SourceCode {
  readonly text: string;
  readonly language: string | undefined;
}

/** The code of a file, or of standard input as a filter gets it. */
export async function sourceOf(
  context: Context,
  file: string | undefined,
  language: string | undefined,
): Promise<SourceCode> {
  const named = file === undefined || file === '-' ? undefined : file;
  const text = named === undefined ? await piped(context, file === '-') : await readTextFile(context, named);
  if (text.trim() === '')
    throw new OctetError('usage', 'no code given', 'name a file, or pipe the code on stdin');
  return { text, language: language ?? languageOf(named, text) };
}

async function piped(context: Context, asked: boolean): Promise<string> {
  const { kind } = context.input;
  if (!asked && kind !== 'file' && kind !== 'pipe') {
    throw new OctetError('usage', 'no code given', 'name a file, or pipe the code on stdin');
  }
  return decodeText(await context.input.all(), 'standard input');
}

export interface CodeReply {
  readonly code: string;
  readonly document: unknown;
  /** Told after the code, never in the middle of it. */
  readonly attribution: string | undefined;
}

/** Sends the request and finds the code or the text in whatever came back. */
export async function askForCode(
  context: Context,
  endpoint: Endpoint,
  body: Record<string, unknown>,
  { maxCredits }: { readonly maxCredits?: number },
): Promise<CodeReply> {
  const { terminal } = context;
  const api = await context.api();
  const budget = await context.budget(maxCredits);
  const reply = await budget.within(endpoint, body, () => {
    const waiting = terminal.animate ? terminal.status('thinking') : undefined;
    return api.call(endpoint, { body }).finally(() => waiting?.done());
  });
  const code = readCode(reply.document);
  if (code === undefined) {
    throw new UnreadableReply('unexpected reply: it has no code', { document: reply.document });
  }
  return { code, document: reply.document, attribution: readAttribution(reply.document, reply.headers) };
}
