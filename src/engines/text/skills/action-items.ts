import { unquoted } from '../language/split-instruction.ts';
import type { Skill } from '../skill.ts';

const ASKED =
  /\b(?:action (?:items?|points?)|to-?dos?|to do list|tasks|next steps|who (?:does|has to do|is doing|will do) what)\b/i;
const OTHER = /\b(?:json|csv|table|count|how many|summar\w+|translate|for (?:me|tom|anna)|of [A-Z]\w+)\b/i;
/** "We agreed that …": what is agreed upon follows. */
const LEAD =
  /^(?:(?:so|then|also|and|finally|first|in the meeting),? )*(?:(?:we|they|the team|everyone|everybody|the group) (?:also )?(?:agreed|decided|said|concluded|settled)(?: on it)?(?: that|:)?|it was (?:agreed|decided) that) /i;
/** New clauses begin with somebody who does something. */
const PARTED =
  /[.;!\n]+\s*|,? (?:and|while|but) (?=(?:[A-Z]\p{L}+|nobody|no one|everyone|everybody|somebody|the \w+|we|i|he|she|they)\b)|, (?=(?:[A-Z]\p{L}+|nobody|no one|everyone|everybody|we|they) \p{L}+)/u;
const PERSON = String.raw`(?:\p{Lu}[\p{L}'-]+(?:(?: and|,) \p{Lu}[\p{L}'-]+)*|we|i|he|she|they|you|everyone|everybody|somebody|someone|nobody|no one|the (?!meeting|report|project|deadline|budget|weather|plan|number|price)\p{L}+)`;
/** An open task: a person with a verb of duty, or in the present tense. */
const DUTY = new RegExp(
  `^${PERSON} (?:(?:still |also )?(?:will|shall|should|must|has to|have to|needs? to|is to|are to|is going to|are going to|promised to|agreed to|offered to|volunteered to|wants to|takes care of|is responsible for|(?:'ll))\\b|(?!is\\b|was\\b|has\\b|does\\b|likes\\b|says\\b|thinks\\b|feels\\b|knows\\b|this\\b)\\p{Ll}+s )`,
  'u',
);
const ORDER = /^(?:please |todo:? |action:? )(.+)$/i;
const LONGEST = 4_000;

/** The action items of a given text: its clauses with a person and a duty, one per line. */
export const actionItems: Pick<Skill, 'answer'> = {
  answer({ instruction, sourceText }) {
    if (sourceText === undefined || sourceText.length > LONGEST) return undefined;
    if (!ASKED.test(instruction) || OTHER.test(instruction)) return undefined;
    const clauses = unquoted(sourceText)
      .split(PARTED)
      .map((each) => each.trim().replace(LEAD, ''))
      .filter((each) => each !== '');
    const items = clauses.filter((each) => DUTY.test(each) || ORDER.test(each));
    if (items.length === 0) return undefined;
    const shown = items.map((each) => `- ${each.charAt(0).toUpperCase()}${each.slice(1)}`);
    return `${shown.join('\n')}\n\n_${items.length} of ${clauses.length} clauses, in the text's own words: those in which somebody is to do something._`;
  },
};
