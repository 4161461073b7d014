import { isObject } from './shape.ts';

const TEXT_PARTS = new Set(['text', 'input_text', 'output_text']);

/** The text of a message: a string, or the text parts of a list. */
export function textOfContent(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content
    .map((part: unknown) => {
      if (typeof part === 'string') return part;
      if (!isObject(part) || typeof part.text !== 'string') return '';
      return part.type === undefined || TEXT_PARTS.has(String(part.type)) ? part.text : '';
    })
    .join('');
}
