import { BASES, fromRoman, inBase, parseInBase, toRoman } from '../math/numerals.ts';
import { normaliseQuestion } from '../math/phrases.ts';
import { bold, type Skill } from '../skill.ts';

const BASE = '(binary|octal|decimal|hex(?:adecimal)?|base (?:2|8|10|16))';
const TO_BASE = new RegExp(
  `^(?:convert )?(?:(?:the )?${BASE}(?: number)? )?(0[box][\\da-f]+|[\\da-f]+)(?: (?:from |in )?${BASE}(?= (?:in|to|into|as) ))? (?:in|to|into|as) ${BASE}(?:(?:,| and|, and) (?:in |to )?${BASE})?(?:(?:,| and|, and) (?:in |to )?${BASE})?$`,
);
const TO_ROMAN =
  /^(?:convert )?(?:(?:the )?roman numerals? (?:for|of) (\d{1,4})|(\d{1,4}) (?:in|to|into|as) (?:a )?roman(?: numerals?)?)$/;
const FROM_ROMAN =
  /^(?:convert )?(?:(?:the )?roman numeral )?([mdclxvi]+)(?: (?:in|from|is|to|as)(?: a)? (?:roman numerals?|roman|decimal|arabic|number|numbers?))?$/;

/** Binary, octal, decimal, hexadecimal and Roman numerals. */
export const numerals: Skill = {
  name: 'numerals',
  answer({ message }) {
    if (message.length > 120) return undefined;
    const question = normaliseQuestion(message)
      // "binary of 200"
      .replace(
        /^(?:the )?(binary|octal|hex(?:adecimal)?)(?: (?:form|code|representation|number|value))? (?:of|for) (?:the (?:decimal )?number )?(\d+)$/,
        '$2 in $1',
      );
    return inNumerals(question) ?? severalInNumerals(question);
  },
};

/** "0xff in decimal and 0b1011 in hex" */
function severalInNumerals(question: string): string | undefined {
  const parts = question.split(/,? and (?=(?:0[box])?[\da-f]+ (?:in|to|into|as)\b)/).map(inNumerals);
  const known = parts.filter((part) => part !== undefined);
  return parts.length > 1 && known.length === parts.length ? known.join('  \n') : undefined;
}

function inNumerals(question: string): string | undefined {
  const [, base, digits = '', from, ...asked] = TO_BASE.exec(question) ?? [];
  const number = digits === '' ? undefined : parseInBase(digits, BASES[base ?? from ?? '']);
  const targets = asked.filter((target) => target !== undefined);
  if (number !== undefined)
    return targets
      .map(
        (target) =>
          `${digits} = ${bold(inBase(number, BASES[target] ?? 10))}${targets.length > 1 ? ` in ${target}` : ''}`,
      )
      .join('  \n');
  const [, first, second] = TO_ROMAN.exec(question) ?? [];
  const roman = toRoman(Number(first ?? second));
  if (roman !== undefined) return `${first ?? second} = ${bold(roman)}`;
  const written = /\broman\b/.test(question) ? FROM_ROMAN.exec(question)?.[1] : undefined;
  const value = written === undefined ? undefined : fromRoman(written);
  return value === undefined ? undefined : `${written?.toUpperCase()} = ${bold(String(value))}`;
}
