import { PREVIEW_NAME } from '../artifacts/projects.ts';
import type { Answer } from '../http/exchange.ts';
import { refuse } from '../http/service-error.ts';
import type { Room } from '../service-context.ts';

/** The built application as a page. It is sandboxed: it runs, but not as a page of this origin. */
export async function servePreview(room: Room, id: string): Promise<Answer> {
  const file = room.vault.find(id);
  if (file?.name !== PREVIEW_NAME) throw refuse.missing('There is no such preview.');
  return {
    status: 200,
    headers: {
      'content-type': file.mime,
      'content-length': String(file.size),
      'content-security-policy': 'sandbox allow-scripts allow-forms allow-modals',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
    body: room.vault.read(file),
  };
}
