import { bold } from '../skill.ts';
import { countNumbers, shown, toCents } from './amounts.ts';

const PEOPLE =
  '(?:people|persons?|friends|mates|flatmates|roommates|housemates|colleagues|siblings|brothers|sisters|kids|children|adults|grown-?ups|guests|students|partners|heirs|couples|neighbours|neighbors|men|women|boys|girls|players|families|of (?:us|them))';
const GROUP = new RegExp(
  `\\b(\\d+) (?:[a-z]+ )?(${PEOPLE})\\b|\\b(?:we (?:are|were)|there (?:are|were)) (\\d+)(?= (?!${PEOPLE})|[,;.])`,
  'gi',
);
const PAYS =
  '(?:pays?|paid|owes?|gets?|got|takes?|took|receives?|contributes?|counts? (?:for|as)|should pay|has to pay|only pays?)';
const OTHER = new RegExp(
  `\\b(?:(\\d+)(?: of (?:us|them|the [a-z]+))?|the ((?:[a-z]+ )?[a-z]+)|(kids|children|adults|students|[A-Z][a-z]+|i|he|she|me))\\b(?: (?!${PAYS}|and what|how)[a-z']+){0,7}? ${PAYS}(?: only| just)?(?: for)? (double|twice(?: as much| that| the (?:amount|share))?|triple|half(?: (?:as much|price|of (?:that|it)|a share|the (?:price|amount|share)))?|(\\d+) times(?: as much)?|nothing|(?:[$€£] ?)?(\\d+(?:\\.\\d+)?)(?: (?:euros?|dollars?|pounds?|€|£))? (more|less)(?: than)?)`,
);
/** What one of them pays differs from the others: an equal share would be wrong. */
export const isUneven = (text: string): boolean => OTHER.test(text);

const FACTORS: readonly (readonly [RegExp, number])[] = [
  [/^(?:double|twice)/, 2],
  [/^triple/, 3],
  [/^half/, 0.5],
  [/^nothing/, 0],
];

/** "Three friends split a bill of 74.70, one pays double": each counts for so many shares. */
export function unevenShares(text: string): string | undefined {
  const found = OTHER.exec(text);
  if (found === null || !/\b(?:what|how much)\b/i.test(text)) return undefined;
  const [said, count, named, name, how = '', times, amount, sign] = found;
  const others = text.replace(said, ' # ');
  const groups = [...others.matchAll(GROUP)];
  const people = groups.map(([, many, noun, bare]) => ({ many: Number(many ?? bare), noun: noun ?? '' }));
  const all = people.reduce((sum, { many }) => sum + many, 0);
  const who = (named ?? name ?? '').toLowerCase();
  const few =
    count === undefined ? (people.find(({ noun }) => noun !== '' && noun === who)?.many ?? 1) : Number(count);
  const rest = groups.reduce((left, [each]) => left.replace(each, ' '), others);
  const [, symbol = '', total] = /([$€£])? ?(\d+(?:\.\d+)?)(?! ?%)/.exec(rest) ?? [];
  if (total === undefined || countNumbers(rest) !== 1 || all <= few || groups.length > 2) return undefined;
  // Two groups are told apart by the one that pays otherwise.
  if (groups.length === 2 && !people.some(({ noun }) => noun === who)) return undefined;
  const factor = times === undefined ? FACTORS.find(([word]) => word.test(how))?.[1] : Number(times);
  const more = amount === undefined ? 0 : Number(amount) * (sign === 'less' ? -1 : 1);
  if (factor === undefined && amount === undefined) return undefined;
  const weight = factor ?? 1;
  const shares = all - few + few * weight;
  const unit = (Number(total) - few * more) / shares;
  const own = unit * weight + more;
  if (!(unit >= 0 && own >= 0)) return undefined;
  const sum =
    more === 0
      ? `${total} ÷ ${shown(shares)} shares (${all - few} × 1 + ${few} × ${shown(weight)})`
      : `(${total} ${more < 0 ? '+' : '−'} ${shown(Math.abs(few * more))}) ÷ ${all}`;
  const money = (value: number): string => {
    const isExact = Math.abs(value * 1000 - Math.round(value * 1000)) < 1e-6;
    const plain = isExact ? Number(value.toFixed(3)) : toCents(value);
    return `${symbol}${Number.isInteger(plain) || toCents(plain) !== plain ? plain : plain.toFixed(2)}`;
  };
  const isOdd = [unit, own].some((value) => Math.abs(toCents(value) - value) > 1e-6);
  const note = isOdd ? ' (not whole cents)' : '';
  const [one, left] = [few === 1 ? 'that one pays' : `those ${few} pay`, all - few];
  return `${sum} = ${money(unit)}: ${one} ${bold(money(own))}${few === 1 ? '' : ' each'}, ${left === 1 ? 'the other one' : `the other ${left}`} ${bold(money(unit))}${left === 1 ? '' : ' each'}${note}`;
}
