import type { Context } from '../../context.ts';
import { SIGNATURE_HEADER, signatureOf } from '../../contract/signature.ts';
import type { SignFlags } from './flags.ts';
import { rawBody } from './raw-body.ts';
import { signingSecret } from './secrets.ts';

export async function sign(context: Context, flags: SignFlags): Promise<void> {
  const secret = await signingSecret(context, flags);
  const body = await rawBody(context, flags.file);
  const signature = signatureOf(secret, body);
  await context.terminal.result({ header: SIGNATURE_HEADER, signature, bytes: body.length }, signature);
}
