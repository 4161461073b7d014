import { sanitise } from '../terminal/sanitise.ts';

/** A part of a result, in the words of the protocol. */
export type Block =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'image'; readonly data: string; readonly mimeType: string }
  | {
      readonly type: 'resource_link';
      readonly uri: string;
      readonly name: string;
      readonly mimeType?: string;
      readonly size?: number;
    };

/** Our own words. */
export function said(text: string): Block {
  return { type: 'text', text };
}

const TAG = 'octet_content';
const TAGS = new RegExp(`<(?=/?${TAG})`, 'gi');

/**
 * Text of the service, on its way into somebody's prompt: control characters become visible, and it stands between
 * tags that it cannot close.
 */
export function quoted(text: string, source: string): Block {
  const inside = sanitise(text).replace(TAGS, '&lt;');
  return { type: 'text', text: `<${TAG} source="${source}">\n${inside}\n</${TAG}>` };
}
