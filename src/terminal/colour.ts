/** 0 none, 1 the sixteen, 2 of 256, 3 of 24 bits. */
export type ColourLevel = 0 | 1 | 2 | 3;
const LEVELS: readonly ColourLevel[] = [1, 2, 3];

export type ColourChoice = 'always' | 'never' | 'auto';

export type ColourEnvironment = Record<string, string | undefined>;

/** An empty variable counts as unset, and so do the usual words for no. */
export function isOn(value: string | undefined): boolean {
  return value !== undefined && value !== '' && value !== '0' && value.toLowerCase() !== 'false';
}

function capability(env: ColourEnvironment): Exclude<ColourLevel, 0> {
  const term = env.TERM ?? '';
  if (/^(truecolor|24bit)$/i.test(env.COLORTERM ?? '') || /-(direct|truecolor)$/.test(term)) return 3;
  if (env.WT_SESSION || /^(iTerm\.app|WezTerm|ghostty|vscode)$/.test(env.TERM_PROGRAM ?? '')) return 3;
  if (/^xterm-(kitty|ghostty)$/.test(term)) return 3;
  return /256(color)?$/.test(term) ? 2 : 1;
}

/** The option wins, then FORCE_COLOR, NO_COLOR, TERM=dumb and CI, then whether that stream is a terminal. */
export function colourLevel(
  choice: ColourChoice | undefined,
  env: ColourEnvironment,
  isTerminal: boolean,
): ColourLevel {
  if (choice === 'never') return 0;
  if (choice === 'always') return capability(env);
  const forced = env.FORCE_COLOR;
  if (forced) {
    if (!isOn(forced)) return 0;
    return LEVELS.find((level) => forced === String(level)) ?? capability(env);
  }
  if (env.NO_COLOR || env.TERM === 'dumb' || isOn(env.CI)) return 0;
  return isTerminal ? capability(env) : 0;
}
