import type { Snippet } from '../../snippets/snippets.ts';
import { NUMBER, numberOf, WishText } from '../reading/text.ts';

const SILENT: ReadonlySet<string> = new Set(
  'a an the and that which bash shell script small write create make it its them then user users is are for to again'.split(
    ' ',
  ),
);
const FIELD =
  '(?:(?:an?|their|his|her|the|your) )?([a-z]+(?: (?:name|address|number|colou?r|food|city|animal|word))?)';
const ASKS = new RegExp(
  `\\b(?:asks?|prompts?)(?: the user| me| users?)? (?:for|to enter) ${FIELD}(?:, ${FIELD})?(?:,? and (?:for )?${FIELD})?(?=[,;.]|$| and (?:checks?|validates?|asks?|makes?|repeats?|prints?|greets?|keeps?|shows?|says?|echo))`,
);
const RULE = new RegExp(
  `(?:[,;] ?|\\band |\\bthen )*\\b(?:(?:checks?|validates?|makes? sure|ensures?|verif(?:y|ies)) (?:that |whether |if )?)?(?:the )?([a-z]+) (?:is|must be|should be|has to be) (?:an? )?(?:whole |valid |positive )?(?:number|integer)(?: (?:between|from) ${NUMBER} (?:and|to) ${NUMBER})?`,
);
const FILLED =
  /(?:[,;] ?|\band |\bbut )*\b(?:(?:the |both |all )?[a-z]+ )?(?:must|should|may|can|is|are)(?: ?not|n't) (?:be )?(?:empty|blank)(?: or blank)?\b/;
const PRINTS =
  /(?:[,;] ?|\band |\bthen )*\b(?:prints?|shows?|outputs?|echo(?:es)?|displays?) (?:them|it|both|all|(?:the |both )?(?:answers?|values?|result))(?: (?:all|back|out))?(?=\W|$)|(?:[,;] ?|\band |\bthen )*\b(greets? (?:them|the user|him|her)(?: (?:by|with) (?:the |their )?name)?|(?:prints?|shows?|says?) (?:an? )?(?:greeting|hello)(?: (?:with|to) (?:them|the name|both))?)/;
const AGAIN =
  /(?:[,;] ?|\band |\bthen |\bit )*\b(?:(?:asks?|prompts?|keeps? asking|repeats?)(?: the (?:user|question))?(?: again)?(?: (?:until|if|when|as long as|while)[^,;.]*)?)/;

/** "Asks for a name and an age, and again until the age is a number between 1 and 120". */
export function planAsk(prompt: string): Snippet | undefined {
  const wish = new WishText(prompt);
  const asked = wish.take(ASKS);
  const rule = asked && wish.take(RULE);
  const fields = asked?.slice(1).filter((one) => one !== undefined) ?? [];
  const number = rule?.[1];
  const prints = asked && wish.take(PRINTS);
  const filled = asked && wish.take(FILLED);
  if (!asked || (number !== undefined && !fields.includes(number))) return undefined;
  if (number === undefined && !prints && !filled) return undefined;
  const greeted = prints?.[1] === undefined ? undefined : fields.find((field) => /name$/.test(field));
  if (prints?.[1] && !greeted) return undefined;
  wish.take(AGAIN);
  if (wish.left(SILENT).length > 0) return undefined;
  const [low, high] = [rule?.[2], rule?.[3]].map((one) => (one === undefined ? undefined : numberOf(one)));
  const isRanged = low !== undefined && high !== undefined;
  const name = (field: string): string => field.replaceAll(' ', '_');
  const label = (field: string): string => field.charAt(0).toUpperCase() + field.slice(1);
  return {
    definition: fields
      .flatMap((field) =>
        field === number
          ? [
              'while true; do',
              `  read -r -p '${label(field)}: ' ${name(field)}`,
              '  # 10# keeps a leading zero from meaning octal.',
              `  if [[ $${name(field)} =~ ^[0-9]{1,9}$ ]]${isRanged ? ` && ((10#$${name(field)} >= ${low} && 10#$${name(field)} <= ${high}))` : ''}; then break; fi`,
              `  echo 'Please enter a number${isRanged ? ` between ${low} and ${high}` : ''}.' >&2`,
              'done',
            ]
          : [
              `${name(field)}=`,
              `while [[ -z $${name(field)} ]]; do`,
              `  read -r -p '${label(field)}: ' ${name(field)}`,
              'done',
            ],
      )
      .concat(greeted === undefined ? [] : `echo "Hello $${name(greeted)}!"`)
      .concat(`echo "${fields.map((field) => `${label(field)}: $${name(field)}`).join(', ')}"`)
      .join('\n'),
    example: '',
  };
}
