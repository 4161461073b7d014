import { readTests } from '../../parts/read-tests.ts';
import { NUMBER, numberOf, WishText } from '../reading/text.ts';
import type { Framework, Program } from './source.ts';

const words = (text: string): string[] => text.split(' ');

/** Words that no program has to answer by themselves. */
const SILENT = words(
  "a an the and or but that which who whose this these those it its it's them they their his her my me i i'd you we our us to of in on at by for from with without into onto as is are be was were been has have had do does doing can could should would may might must shall will won't not if then than so also too please quick simple small little tiny short nice basic good clean proper complete full write make create build give need want code script program tool function func method class python python3 py quickly using use uses used via what when where while there here each every all any some one ones thing things let lets get gets let's put puts take takes takes given named called new own just only both either please thanks hello hi homework exercise school project work works working run runs running like about returning giving want wants command line cli app application terminal file files text able should input output prints print printed prints shows show display displays returns return returned read reads reading writes writing write save saves saved stored store",
);

/** "Unittest included". */
const INCLUDED_TESTS =
  /[\s,;.(]*\b((?:an? )?(?:pytest|unittests?|unit tests?|tests?)(?: tests?)?) (?:are |is |should be )?included\b/i;

/** Tests that a clause says more about: "a unittest that doesn't sleep"; the clause stays in the wish. */
const TOLD_TESTS =
  /[\s,;.(]*(?:[,;.] ?(?=pytest|unittest|unit tests?|tests? )|\b)(?:(?:with|and|plus|including|includes?|also|add|write|provide|have|has|please) |(?<=[,;.] ?)(?=pytest|unittest|unit tests?|tests? ))+((?:(?:an?|the|some|few|couple|of|basic|simple|small|short|proper|good|\d|two|three|four|five|unit|pytest|unittest) )*(?:(?:unit|pytest|unittest)[- ]?)?(?:tests?|pytest|unittest)(?: (?:cases?|suite|class|file|functions?))?)\b(?! (?:data|files?|results?|scores?|folder))/i;

function testsIn(prompt: string): { readonly rest: string; readonly said: string } | undefined {
  const asked = readTests(prompt);
  if (asked) return asked;
  const found = INCLUDED_TESTS.exec(prompt) ?? TOLD_TESTS.exec(prompt);
  if (!found) return undefined;
  return {
    rest: `${prompt.slice(0, found.index)} ${prompt.slice(found.index + found[0].length)}`,
    said: found[1] ?? '',
  };
}

/** A wish for Python, from which the kinds take what they understand. */
export class PythonWish extends WishText {
  readonly tests: { readonly framework: Framework; readonly said: string } | undefined;
  #isTested = false;

  constructor(prompt: string) {
    const tests = testsIn(prompt);
    super(tests?.rest ?? prompt);
    const said = tests?.said ?? '';
    const framework = /unittest/i.test(said)
      ? 'unittest'
      : /\basserts?\b|\bassertions?\b/i.test(said) && !/pytest|\btests?\b/i.test(said)
        ? 'asserts'
        : 'pytest';
    this.tests = tests && { framework, said: tests.said };
  }

  /** True if the wish matches. */
  says(pattern: RegExp): boolean {
    return this.take(pattern) !== undefined;
  }

  /** Takes all places of a pattern. */
  takeAll(pattern: RegExp): RegExpExecArray[] {
    const found: RegExpExecArray[] = [];
    for (let one = this.take(pattern); one; one = this.take(pattern)) found.push(one);
    return found;
  }

  /** The first group of a pattern as it was written. */
  name(pattern: RegExp): string | undefined {
    const found = this.take(pattern);
    const group = found?.slice(1).find((one) => one !== undefined);
    return found && group !== undefined ? this.original(found, group) : undefined;
  }

  /** The number in the first group of a pattern. */
  number(pattern: RegExp): number | undefined {
    const found = this.take(pattern);
    const group = found?.slice(1).find((one) => one !== undefined);
    return group === undefined ? undefined : numberOf(group);
  }

  /** "After 5 seconds", as seconds. */
  seconds(before: RegExp): number | undefined {
    const found = this.take(
      new RegExp(
        `${before.source} ?${NUMBER} ?-?(milliseconds?|ms|seconds?|secs?|s|minutes?|mins?|m|hours?|hrs?|h)\\b`,
      ),
    );
    const [unit, value] =
      found
        ?.slice(1)
        .filter((one) => one !== undefined)
        .reverse() ?? [];
    if (value === undefined || unit === undefined) return undefined;
    const one =
      unit.startsWith('ms') || unit.startsWith('milli')
        ? 0.001
        : unit.startsWith('m')
          ? 60
          : unit.startsWith('h')
            ? 3600
            : 1;
    return numberOf(value) * one;
  }

  /** The words of the wish that no reader took. */
  unmet(program: Program, also = ''): string[] {
    const silent = new Set([...SILENT, ...words(also)]);
    const left = this.left(silent).filter((word) => !silent.has(word) && !/^["']+$|^'s$|^s$/.test(word));
    this.#isTested = (program.checks?.length ?? 0) > 0;
    return this.tests && !this.#isTested ? [...left, this.tests.said] : left;
  }
}

export { NUMBER, numberOf };

/** "Unit price" as Python names it. */
export const snake = (text: string): string =>
  text
    .trim()
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_+|_+$/g, '')
    .replace(/^(?=\d)/, 'n');

export const quoted = (text: string): string => JSON.stringify(text);
