import { NUMBER } from '../reading/text.ts';

const NOUN = '(?:[a-z]+ )?(?:rows?|examples?|entries|records?|samples?|lines?|items?)';
/** "…, and insert five examples", "with three example rows". */
const EXAMPLES = new RegExp(
  `[\\s,;.]*\\b(?:(?:and|then|also|plus|with|including) )*(?:(?:insert|add|include|fill in|put in|give)(?: it| me)?(?: with)? )?(?:(some|a few|a couple of|${NUMBER}) )(?:of )?(?=(?:[a-z]+ )?(?:example|sample|test|entr|record|row))${NOUN}(?: (?:rows?|records?|entries|data))?(?: (?:in)?to it| in it)?[.!]?$`,
  'i',
);
/** A table of what somebody keeps: "a table for my vinyl collection with …", "table for plant watering: …". */
const KEPT =
  /^\W*(?:(?:please|write|create|make|define|design|set up|give me|i need|an?|the|one|sql|simple|small|sqlite|postgres(?:ql)?|mysql)\s+)*table\s+(?:for|of|to store|to track|about)\s+(?:(?:my|our|the|an?|all|own|small|home)\s+)*([a-z]+(?: [a-z]+)?)(?:,? (?:with|having)|:| ?-)\s*(?:(?:the )?(?:columns?|fields?):?\s*)?(.+)$/is;
/** A column that is named with a participle: "price paid", "last watered". */
const DONE = /^([a-z]+) ([a-z]+(?:ed|id|ght|un|en))$/;
const LAST = /^(?:last|first|next|date|day) [a-z]+(?:ed|en|un|id)?$/;
const DATED = /^(?:date of [a-z]+|last [a-z]+ed|next [a-z]+|[a-z]+ed (?:on|at)|date [a-z]+)$/;
const UNIT = /^([a-z]+(?: [a-z]+)?) in ([a-z]+)$/;

const YES_OR_NO =
  /^(?:vegetarian|vegan|done|read|finished|paid|organic|borrowed|favou?rite|fragile|active|available)$/;
const COUNTED =
  /^(?:servings|portions|copies|pieces|calories|stars|players|episodes|seasons|seats|points|views)$/;

/** A column in the words of a table: "interval in days" is interval_days, "last watered" a date. */
function columnName(said: string): string {
  const plain = said
    .trim()
    .toLowerCase()
    .replace(/^(?:the|an?|its|my|whether(?: it is)?) /, '');
  const unit = UNIT.exec(plain);
  if (unit) {
    const isWhole = /^(?:days|weeks|months|years|pages|pieces|seconds|minutes|steps)$/.test(unit[2] ?? '');
    return `${unit[1]?.replaceAll(' ', '_')}_${unit[2]} ${isWhole ? 'integer' : 'numeric'}`;
  }
  if (DATED.test(plain)) return `${plain.replace(/^date of /, '').replaceAll(' ', '_')} date`;
  if (DONE.test(plain) || LAST.test(plain))
    return `${plain.replaceAll(' ', '_')}${/^(?:price|cost|amount|fee)/.test(plain) ? ' numeric' : ''}`;
  if (YES_OR_NO.test(plain)) return `${plain} boolean`;
  if (COUNTED.test(plain)) return `${plain} integer`;
  return /^[a-z]+ [a-z]+$/.test(plain) &&
    !/\b(?:text|int|integer|date|unique|key|null|numeric|boolean|optional|required)$/.test(plain)
    ? plain.replaceAll(' ', '_')
    : said.trim();
}

/** A table that somebody keeps things in, and its examples, in the words that the reader of tables knows. */
export function inTableWords(wish: string): string | undefined {
  const examples = EXAMPLES.exec(wish);
  const head = examples ? wish.slice(0, examples.index) : wish;
  const [, name = '', list = ''] = KEPT.exec(head) ?? [];
  const said = examples?.slice(1, 3).find((one) => one !== undefined) ?? '';
  const count = /some|few|couple/.test(said) ? '3' : said;
  const insert = examples ? `; insert ${count} rows` : '';
  if (!name)
    return examples && /\btable\b/i.test(head) ? `${head.replace(/[\s.,;]+$/, '')}${insert}` : undefined;
  const plain = list.replace(/[\s.,;]+$/, '');
  const columns = /["'()\d]|\b(?:primary|foreign|default|between|references|check)\b/i.test(plain)
    ? plain
    : plain
        .split(/,\s*(?:and\s+)?|\s+and\s+/)
        .map(columnName)
        .join(', ');
  const isKeyed = /\bid\b|primary key/i.test(columns);
  return `create table ${name.toLowerCase().replaceAll(' ', '_')} with ${isKeyed ? '' : 'id primary key, '}${columns}${insert}`;
}
