import type { Context } from '../../context.ts';
import { signatureMatches } from '../../contract/signature.ts';
import { OctetError } from '../../errors.ts';
import type { Cause } from './cause.ts';
import type { VerifyFlags } from './flags.ts';
import { rawBody } from './raw-body.ts';
import { signingSecrets } from './secrets.ts';

export async function verify(context: Context, flags: VerifyFlags): Promise<void> {
  const secrets = await signingSecrets(context, flags);
  const { signature } = flags;
  if (signature === undefined) return reject(context, [MISSING], 'no signature given');
  const body = await rawBody(context, flags.file);
  const secretIndex = matching(secrets, body, signature);
  if (secretIndex !== undefined) {
    const which = secrets.length > 1 ? ` (secret ${secretIndex + 1} of ${secrets.length})` : '';
    return context.terminal.result(
      { verified: true, secret: secretIndex + 1, bytes: body.length },
      `verified${which}`,
    );
  }
  const { diagnose } = await import('./diagnosis.ts');
  return reject(context, diagnose(body, signature, secrets), 'the signature does not match');
}

/** Every secret is tried, so that the time taken does not tell which one it was. */
function matching(secrets: readonly string[], body: Uint8Array, signature: string): number | undefined {
  const matches = secrets.map((secret) => signatureMatches(secret, body, signature));
  const index = matches.indexOf(true);
  return index === -1 ? undefined : index;
}

const MISSING: Cause = {
  code: 'cli_signature_missing',
  message: 'the delivery was not signed, or the signature was not passed on',
  certain: true,
};

async function reject(context: Context, causes: readonly Cause[], message: string): Promise<never> {
  const { terminal } = context;
  await terminal.result({ verified: false, causes }, '');
  for (const { message: why, certain } of causes) terminal.note(certain ? why : `maybe: ${why}`);
  const missing = causes.includes(MISSING);
  throw new OctetError(
    'unverified',
    message,
    missing ? `octet webhook verify --signature VALUE (from the X-Service-Signature header)` : undefined,
    { code: missing ? MISSING.code : 'cli_signature_mismatch' },
  );
}
