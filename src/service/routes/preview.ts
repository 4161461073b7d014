import type { Answer, Asked } from '../exchange.ts';
import { encode } from '../exchange.ts';
import { readPreview } from '../projects.ts';
import { refuse } from '../refusal.ts';
import type { Room } from '../room.ts';

const MIMES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
};

/** The built application as a page. It is sandboxed: it runs, but not as a page of this origin. */
export async function servePreview(room: Room, asked: Asked, id: string, path: string): Promise<Answer> {
  const files = await readPreview(room, id);
  if (!files) throw refuse.missing('There is no such preview.');
  if (path === '' && !asked.url.pathname.endsWith('/')) {
    return { status: 308, headers: { location: `${asked.url.pathname}/` }, body: new Uint8Array() };
  }
  const name = path === '' ? 'index.html' : path;
  const content = Object.hasOwn(files, name) ? files[name] : undefined;
  if (content === undefined) throw refuse.missing('There is no such file in this preview.');
  const mime = MIMES[name.split('.').at(-1) ?? ''] ?? 'text/plain; charset=utf-8';
  return {
    status: 200,
    headers: {
      'content-type': mime,
      'content-security-policy': 'sandbox allow-scripts allow-forms allow-modals',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
    body: encode(content),
  };
}
