import { NUMBER_WORDS } from '../prompt/modifiers.ts';

/** A worksheet as its words ask for it. */
export interface Worksheet {
  /** The prompt without them, with a number for the things of each row. */
  readonly rest: string;
  /** "Count the apples". */
  readonly task: string | undefined;
  /** Sums, such as "2 + 3 =". */
  readonly sums: readonly string[];
  /** Room for an answer at the end of each row. */
  readonly answer: 'box' | 'circle' | 'line' | undefined;
  /** A line for the name of who fills it in. */
  readonly hasName: boolean;
}

const NUMBER = `(?:\\d+|${[...NUMBER_WORDS.keys()].filter((word) => /^[a-z]+$/.test(word)).join('|')})`;
const THINGS = '(\\p{L}+(?:\\s\\p{L}+)?s\\b|fish|sheep|deer)';

/** "With 4, 7 and 5 apples". */
const SHARED = new RegExp(
  `(?:${NUMBER}\\s+)?(?:rows?\\s+(?:with|of)\\s+)?(${NUMBER}(?:\\s*,\\s*${NUMBER})*\\s*,?\\s+and\\s+${NUMBER})\\s+${THINGS}`,
  'giu',
);
/** "Three rows of 5 stars". */
const EACH = new RegExp(`(${NUMBER})\\s+rows\\s+(?:with|of)\\s+(${NUMBER})\\s+${THINGS}`, 'giu');

const ANSWER =
  /,?\s*(?:(?:and|with|each\s+with|each\s+has|followed\s+by)\s+)*(?:an?\s+|the\s+)?(?:(?:empty|blank|answer|small|big|white)\s+)*(box|square|circle|line|blank|space)(?:es|s)?\b(?:\s+(?:at\s+the\s+(?:end|right)(?:\s+of\s+(?:each|every|the)\s+rows?)?|(?:beside|after|next\s+to|behind|in|for)\s+(?:each|every|the|them|it)(?:\s+(?:rows?|group|one|answers?|numbers?|total))?|to\s+(?:write|fill)\s+(?:in\s+)?(?:the\s+)?(?:answers?|numbers?|totals?)(?:\s+in)?|for\s+(?:answers?|numbers?)))+/iu;
const TASK =
  /(?:^|[:,;]\s*)((?:count|circle|colou?r|find|name|write)\s+(?:in\s+)?(?:the|all|how\s+many)\s+[\p{L} ]+?)(?=\s*(?:[,;:.]|$))/iu;
const SUM = /(\d+)\s*([+−–×x*÷/-])\s*(\d+)(?:\s*=\s*\??)?/giu;
const NAME =
  /,?\s*(?:(?:and|with)\s+)?(?:an?\s+)?(?:name\s+line|(?:line|space|place|field)\s+for\s+(?:the|a|your)?\s*name)(?:\s+at\s+the\s+top)?/iu;

const numberFrom = (word: string): number => NUMBER_WORDS.get(word.toLowerCase()) ?? Number(word);

export function readWorksheet(prompt: string): Worksheet {
  const sums = [...prompt.matchAll(SUM)].map(
    ([, one, sign, other]) => `${one} ${sign === '-' ? '−' : sign} ${other} =`,
  );
  const [, task] = TASK.exec(prompt) ?? [];
  const [, answer] = ANSWER.exec(prompt) ?? [];
  const rest = prompt
    .replace(NAME, ' ')
    .replace(ANSWER, ' ')
    .replace(SUM, ' ')
    .replace(TASK, ' ')
    .replace(EACH, (_, rows: string, each: string, things: string) =>
      Array.from({ length: Math.min(MOST_ROWS, numberFrom(rows)) }, () => `${each} ${things}`).join(' and '),
    )
    .replace(SHARED, (_, numbers: string, things: string) =>
      numbers
        .split(/\s*,\s*and\s+|\s*,\s*|\s+and\s+/i)
        .map((number) => `${number} ${things}`)
        .join(' and '),
    );
  const isLine = /^(?:line|blank|space)$/i.test(answer ?? '');
  return {
    rest,
    task: task && `${task.slice(0, 1).toUpperCase()}${task.slice(1)}`,
    sums,
    answer: answer === undefined ? undefined : isLine ? 'line' : /circle/i.test(answer) ? 'circle' : 'box',
    hasName: NAME.test(prompt),
  };
}

/** More would be too small. */
export const MOST_ROWS = 8;
