import type { Skill } from '../skill.ts';

/** Questions about octet and its API, answered from its own documentation. */
export const documentation: Skill = {
  name: 'documentation',
  async answer({ message, sourceText }) {
    if (sourceText !== undefined || message.length > 300) return undefined;
    const { retrieve } = await import('../knowledge/retrieve.ts');
    return retrieve(message)?.text;
  },
};
