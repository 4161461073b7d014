import { createHmac } from 'node:crypto';
import { equalInConstantTime, hmacSha256, sha256 } from '../../contract/sha256.ts';
import { bodySuspicions, bodyVariants } from './body-variants.ts';
import { type Cause, cause, noticed, type Variant } from './cause.ts';
import { secretVariants } from './secret-variants.ts';
import { type Forms, formsOf, otherHash } from './signature-forms.ts';

const UNKEYED = cause(
  'cli_signature_unkeyed',
  'the signature is a plain hash of the body, not keyed with the secret',
);
const UNKNOWN: Cause = {
  code: 'cli_signature_unknown',
  message: 'the secret or the body differs from what was signed',
  certain: false,
};
const SPACE_AROUND: Cause = {
  code: 'cli_secret_space',
  message: 'the secret has whitespace around it',
  certain: false,
};

/** Hashing that an explanation may cost; a few hundred variants of an ordinary body are far below. */
const MOST_HASHED_BYTES = 64 * 1024 * 1024;

/** Explains a signature that does not match. It never reveals the secret or the expected value. */
export function diagnose(body: Buffer, given: string, secrets: readonly string[]): Cause[] {
  const forms = formsOf(given);
  const isDigest = forms.digests.length > 0 || forms.other !== undefined;
  const proven = isDigest ? proof(body, forms, secrets.flatMap(secretVariants)) : undefined;
  if (proven) return [...new Set(proven)];
  const suspected = secrets.some((secret) => secret !== secret.trim()) ? [SPACE_AROUND] : [];
  const faults = forms.faults.map(noticed);
  const found = [...faults, ...suspected, ...bodySuspicions(body)];
  return faults.length > 0 ? found : [...found, UNKNOWN];
}

function proof(
  body: Buffer,
  { digests, other }: Forms,
  keys: readonly Variant<string | Buffer>[],
): Cause[] | undefined {
  return (
    fewestChanges(body, digests, keys) ??
    (other && withOtherHash(body, other, keys)) ??
    plainHash(body, digests)
  );
}

/** The smallest set of changes after which it matches. */
function fewestChanges(
  body: Buffer,
  digests: readonly Variant<Buffer>[],
  keys: readonly Variant<string | Buffer>[],
): Cause[] | undefined {
  let best: Cause[] | undefined;
  let hashed = 0;
  if (digests.length === 0) return undefined;
  for (const variant of bodyVariants(body)) {
    for (const key of keys) {
      if (best && variant.causes.length + key.causes.length >= best.length) continue;
      hashed += variant.value.length;
      if (hashed > MOST_HASHED_BYTES) return best;
      const digest = hmacSha256(Buffer.from(key.value), variant.value);
      for (const form of digests) {
        if (!equalInConstantTime(digest, form.value)) continue;
        const causes = [...form.causes, ...key.causes, ...variant.causes];
        if (!best || causes.length < best.length) best = causes;
      }
    }
  }
  return best;
}

function withOtherHash(
  body: Buffer,
  { name, digest }: { readonly name: string; readonly digest: Buffer },
  keys: readonly Variant<string | Buffer>[],
): Cause[] | undefined {
  for (const key of keys) {
    const made = createHmac(name, key.value).update(body).digest();
    if (equalInConstantTime(made, digest)) return [otherHash(name), ...key.causes];
  }
  return undefined;
}

function plainHash(body: Buffer, digests: readonly Variant<Buffer>[]): Cause[] | undefined {
  if (digests.length === 0) return undefined;
  const made = sha256(body);
  const form = digests.find(({ value }) => equalInConstantTime(made, value));
  return form && [...form.causes, UNKEYED];
}
