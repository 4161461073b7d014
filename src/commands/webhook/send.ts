import type { Context } from '../../context.ts';
import { deliverWithRetries } from './deliver.ts';
import type { SendFlags } from './flags.ts';
import { bodyArgument } from './raw-body.ts';
import { signingSecret } from './secrets.ts';
import { targetUrl } from './target.ts';

export async function send(context: Context, flags: SendFlags): Promise<void> {
  const url = targetUrl(flags.to, '--to');
  const secret = await signingSecret(context, flags);
  const body = await bodyArgument(context, flags.data);
  await deliverWithRetries(context, {
    url,
    body,
    contentType: flags.contentType,
    secret,
    speed: flags.speed,
  });
}
