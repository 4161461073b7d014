/** Values for the fields of a schema, found in a question. Each number and each quoted text is used once. */
export interface Hints {
  text(name: string): string | undefined;
  formatted(format: string): string | undefined;
  number(name: string, isAllowed: (value: number) => boolean): number | undefined;
  /** The one of these words that the question names. */
  choice(values: readonly string[]): string | undefined;
  /** True when the question speaks of the field at all. */
  mentions(name: string): boolean;
}

export interface HintSource {
  readonly question: string;
  /** An answer that is known already, for fields that are meant to hold it. */
  readonly answer?: string;
}

/** No sentence that names arguments is longer; patterns over more would hold the event loop. */
const LONGEST_QUESTION = 4_000;

export function hintsFrom({ question: whole, answer }: HintSource): Hints {
  const question = whole.slice(0, LONGEST_QUESTION);
  const lower = ` ${question.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  const quoted = [
    ...question.matchAll(/`([^`]+)`|"([^"]+)"|“([^”]+)”|(?<![\p{L}\p{N}])'([^']+)'(?![\p{L}\p{N}])/gu),
  ].map((match) => match.slice(1).find((each) => each !== undefined) ?? '');
  const numbers = [...question.matchAll(/(?<![\p{L}\p{N}.])-?\d+(?:\.\d+)?(?![\p{L}\p{N}])/gu)].map(
    ([text]) => Number(text),
  );
  const found = (pattern: RegExp): string | undefined => pattern.exec(question)?.[0];
  const spoken = (name: string): string => wordsOf(name).join(' ');

  return {
    mentions: (name) => spoken(name) !== '' && lower.includes(` ${spoken(name)} `),
    choice(values) {
      const named = values.filter((value) => lower.includes(` ${spoken(value)} `));
      return named.toSorted((a, b) => b.length - a.length)[0];
    },
    formatted(format) {
      const pattern = FORMATTED[format];
      return pattern ? found(pattern)?.replace(/[.,;:!?)]+$/, '') : undefined;
    },
    number(name, isAllowed) {
      const beside = nearest(question, name);
      if (beside !== undefined && isAllowed(beside)) {
        const at = numbers.indexOf(beside);
        if (at >= 0) numbers.splice(at, 1);
        return beside;
      }
      if (ANSWERS.test(name) && answer !== undefined) {
        const result = /\*\*\s*(-?\d+(?:\.\d+)?)/.exec(answer)?.[1] ?? /-?\d+(?:\.\d+)?/.exec(answer)?.[0];
        if (result !== undefined && isAllowed(Number(result))) return Number(result);
      }
      const at = numbers.findIndex(isAllowed);
      return at < 0 ? undefined : numbers.splice(at, 1)[0];
    },
    text(name) {
      const labelled = labelledText(question, name);
      if (labelled !== undefined) {
        const at = quoted.indexOf(labelled);
        if (at >= 0) quoted.splice(at, 1);
        return labelled;
      }
      if (answer !== undefined && ANSWERS.test(name)) return answer;
      if (/(?:^|_)(?:url|uri|link|href)$/i.test(name))
        return found(/https?:\/\/[^\s"'`<>]+[^\s"'`<>.,;:!?)]/);
      if (/e-?mail/i.test(name)) return found(/[\w.+-]+@[\w-]+\.[\w.-]*\w/);
      if (/path|file|director|folder/i.test(name)) {
        return found(/(?:[\w.~-]*\/)+[\w.-]*\w|\b[\w-]+\.[a-z]\w{0,7}\b/) ?? quoted.shift();
      }
      if (PLACES.test(name)) return place(question) ?? quoted.shift();
      if (WHOLE.test(name)) return quoted.shift() ?? (question.trim() || undefined);
      return quoted.shift();
    },
  };
}

const ANSWERS =
  /^(?:final_?)?(?:answer|result|response|output|reply|value|total|sum|solution|explanation|summary)$/i;
const WHOLE =
  /^(?:query|question|prompt|text|input|message|content|task|description|q|topic|search|search_?query|instruction|instructions|request|goal|reason|justification)$/i;
const PLACES =
  /(?:^|_)(?:location|city|place|where|country|town|address|destination|origin|region|area)(?:$|_)/i;
const FORMATTED: Readonly<Record<string, RegExp>> = {
  date: /\b\d{4}-\d{2}-\d{2}\b/,
  'date-time': /\b\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})/,
  email: /[\w.+-]+@[\w-]+\.[\w.-]*\w/,
  uri: /https?:\/\/[^\s"'`<>]+/,
  url: /https?:\/\/[^\s"'`<>]+/,
  uuid: /\b[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}\b/,
  ipv4: /\b(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)\b/,
};

/** `dueDate`, `due_date` and `due-date` are spoken "due date". */
export function wordsOf(name: string): string[] {
  return name
    .slice(0, 200)
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** The name as a pattern, in any way of writing it; undefined for names without words. */
function named(name: string): string | undefined {
  const words = wordsOf(name);
  return words.length === 0 || words.length > 6 ? undefined : words.join('[\\s_-]?');
}

/** `name: x`, `name = x`, `name is "x"`, `name "x"`. */
function labelledText(question: string, name: string): string | undefined {
  const label = named(name);
  if (label === undefined) return undefined;
  const start = `(?<![\\p{L}\\p{N}])${label}["'\`]?`;
  const exact = new RegExp(
    `${start}(?:\\s*[:=]\\s*|\\s+(?:is|of|to|as|called|named)?\\s*)(?:"([^"]*)"|\`([^\`]*)\`|'([^']*)')`,
    'iu',
  ).exec(question);
  if (exact) return exact.slice(1).find((each) => each !== undefined);
  const plain = new RegExp(
    `${start}(?:\\s*[:=]|\\s+is)\\s+([^,;\\n]{1,200}?)(?=[,;\\n]|\\s+and\\s|[.?!](?:\\s|$)|$)`,
    'iu',
  ).exec(question);
  return plain?.[1]?.trim();
}

/** A number beside the name: `days: 3`, `days = 3`, `3 days`. */
function nearest(question: string, name: string): number | undefined {
  const label = named(name);
  if (label === undefined) return undefined;
  const number = '(-?\\d+(?:\\.\\d+)?)';
  const match =
    new RegExp(`(?<![\\p{L}\\p{N}])${label}["'\`]?\\s*(?:[:=]|is|of|to)?\\s*${number}`, 'iu').exec(
      question,
    ) ?? new RegExp(`(?<![\\p{L}\\p{N}.])${number}\\s+${label}(?![\\p{L}\\p{N}])`, 'iu').exec(question);
  return match ? Number(match[1]) : undefined;
}

function place(question: string): string | undefined {
  const match = /\b(?:in|at|for|near|from|to|of)\s+(\p{Lu}[\p{L}.'-]*(?:,?\s\p{Lu}[\p{L}.'-]*){0,4})/u.exec(
    question,
  );
  return match?.[1]?.replace(/[.']+$/, '');
}
