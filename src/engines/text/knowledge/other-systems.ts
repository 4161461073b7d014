import type { Recipe } from './recipe-tools.ts';

type System = keyof NonNullable<Recipe['on']>;

const SYSTEMS: readonly (readonly [System, RegExp])[] = [
  ['cmd', /\b(?:cmd|command prompt)\b/i],
  ['powershell', /\b(?:powershell|pwsh|windows)\b/i],
  ['fish', /\bfish(?: shell)?\b/i],
  ['macos', /\b(?:mac ?os(?: ?x)?|os ?x|(?:on|for|my|a|the) (?:mac|macbook|imac)|bsd sed)\b/i],
];
const NAMES: Readonly<Record<System, string>> = {
  macos: 'on macOS',
  powershell: 'in PowerShell',
  cmd: 'in cmd',
  fish: 'in fish',
};
const FENCES: Partial<Readonly<Record<System, string>>> = { powershell: 'powershell', cmd: 'bat' };
/** The shell's own words are others in fish; programs are the same. */
const SHELL_ONLY =
  /^(?:export|unset|alias|set|if|for|while|until|source|history)\b|[\w]+=|\$[({!?]|\[\[|`|\b(?:do|then)\b/;
/** "On macOS: `…`" tells a whole command of its own. */
const TOLD = /(?:On )?macOS: `([^`]+)`[.;]? ?/;
/** Programs and options that macOS does not have. */
const LINUX =
  /\b(?:systemctl|journalctl|apt(?:-get)?|dpkg|ufw|useradd|userdel|adduser|usermod|free|ss|fuser|ip addr|hostnamectl|timedatectl|lsblk|nproc|update-alternatives|sha256sum|md5sum|resolvectl)\b|-printf\b|-xtype\b|\bdate -d\b|--max-depth|--sort=|\buniq -w|\/etc\/os-release|\bstat -c\b|\bxargs -d\b|\bgrep -P\b/;

/** The command for the system that the question names. */
export interface OnSystem {
  /** Undefined where it is not known how it is done there. */
  readonly recipe: Recipe | undefined;
  /** "in PowerShell" */
  readonly name: string;
  /** The language of its command. */
  readonly fence: string;
}

export function onSystem(recipe: Recipe, question: string): OnSystem | undefined {
  const system = SYSTEMS.find(([, pattern]) => pattern.test(question))?.[0];
  if (system === undefined) return undefined;
  const own = recipe.on?.[system];
  const name = NAMES[system];
  const fence = FENCES[system] ?? 'sh';
  if (own !== undefined) return { recipe: { ...recipe, run: own, note: undefined }, name, fence };
  if (system === 'fish') return { recipe: SHELL_ONLY.test(recipe.run) ? undefined : recipe, name, fence };
  if (system === 'macos') return { recipe: onMacos(recipe), name, fence };
  return { recipe: isPortable(recipe) ? recipe : undefined, name, fence };
}

/** One call of a program such as git, which no shell reads otherwise. */
export const isPortable = ({ tool, run }: Recipe): boolean =>
  tool !== 'shell' && tool !== 'python' && (NO_SHELL.has(tool) || !/[|$<>;&'\\^]/.test(run));

const NO_SHELL: ReadonlySet<string> = new Set(['sql', 'regex', 'spreadsheet']);

/** Names of systems whose shells are others. */
export const WINDOWS = /\b(?:windows|powershell|pwsh|cmd|command prompt)\b/i;

function onMacos(recipe: Recipe): Recipe | undefined {
  const { run, tool, note = '' } = recipe;
  if (tool !== 'shell' && tool !== 'python') return recipe;
  const told = TOLD.exec(note)?.[1];
  if (told !== undefined && !told.startsWith("sed -i ''"))
    return { ...recipe, run: told, note: note.replace(TOLD, '') };
  // Its sed knows no \t, and inserts in another form.
  if (/\bsed -i .*(?:\\[tr]|'\d+[ia] )/.test(run)) return undefined;
  if (/\bsed -i (?!'')/.test(run))
    return { ...recipe, run: run.replace(/\bsed -i (?!'')/, "sed -i '' "), note: note.replace(TOLD, '') };
  if (told !== undefined) return { ...recipe, run: told, note: note.replace(TOLD, '') };
  return LINUX.test(run) ? undefined : recipe;
}
