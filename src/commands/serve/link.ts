import type { Context } from '../../context.ts';
import { isObject } from '../../contract/shape.ts';
import { OctetError } from '../../errors.ts';
import { openAddress } from '../../output/open-file.ts';
import { running } from './announcement.ts';
import { askService } from './ask-service.ts';

/** For another browser, or after the first link was used. */
export async function printLink(context: Context, flags: { readonly open?: boolean }): Promise<void> {
  const found = await running(context);
  if (!found) throw new OctetError('missing', 'no local service is running', 'octet serve');
  const { OCTET_BASE_URL, OCTET_ADMIN_KEY } = found.variables;
  const reply = await askService(context, new URL('/local/link', OCTET_BASE_URL), {
    method: 'POST',
    headers: { authorization: `Bearer ${OCTET_ADMIN_KEY}` },
  });
  if (!isObject(reply) || typeof reply.url !== 'string') {
    throw new OctetError('service', 'the local service gave no link', 'octet serve --open');
  }
  await context.terminal.result({ url: reply.url }, reply.url);
  if (flags.open) await openAddress(context, reply.url);
}
