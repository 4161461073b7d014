import { retrieve } from '../knowledge/retrieve.ts';
import type { Skill } from '../skill.ts';

/** Questions about octet and its API, answered from its own documentation. */
export const documentation: Skill = {
  name: 'documentation',
  answer({ message, sourceText }) {
    if (sourceText !== undefined || message.length > 300) return undefined;
    return retrieve(message)?.text;
  },
};
