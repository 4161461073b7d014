import type { Skill } from '../skill.ts';

/** Programs, protocols and places that have the same words: a port, a version, a package, a login, what is used here. */
const OTHERS =
  /\b(?:npm|npx|yarn|pnpm|node(?:\.?js)?|nvm|https?|ftp|smtp|imap|ssh|dns|docker|kubernetes|git(?:hub|lab)?|python|pip|java|rust|golang|ruby|php|sql|mysql|postgres(?:ql)?|sqlite|mongodb|redis|kafka|nginx|apache|react|vue|angular|express|django|flask|aws|azure|gcp|jenkins|terraform|linux|ubuntu|windows|macos|bash|zsh|vim|curl|slack|jira|excel|chrome|chatgpt|claude|gemini|copilot|logged in as|(?:folder|directory|path) (?:i am|i['’]m|am i|we are) in)\b/i;
/** Statuses that any server gives; the error messages explain them. */
const STATUS = /\b(?:40[0134-9]|41\d|42\d|50[0-4])\b/;
const OWN =
  /\b(?:octet|local-chat|ollama|this (?:tool|cli|command|program)|your?|sandbox|upstream|mcp|webhooks?|credits?|--[a-z]+|api keys?|local service)\b/i;

/** Questions about octet and its API, answered from its own documentation. */
export const documentation: Skill = {
  name: 'documentation',
  async answer({ message, sourceText }) {
    if (sourceText !== undefined || message.length > 300) return undefined;
    if ((OTHERS.test(message) || STATUS.test(message)) && !OWN.test(message)) return undefined;
    const { retrieve } = await import('../knowledge/retrieve.ts');
    return retrieve(message, OWN.test(message))?.text;
  },
};
