import type { Assets } from '../../engine.ts';
import { companiesIn, namesIn } from '../knowledge/names.ts';
import { placesIn } from '../language/field-values.ts';
import { sentencesOf } from '../language/sentences.ts';
import { AMOUNT, DATE, DAY, foundBy, PHONE, RELATIVE_DATE, TIME } from '../language/text-kinds.ts';
import { contentStems, stem } from '../language/words.ts';
import { bold } from '../skill.ts';

type Finder = (text: string, assets: Assets, instruction: string) => Promise<readonly string[]>;

interface Kind {
  readonly name: string;
  readonly asks: RegExp;
  readonly find: Finder;
}

const by =
  (...patterns: readonly RegExp[]): Finder =>
  async (text) =>
    patterns.map((pattern) => foundBy(pattern, text)).find((found) => found.length > 0) ?? [];

/** A name behind "in" or "at" that is neither a month nor a company's. */
const PLACE =
  /\b(?:in|at|near|to) (?:the )?((?:[A-Z][\p{L}'’-]+)(?:(?:,? | of | de | am | upon )[A-Z][\p{L}'’-]+)*)/gu;

const FACTS: readonly Kind[] = [
  {
    name: 'when',
    asks: /\bwhen\b|\bdates?\b|\bdeadline\b|\b(?:what|which) day\b/i,
    find: by(DAY, RELATIVE_DATE),
  },
  { name: 'time', asks: /\bwhat time\b|\b(?:the|a) times?\b|\band times?\b/i, find: by(TIME) },
  {
    name: 'amount',
    asks: /\bhow much\b(?! (?:time|longer))|\b(?:amounts?|prices?|costs?|totals?|sums?|fees?|money|salary|rent|tax(?:es)?|deposit|balance|refund)\b/i,
    find: by(AMOUNT),
  },
  { name: 'who', asks: /\b(?:who|whom|names?|people|persons?)\b/i, find: peopleIn },
  {
    name: 'where',
    asks: /\b(?:where|places?|cit(?:y|ies)|locations?)\b/i,
    find: async (text, assets, instruction) => {
      const people = await namesIn(text, assets);
      const companies = companiesIn(text).filter((name) => / /.test(name));
      const others = [...people, ...companies];
      const found = EVERY_ONE.test(instruction)
        ? placesIn(text)
        : [...text.matchAll(PLACE)].map(([, name = '']) => name);
      return [...new Set(found)].filter(
        (name) => !others.includes(name) && foundBy(DATE, `${name} 2000`).length === 0,
      );
    },
  },
  {
    name: 'company',
    asks: /\b(?:compan(?:y|ies)|firms?|employers?)\b/i,
    find: async (text) => companiesIn(text),
  },
  { name: 'e-mail', asks: /\be-?mails?\b/i, find: by(/(?<![\w.+-])[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+/g) },
  { name: 'phone', asks: /\b(?:tele)?phones?\b/i, find: by(PHONE) },
  { name: 'link', asks: /\b(?:urls?|links?)\b/i, find: by(/https?:\/\/[^\s<>"')\]]+[^\s<>"')\].,;:!?]/g) },
  {
    name: 'age',
    asks: /\bhow old\b|\bages?\b/i,
    find: by(/\b\d{1,3}(?=[- ]years?[- ]old\b)|(?<=\baged? )\d{1,3}\b/gi),
  },
];

const EVERY_ONE =
  /\b(?:all|every|each|whom)\b|\b(?:dates|amounts|prices|names|people|persons|places|cities|locations|times)\b/i;

/** The text itself is not asked for. */
const GIVEN =
  /\b(?:in|from|of|by|within) (?:this|the|that|my|the following) (?:text|sentence|paragraph|message|note|e-?mail|mail|passage|invoice|letter)\b/gi;

/** Words of a question that only say what is looked for, and where. */
const IDLE = new Set(
  contentStems(
    'text sentence paragraph message note email passage following below given find list show tell extract mentioned mention contained named date day deadline due time amount price cost total sum fee money name person people place city location company phone telephone url link age old address number who whom when where much many',
  ),
);

/**
 * Dates, amounts, names and places that a question asks a text for: of the sentence that speaks of the same, else of
 * the whole text. Undefined where something is asked that has no form of its own, or where it is not sure which one is meant.
 */
export async function factsIn(question: string, text: string, assets: Assets): Promise<string | undefined> {
  const instruction = question.replace(GIVEN, ' ');
  const asked = FACTS.filter(({ asks }) => asks.test(instruction)).toSorted(
    (a, b) => instruction.search(a.asks) - instruction.search(b.asks),
  );
  if (asked.length === 0 || /\bwhy\b|\bhow many\b|\bwhat (?:happened|did)\b/i.test(instruction))
    return undefined;
  const words = contentStems(instruction).filter((word) => !IDLE.has(word));
  const isEach = EVERY_ONE.test(instruction);
  const sentences = sentencesOf(text);
  const near = words.length === 0 ? [text] : aboutSame(sentences, words);
  if (near.length === 0) return undefined;
  const found = await Promise.all(
    asked.map(async ({ name, find }) => {
      const own = await find(near.join(' '), assets, instruction);
      const all = own.length > 0 ? own : await find(text, assets, instruction);
      const labelled =
        all.length > 1 && name !== 'who' ? all.filter((each) => isLabelled(each, text, instruction)) : [];
      return { name, found: labelled.length === 1 ? labelled : all };
    }),
  );
  if (found.every((each) => each.found.length === 0)) return undefined;
  const [first] = found;
  // If several could be meant, the sentence tells which.
  if (words.length > 0 && !isEach && found.some((each) => each.found.length > 1)) return undefined;
  // If the text says more, the sentence with the fact is quoted.
  const quote = words.length > 0 && sentences.length > 1 && near.length === 1 ? `\n\n> ${near[0]}` : '';
  if (found.length === 1 && first !== undefined) return `${first.found.map(bold).join(', ')}${quote}`;
  return found
    .map(
      (each) =>
        `- ${each.name}: ${each.found.length === 0 ? 'I find none' : each.found.map(bold).join(', ')}`,
    )
    .join('\n');
}

/** "Total: $97.20", "built in 1932": a word of the question stands before it. */
function isLabelled(value: string, text: string, instruction: string): boolean {
  const at = text.indexOf(value);
  const before = /([\p{L}]+)(?: amount| price| cost)?(?: (?:is|was|of|on|for|at|in|comes to))?[:=]? ?$/u.exec(
    text.slice(Math.max(0, at - 40), at),
  )?.[1];
  if (before === undefined) return false;
  return contentStems(instruction).includes(stem(before.toLowerCase()));
}

/** The sentences with most of the words; all of them where none has any. */
function aboutSame(sentences: readonly string[], words: readonly string[]): readonly string[] {
  const counts = sentences.map((sentence) => {
    const own = new Set(contentStems(sentence));
    return words.filter((word) => own.has(word)).length;
  });
  const most = Math.max(...counts);
  if (most === 0) return sentences.length === 1 ? sentences : [];
  return sentences.filter((_, at) => counts[at] === most);
}

/** The people who do what the question asks; if the text does not say, all who are named. */
async function peopleIn(text: string, assets: Assets, instruction: string): Promise<readonly string[]> {
  const people = await namesIn(text, assets);
  const verb = /\bwho (?:has |had |have |is |was |will )?(?:\w+ly )?([a-z]+)/i.exec(instruction)?.[1];
  if (verb === undefined || people.length < 2 || /\bwhom\b/i.test(instruction)) return people;
  const base = stem(verb.toLowerCase());
  const doers = people.filter((name) => {
    const at = text.indexOf(name);
    const next = /^(?:,[^,]{1,40},)? (?:has |had |will |is |was )?(?:\w+ly )?([a-z]+)/i.exec(
      text.slice(at + name.length, at + name.length + 80),
    )?.[1];
    return (
      (next !== undefined && stem(next.toLowerCase()) === base) ||
      new RegExp(`\\b${base}\\w* by (?:the )?$`, 'i').test(text.slice(Math.max(0, at - 40), at))
    );
  });
  return doers.length > 0 ? doers : people;
}
