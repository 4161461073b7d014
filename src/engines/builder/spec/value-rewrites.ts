import { capitalized } from './app-spec.ts';
import type { ListWish } from './list-wishes.ts';
import { type Rewrite, rule, WORD } from './rewrites.ts';

/** The name of a field after its first value or limit was taken; a sentence about a field that is named before goes as a whole. */
function keptName(name: string, found: readonly (string | undefined)[]): string {
  const prompt = String(found.at(-1));
  const before = prompt.slice(0, prompt.indexOf(found[0] ?? ''));
  const isSentence = /(?:^|[.;\n]\s*)$/.test(before);
  return isSentence && before.toLowerCase().includes(bareName(name)) ? '' : name;
}

const firstValue = (name: string, value: string): ListWish => ({
  kind: 'default',
  by: bareName(name),
  value: value.trim().replace(/^["“']|["”']$/g, ''),
  said: `${bareName(name)} ${value.trim()} by default`,
});
const bareName = (name: string): string =>
  name.replace(/^(?:(?:an?|the|its|their|with|and|has|have|of)\s)+/i, '').toLowerCase();

/** The first value of a field, said with its choices or of a field that was named before. */
export const FIRST_VALUES: readonly (readonly [RegExp, Rewrite])[] = [
  // "Status (waiting, done; default waiting)"
  rule(
    String.raw`(${WORD})\s\(([^();]+?)[;,]\s(?:default(?:s\sto|\sis)?|starts?\s(?:as|with)|initially)[:\s]\s?([^();]+)\)`,
    ([, name = '', list, first = ''], { wishes }) => {
      wishes.push(firstValue(name, first));
      return `${name} (${list})`;
    },
  ),
  // "The default status is new, other statuses are sold and lost."
  rule(
    String.raw`(?:the\s)?default\s(${WORD})\sis\s["“']?([^,.;()"”']+?)["”']?,?\s(?:and\s)?(?:the\s)?other\s(?:${WORD}s|ones)\sare\s([^.;()]+)`,
    ([, name = '', first = '', others = ''], { wishes }) => {
      wishes.push(firstValue(name, first));
      return `${capitalized(name)} is ${first}, ${others.replace(/,?\sand\s(?!.*\sand\s)/i, ' or ')}`;
    },
  ),
  // "RSVP starts as pending (pending, yes, no)", as a sentence.
  rule(
    String.raw`(?<=^|[.;]\s)(?:the\s)?(${WORD})\s(?:starts?\s(?:as|at|with)|defaults\sto|is\sinitially)\s([^,.;()]+?)\s\(([^()]+),\s(?:or\s)?([^(),]+)\)`,
    ([, name = '', first = '', list = '', last = ''], { wishes }) => {
      wishes.push(firstValue(name, first));
      return `${name} is ${list} or ${last}`;
    },
  ),
  // "…, default date today", of a field that is named before.
  rule(
    String.raw`(?<=[,;.]\s)(?:the\s)?default\s(${WORD})\s(?:is\s)?([\p{L}\p{N}-]+)(?=\s*(?:[,.;\n]|$))`,
    (found, { wishes }) => {
      const [whole = '', name = '', first = ''] = found;
      const before = String(found.at(-1)).split(whole)[0] ?? '';
      if (!before.toLowerCase().includes(name.toLowerCase())) return whole;
      wishes.push(firstValue(name, first));
      return '';
    },
  ),
];

/** First values and limits behind the name of a field. */
export const LIMITS: readonly (readonly [RegExp, Rewrite])[] = [
  // "Status, default open", "a date that defaults to today".
  rule(
    String.raw`((?:${WORD}\s)?${WORD})(\s\([^()]+\))?(?:,\sdefault(?:ing)?(?:\sis|\sto)?|,?\s(?:that|which)\s(?:starts?\s(?:as|with|at|out\sas)|defaults\sto|is\s(?:initially|at\sfirst))|\sdefaults\sto|\s(?:with|by)\s(?:a\s)?default(?:\svalue)?(?:\sof)?|\sdefaulting\sto)\s(?!and\s|but\s|with\s)([\p{L}\p{N}][^,.;()]*?)(?=\s*(?:[,.;)(\n]|$)|\sand\s)`,
    (found, { wishes }) => {
      const [, name = '', list = '', first = ''] = found;
      wishes.push(firstValue(name, first));
      return `${keptName(name, found)}${list}`;
    },
  ),
  rule(
    String.raw`\(?(?:at\sleast|min(?:imum|\.)?)\s(\d{1,9})(?:,|,?\sand)?\s(?:at\smost|max(?:imum|\.)?|no\smore\sthan)\s(\d{1,9})\)?`,
    ([, least, most]) => `from ${least} to ${most}`,
  ),
  // "Servings (at least 1)", "a party size of at most 12".
  rule(
    String.raw`((?:${WORD}\s)?${WORD}(?<!\s(?:of|is|are|be|that|which|has)))\s\(?(?:(?:that|which)\s)?(?:must\sbe\s|should\sbe\s|has\sto\sbe\s|is\s|of\s|has\s)?(at\sleast|minimum|min\.?|at\smost|maximum|max\.?|no\smore\sthan|not\smore\sthan)\s(\d{1,9})\)?(?=\s*(?:[,.;\n]|$)|\sand\s)`,
    (found, { wishes }) => {
      const [, name = '', word = '', digits = ''] = found;
      const bound = /^(?:at\sleast|min)/i.test(word) ? 'min' : 'max';
      wishes.push({
        kind: 'limit',
        by: bareName(name),
        value: digits,
        bound,
        said: `${bareName(name)} ${word} ${digits}`,
      });
      return keptName(name, found);
    },
  ),
  rule(String.raw`(\b\d+\s${WORD})\s\(default\s([^()]+)\)`, ([, of, first], { missing }) => {
    missing.push(`${first} by default`);
    return of ?? '';
  }),
];
