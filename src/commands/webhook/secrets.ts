import type { Context } from '../../context.ts';
import { OctetError } from '../../errors.ts';
import type { SecretFlags } from './flags.ts';

const MOST_SECRET_BYTES = 64 * 1024;

/** The signing secrets, in the order in which they were given: by option, else by variable, else by the profile. */
export async function signingSecrets(
  context: Context,
  flags: SecretFlags,
  /** Used where none was given. */
  otherwise?: string,
): Promise<string[]> {
  const named = (await given(context, flags)).flatMap(linesOf);
  const secrets = [...new Set(named.length === 0 && otherwise !== undefined ? [otherwise] : named)];
  if (secrets.length === 0) throw noSecret();
  for (const secret of secrets) {
    if (secret.trim() === '') {
      throw new OctetError('usage', 'the signing secret is blank', HOW, {
        code: 'cli_no_secret',
      });
    }
    context.redactor.register(secret);
  }
  if (secrets.some((secret) => secret !== secret.trim())) {
    context.terminal.warn('the signing secret has whitespace around it, which is used as part of it');
  }
  return secrets;
}

/** The one to sign with: receivers accept every secret, senders use the first. */
export async function signingSecret(
  context: Context,
  flags: SecretFlags,
  otherwise?: string,
): Promise<string> {
  const [first, ...others] = await signingSecrets(context, flags, otherwise);
  if (first === undefined) throw noSecret();
  if (others.length > 0) context.terminal.note(`signing with the first of ${others.length + 1} secrets`);
  return first;
}

const HOW = 'set OCTET_WEBHOOK_SECRET (octet serve env prints the local one), or add --secret-file FILE';

function noSecret(): OctetError {
  return new OctetError('usage', 'no signing secret', HOW, { code: 'cli_no_secret' });
}

async function given(context: Context, { secretFile = [] }: SecretFlags): Promise<string[]> {
  if (secretFile.length > 0) {
    const { readUserFile, decodeText } = await import('../../input/files.ts');
    const read = async (path: string) =>
      decodeText(await readUserFile(context, path, MOST_SECRET_BYTES), path);
    return Promise.all(secretFile.map(read));
  }
  const variable = context.env.OCTET_WEBHOOK_SECRET;
  if (variable) return [variable];
  const { webhookSecret } = await context.config();
  return webhookSecret ? [webhookSecret.value] : [];
}

/** One secret a line. Only the line's end is not part of it. */
function linesOf(text: string): string[] {
  return text.split(/\r?\n/).filter((line) => line !== '');
}
