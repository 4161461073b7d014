import { isObject } from './shape.ts';

/** One picture of a reply: where it is, or the picture itself. */
export type ImageSource = { readonly url: string } | { readonly base64: string; readonly mime?: string };

const LIST_KEYS = ['image_url', 'image_urls', 'images', 'data', 'urls', 'output'] as const;
const ITEM_KEYS = ['url', 'image_url', 'output_url', 'download_url'] as const;

export function readImages(document: unknown): ImageSource[] {
  if (Array.isArray(document)) return document.flatMap(imageOf);
  if (!isObject(document)) return [];
  for (const key of LIST_KEYS) {
    const found = [document[key]].flat().flatMap(imageOf);
    if (found.length > 0) return found;
  }
  const own = imageOf(document);
  if (own.length > 0) return own;
  for (const inner of [document.data, document.result, document.output].filter(isObject)) {
    const found = readImages(inner);
    if (found.length > 0) return found;
  }
  return [];
}

function imageOf(item: unknown): ImageSource[] {
  if (typeof item === 'string' && item !== '') return [fromText(item)];
  if (!isObject(item)) return [];
  if (typeof item.b64_json === 'string' && item.b64_json !== '') return [{ base64: item.b64_json }];
  for (const key of ITEM_KEYS) {
    const value = item[key];
    if (typeof value === 'string' && value !== '') return [fromText(value)];
  }
  return [];
}

function fromText(text: string): ImageSource {
  const data = /^data:([^;,]*)(?:;[^,]*)?;base64,/i.exec(text);
  if (!data) return { url: text };
  return { base64: text.slice(data[0].length), mime: data[1] || undefined };
}
