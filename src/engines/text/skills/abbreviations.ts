import stored from '../data/abbreviations.json';
import { bold, notAnswered, type Skill, type SkillInput } from '../skill.ts';
import { ideas } from './ideas.ts';

const LETTERS: ReadonlyMap<string, string> = new Map(Object.entries(stored));

const NAME = String.raw`(?:the )?(?:abbreviations?|acronyms?|initials|letters|term )?\s?["'“\`]?([a-z][a-z0-9/.-]{0,11})["'”\`]?`;
/** Questions for the meaning of an abbreviation; a second question may follow. */
const FORMS: readonly RegExp[] = [
  new RegExp(
    `^(?:so |please |hi,? )*(?:what|tell me what|explain what|do you know what)(?: do| does)? ${NAME} (?:stands?|is short|is an? (?:abbreviation|acronym)) for\\b(.*)$`,
    'i',
  ),
  new RegExp(
    `^(?:what(?:'s| is)|whats|give me|tell me)?\\s?(?:the )?(?:full form|long form|expansion|expanded form) (?:of|for) ${NAME}(?![\\w-])(.*)$`,
    'i',
  ),
  new RegExp(
    `^(?:what(?:'s| is| are)|whats) ${NAME} (?:short|an (?:abbreviation|acronym)|the (?:abbreviation|acronym)) (?:for|of)\\b(.*)$`,
    'i',
  ),
  new RegExp(
    `^(?:please )?(?:expand|spell out) (?:the )?(?:abbreviation|acronym|letters) ${NAME}(?![\\w-])(.*)$`,
    'i',
  ),
  new RegExp(`^${NAME} (?:stands?|is short) for(?: what)?\\b(.*)$`, 'i'),
  // "What does FYI mean": written in capitals, it is no word.
  /^(?:so |please |hi,? )*[Ww]hat(?: does| do|'s|s| is)? (?:the )?(?:abbreviation |acronym )?["'“`]?([A-Z][A-Z0-9/]{1,6}|(?:asap|fyi|rsvp|eta|tldr|imho|imo|btw|afaik|eod|faq|diy|tbd|tba|nda|poc|wip|lgtm|ootb|rtfm))["'”`]? (?:mean|means|meaning)\b(.*)$/,
];
const LONGEST = 160;

/** Expands an abbreviation from a list, and explains the idea behind it where more is asked. */
export const abbreviations: Pick<Skill, 'answer'> = {
  async answer(turn, tools) {
    const question = turn.message.replace(/\s+/g, ' ').replaceAll('’', "'").trim();
    if (question.length > LONGEST) return undefined;
    const match = FORMS.map((form) => form.exec(question)).find((found) => found !== null);
    const name = match?.[1] ?? '';
    const letters = LETTERS.get(name.toLowerCase().replaceAll('.', ''));
    const second = (match?.[2] ?? '').replace(PLACE, '').replace(/^[\s,;.?!-]+(?:and |so )?|[\s?.!]+$/gi, '');
    if (letters === undefined)
      return !/\bmean/.test(question) && /^[A-Z][A-Z0-9]{1,5}$/.test(name) ? unknown(name) : undefined;
    const expanded = `${/[A-Z.]/.test(name) ? name : name.toUpperCase()} stands for ${bold(letters)}.`;
    if (second === '') return expanded;
    const idea = await ideas.answer({ ...turn, message: `what is ${name}` } satisfies SkillInput, tools);
    if (idea === undefined) return `${expanded}\n\n${notAnswered([second])}`;
    const isMet = /^(?:what (?:is|does|do)|how does|(?:please )?explain)\b/i.test(second);
    const { speaksOf } = await import('../knowledge/coverage.ts');
    const note = isMet || speaksOf(idea, second) ? '' : notAnswered([second]);
    return [expanded, idea, note].filter((text) => text !== '').join('\n\n');
  },
};

/** "in computing", "in networking": where the letters are used. */
const PLACE =
  /^ in (?:the )?(?:context of )?(?:computing|networking|programming|software|it|tech|computers?|databases?|web development|computer science|security)\b/i;

const unknown = (name: string): string =>
  `I do not know what ${name} stands for: it is not in my list of abbreviations of computing, and I do not guess.`;
