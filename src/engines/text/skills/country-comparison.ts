import type { ICountryData } from 'countries-list';
import stored from '../data/borders.json';
import { COUNTRIES } from '../knowledge/country-list.ts';
import { NAMES } from '../knowledge/country-names.ts';
import { bold } from '../skill.ts';
import { areaOf, peopleIn, type Size, sizesOf } from './country-groups.ts';

const LEAST_APART: Readonly<Size> = { people: 0.02, area: 0.01 };

const COMPARES =
  /\b(?:bigger|larger|smaller|greater|more (?:people|inhabitants|populous|populated)|(?:fewer|less) (?:people|inhabitants|populous|populated)|(?:larger|higher|bigger|smaller|lower) population|(?:biggest|largest|smallest|most|fewest))\b/;
const OF_PEOPLE = /\b(?:people|inhabitants|populat\w*|populous)\b/;
const IS_LESS = /\b(?:smaller|smallest|fewer|fewest|less|lower)\b/;
/** All that a comparison of two countries may say beside their names. */
const OF_COMPARISON =
  /\b(?:which|what|who|one|of|the|these|those|two|both|is|are|has|have|does|do|an?|country|countries|by|in|on|with|area|size|surface|land|total|terms|or|and|than|there|living|live|lives|it|its|compared|to|bigger|larger|smaller|greater|higher|lower|more|fewer|less|most|fewest|biggest|largest|smallest|people|inhabitants|population|populous|populated|how much|how many times)\b|#/g;

/** The countries that a question names, and what else it says. */
function namesIn(question: string): { readonly found: readonly ICountryData[]; readonly rest: string } {
  const hits: { readonly at: number; readonly country: ICountryData }[] = [];
  let rest = ` ${question.replace(/[:;()]/g, ' ')} `;
  for (const [name, country] of NAMES) {
    const at = rest.indexOf(` ${name} `);
    if (at < 0) continue;
    hits.push({ at, country });
    rest = rest.slice(0, at + 1) + '#'.padEnd(name.length) + rest.slice(at + 1 + name.length);
  }
  return { found: hits.toSorted((a, b) => a.at - b.at).map(({ country }) => country), rest };
}

/** "Which one has more inhabitants: Belgium or Portugal?": by area, where nothing is said. */
export function comparedCountries(question: string): string | undefined {
  if (!COMPARES.test(question)) return undefined;
  const { found, rest } = namesIn(question);
  const [one, other] = found;
  const [a, b] = [sizesOf(one), sizesOf(other)];
  if (found.length !== 2 || !one || !other || !a || !b || /\S/.test(rest.replace(OF_COMPARISON, ' ')))
    return undefined;
  const key = OF_PEOPLE.test(rest) ? 'people' : 'area';
  // Rounded numbers that are so near do not tell.
  if (Math.abs(a[key] - b[key]) < LEAST_APART[key] * Math.max(a[key], b[key])) return undefined;
  const isMore = a[key] > b[key] === !IS_LESS.test(rest);
  const show = key === 'people' ? peopleIn : areaOf;
  const isClaim = /^ (?:is|are|has|have|does|do) # .*\bthan\b/.test(rest.replace(/# +/g, '# '));
  const ratio = Math.max(a[key], b[key]) / Math.min(a[key], b[key]);
  const lead = /\bhow (?:much|many times)\b/.test(rest)
    ? `About ${bold(`${ratio.toPrecision(2)} times`)}`
    : isClaim
      ? isMore
        ? 'Yes'
        : 'No'
      : bold((isMore ? one : other).name);
  return `${lead}: ${one.name} has about ${bold(show(a))}, ${other.name} about ${bold(show(b))}${key === 'people' ? ' people (estimates for 2024)' : ''}.`;
}

const RIVERS: Readonly<Record<string, string>> = stored.rivers;
const FLOWS = /\b(?:flows?|runs?|pass(?:es)?|cross(?:es)?|goes|go|crossed)\b/;
const OF_RIVER =
  /\b(?:which|what|where|how many|name|list|tell|me|all|countries|country|states?|that|does|do|the|a|river|flows?|flowing|runs?|pass(?:es)?|cross(?:es)?|crossed|by|goes|go|through|along|is|are|in|of|on|its|way|there|borders?|or|and|touch(?:es)?)\b/g;

/** "countries that the Danube flows through" */
export function riverCountries(question: string): string | undefined {
  const name = Object.keys(RIVERS).find((each) => ` ${question} `.includes(` ${each} `));
  if (name === undefined || !FLOWS.test(question) || !/\bcountr|\bwhere\b|\bstates?\b/.test(question))
    return undefined;
  if (/\S/.test(question.replace(name, ' ').replace(OF_RIVER, ' '))) return undefined;
  const all = (RIVERS[name] ?? '')
    .split(' ')
    .flatMap((code) => COUNTRIES.find(({ iso2 }) => iso2 === code)?.name ?? []);
  const shown = name.replace(/(?:^| )[a-z]/g, (first) => first.toUpperCase());
  const count = all.length === 1 ? 'one country' : `${all.length} countries, from its source to its mouth`;
  return `The ${shown} flows through or along ${count}: ${all.map(bold).join(', ')}.`;
}
