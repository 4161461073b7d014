import { cause, type Variant } from './cause.ts';

const SPACE = cause('cli_secret_space', 'the secret has extra whitespace around it');
const NEWLINE = cause('cli_secret_newline', 'the sender signs with a newline at the end of the secret');
const QUOTES = cause('cli_secret_quotes', 'the secret has extra quotes around it');
const PREFIX = cause('cli_secret_prefix', 'the sender signs with the secret without its prefix');
const ENCODED = cause('cli_secret_encoded', 'the sender signs with the decoded bytes of the secret');

/** The keys that the sender may really use in place of a secret as it was given. */
export function secretVariants(secret: string): Variant<string | Buffer>[] {
  const trimmed = secret.trim();
  const unquoted = /^(["'])(.+)\1$/.exec(trimmed)?.[2];
  const bare = /^whsec_(.+)$/.exec(trimmed)?.[1];
  const found: Variant<string | Buffer>[] = [{ value: secret, causes: [] }];
  if (trimmed !== secret) found.push({ value: trimmed, causes: [SPACE] });
  if (unquoted !== undefined) found.push({ value: unquoted, causes: [QUOTES] });
  if (bare !== undefined) found.push({ value: bare, causes: [PREFIX] });
  found.push({ value: `${trimmed}\n`, causes: [NEWLINE] });
  const encoded = bare ?? trimmed;
  if (/^([0-9a-f]{2}){8,}$/i.test(encoded))
    found.push({ value: Buffer.from(encoded, 'hex'), causes: [ENCODED] });
  if (/^[A-Za-z0-9+/_-]{16,}={0,2}$/.test(encoded)) {
    found.push({ value: Buffer.from(encoded, 'base64'), causes: [ENCODED] });
  }
  return found;
}
