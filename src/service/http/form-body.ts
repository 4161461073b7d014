import type { JsonObject } from '../../contract/shape.ts';
import { serviceError } from './service-error.ts';

const MOST_PARTS = 64;
const LINE = Buffer.from('\r\n');
const HEAD_END = Buffer.from('\r\n\r\n');

/** The fields of a form. A file becomes a data URI, a number and a truth value what they are in JSON. */
export function parseForm(contentType: string, bytes: Uint8Array): JsonObject {
  const boundary = /boundary=(?:"([^"]{1,200})"|([^\s;]{1,200}))/i.exec(contentType);
  const mark = Buffer.from(`--${boundary?.[1] ?? boundary?.[2] ?? ''}`);
  if (!boundary) throw serviceError.invalid('The form has no boundary.', 'invalid_form');
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const fields = new Map<string, unknown>();
  let at = body.indexOf(mark);
  for (let count = 0; at >= 0; count += 1) {
    if (count > MOST_PARTS)
      throw serviceError.invalid(`The form has more than ${MOST_PARTS} parts.`, 'invalid_form');
    const from = at + mark.length;
    const to = body.indexOf(mark, from);
    if (to < 0) break;
    addPart(body.subarray(from, to), fields);
    at = to;
  }
  return Object.fromEntries(fields);
}

function addPart(part: Buffer, fields: Map<string, unknown>): void {
  const end = part.indexOf(HEAD_END);
  if (end < 0) throw serviceError.invalid('The form cannot be read.', 'invalid_form');
  const head = part.subarray(0, end).toString('utf8');
  const content = part.subarray(end + HEAD_END.length, part.length - LINE.length);
  const name = /\bname="([^"]*)"/i.exec(head)?.[1]?.replace(/\[\]$/, '');
  if (name === undefined) throw serviceError.invalid('A part of the form has no name.', 'invalid_form');
  if (fields.has(name)) throw serviceError.invalid(`${name}: was sent twice; one is taken`);
  fields.set(name, /\bfilename=/i.test(head) ? fileOf(head, content) : plain(content.toString('utf8')));
}

function fileOf(head: string, content: Buffer): string {
  const given = /^content-type:\s*(image\/[\w.+-]+)/im.exec(head)?.[1];
  return `data:${given ?? 'image/png'};base64,${content.toString('base64')}`;
}

function plain(text: string): unknown {
  if (/^-?\d{1,15}(?:\.\d+)?$/.test(text)) return Number(text);
  if (text === 'true' || text === 'false') return text === 'true';
  return text;
}
