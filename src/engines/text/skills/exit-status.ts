import { bold, type Skill } from '../skill.ts';

const ASKED = /\bexit(?:ed|s)?(?: (?:status|code|with(?: (?:status|code))?))? (\d{1,3})\b/i;

/** Above it, shells say how a program ended, and octet means the same. */
const FROM_SHELLS = 125;

/** "what does exit code 7 mean": octet's own, and those that all programs share. */
export const exitStatus: Skill = {
  name: 'exit-status',
  async answer({ message }) {
    const asked = message.length > 120 ? undefined : ASKED.exec(message)?.[1];
    if (asked === undefined) return undefined;
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
