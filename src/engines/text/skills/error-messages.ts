import stored from '../data/error-messages.json';
import { bold, type Skill } from '../skill.ts';

interface Known {
  readonly says: readonly string[];
  readonly means: string;
  readonly fix: string;
}

/** Longest first: "permission denied (publickey)" is not any permission denied. */
const MESSAGES: readonly (readonly [string, Known, string])[] = stored
  .flatMap((known) => known.says.map((says) => [says.toLowerCase(), known, says] as const))
  .toSorted(([a], [b]) => b.length - a.length);

const ABOUT_ERRORS =
  /\berrors?\b|\bexception\b|\bmean(?:s|ing)?\b|\bfix\b|\bsolve\b|\bwhy\b|\bget(?:ting)?\b|\bgot\b|\bsays?\b|\bstatus\b|\bhttp\b|\bcode\b|\bwhen\b|\bhelp\b|\bproblem\b|\bwhat(?:'s| is| does)\b|\bkeeps?\b|\bwhat now\b/i;

/** Explains common error messages, with a remedy. */
export const errorMessages: Pick<Skill, 'answer'> = {
  answer({ message }) {
    const text = message.slice(0, 4_000).toLowerCase().replace(/\s+/g, ' ');
    if (/\b(?:exit (?:code|status)|octet)\b/.test(text) && !/137/.test(text)) return undefined;
    const found = MESSAGES.find(([says]) => occurs(text, says));
    if (!found) return undefined;
    const [says, { means, fix }, shown] = found;
    const isWhole = text.replace(/[?.!"'`]/g, '').trim() === says;
    // A number or a plain word needs company that speaks of an error.
    const isPlain = /^[a-z0-9]+(?: [a-z0-9]+)?$/.test(says) && !/^e[a-z]{4,}$/.test(says);
    if (isPlain && !isWhole && !isPasted(text, says) && !ABOUT_ERRORS.test(text)) return undefined;
    if (
      /^\d+$/.test(says) &&
      !/\b(?:http|status|error|code|response|got|get|getting|returns?|mean|what is an?|what's an?)\b/.test(
        text,
      )
    )
      return undefined;
    if (/^\d+$/.test(says) && /\b(?:credits|octet|roman|binary|hex\w*|decimal|words)\b/.test(text))
      return undefined;
    return `${bold(shown)}: ${means}\n\n${withNames(fix, message)}`;
  },
};

/** In a line that a program wrote, a colon stands before or after the message: "bash: ./run.sh: Permission denied". */
function isPasted(text: string, says: string): boolean {
  const at = text.indexOf(says);
  return /(?:^|\S)[:>\])] ?$/.test(text.slice(0, at)) || /^: \S|^:$/.test(text.slice(at + says.length));
}

/** The port, the script and the module of the message, where the remedy names a sample. */
function withNames(fix: string, message: string): string {
  const port = /(?:::|\bport |[\w.\]]:)(\d{2,5})\b(?!:)/i.exec(message)?.[1];
  const script = /(?:^|[\s'"])((?:\.?\/)?[\w./-]+\.(?:sh|py|pl|rb|bash))\b/.exec(message)?.[1];
  const module = /\bno module named ['"]?([\w-]+)/i.exec(message)?.[1];
  return fix
    .replaceAll(':3000', port === undefined ? ':3000' : `:${port}`)
    .replaceAll('`chmod +x`', script === undefined ? '`chmod +x`' : `\`chmod +x ${script}\``)
    .replaceAll('pip install NAME', module === undefined ? 'pip install NAME' : `pip install ${module}`);
}

function occurs(text: string, says: string): boolean {
  const at = text.indexOf(says);
  if (at < 0) return false;
  const [before, after] = [text[at - 1] ?? ' ', text[at + says.length] ?? ' '];
  return !/[a-z0-9]/.test(before) && !/[a-z0-9]/.test(after);
}
