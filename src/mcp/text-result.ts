import { readNotes } from '../contract/notes.ts';
import { readAttribution, readCost } from '../contract/replies.ts';
import { sanitise } from '../terminal/sanitise.ts';
import { quoted, said } from './content-blocks.ts';
import type { Bought } from './paid-request.ts';
import type { ToolResult } from './tool.ts';

/** Facts that a paid reply carries besides its result. */
export const paidOutput = {
  credits: { type: 'number' },
  repeated: { type: 'boolean', description: 'the stored result of the same call; nothing was charged' },
  attribution: { type: 'string' },
} as const;

export const textOutput = { text: { type: 'string' }, ...paidOutput } as const;

export function paidFacts({ document, headers, isRepeated }: Bought) {
  return {
    credits: isRepeated ? 0 : readCost(document),
    repeated: isRepeated || undefined,
    attribution: readAttribution(document, headers),
  };
}

/** Text that the service has made, for the reader and as data. */
export function textResult(
  source: string,
  text: string,
  reply: Bought,
  more: Readonly<Record<string, unknown>> = {},
): ToolResult {
  const notes = readNotes(reply.document);
  return {
    content: [
      quoted(text, source),
      ...(notes.length > 0 ? [quoted(notes.join('\n'), 'notes')] : []),
      ...(reply.isRepeated ? [said(REPEATED)] : []),
    ],
    structuredContent: { text: sanitise(text), ...more, ...paidFacts(reply) },
  };
}

export const REPEATED =
  'The same call was made before: this is its stored result, and nothing was charged. For another one, raise attempt.';
