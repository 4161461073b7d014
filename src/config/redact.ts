/** Shorter ones would be found in ordinary text, and hide it. */
const SHORTEST_SECRET = 8;
const REPLACEMENT = '[redacted]';

export interface Redactor {
  /** From now on this value is hidden, in every form that it commonly takes. */
  register(secret: string): void;
  redact(text: string): string;
}

export function createRedactor(): Redactor {
  const secrets = new Set<string>();
  let forms: readonly string[] | undefined = [];
  return {
    register(secret) {
      if (secrets.has(secret)) return;
      secrets.add(secret);
      forms = undefined;
    },
    redact(text) {
      // Made for the first text: most commands print none that could hold a secret.
      forms ??= allForms(secrets);
      return forms.reduce((clean, form) => clean.replaceAll(form, REPLACEMENT), text);
    },
  };
}

function allForms(secrets: ReadonlySet<string>): string[] {
  // Signing secrets may be given one a line, and each of them is a secret.
  const values = [...secrets].flatMap((secret) => [secret, ...secret.split('\n').map((line) => line.trim())]);
  const found = values.filter((value) => value.length >= SHORTEST_SECRET).flatMap(formsOf);
  // Longest first: a short form inside a long one must not leave the rest of it behind.
  return [...new Set(found)].sort((a, b) => b.length - a.length);
}

/** Such a secret looks the same in JSON and in an address. Most do, and to make the other forms takes a millisecond. */
const SAME_EVERYWHERE = /^[\w.~-]+$/;

function formsOf(secret: string): string[] {
  return [
    ...(SAME_EVERYWHERE.test(secret) ? [secret] : escaped(secret)),
    ...[0, 1, 2].map((shift) => base64At(secret, shift)),
  ]
    .flatMap((form) => [form, form.replaceAll('+', '-').replaceAll('/', '_')])
    .filter((form) => form.length >= SHORTEST_SECRET);
}

function escaped(secret: string): string[] {
  const wellFormed = Buffer.from(secret).toString();
  const encoded = encodeURIComponent(wellFormed);
  return [
    secret,
    JSON.stringify(secret).slice(1, -1),
    JSON.stringify(secret).slice(1, -1).replaceAll('/', '\\/'),
    encoded,
    encoded.replace(/%[0-9A-F]{2}/g, (hex) => hex.toLowerCase()),
    encoded.replaceAll('%20', '+'),
    encodeURI(wellFormed),
  ];
}

/**
 * The characters that depend on the secret alone when it stands `shift` bytes into a group of three, as the password
 * in `user:password` does.
 */
function base64At(secret: string, shift: number): string {
  const bytes = Buffer.from('\0'.repeat(shift) + secret);
  const text = bytes.toString('base64').replace(/=+$/, '');
  const from = shift === 0 ? 0 : shift + 1;
  const to = bytes.length % 3 === 0 ? text.length : text.length - 1;
  return text.slice(from, to);
}
