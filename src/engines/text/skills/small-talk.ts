import type { Skill } from '../skill.ts';

export const SKILL_LIST = `- arithmetic, dates and units: \`what is 15% of 80\`, \`days until Christmas\`, \`5 miles in km\`
- text that you give me: summaries, key words, counts, sorting, case, JSON and tables
- outlines and letters: \`write a letter to my landlord about the heating\`
- octet itself: commands, settings, exit statuses, webhooks, credits`;

const WELCOME =
  "I am `local-chat`, octet's local model: small skills on this machine, not a large model. Ask me for a sum, a date, a summary, or about octet itself.";
const SELF = `I am \`local-chat\`, the text engine that comes with octet. I run on your machine, without network. I am a set of skills, not a large language model:\n\n${SKILL_LIST}`;
const ABILITIES = `Here is what I do well, offline:\n\n${SKILL_LIST}\n\nFor open questions connect a model: \`octet config set upstream http://127.0.0.1:11434/v1\`.`;

/** What people say before and after their questions, with the answers; the seed picks among several. */
const SMALL_TALK: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /^(?:hi|hello|hey|howdy|hallo|hola|bonjour|salut|ciao|moin|servus|greetings|good (?:morning|afternoon|evening|day))(?:[ ,]+(?:there|octet|all|again|everyone|you|world))?(?:[,.!? ]+(?:how are you(?: (?:doing|today))*|wie geht(?:['’]s| es dir| es ihnen)))?[\s!.?👋🙂😊]*$/iu,
    [`Hello! ${WELCOME}`, `Hi there! ${WELCOME}`, `Hello, good to see you. ${WELCOME}`],
  ],
  [
    /^how are you(?: (?:doing|today))*[\s?!.]*$/i,
    [
      'All skills are loaded, thank you. I am a small program, so I have good days only. What can I do for you?',
    ],
  ],
  [
    /^(?:ok(?:ay)?[,.! ]+|great[,.! ]+)?(?:many )?(?:thanks?|thank you|thx|cheers|merci|danke|gracias)(?: (?:you|a lot|so much|very much|again))*[\s!.]*$/i,
    ["You're welcome.", 'Gladly.', 'Any time.'],
  ],
  [
    /^(?:good)?bye(?: bye)?[\s!.]*$|^(?:see you|good night|farewell)(?: later| soon)?[\s!.]*$/i,
    ['Goodbye!', 'See you.', 'Until next time.'],
  ],
  [
    /^(?:test(?:ing)?|ping|are you (?:there|awake|working)|anybody (?:there|home))[\s!.?]*$/i,
    ['I am here and working.'],
  ],
  [/^(?:ok(?:ay)?|yes|no|sure|great|cool|nice|perfect|good)[\s!.]*$/i, ['All right. What next?']],
  [
    /^who (?:made|built|created|wrote|programmed) you\b/i,
    ['The people who make octet: I am a part of it, written by hand rather than trained.'],
  ],
  [
    /^(?:so )?(?:who|what) are you\b|^what(?:'s| is) your name\b|^tell me (?:more )?about yourself\b|^are you (?:an? )?(?:ai|llm|human|bot|robot|gpt|chatgpt|claude|large (?:language )?model|real|language model)\b|^(?:what|which) (?:llm|model|language model) (?:are you|is this|am i)\b|^introduce yourself/i,
    [SELF],
  ],
  [
    /^(?:help|(?:can|could) you help(?: me)?|what can you (?:do|help)|what do you (?:do|know)|how can you help|what are you (?:good|able))\b(?!.*\bwith\b.{12})/i,
    [ABILITIES],
  ],
];

/** Small talk, and who is speaking. */
export const smallTalk: Skill = {
  name: 'greeting',
  answer({ message, seed }) {
    const replies = SMALL_TALK.find(([pattern]) => pattern.test(message))?.[1];
    return replies?.[Math.abs(Math.trunc(seed)) % replies.length];
  },
};
