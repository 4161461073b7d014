import { capital } from '../../../capital.ts';
import type { Field } from '../../records/read-record.ts';
import { isNumeric, Measures, nameOf, type Query } from './measures.ts';

const DONE = /^(?:done|finished|completed?)$/;
/** Words for things that are not done, or not taken. */
const LACKING: readonly (readonly [RegExp, string])[] = [
  [DONE, 'open|unfinished|outstanding|pending|left|remaining|to do|undone|incomplete|uncompleted'],
  [/^(?:bought|packed|paid|sold|returned|checked|watched|read)$/, 'missing|left|remaining|open|outstanding'],
  [/^(?:borrowed|lent|rented|sold|reserved|booked|taken)$/, 'available|free'],
  [/^active$/, 'inactive'],
];
const SAME_AS: readonly (readonly [RegExp, string])[] = [[DONE, 'done|finished|completed?']];

const READS =
  '(?:filters?|selects?|keeps?|returns?|gets?|lists?|finds?|shows?|gives?|collects?)(?: back)?(?: an? (?:list|array) of)?';
const SUMS =
  '(?:totals?(?: up)?|sums?(?: up)?|adds? up|(?:calculates?|computes?|returns?|gives?|gets?) (?:the )?(?:total|sum)(?: (?:price|cost|amount|value|of|for))*)';
const COUNTS =
  '(?:counts?(?: how many| the number of)?|(?:returns?|gives?|tells?|says?) (?:how many|the (?:number|count) of))';

const otherWords = (table: readonly (readonly [RegExp, string])[], word: string): string[] =>
  table.flatMap(([pattern, words]) => (pattern.test(word) ? words.split('|') : []));

/** Reads functions over what is, or is not, as a truth value of the records says. */
export class Flagged extends Measures {
  /** "What is still unpacked", "the books that are not borrowed". */
  flagged(): Query | undefined {
    for (const flag of this.fields) {
      const query = flag.type === 'bool' ? this.#of(flag) : undefined;
      if (query) return query;
    }
    return undefined;
  }

  /** A thing that is done is late no more. */
  get finished(): Field | undefined {
    return this.fields.find(
      ({ type, words }) =>
        type === 'bool' && /^(?:done|finished|completed?|paid|returned)$/.test(words.at(-1) ?? ''),
    );
  }

  #of(flag: Field): Query | undefined {
    const word = flag.words.at(-1) ?? '';
    const having = [word, ...otherWords(SAME_AS, word)];
    const lacking = [`un-?${word}`, `in${word}`, ...otherWords(LACKING, word)];
    const said = `(?:(${having.join('|')})|(${lacking.join('|')}))`;
    const what = `(?:what|whatever|everything(?: that| which)?|(?:(?:only|just|all|the|those|of|every) )*(?:${this.rows}(?: (?:that|which|who))?|those(?: that| which)?|that))`;
    const deed = `\\b(?:(${COUNTS})|(${SUMS})|${READS}) `;
    const tail = `(?: yet)?(?! by\\b)(?![a-z])`;
    const found =
      this.wish.take(
        new RegExp(
          `${deed}(?:${what} )?(?:(?:is|are|was|were|has been|have been|(?:is|are)(?=n't))(?: still| currently| already)?|(?:has|have)(?= not been)|still (?:is|are|needs? to be|has to be|have to be))(n't| not)?(?: yet| been| still| currently)* ?${said}${tail}`,
        ),
      ) ??
      this.wish.take(
        new RegExp(
          `${deed}(?:(?:only|just|all|the|of|still|currently) )*(not (?:yet )?)?${said} ${this.rows}${tail}`,
        ),
      );
    if (!found) return undefined;
    const [all, counts, sums, not, has] = found;
    const isLacking = (has === undefined) !== (not !== undefined || /still needs|still ha/.test(all));
    const test = `${isLacking ? 'not ' : ''}one.${nameOf(flag)}`;
    const name = `${isLacking ? 'not' : ''}${isLacking ? capital(word) : word}`;
    if (counts !== undefined) return this.#folded(`count${capital(name)}`, 'int', test, '1');
    if (sums !== undefined) {
      const of = (names: RegExp): Field | undefined =>
        this.fields.find((one) => isNumeric(one) && names.test(one.words.at(-1) ?? ''));
      const value = of(/^(?:price|cost|amount|total|value)$/) ?? of(/./);
      const times = of(/^(?:quantity|count|pieces)$/);
      if (!value) return undefined;
      const type = value.type === 'int' ? 'int' : 'float';
      const each = `one.${nameOf(value)}${times && times !== value ? ` * one.${nameOf(times)}` : ''}`;
      return this.#folded(`total${capital(name)}`, type, test, each);
    }
    return {
      name: `${name}${capital(this.many)}`,
      given: this.many,
      result: `[${this.type}]`,
      lines: [
        `let found: [${this.type}] = []`,
        `for one in ${this.many}`,
        `  if ${test}`,
        '    append(found, one)',
        'return found',
      ],
      shows: 'records',
    };
  }

  #folded(name: string, result: 'int' | 'float', test: string, each: string): Query {
    return {
      name,
      given: this.many,
      result,
      lines: [
        `let result = ${result === 'int' ? '0' : '0.0'}`,
        `for one in ${this.many}`,
        `  if ${test}`,
        `    result += ${each}`,
        'return result',
      ],
      shows: 'value',
    };
  }
}
