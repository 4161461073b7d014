import type { Snippet } from '../../../snippets/snippets.ts';
import { singular } from '../../reading/text.ts';
import {
  EXAMPLES,
  exampleRows,
  formatOf,
  isFile,
  itemName,
  pascal,
  productIn,
  shownDecimals,
} from '../frame.ts';
import { type Check, fieldsOf, isGiven, type Key, type Measure, type Pipeline, quote } from '../pipeline.ts';
import { testMoment } from './moments.ts';

/** Languages in which the records of a list and of a file are of one type: its fields are those of the wish. */
export abstract class Typed {
  protected readonly pipeline: Pipeline;
  /** The stored reader of CSV. */
  protected readonly parser: string | undefined;
  protected readonly item: string;
  protected readonly list: string;
  protected readonly fields: readonly string[];
  protected readonly type: string;

  constructor(pipeline: Pipeline, parser: string | undefined) {
    this.pipeline = pipeline;
    this.parser = parser;
    this.item = itemName({ ...pipeline, source: { from: 'list' } });
    this.list = pipeline.noun;
    this.fields = fieldsOf(pipeline);
    const type = pascal([singular(pipeline.noun) === 'people' ? 'person' : singular(pipeline.noun)]);
    // In C#, no member has the name of its class.
    this.type = this.fields.some((field) => pascal([field]) === type) ? `${type}Entry` : type;
  }

  protected abstract readonly language: string;
  /** Formats of files besides CSV. */
  protected readonly formats: readonly string[] = [];
  protected abstract get(field: string, of?: string): string;
  /** A test of texts: the first one begins with the second, contains it, or is not blank. */
  protected abstract testText(how: 'starts' | 'contains' | 'filled', text: string, other: string): string;
  protected abstract compareText(text: string, sign: string, other: string): string;
  protected abstract lower(text: string): string;
  protected abstract start(text: string, length: number): string;

  protected number(field: string, of = this.item): string {
    return productIn(this.pipeline, field, (one) => this.get(one, of)) ?? this.get(field, of);
  }

  protected test(check: Check): string {
    const get = this.get(check.field);
    const { ignoresCase } = this.pipeline;
    switch (check.is) {
      case 'present':
      case 'numeric':
        return this.testText('filled', get, '');
      case 'true':
        return `${check.isNot ? '!' : ''}${get}`;
      case 'contains':
        return this.testText('contains', get, quote(check.value));
      case 'within':
        return this.testText(
          'starts',
          get,
          isGiven(check.value) ? check.value.given : quote(String(check.value)),
        );
      case 'oneOf':
      case 'moment':
        return testMoment(check, get, this.language);
      case 'fields':
        return `${this.number(check.field)} ${check.sign} ${this.number(check.other)}`;
      case 'compare': {
        if (typeof check.value === 'number')
          return `${this.number(check.field)} ${check.sign} ${this.decimal(check.value)}`;
        const value = isGiven(check.value) ? check.value.given : quote(check.value);
        if (isGiven(check.value) && check.value.given === 'value')
          return `${this.number(check.field)} ${check.sign} ${value}`;
        return ignoresCase
          ? this.compareText(this.lower(get), check.sign, value.toLowerCase())
          : this.compareText(get, check.sign, value);
      }
    }
  }

  /** To the decimals of the wish, as Java and Kotlin write it. */
  protected rounded(value: string): string {
    const { decimals } = this.pipeline;
    const factor = 10 ** (decimals ?? 0);
    return decimals === undefined ? value : `Math.round(${value} * ${factor}) / ${factor}.0`;
  }

  /** The arguments of the program: a file that the wish does not name, and the values that it leaves open. */
  protected askedArguments(given: readonly string[]): string[] {
    const isAsked = this.path() === undefined && this.pipeline.source.from !== 'stdin';
    return [...(isAsked ? ['FILE'] : []), ...given.map((one) => one.toUpperCase())];
  }

  protected decimal(value: number): string {
    return Number.isInteger(value) ? `${value}.0` : String(value);
  }

  protected key({ field, part }: Key, of = this.item): string {
    const get = this.get(field, of);
    if (part && part !== 'week') return this.start(get, { year: 4, month: 7, day: 10, hour: 13 }[part]);
    return this.pipeline.ignoresCase ? this.lower(get) : get;
  }

  protected tests(): string {
    return this.pipeline.checks.map((check) => this.test(check)).join(' && ');
  }

  protected bound(): string | undefined {
    const { limit } = this.pipeline;
    return limit === undefined ? undefined : isGiven(limit) ? limit.given : String(limit);
  }

  protected isTruth(field: string): boolean {
    return this.pipeline.checks.some((check) => check.is === 'true' && check.field === field);
  }

  protected isNumber(field: string): boolean {
    return this.pipeline.numbers.has(field) && !this.isTruth(field);
  }

  /** The result is printed with so many decimals. */
  protected decimals(measure: Measure): number | undefined {
    return shownDecimals(this.pipeline, measure);
  }

  /** Groups of more than one key have a text as their key in no language. */
  protected isPossible(): boolean {
    const { checks, keys, shape, measures, join, output, target, isMissingZero } = this.pipeline;
    const format = formatOf(this.pipeline);
    return (
      (format === undefined ||
        (format === 'csv' && this.parser !== undefined) ||
        this.formats.includes(format)) &&
      !join &&
      target === undefined &&
      !isMissingZero &&
      (output === 'lines' || (output === 'map' && keys.length === 1 && measures.length <= 1)) &&
      keys.every(({ part, field }) => part !== 'week' && !this.isNumber(field)) &&
      measures.every(({ op }) => op !== 'median') &&
      (shape !== 'totals' || measures.length === 1) &&
      (shape === 'summary' || shape === 'totals' || shape === 'rows' || keys.length === 1) &&
      !checks.some(({ is, field }) => is === 'numeric' || (is === 'present' && this.isNumber(field)))
    );
  }

  /** The cells of the example records. */
  protected rows(cell: (field: string, text: string) => string): readonly (readonly string[])[] {
    return exampleRows(this.pipeline, this.language, (field, { text, isMissing, isCode }) => {
      if (isCode) return cell(field, text);
      const isText = !this.isNumber(field) && !this.isTruth(field);
      return cell(
        field,
        isText ? quote(isMissing ? '' : text) : this.isTruth(field) ? text : this.decimal(Number(text)),
      );
    });
  }

  /** Example values of the parameters. */
  protected givenValues(): string[] {
    return this.pipeline.given.map((one) =>
      one === 'n' ? (EXAMPLES.n ?? '') : one === 'value' ? '10.0' : quote(EXAMPLES[one] ?? ''),
    );
  }

  protected isFile(): boolean {
    return isFile(this.pipeline);
  }

  protected path(): string | undefined {
    const { source } = this.pipeline;
    return source.from === 'file' ? source.path : undefined;
  }

  abstract write(): Snippet | undefined;
}
