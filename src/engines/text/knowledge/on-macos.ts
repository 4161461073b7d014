import type { Recipe } from './recipe-tools.ts';

const MACOS = /\b(?:mac ?os(?: ?x)?|os ?x|(?:on|for|my|a|the) (?:mac|macbook|imac)|bsd sed)\b/i;
/** "On macOS: `…`" tells a whole command of its own. */
const TOLD = /(?:On )?macOS: `([^`]+)`[.;]? ?/;
/** Programs and options that macOS does not have. */
const LINUX =
  /\b(?:systemctl|journalctl|apt(?:-get)?|dpkg|ufw|useradd|userdel|adduser|usermod|free|ss|fuser|ip addr|hostnamectl|timedatectl|lsblk|nproc|update-alternatives|sha256sum|md5sum)\b|-printf\b|\bdate -d\b|--max-depth|\bstat -c\b|\bxargs -d\b|\bgrep -P\b/;

export const asksForMac = (question: string): boolean => MACOS.test(question);

/** The same for macOS; undefined where it is not known how it is done there. */
export function onMacos<R extends Pick<Recipe, 'run' | 'note' | 'tool'>>(recipe: R): R | undefined {
  const { run, tool, note = '' } = recipe;
  if (tool !== 'shell' && tool !== 'python') return recipe;
  if (/\bsed -i (?!'')/.test(run))
    return { ...recipe, run: run.replace(/\bsed -i (?!'')/, "sed -i '' "), note: note.replace(TOLD, '') };
  const told = TOLD.exec(note);
  if (told?.[1] !== undefined) return { ...recipe, run: told[1], note: note.replace(TOLD, '') };
  return LINUX.test(run) ? undefined : recipe;
}
