/** Parts of the names of errors, by the reason for which they are raised. */
const REASONS: Readonly<Record<string, string>> = {
  missing: 'NotFound',
  taken: 'NotAvailable',
  full: 'LimitExceeded',
  empty: 'Empty',
  size: 'SizeMismatch',
  state: 'InvalidState',
  value: 'InvalidValue',
  zero: 'InvalidValue',
};

const ASKS =
  /\b(?:custom|own|dedicated) (?:\w+ )?(?:exceptions?|errors?)\b|\berrors? enum\b|\benum (?:for|of) (?:the |all )?errors?\b/i;

/** The wish wants errors of its own and gives them no name. */
export const asksOwnErrors = (prompt: string): boolean => ASKS.test(prompt);

export function reasonOf(tag: string, type: string): string {
  if (tag === 'low') return /account|wallet/i.test(type) ? 'InsufficientFunds' : 'InsufficientStock';
  return REASONS[tag] ?? 'InvalidState';
}

/** The name of such an exception. */
export const ownError = (tag: string, type: string, language: string): string =>
  `${reasonOf(tag, type)}${/^(?:python|ruby|javascript|typescript)$/.test(language) ? 'Error' : 'Exception'}`;

/** All errors of a class as one type of Rust. */
export function rustErrors(name: string, reasons: readonly string[]): string {
  return `#[derive(Debug, Clone, PartialEq)]
pub enum ${name} {
${reasons.map((one) => `  ${one}(String),`).join('\n')}
}

impl std::fmt::Display for ${name} {
  fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
    match self {
      ${reasons.map((one) => `${name}::${one}(message)`).join(' | ')} => write!(f, "{message}"),
    }
  }
}

impl std::error::Error for ${name} {}`;
}
