import { EXIT_STATUSES } from '../knowledge/exit-statuses.ts';
import { bold, type Skill } from '../skill.ts';

const ASKED = /\bexit(?:ed|s)?(?: (?:status|code|with(?: (?:status|code))?))? (\d{1,3})\b/i;

/** "what does exit code 7 mean" */
export const exitStatus: Skill = {
  name: 'exit-status',
  answer({ message }) {
    const asked = message.length > 120 ? undefined : ASKED.exec(message)?.[1];
    if (asked === undefined) return undefined;
    const meaning = EXIT_STATUSES.find(([status]) => status === asked)?.[1];
    return meaning === undefined
      ? `octet has no exit status ${asked}.`
      : `Exit status ${bold(asked)}: ${meaning}.`;
  },
};
