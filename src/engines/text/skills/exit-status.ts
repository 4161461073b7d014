import { bold, type Skill } from '../skill.ts';

const ASKED =
  /\bexit(?:ed|s|ing)?(?:,? (?:immediately|instantly|right away|at once|always|again|randomly|suddenly|directly|straight away|itself|on start(?:up)?|after \w+|status|code|error|with|an?|the))*[ :(]+(\d{1,3})\b|\b(?:container|docker|pod|process|script|command|program|job|build|ci|shell|bash)\b[^.?!\d]{0,60}\b(?:code|status)[ :(]+(\d{1,3})\b(?! (?:ok|page|error page))/i;

const LONGEST = 200;
/** Beyond what a process can end with; statuses of HTTP are below as well, and are named so. */
const HTTP = 255;

/** Above it, shells say how a program ended, and octet means the same. */
const FROM_SHELLS = 125;

/** "what does exit code 7 mean": octet's own, and those that all programs share. */
export const exitStatus: Skill = {
  name: 'exit-status',
  async answer({ message }) {
    const found = message.length > LONGEST ? null : ASKED.exec(message);
    const asked = found?.[1] ?? (Number(found?.[2]) > HTTP ? undefined : found?.[2]);
    if (asked === undefined || /\bhttp\b/i.test(message)) return undefined;
    // A container that ends well is no matter of its status.
    if (asked === '0' && /\b(?:docker|container)\b/i.test(message)) return undefined;
    const { EXIT_STATUSES } = await import('../knowledge/exit-statuses.ts');
    const meaning = EXIT_STATUSES.find(({ status }) => status === asked)?.meaning;
    const { exits } = (await import('../data/reference.json')).default;
    const general = Object.entries(exits).find(([status]) => status === asked)?.[1];
    if (/\boctet\b/i.test(message) || general === undefined)
      return meaning === undefined
        ? `octet has no exit status ${asked}.`
        : `Exit status ${bold(asked)}: ${meaning}.`;
    const own =
      meaning === undefined || Number(asked) > FROM_SHELLS ? '' : `\n\nOf octet itself: ${meaning}.`;
    return `Exit status ${bold(asked)}: ${general}.${own}`;
  },
};
