import roles from '../data/interviews.json';
import { digitsForWords } from '../math/number-words.ts';
import type { Skill } from '../skill.ts';

const ASKED =
  /^(?:please |can you |could you |i need |write |give me |list |suggest |prepare |what are |me )*(?:(?:some|a few|good|(\d{1,2})) )*(?:technical )?interview questions (?:for|to ask) (?:hiring )?(?:an? |the |our )?(.{2,60}?)(?: (?:position|role|job|candidate|applicant|interview|opening)s?)?[?.! ]*$/i;
const LEVEL =
  /\b(junior|entry[- ]level|trainee|intern|graduate|mid(?:[- ]?level)?|senior|lead|principal|staff)\b[- ]?/i;
const BEGINNER = /^(?:junior|entry|trainee|intern|graduate)/i;
const USUAL = 5;

/** Questions of any trade. */
const OPEN = [
  'Tell me about a piece of work that went wrong: what did you do, and what do you do differently since?',
  'What would you want to know about this position before you begin?',
  'How do you notice that you are on the wrong track, and whom do you tell?',
];

/** Kinds of questions for a level, filled with the troubles, tasks and topics of a trade. */
export const interviewQuestions: Pick<Skill, 'answer'> = {
  answer({ message }) {
    const [, count, said = ''] = ASKED.exec(digitsForWords(message.trim())) ?? [];
    if (said === '') return undefined;
    const level = LEVEL.exec(said)?.[1];
    const name = said.replace(LEVEL, '').trim();
    const trade = roles.find(({ role }) => new RegExp(`\\b(?:${role})s?\\b`, 'i').test(name));
    const [one = '', two = '', three = ''] = trade?.topics ?? [];
    const isBeginner = level !== undefined && BEGINNER.test(level);
    const isSenior = level !== undefined && !isBeginner && !/^mid/i.test(level);
    const own =
      trade === undefined
        ? []
        : isSenior
          ? [
              `How did you deal with ${trade.trouble}, and what did you change so that it does not come back?`,
              `A task to lead: ${trade.task}. What would you decide, and what would you leave to the team?`,
              `About ${one}: which opinion have you changed, and why?`,
              `How do you teach ${two} to juniors?`,
              `Which rules about ${three} would you bring into a new team, and which not?`,
            ]
          : [
              `How would you find the cause of ${trade.trouble}? Think aloud.`,
              `A task: ${trade.task}. Where do you begin?`,
              `What do you know about ${one}${isBeginner ? ', and how did you learn it' : ' from your own work'}?`,
              `Tell me about ${two}: what can go wrong?`,
              `${isBeginner ? 'How would you explain' : 'How did you handle'} ${three}${isBeginner ? ' to a friend' : ' in your last project'}?`,
            ];
    const all = [...own, ...OPEN];
    const wanted = Number(count ?? USUAL);
    const notes = [
      trade === undefined
        ? `Questions of any trade: I have none for “${name}”.`
        : 'Made by rule from tables.',
      wanted > all.length ? `${wanted} were asked for.` : '',
    ].filter((note) => note !== '');
    const lines = all.slice(0, wanted).map((question, at) => `${at + 1}. ${question}`);
    return `${lines.join('\n')}\n\n_${notes.join(' ')}_`;
  },
};
