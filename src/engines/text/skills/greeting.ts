import type { Skill } from '../skill.ts';

const HELLO =
  /^(?:hi|hello|hey|howdy|hallo|hola|bonjour|salut|ciao|moin|servus|greetings|good (?:morning|afternoon|evening|day))(?:[ ,]+(?:there|octet|all|again|everyone|you|world))?(?:[,.!? ]+how are you(?: (?:doing|today))*)?[\s!.?👋🙂😊]*$/iu;
const HOW_ARE_YOU = /^how are you(?: (?:doing|today))*[\s?!.]*$/i;
const THANKS =
  /^(?:ok(?:ay)?[,.! ]+|great[,.! ]+)?(?:many )?(?:thanks?|thank you|thx|cheers|merci|danke|gracias)(?: (?:you|a lot|so much|very much|again))*[\s!.]*$/i;
const GOODBYE =
  /^(?:good)?bye(?: bye)?[\s!.]*$|^(?:see you|good night|ciao|farewell)(?: later| soon)?[\s!.]*$/i;
const WHO =
  /^(?:so )?(?:who|what) are you\b|^what(?:'s| is) your name\b|^are you (?:an? )?(?:ai|llm|human|bot|robot|gpt|chatgpt|claude|large (?:language )?model|real|language model)\b|^(?:what|which) (?:llm|model|language model) (?:are you|is this|am i)\b|^introduce yourself/i;
const ABILITIES =
  /^(?:help|what can you (?:do|help)|what do you (?:do|know)|how can you help|what are you (?:good|able))\b/i;

export const SKILL_LIST = `- arithmetic, dates and units: \`what is 15% of 80\`, \`days until Christmas\`, \`5 miles in km\`
- text that you give me: summaries, key words, counts, sorting, case, JSON and tables
- outlines and letters: \`write a letter to my landlord about the heating\`
- octet itself: commands, settings, exit statuses, webhooks, credits`;

/** Small talk, and who is speaking. */
export const greeting: Skill = {
  name: 'greeting',
  answer({ message, seed }) {
    const text = message.trim();
    if (HELLO.test(text))
      return `${pick(['Hello!', 'Hi there!', 'Hello, good to see you.'], seed)} I am \`local-chat\`, octet's local model: small skills on this machine, not a large model. Ask me for a sum, a date, a summary, or about octet itself.`;
    if (HOW_ARE_YOU.test(text))
      return 'All skills are loaded, thank you. I am a small program, so I have good days only. What can I do for you?';
    if (THANKS.test(text)) return pick(["You're welcome.", 'Gladly.', 'Any time.'], seed);
    if (GOODBYE.test(text)) return pick(['Goodbye!', 'See you.', 'Until next time.'], seed);
    if (WHO.test(text))
      return `I am \`local-chat\`, the text engine that comes with octet. I run on your machine, without network. I am a set of skills, not a large language model:\n\n${SKILL_LIST}`;
    if (ABILITIES.test(text))
      return `Here is what I do well, offline:\n\n${SKILL_LIST}\n\nFor open questions connect a model: \`octet config set upstream http://127.0.0.1:11434/v1\`.`;
    return undefined;
  },
};

function pick(options: readonly string[], seed: number): string {
  return options[Math.abs(Math.trunc(seed)) % options.length] ?? '';
}
