import irregular from '../data/verbs.json';
import { dictionaryOf } from '../knowledge/dictionary.ts';
import { syllablesOf } from '../language/syllables.ts';
import { bold, type Skill } from '../skill.ts';

const ASKED =
  /^(?:please |can you |tell me |give me )*(?:what(?:'s| is| are) )?(?:the )?(?:(simple past|past tense|past form|preterite|past)|(past participle|third form)|(?:irregular |verb )*(forms|conjugation))(?: forms?)?(?: of| for)?(?: the)?(?: verb| word)? ["'“]?(?:to )?([a-z]+)["'”]?[?.! ]*$/i;
const IRREGULAR: ReadonlyMap<string, readonly [string, string]> = new Map(
  irregular.split(',').map((line) => {
    const [base = '', past = '', participle = ''] = line.split(' ');
    return [base, [past, participle]];
  }),
);

/** The past forms of English verbs. */
export const verbForms: Pick<Skill, 'answer'> = {
  async answer({ message }, { assets }) {
    const [, past, participle, , word = ''] = ASKED.exec(message.replace(/\s+/g, ' ').trim()) ?? [];
    const verb = word.toLowerCase();
    if (verb === '') return undefined;
    const isVerb = (await dictionaryOf(assets)).find(verb)?.senses.some(({ part }) => part === 'verb');
    const known = IRREGULAR.get(verb) ?? (isVerb ? regular(verb) : undefined);
    if (known === undefined) return undefined;
    const [simple, third] = known.map((form) => bold(form.replace('/', ' or ')));
    if (past !== undefined) return `The past tense of ${verb} is ${simple} (past participle: ${third}).`;
    return participle === undefined
      ? `${bold(verb)}, ${simple}, ${third}`
      : `The past participle of ${verb} is ${third} (past tense: ${simple}).`;
  },
};

/** Undefined if a doubled letter would be a guess, since the last syllable may be stressed or not. */
function regular(verb: string): readonly [string, string] | undefined {
  const isShort = /[^aeiou][aeiou][bdgklmnprtz]$/.test(verb);
  if (isShort && syllablesOf(verb) > 1) return undefined;
  const past = verb.endsWith('e')
    ? `${verb}d`
    : /[^aeiou]y$/.test(verb)
      ? verb.replace(/y$/, 'ied')
      : isShort
        ? `${verb}${verb.at(-1)}ed`
        : `${verb}ed`;
  return [past, past];
}
