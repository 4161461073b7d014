import type { Allowed } from './read-rules.ts';

/** A character that is looked for, as an expression and in Rust. */
export interface Sought {
  readonly pattern: string;
  readonly rust: string;
  /** True if only the first one is looked at. */
  readonly isFirst?: boolean;
}

export const CLASSES = {
  digit: { pattern: '[0-9]', rust: 'sign.is_ascii_digit()' },
  upper: { pattern: '[A-Z]', rust: 'sign.is_ascii_uppercase()' },
  lower: { pattern: '[a-z]', rust: 'sign.is_ascii_lowercase()' },
  letter: { pattern: '[A-Za-z]', rust: 'sign.is_ascii_alphabetic()' },
  special: {
    pattern: '[^A-Za-z0-9\\s]',
    rust: '!sign.is_ascii_alphanumeric() && !sign.is_whitespace()',
  },
  space: { pattern: '\\s', rust: 'sign.is_whitespace()' },
  begins: { pattern: '^[A-Za-z]', rust: 'sign.is_ascii_alphabetic()', isFirst: true },
  undigit: { pattern: '^[^0-9]', rust: '!sign.is_ascii_digit()', isFirst: true },
} satisfies Readonly<Record<string, Sought>>;

const RANGES: Readonly<Record<Allowed, string>> = {
  letter: 'A-Za-z',
  upper: 'A-Z',
  lower: 'a-z',
  digit: '0-9',
  _: '_',
  '.': '.',
  '-': '-',
};
const WORDS: Readonly<Record<Allowed, string>> = {
  letter: 'letters',
  upper: 'upper case letters',
  lower: 'lower case letters',
  digit: 'digits',
  _: 'underscores',
  '.': 'dots',
  '-': 'hyphens',
};

/** A hyphen stands last, where it is no range. */
const ordered = (allowed: readonly Allowed[]): Allowed[] =>
  [...allowed].sort((a, b) => Number(a === '-') - Number(b === '-'));

/** Any other character. */
export const other = (allowed: readonly Allowed[]): Sought => ({
  pattern: `[^${ordered(allowed)
    .map((one) => RANGES[one])
    .join('')}]`,
  rust: `!matches!(sign, ${ordered(allowed)
    .flatMap((one) =>
      (RANGES[one].match(/.-.|./g) ?? []).map((range) => range.replace(/^(.)-(.)$/, "$1'..='$2")),
    )
    .map((range) => `'${range}'`)
    .join(' | ')})`,
});

export function listed(allowed: readonly Allowed[]): string {
  const words = allowed.map((one) => WORDS[one]);
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
