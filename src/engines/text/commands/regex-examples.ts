import type { Described } from './regex-kind.ts';

/** Texts that were given to show what is meant: they must match. */
const VALUE =
  '(?!(?:one|two|three|\\d{1,2})(?: (?:to|or) \\d{1,2})? (?:[a-z]+ ?-?)?(?:letters?|digits?|numbers?|characters?|chars|capitals?|dash|hyphen)\\b)["\'`]?[^\\s,"\'`]*[\\d#@:._/+-][^\\s,"\'`]*["\'`]?(?: [ap]m\\b)?';
const VALUES = `(${VALUE}(?:(?:, (?:and |or )?| (?:and|or) | )${VALUE})*)\\)?`;
export const EXAMPLES = new RegExp(
  `[,;]? ?\\(?(?:(?:in|of) the (?:form|format|style)(?: of)?(?= \\S*\\d)|like|such as|e\\.?g\\.?,?|for example,?|for instance,?) ${VALUES}`,
  'i',
);
/** Texts that must not match. */
export const COUNTEREXAMPLES = new RegExp(
  `[,;]? ?\\(?(?:(?:but|and|it|which|that) )*(?:not|never|rejects?|excluding|(?:does|do|should|must|may)(?:n't| not) match)(?: like| such as)? ${VALUES}`,
  'i',
);

/** "like B-XY 123: …": what stands before the colon is the example, with the spaces in it. */
export const WHOLE_EXAMPLE =
  /,? ?\b(?:like|such as|e\.?g\.?,?) ["'`]?([^:,"'`]{2,30}?\d[^:,"'`]{0,20}?)["'`]?:(?= )/i;

/** Texts that a question gives to show what is to be matched. */
export function examplesIn(asked: string, pattern = EXAMPLES): readonly string[] {
  const whole = pattern === EXAMPLES ? WHOLE_EXAMPLE.exec(asked)?.[1] : undefined;
  if (whole !== undefined) return [whole];
  const said = pattern.exec(asked)?.[1];
  return said === undefined
    ? []
    : said.split(/,? (?:and|or) |, /).map((each) =>
        each
          .replace(/\?$/, '')
          .replace(/^["'`]|["'`,]$/g, '')
          .trim(),
      );
}

/** A name for a kind of text, and nothing that says more of it. */
const NAME_ONLY =
  /^(?:(?:an?|the|all|our|my|any|valid) )*[a-z]+(?: (?!with\b|without\b|or\b|and\b|that\b)[a-z]+){0,2}$/i;

/** "invoice numbers like INV-20417": the letters, digits and signs of the one example. */
export function byExample(said: string, [example = '', ...others]: readonly string[]): Described | undefined {
  if (
    others.length > 0 ||
    !NAME_ONLY.test(said) ||
    !/^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d_/.#-]{4,24}$/.test(example)
  )
    return undefined;
  const source = example.replace(/[A-Z]+|[a-z]+|\d+|[^A-Za-z\d]/g, (run) =>
    /[A-Za-z\d]/.test(run)
      ? `${runOf(run)}${run.length === 1 ? '' : `{${run.length}}`}`
      : run.replace(/[/.]/, '\\$&'),
  );
  const wrong = example.replace(/\d/, 'x');
  return {
    task: `${said} like \`${example}\``,
    source,
    yes: [example],
    no: [wrong, `${example}0`],
    note: 'Read from the one example: say how many letters and digits there may be, if they differ.',
  };
}
const runOf = (run: string): string => (/\d/.test(run) ? '\\d' : /[A-Z]/.test(run) ? '[A-Z]' : '[a-z]');

/** "dates like 12/31/2024" show their form; a day beyond 12 tells it from the month. */
export function dateForm(asked: string, [example = '']: readonly string[]): string | undefined {
  const [, one = '', sign = '', two = '', three = ''] =
    /^(\d{1,4})([-/.])(\d{1,2})\2(\d{1,4})$/.exec(example) ?? [];
  if (/^\d\d:\d\d:\d\d$/.test(example)) return asked.replace(/\btimes?\b/i, 'time with seconds');
  if (sign === '' || !/\bdates?\b/i.test(asked)) return undefined;
  const [month, day] = [one, two].map((part) => part.length === 1).includes(true) ? ['m', 'd'] : ['mm', 'dd'];
  if (one.length === 4) return asked.replace(/\bdates?\b/i, `date yyyy${sign}mm${sign}dd`);
  if (three.length !== 4) return undefined;
  const isDayFirst = Number(one) > 12 || (sign === '.' && Number(two) <= 12);
  return asked.replace(
    /\bdates?\b/i,
    isDayFirst ? `date ${day}${sign}${month}${sign}yyyy` : `date ${month}${sign}${day}${sign}yyyy`,
  );
}
