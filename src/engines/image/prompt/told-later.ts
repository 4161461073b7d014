/** Clothes and colours of parts that a later clause tells are put where their owner is named. */

export const GARMENT =
  '(?:dress|coat|raincoat|jacket|shirt|t-?shirt|sweater|jumper|cardigan|scarf|hat|cap|skirt|cape|cloak|robe|apron|tie|uniform|suit|vest|hoodie|blouse|shoes|boots|trousers|pants|jeans|shorts|socks|gloves|mittens|wellies|trainers|sneakers|sandals)';
export const HUE =
  '(?:(?:light|dark|pale|bright|deep) )?(?:red|orange|yellow|green|blue|purple|violet|pink|brown|black|white|gr[ae]y|gold|silver|turquoise|teal|navy|beige|cream|maroon|mustard)';

const WORN = new RegExp(
  `,?\\s*(?:\\b(?:and|while|with)\\s+)?\\b(her|his|their) (${GARMENT}) (?:is|are) (${HUE})(?=\\s*[,.;]|\\s*$|\\s+and\\b)`,
  'giu',
);
const HER =
  /\b(?:woman|girl|lady|mother|grandmother|grandma|sister|daughter|princess|queen|witch|bride|ballerina|waitress|nurse|teacher|dancer|farmer|doctor|child)\b/i;
const HIS =
  /\b(?:man|boy|father|grandfather|grandpa|brother|son|prince|king|wizard|groom|waiter|fisherman|farmer|teacher|doctor|clown|dancer|child|fox|bear|rabbit|cat|dog|mouse|frog|penguin)\b/i;
const THEM =
  /\b(?:women|girls|men|boys|kids|children|people|couple|friends|sisters|brothers|dancers|musicians)\b/i;

/** "A donkey carrying baskets, its ears are brown": the part is told of the one who was named first. */
const OF_PART = new RegExp(
  `,?\\s*(?:\\b(?:and|while)\\s+)?\\b(?:its|his|her) (ears?|tail|eyes|nose|mane|beak|wings|paws|feet|legs|horns|hair|beard|fur|roof|door|windows|wheels|sails?|handle|lid|collar|trunk|belly) (?:is|are) (${HUE})(?=\\s*[,.;]|\\s*$|\\s+and\\b)`,
  'giu',
);
const FIRST_NAMED =
  /^(?:an? |the |one )(?:[\p{L}-]+ )*?[\p{L}-]+(?= (?:\p{L}+ing|with|in|on|at|under|by|near|beside|behind|who|that|is|and|of|from|over)\b|,)/iu;

export function partsTold(prompt: string): string {
  const parts: string[] = [];
  const rest = prompt.replace(OF_PART, (_, part: string, hue: string) => {
    parts.push(`${/s$|hair|fur$/i.test(part) ? '' : 'a '}${hue} ${part}`);
    return '';
  });
  const [first] = parts.length === 0 ? [] : (FIRST_NAMED.exec(rest) ?? []);
  if (first === undefined) return prompt;
  return `${first} with ${parts.join(' and ')}${rest.slice(first.length)}`;
}

/** "A girl on a bridge, her dress is white and her shoes are red": she wears both. */
export function dressed(prompt: string): string {
  const clothes: string[] = [];
  let whose = '';
  const rest = prompt.replace(WORN, (_, owner: string, what: string, hue: string) => {
    whose ||= owner.toLowerCase();
    clothes.push(`${/[^s]s$/i.test(what) ? '' : 'a '}${hue} ${what}`);
    return '';
  });
  const who = whose === 'her' ? HER : whose === 'his' ? HIS : THEM;
  const at = clothes.length === 0 ? null : who.exec(rest);
  if (clothes.length === 0) return prompt;
  const worn = `wearing ${clothes.join(' and ')}`;
  if (!at) return `${rest.replace(/[,;.]?\s*$/, '')}, ${worn}`;
  const end = at.index + at[0].length;
  return `${rest.slice(0, end)} ${worn}${rest.slice(end)}`;
}
