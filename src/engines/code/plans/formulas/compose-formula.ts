import type { Snippet } from '../../snippets/snippets.ts';
import type { Composed } from '../outlines/compose.ts';
import { withParts } from '../outlines/consoles.ts';
import { named } from '../outlines/functions.ts';
import { readOutline } from '../outlines/read-outline.ts';
import { exceptionIn, writeOutline } from '../outlines/write-outline.ts';
import { WishText } from '../reading/text.ts';
import { type Formula, formulas } from './formula.ts';
import { type FormulaWish, readFormula } from './read-formula.ts';
import { outlineOf } from './write-formula.ts';

const SILENT =
  'a an the and or that which of in to for it its is are be with by as from on at per each when if one write create make define implement simple small little short basic program script function functions method code using use given takes take taking gives give giving returns return returning prints print printing shows show showing computes compute computing calculates calculate calculating calculator works work out working finds find determines determine tells tell me i we you my need needs needed required how much many what value values number numbers result results output then this these them into needed console app application user parameters arguments inputs input plus also based formula prints line command example main class child euros dollars wall over';

/** Wishes of another kind. */
const ELSE =
  /\b(?:html|css|sql|pages?|servers?|apis?|csv|react|database|endpoint|json|struct|data ?class|record|enum|interface|class|lists?|arrays?|files?|folder|directory|log|sort\w*|group\w*|unity|game|simulat\w+|schedule|query|queue|regex|matrix|vectors?|track\w*|histor\w+|menu)\b/i;

const RAISES = /\b(?:rais|throw)(?:e?s?|ing)? (?:an? |my own )?([A-Z]\w*(?:Error|Exception))\b/;

/** The part of a wish that says what is wanted, before it says from what. */
const headOf = (text: string): string =>
  text.split(/\binto\b/)[1] ??
  text.split(/\b(?:from|given|using|based on|out of|asks?|for)\b|[,;:]/, 1)[0] ??
  '';

const MOST_LEFT = 3;

/** A function of a known formula with the names, units and limits of the wish, and the words that it does not meet. */
export function composeFormula(
  prompt: string,
  language: string,
  texts: ReadonlyMap<string, Snippet>,
): Composed | undefined {
  if (ELSE.test(prompt)) return undefined;
  const head = headOf(prompt.toLowerCase());
  const made = formulas()
    .filter(
      ({ ask }) =>
        ask.test(head) || ((head.length < 25 || ask.source.includes('.*')) && ask.test(prompt.toLowerCase())),
    )
    .flatMap((formula) => composeOne(formula, prompt, language, texts) ?? []);
  return made.sort((a, b) => a.unmet.length - b.unmet.length || b.weight - a.weight)[0];
}

function composeOne(
  formula: Formula,
  prompt: string,
  language: string,
  texts: ReadonlyMap<string, Snippet>,
): (Composed & { readonly weight: number }) | undefined {
  const wish = new WishText(prompt);
  const error = RAISES.exec(prompt)?.[1];
  const taken = readFormula(formula, wish);
  if (!taken) return undefined;
  // In C a function says by its result whether it worked.
  const read: FormulaWish =
    language === 'c' && taken.rejects === 'none' ? { ...taken, rejects: 'error' } : taken;
  const preamble = error && read.rejects === 'error' ? exceptionIn(language, error) : undefined;
  const kind = error && preamble !== undefined ? error : 'value';
  const text = named(outlineOf(formula, read, kind), prompt, wish);
  const silent = new Set([...SILENT.split(' '), ...formula.silent, language]);
  const unmet = [
    ...wish.left(silent).filter((one) => !silent.has(one.replace(/'s$/, ''))),
    ...(error && preamble === undefined ? [error] : []),
  ];
  const saidCount = read.given.filter(({ at }) => at < 999).length;
  if (unmet.length > MOST_LEFT || (saidCount === 0 && unmet.length > 0)) return undefined;
  const outline = readOutline(text);
  const snippet = writeOutline({ ...outline, ...(preamble ? { preamble } : {}) }, language);
  if (!snippet) return undefined;
  const weight =
    (2 * saidCount - read.given.length) * 100 + (formula.ask.exec(prompt.toLowerCase())?.[0].length ?? 0);
  return { snippet: withParts(snippet, language, texts), unmet, weight };
}
