import { isObject } from './shape.ts';

/** One picture of a reply: where it is, or the picture itself. */
export type ImageSource = { readonly url: string } | { readonly base64: string; readonly mime?: string };

const LIST_KEYS = ['image_urls', 'images', 'data', 'urls', 'output', 'image_url'] as const;
const ITEM_KEYS = ['url', 'image_url', 'output_url', 'download_url'] as const;

/** A reply may name the first picture in one field and all of them in another: the field with the most wins. */
export function readImages(document: unknown): ImageSource[] {
  return candidates(document).reduce((most, each) => (each.length > most.length ? each : most), []);
}

function candidates(document: unknown): ImageSource[][] {
  if (Array.isArray(document)) return [document.flatMap(imageOf)];
  if (!isObject(document)) return [];
  const inner = [document.data, document.result, document.output].filter(isObject);
  return [
    ...LIST_KEYS.map((key) => [document[key]].flat().flatMap(imageOf)),
    imageOf(document),
    ...inner.flatMap(candidates),
  ];
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
