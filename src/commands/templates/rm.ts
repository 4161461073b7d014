import type { Context } from '../../context.ts';
import { OctetError } from '../../errors.ts';
import { findTemplate, removeTemplate } from './template-store.ts';

export async function deleteTemplate(context: Context, name: string): Promise<void> {
  const isGone = await removeTemplate(context, name);
  const built = await findTemplate(context, name);
  if (!isGone && built) throw new OctetError('usage', `${name} comes with octet and cannot be deleted`);
  if (!isGone) throw new OctetError('missing', `no template '${name}'`, 'octet templates');
  const again = built ? '; the one that comes with octet is back' : '';
  await context.terminal.result({ removed: name }, `deleted ${name}${again}`);
}
