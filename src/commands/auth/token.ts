import { keyFor } from '../../config/key-source.ts';
import { addressOf } from '../../config/resolve.ts';
import type { Context } from '../../context.ts';
import { OctetError } from '../../errors.ts';

/** Prints the key that a request would carry, for other programs. */
export async function printToken(context: Context): Promise<void> {
  const config = await context.config();
  if (config.environment.value === 'local')
    throw new OctetError('auth', 'the local environment needs no key', 'octet serve env');
  const { key } = await keyFor(addressOf(config).origin, await context.keySource());
  await context.terminal.result({ token: key }, key);
}
