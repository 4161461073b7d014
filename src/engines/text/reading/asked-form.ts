import { type Given, isPartial, lastBold, notAnswered } from '../skill.ts';
import { findUnit } from '../units/units.ts';

/** A form in which a result is wanted: whether an answer has it, and the answer with it. */
interface Form {
  readonly said: string;
  isMet(text: string): boolean;
  apply(text: string, answer: Answer): string | undefined | Promise<string | undefined>;
}

/** Asks the skills, also for what goes on from an answer. */
type Answer = (message: string, lastAnswer?: string) => Promise<Given | undefined>;

/** These compute, and may pass over the form that is asked for. */
const COMPUTED: ReadonlySet<string> = new Set([
  'word-problem',
  'arithmetic',
  'units',
  'dates',
  'clock-time',
  'equation',
]);

const ROUNDED =
  /(?:,| and)? ?\(?(?:(?:rounded|round(?: it| that)?)(?: (up|down|off))?(?: to (?:the )?(?:nearest )?([a-z]+(?: number)?|\d{1,2} (?:decimals?(?: places?)?|places|digits after the (?:decimal )?point)))?|(?:to|with) (?:the nearest ([a-z]+(?: number)?)|(\d{1,2}|one|two|three|four) (?:decimals?(?: places?)?|places)))\)?[?.! ]*$/i;
const NEAREST: Readonly<Record<string, number>> = {
  'whole number': 0,
  whole: 0,
  integer: 0,
  one: 0,
  unit: 0,
  tenth: 1,
  hundredth: 2,
  cent: 2,
  thousandth: 3,
  ten: -1,
  hundred: -2,
  thousand: -3,
};
const COUNTS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4 };
const KIND =
  /,? (?:as|in|into) (?:an? )?(percent(?:age)?|decimal|fraction)(?: and (?:as |in )?(?:an? )?(percent(?:age)?|decimal|fraction))?[?.! ]*$/i;
const REMAINDER = /^(.*?(\d+) ?(?:divided by|\/|÷) ?(\d+)),? (?:with|and) (?:the |an? )?remainder[?.! ]*$/i;
const UNIT =
  /,? (?:in|into|as|per)(?: an?)? ((?:square |cubic |sq\.? |cu\.? )?[a-zµ²³/]+\d?(?: per [a-z]+)?)[?.! ]*$/i;
const MONEY: Readonly<Record<string, RegExp>> = {
  dollars: /\$|dollar|usd/i,
  euros: /€|euro/i,
  pounds: /£|pound|gbp|\blb\b/i,
  yen: /¥|yen/i,
};

const numberIn = (text: string): number =>
  Number(/-?[\d,]*\.?\d+/.exec(lastBold(text) ?? '')?.[0].replaceAll(',', '') ?? Number.NaN);
const placesOf = (text: string): number => /\.(\d+)/.exec(lastBold(text) ?? '')?.[1]?.length ?? 0;

const signOf = (text: string): string => (text.includes('≈') ? '≈' : '=');
/** Behind the sum, or below it where more is said. */
const joined = (text: string, sign: string, result: string): string =>
  text.includes('\n')
    ? `${text}\n\nThat is ${sign === '=' ? '' : 'about '}**${result}**.`
    : `${text} ${sign} **${result}**`;

/** The last result anew. */
function withResult(
  text: string,
  sign: string,
  change: (number: string) => string | undefined,
): string | undefined {
  const bold = lastBold(text);
  const number = /-?[\d,]*\.?\d+/.exec(bold ?? '')?.[0];
  const made = number === undefined ? undefined : change(number.replaceAll(',', ''));
  return made === undefined || bold === undefined || number === undefined || /\d\/\d/.test(bold)
    ? undefined
    : joined(text, sign, bold.replace(number, made));
}

function rounding(said: string, places: number, direction: string | undefined): Form {
  const scale = 10 ** places;
  const round = direction === 'up' ? Math.ceil : direction === 'down' ? Math.floor : Math.round;
  return {
    said,
    isMet: (text) => placesOf(text) <= Math.max(0, places) && places >= 0,
    apply: (text) =>
      withResult(text, '≈', (number) => {
        // A power of two has no decimal that is a little less than it.
        const value = round(Number((Number(number) * scale).toPrecision(12))) / scale;
        return Number.isFinite(value) ? value.toFixed(Math.max(0, places)) : undefined;
      }),
  };
}

function kind(said: string, name: string): Form {
  if (name.startsWith('percent'))
    return {
      said,
      isMet: (text) => /%/.test(lastBold(text) ?? ''),
      apply: (text) => {
        const value = numberIn(text.replace(/\*\*\S+\*\* ≈ ([\d.]+)$/, '**$1**')) * 100;
        return Number.isFinite(value)
          ? joined(text, signOf(text), `${Number(value.toPrecision(8))}%`)
          : undefined;
      },
    };
  if (name === 'decimal')
    return { said, isMet: (text) => !/[/%]/.test(lastBold(text) ?? '/'), apply: () => undefined };
  return {
    said,
    isMet: (text) => (lastBold(text) ?? '').includes('/'),
    apply: (text) =>
      text.includes('≈')
        ? undefined
        : withResult(text, '=', (number) => {
            const below = 10 ** (number.split('.')[1]?.length ?? 0);
            const above = Math.round(Number(number) * below);
            let [a, b] = [Math.abs(above), below];
            while (b > 0) [a, b] = [b, a % b];
            return `${above / a}/${below / a}`;
          }),
  };
}

function unitForm(said: string, name: string): Form | undefined {
  const money = MONEY[name.toLowerCase()];
  const unit = findUnit(name);
  if (money !== undefined && unit === undefined)
    return { said, isMet: (text) => money.test(text), apply: () => undefined };
  if (unit === undefined) return undefined;
  const shown = /^[a-z][a-z ]{2,}/i.test(name) ? name : unit.symbol;
  return {
    said,
    isMet: (text) =>
      // "how many minutes in a week", "the price per litre"
      [...text.matchAll(/\bper ([a-z²]+)/gi)].some(([, per = '']) => findUnit(per)?.symbol === unit.symbol) ||
      [...text.matchAll(/\*\*[^*\d]*[\d.,:]+ ?([^*]+)\*\*/g)].some(
        ([, own = '']) =>
          findUnit(own)?.symbol === unit.symbol || own.toLowerCase().startsWith(name.toLowerCase()),
      ),
    apply: async (text, answer) => {
      const pace = /^(\d+):(\d\d) minutes per (km|mile)$/.exec(lastBold(text) ?? '');
      if (pace !== null) return paceIn(text, pace, unit.symbol);
      const made = await answer(`in ${name}`, text);
      const result = made?.skill === 'units' && isWhole(made.text) ? lastBold(made.text) : undefined;
      return result === undefined
        ? undefined
        : joined(text, signOf(`${text}${made?.text}`), result.replace(unit.symbol, shown));
    },
  };
}

const KM_IN_A_MILE = 1.609344;
function paceIn(
  text: string,
  [, minutes, seconds, per]: RegExpExecArray,
  symbol: string,
): string | undefined {
  if (symbol !== 'km' && symbol !== 'mi') return undefined;
  const each = Number(minutes) * 60 + Number(seconds);
  const made = Math.round(per === 'km' ? each * KM_IN_A_MILE : each / KM_IN_A_MILE);
  const rest = String(made % 60).padStart(2, '0');
  return joined(text, '≈', `${Math.floor(made / 60)}:${rest} minutes per ${symbol === 'km' ? 'km' : 'mile'}`);
}

const isWhole = (text: string): boolean =>
  !isPartial(text) && !/was not considered|cannot be converted/.test(text);

/** The forms at the end of a question, the outermost first, and the question without them. */
function formsIn(message: string): { readonly bares: readonly string[]; readonly forms: readonly Form[] } {
  const forms: Form[] = [];
  const bares: string[] = [];
  let bare = message.trim();
  const take = (pattern: RegExp, read: (found: RegExpExecArray) => readonly (Form | undefined)[]): void => {
    const found = pattern.exec(bare);
    const made = found === null ? [] : read(found);
    if (found === null || made.length === 0 || made.includes(undefined)) return;
    forms.push(...made.flatMap((form) => form ?? []));
    bare = bare.slice(0, found.index);
    bares.push(bare);
  };
  take(ROUNDED, ([said = '', direction, one, other, count]) => {
    const nearest = (one ?? other)?.toLowerCase() ?? '';
    const number = /^\d+/.exec(nearest)?.[0] ?? count;
    const places =
      number === undefined
        ? nearest === '' && direction !== undefined
          ? 0
          : NEAREST[nearest]
        : (COUNTS[number.toLowerCase()] ?? Number(number));
    return [
      places === undefined ? undefined : rounding(said.replace(/^[, ]+|[?.! ]+$/g, ''), places, direction),
    ];
  });
  take(KIND, ([, one, other]) =>
    [one, other].flatMap((name) => (name === undefined ? [] : [kind(`as ${name}`, name.toLowerCase())])),
  );
  take(UNIT, ([said = '', name = '']) => [unitForm(said.replace(/^[, ]+|[?.! ]+$/g, ''), name)]);
  return { bares, forms };
}

/** "7 divided by 3 with remainder" */
function withRemainder(message: string): string | undefined {
  const [, , one, other] = REMAINDER.exec(message) ?? [];
  if (one === undefined || other === undefined || /^0+$/.test(other)) return undefined;
  const [a, b] = [BigInt(one), BigInt(other)];
  return `${a} ÷ ${b} = **${a / b} remainder ${a % b}**`;
}

/** The answer in the unit, the rounding and the kind of number that are asked for, or with a note that it is not. */
export async function inAskedForm(
  message: string,
  first: Given | undefined,
  answer: Answer,
): Promise<Given | undefined> {
  if (first && !COMPUTED.has(first.skill)) return first;
  const divided = withRemainder(message);
  if (divided !== undefined) return { skill: 'arithmetic', text: divided };
  const { bares, forms } = formsIn(message);
  if (forms.length === 0 || (first && isWhole(first.text) && forms.every((form) => form.isMet(first.text))))
    return first;
  let given = first && isWhole(first.text) ? first : undefined;
  for (const bare of bares) {
    if (given !== undefined) break;
    const made = await answer(bare);
    if (made !== undefined && COMPUTED.has(made.skill) && isWhole(made.text)) given = made;
  }
  if (given === undefined) return first;
  let { text } = given;
  const missing: string[] = [];
  // The unit stands before the rounding: it changes the number.
  for (const form of forms.toReversed()) {
    const made = form.isMet(text) ? text : await form.apply(text, answer);
    if (made === undefined) missing.push(form.said);
    text = made ?? text;
  }
  if (missing.length > 0 && first === undefined) return undefined;
  return { ...given, text: [text, notAnswered(missing)].filter((each) => each !== '').join('\n\n') };
}
