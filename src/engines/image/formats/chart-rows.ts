import { tokenise } from '../prompt/lexicon.ts';
import { NUMBER_WORDS } from '../prompt/modifiers.ts';
import { titleCase } from '../prompt/texts.ts';
import { MOST_ROWS, spanIn } from './chart-spans.ts';

export interface ChartRow {
  readonly label: string;
  readonly value: number;
  /** It was given in per cent. */
  readonly isShare: boolean;
  /** The unit of the value: "h", "kg". */
  readonly unit?: string;
}

interface ChartNumbers {
  readonly rows: readonly ChartRow[];
  /** The subject of the chart. */
  readonly label: string;
}

const VALUE_FIRST =
  /(\d+(?:\.\d+)?)\s*(%|per ?cent)?\s+(?:(?:of|for)\s+)?(\p{L}[\p{L}'-]*(?: (?!and\b|or\b)\p{L}[\p{L}'-]*)?)/gu;
/** "Q1 120", "Week 2: 15": a number may belong to the label, where another one follows. */
const LABEL_FIRST =
  /(\p{L}{1,12} ?\d{1,2}(?=\s*[:=]|\s+-?\d)|\p{L}[\p{L}'-]*(?: \p{L}[\p{L}'-]*)?)\s*[:=]?\s*((?<!\p{L})-?\d+(?:\.\d+)?)\s*(%|per ?cent)?((?:\s?(?:h|hrs?|hours?|min|kg|g|km|cm|mm|m|l|ml|°[CF]|[€$£k]))(?![\p{L}\d]))?/gu;

const NUMBERS = '(-?\\d+(?:\\.\\d+)?%?(?:(?:,\\s*(?:and\\s+)?|\\s+and\\s+)-?\\d+(?:\\.\\d+)?%?)+)';
const VALUES_FOR = new RegExp(
  `\\b(?:values?|numbers?|data|with|showing)\\s+(?:of\\s+)?${NUMBERS}\\s+for\\s+([\\p{L}' -]+(?:(?:,\\s*(?:and\\s+)?|\\s+and\\s+)[\\p{L}' -]+?)+)(?=[,;.]|$)`,
  'iu',
);

/** "Values 5, 9 and 3 for cats, dogs and birds". */
function valuesFor(prompt: string): ChartRow[] {
  const [, numbers = '', names = ''] = VALUES_FOR.exec(prompt) ?? [];
  const [values, labels] = [numbers, names].map((list) => list.trim().split(/,\s*(?:and\s+)?|\s+and\s+/));
  return values && labels && numbers !== '' && values.length <= labels.length
    ? values.map((value, at) => ({
        label: titleCase(labels[at] ?? ''),
        value: Number.parseFloat(value),
        isShare: value.endsWith('%'),
      }))
    : [];
}

const NAMES_FIRST =
  /\b(?:of|for|showing|comparing)\s+(?:the\s+|my\s+|our\s+)?((?:[\p{L}' -]+?,\s*)*[\p{L}' -]+?(?:,?\s+and\s+)[\p{L}' -]+?)\s*:\s*(-?\d[^:]*)$/iu;

/** "Sleep, work and leisure: 8 h, 9 h, 7 h": as many numbers, and no names beside them. */
function namesFirst(prompt: string): ChartRow[] {
  const [, names = '', numbers = ''] = NAMES_FIRST.exec(prompt) ?? [];
  const labels = names.split(/,\s*(?:and\s+)?|\s+and\s+/).map((one) => one.trim());
  const values = numbers.split(/,\s*(?:and\s+)?|\s+and\s+|;\s*/).map((one) => OF_UNIT.exec(one.trim()));
  if (values.length !== labels.length || values.some((one) => one === null)) return [];
  return values.map((found, at) => ({
    label: titleCase(labels[at] ?? ''),
    value: Number(found?.[1]),
    isShare: /%|per ?cent/.test(found?.[2] ?? ''),
    unit: /%|per ?cent/.test(found?.[2] ?? '') ? '' : (found?.[2] ?? ''),
  }));
}

const OF_UNIT = /^(-?\d+(?:\.\d+)?)(\s?(?:%|°[CF]?|[€$£]|\p{L}{1,12}(?: \p{L}{1,12})?))?[.]?$/u;

const SHARES: ReadonlyMap<string, number> = new Map([
  ['half', 50],
  ['third', 33.3],
  ['quarter', 25],
  ['fifth', 20],
  ['tenth', 10],
]);
export const SHARE_WORDS: readonly string[] = [...SHARES.keys()].flatMap((word) => [word, `${word}s`]);

const SHARE = /\b(?:(an?|one|two|three)\s+)?(half|third|quarter|fifth|tenth)s?\s+(?:of\s+)?(?=\p{L})/giu;

/** "Half apples, a quarter pears": 50% apples, 25% pears. */
const withShares = (text: string): string =>
  [...text.matchAll(SHARE)].length < 2
    ? text
    : text.replace(SHARE, (_, number: string | undefined, share: string) => {
        const times = NUMBER_WORDS.get(number?.toLowerCase() ?? '') ?? 1;
        return `${Number(((SHARES.get(share.toLowerCase()) ?? 0) * times).toFixed(1))}% `;
      });

/** Pairs of a word and a number: "Jan 10, Feb 20", "50% cats and 30% dogs". */
export function chartRows(asked: string): ChartNumbers {
  const prompt = withShares(asked);
  const first = valuesFor(prompt);
  const paired = first.length > 1 ? first : namesFirst(prompt);
  if (paired.length > 1) return { rows: paired.slice(0, MOST_ROWS), label: '' };
  const about =
    /\b(?:of|about|on|for|showing|comparing)\s+(?:the\s+|my\s+|our\s+)?(.+)$/iu.exec(prompt)?.[1] ??
    (prompt.includes(':')
      ? prompt.slice(prompt.indexOf(':'))
      : (/\bwith\s+(.*\d.*)$/iu.exec(prompt)?.[1] ??
        /\b(?:chart|graph|histogram)\s+(.*\d.*)$/iu.exec(prompt)?.[1] ??
        ''));
  const colon = about.indexOf(':');
  // "Of spending with rent 45%, food 25%".
  const [, before = '', after] = colon < 0 ? (/^([^\d,]*?)\s+with\s+(.*\d.*)$/iu.exec(about) ?? []) : [];
  const listed = colon < 0 ? (after ?? about) : about.slice(colon + 1);
  const startsWithNumber = /^\s*(?:a\s+)?\d/.test(listed);
  const byNumber = numberFirst(listed);
  const bare = bareNumbers(listed, prompt);
  const years = byYears(listed);
  const read =
    years.length > 1
      ? years
      : bare.length > 1
        ? bare
        : byNumber.length > 1
          ? byNumber
          : startsWithNumber
            ? valueFirst(listed)
            : labelFirst(listed);
  const rows = withRest(read, listed).slice(0, MOST_ROWS);
  const head = colon < 0 ? about.split(/[,\d]|\b(?:with|from|in(?!\s+\p{Lu}))\b/u)[0] : about.slice(0, colon);
  // "Chart of cats 30, dogs 20" begins with the first of its rows.
  const isRow =
    colon < 0 &&
    rows.length > 1 &&
    rows.some((row) => head && row.label.toLowerCase().startsWith(head.trim().toLowerCase()));
  const label =
    after === undefined ? (isRow ? '' : (head ?? '').trim().replace(LOOSE_END, '')) : before.trim();
  return { rows: rows.length > 1 ? rows : [], label };
}

const BY_YEAR =
  /(?<![\d.,])((?:1[89]|20)\d\d)\s*[:=]?\s*(?:with\s+|at\s+)?(?<=[\s:=])(-?\d{1,3}(?:,\d{3})+|-?\d+(?:\.\d+)?)\s*(%|per ?cent)?(?=\s*[,;.]|\s+and\b|\s+in\b|\s*$)/giu;

/** "2020 340, 2021 410": a year and its value. */
const byYears = (text: string): ChartRow[] =>
  [...text.matchAll(BY_YEAR)].map(([, label = '', value = '0', share]) => ({
    label,
    value: Number(value.replaceAll(',', '')),
    isShare: share !== undefined,
  }));

const LOOSE_END = /\s+(?:over|during|across|by|per|for|between|of|the|last|past|and)$/iu;

const REST =
  /\b(?:the\s+)?(?:rest|remainder|remaining)\s+(?:is\s+|for\s+|goes\s+to\s+|on\s+|in\s+|as\s+)*(\p{L}+)/iu;

/** "And the rest savings": the share that makes them whole. */
function withRest(rows: readonly ChartRow[], text: string): readonly ChartRow[] {
  const [, label] = REST.exec(text) ?? [];
  const sum = rows.reduce((all, { value }) => all + value, 0);
  if (label === undefined || rows.length === 0 || sum >= 100 || !rows.every(({ isShare }) => isShare))
    return rows;
  return [...rows, { label: titleCase(label), value: 100 - sum, isShare: true }];
}

const valueFirst = (text: string): ChartRow[] =>
  [...text.matchAll(VALUE_FIRST)].map(([, value = '0', share, label = '']) => ({
    label: titleCase(label.trim()),
    value: Number(value),
    isShare: share !== undefined,
  }));

const labelFirst = (text: string): ChartRow[] =>
  text.split(/[,;]|\band\b/u).flatMap((part) =>
    [...part.matchAll(LABEL_FIRST)].slice(0, 1).map(([, label = '', value = '0', share, unit = '']) => ({
      label: titleCase(label.trim().replace(OF_ROW, '').trim()),
      value: Number(value),
      isShare: share !== undefined,
      unit: unit.trim(),
    })),
  );

/** "Adults need 8 hours". */
const OF_ROW =
  /(?<=\p{L}\s)(?:needs?|gets?|have|has|wants?|uses?|takes?|eats?|drinks?|sold|scored|is|are|was|were)$/iu;

/** "2021 120, 2022 180": years and other numbers are labels where each has a value. */
function numberFirst(text: string): ChartRow[] {
  const parts = text.split(/[,;]|\band\b/u).map((part) => NUMBER_FIRST.exec(part.trim()));
  return parts.every((found) => found !== null)
    ? parts.map(([, label = '', value = '0', share]) => ({
        label,
        value: Number(value),
        isShare: share !== undefined,
      }))
    : [];
}

/** "From Monday to Saturday: 120, 95": the words before the numbers say what each is of. */
function bareNumbers(text: string, prompt: string): ChartRow[] {
  const parts = text
    .split(/,\s+|;|\band\b/u)
    .map((part) => part.trim())
    .filter(Boolean);
  if (!parts.every((part) => /^\d+(?:\.\d+)?\s*%?$/u.test(part))) return [];
  const labels = spanIn(tokenise(prompt));
  return parts.map((part, at) => ({
    label: labels[at] ?? String(at + 1),
    value: Number.parseFloat(part),
    isShare: part.endsWith('%'),
  }));
}

const NUMBER_FIRST = /^(\d+)\s*[:=\s]\s*(\d+(?:\.\d+)?)\s*(%|per ?cent)?$/u;
