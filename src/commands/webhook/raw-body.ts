import type { Context } from '../../context.ts';
import { OctetError } from '../../errors.ts';

/** The bytes of a delivery, untouched: a file that the user named, or standard input. */
export async function rawBody(context: Context, file = '-'): Promise<Buffer> {
  if (file === '-') return context.input.all();
  const { readUserFile } = await import('../../input/files.ts');
  return readUserFile(context, file);
}

/** `-d`: the body in place, `@FILE` or `-`; without it whatever stands on standard input. */
export async function bodyArgument(context: Context, value: string | undefined): Promise<Buffer> {
  if (value !== undefined) {
    if (value === '-') return rawBody(context);
    return value.startsWith('@') ? rawBody(context, value.slice(1)) : Buffer.from(value);
  }
  const offered = await context.input.offered();
  if (offered) return offered;
  throw new OctetError('usage', 'no body to send', `-d '{"type": "…"}', -d @FILE or -d -`);
}
