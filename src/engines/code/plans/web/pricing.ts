import type { Snippet } from '../../snippets/snippets.ts';
import { NUMBER, numberOf, WishText } from '../reading/text.ts';
import { COLOUR, COLOURS } from './colours.ts';

interface Plan {
  readonly name: string;
  readonly price: string;
  /** No currency is given with it. */
  readonly isOpen?: boolean;
}

/** "Pro", "Small Business", "Plus ($19/month)", "basic for 9 euros". */
const PRICE =
  '(?:(?: for| at|:| -)? ?\\(?([$€£]? ?\\d+(?:[.,]\\d\\d)?(?: ?[$€£]| (?:[Ee][Uu][Rr]|[Uu][Ss][Dd]|euros?|dollars?))?)(?: ?(?:\\/|per |an? )(?:month|mo|year|user)\\b)?\\)?)?';
const PLANS = '(?:(?:pricing |price )?(?:plans?|tiers?|cards?|packages?|options?|columns?|subscriptions?))';
const CAPITAL = `[A-Z][\\w+-]*(?: [A-Z][\\w+-]*)?${PRICE}`;
const ANY = `[A-Za-z][\\w+-]*${PRICE}`;
const SEPARATOR = '(?:,? and |,? or | & |, ?(?!\\d)| ?\\/ ?(?!mo\\b|month|year|user))';
const listOf = (name: string): string => `${name}(?:${SEPARATOR}${name})+`;

/** The names of the plans: after their noun or before it; without capitals only after a sign that a list begins. */
const NAMES: readonly RegExp[] = [
  new RegExp(`(${PLANS} ?(?:called |named |labell?ed |for |: ?|\\(|- |, )?)(${listOf(CAPITAL)})\\)?`),
  new RegExp(`((?:for |with |of |: ?|the )?)(${listOf(CAPITAL)}) ${PLANS}`),
  new RegExp(`(${PLANS} ?(?:called |named |labell?ed |: ?|\\())(${listOf(ANY)})\\)?`),
  // Names with prices are plans, whatever stands before them.
  new RegExp(`((?:for |with |of |: ?|, ?|the )?)(?=[^.;]*\\d)(${listOf(CAPITAL)})`),
];
const USUAL = ['Basic', 'Plus', 'Pro', 'Team', 'Business', 'Company'];
const PRICES = [9, 19, 49, 79, 99, 149];

function readPlans(prompt: string): { plans: Plan[]; rest: string } | undefined {
  for (const pattern of NAMES) {
    const found = pattern.exec(prompt);
    const list = found?.[2];
    if (!found || list === undefined) continue;
    const said = list.split(new RegExp(SEPARATOR)).slice(0, PRICES.length);
    const all = said.map((one, at) => planOf(one, at));
    // A plan that is named again is what the next words are about.
    const again = all.findIndex(({ name }, at) => all.findIndex((one) => one.name === name) < at);
    const plans = inOneCurrency(again < 0 ? all : all.slice(0, again));
    const rest = `${prompt.slice(0, found.index)} plans ${again < 0 ? '' : said.slice(again).join(' ')}${prompt.slice(found.index + found[0].length)}`;
    return { plans, rest };
  }
  return undefined;
}

function planOf(said: string, at: number): Plan {
  const found = new RegExp(`^(.+?)${PRICE}$`).exec(said.trim());
  const name = found?.[1] ?? said;
  const amount = found?.[2]?.replace(/ /g, '') ?? (/^free$/i.test(name) ? '0' : `${PRICES[at]}`);
  const isSigned = /[$€£]/.test(amount);
  const number = amount.replace(/[a-z]+/i, '');
  return {
    name: name.charAt(0).toUpperCase() + name.slice(1),
    price: isSigned ? amount : /eur/i.test(amount) ? `${number}€` : `$${number}`,
    isOpen: !isSigned && !/[a-z]/i.test(amount),
  };
}

/** A plan without a sign has that of the others, at the same side. */
function inOneCurrency(plans: readonly Plan[]): Plan[] {
  const sign = plans.find(({ isOpen }) => !isOpen)?.price;
  if (sign === undefined) return [...plans];
  return plans.map((plan) =>
    plan.isOpen ? { ...plan, price: sign.replace(/\d+(?:[.,]\d+)?/, plan.price.replace('$', '')) } : plan,
  );
}

const STANDS_OUT =
  '(?:highlight(?:ed|s)?|featured|recommended|emphasi[sz]ed|stands? out|marked|accented|larger|bigger|(?:labell?ed|tagged) )';
const BADGE =
  '(?:(?:marked |labell?ed |tagged |highlighted )?(?:as|with) )?(?:an? |the )?(?:(?:badge|label|ribbon|tag) (?:saying |that says )?)?["\'“]?(most popular|best value|popular|recommended|best choice)["\'”]?(?: (?:badge|label|ribbon|tag))?';

/** The words that every such page meets. */
const MET = new RegExp(
  `\\b(?:pricing|price|prices|page|section|table|component|cards?|plans?|tiers?|packages?|options?|columns?|responsive|html5?|css3?|using|flexbox|grid|side by side|next to each other|in a row|in one row|(?:monthly )?(?:prices?|costs?)|mo|(?:an? |short )*(?:lists? of |bullet )?features?(?: lists?)?|(?:sign[- ]?up|call[- ]to[- ]action|cta|buy|choose|select|start)? ?buttons?|each|every|all|pure|only|(?:no|without(?: any)?) (?:js|javascript|scripts?|frameworks?|bootstrap)|clean|modern|simple|website|landing|saas|app|product|service|no javascript|without javascript|has|have|having|showing|shows|there|three|two|four|${NUMBER})\\b`,
  'g',
);
const GRAMMAR = new Set(
  'a an the and with of for to that which is are in it its on make create write build me give please as by plans one'.split(
    ' ',
  ),
);

/** A page of prices with the plans, the chosen one and the width that a wish names; undefined if a word of it is not met. */
export function planPricing(given: string): Snippet | undefined {
  if (
    !/\b(?:pricing|price (?:plans|cards|table|tiers)|(?:subscription|price) (?:plans|tiers|packages))\b/i.test(
      given,
    )
  )
    return undefined;
  const priced = readPrices(given);
  const prompt = priced?.rest ?? given;
  const prices = priced?.prices;
  const named = readPlans(prompt);
  const wish = new WishText(named?.rest ?? prompt);
  const number = wish.take(new RegExp(`\\b${NUMBER}(?= (?:[a-z]+ )?${PLANS}\\b)`))?.[1];
  const count = number === undefined ? 3 : numberOf(number);
  if (prices && prices.length !== (named?.plans.length ?? count)) return undefined;
  const plans = (
    named?.plans ?? USUAL.slice(0, count).map((name, at) => ({ name, price: `$${PRICES[at]}` }))
  ).map((plan, at) => ({ ...plan, price: prices?.[at] ?? plan.price }));
  if (plans.length !== (number === undefined ? plans.length : count) || plans.length < 2) return undefined;
  const names = plans.map(({ name }) => name.toLowerCase());
  const which = `(?:the )?(${[...names, 'middle', 'center', 'centre', 'second', 'first', 'last', 'third', 'one'].join('|')})(?: (?:one|${PLANS}))?`;
  const chosen =
    wish.take(
      new RegExp(`${which} (?:that |which )?(?:is |being |should be |must )*(?:visually )?${STANDS_OUT}`),
    ) ??
    wish.take(new RegExp(`${STANDS_OUT} ${which}`)) ??
    wish.take(new RegExp(`${which} (?:is |has |with |carries |wears )*(?=${BADGE})`)) ??
    wish.take(/\b()highlight(?:s|ed|ing)?\b/);
  const badge = wish.take(new RegExp(`\\b${BADGE}`))?.[1];
  const isRecommended = /\b(?:recommend|featur)ed\b/i.test(chosen?.[0] ?? '');
  const at = placeOf(chosen?.[1] ?? '', names);
  const width = wish.take(
    /(?:(?:cards?|they|plans?|columns?|which|that|it|and) )*(?:stacks?|stacked|stacking|wraps?|collapses?|one below the other|in one column|single column)(?: (?:in|into|to|as)(?: an?| one)? (?:single )?columns?)?(?: (?:vertically|on top of each other))?(?: (?:below|under|at|for|when|if|on|the|mobiles?|phones?|small|width|is|screens?|viewports?|smaller|narrower|less|than|max(?:imum)?|widths?|of|up|to))* (\d{3,4}) ?(?:px|pixels)?/,
  )?.[1];
  const stacks =
    width ??
    (wish.take(
      /(?:(?:cards?|they|plans?|columns?|which|that|it) )*(?:stacks?|stacked|stacking|collapses?)(?: vertically)?(?: (?:on|for) (?:mobile|phones?|small screens)(?: devices)?)/,
    )
      ? '640'
      : undefined);
  const colour = wish.take(new RegExp(`\\b(?:in )?(${COLOUR})(?: (?:accents?|colou?r|theme))?\\b`))?.[1];
  // The plans were cut out of the wish with their prices.
  const period =
    wish.take(/(?:\bper |\ba |\/ ?)(month|mo|year|user)\b/)?.[1] ??
    /(?:per |\ba |\/ ?)(month|mo|year|user)\b/i.exec(given)?.[1];
  const features = wish.take(
    new RegExp(
      `\\b(?:each |every )?(?:plan |card )?(?:with |has |having )?${NUMBER} (?:short |bullet )?features?(?: each)?\\b`,
    ),
  )?.[1];
  const trade = wish.take(
    /\bfor (?:an? |my |our )(?!pric|page|web|landing|section)((?:[\p{L}'-]+ ){0,2}?[\p{L}'-]+)(?=[,.:;]| ·| with\b| plans\b|$)/u,
  )?.[1];
  const yearly = wish.has(/yearly|annual|toggle|switch/);
  const left = new WishText(wish.rest.replace(MET, ' ')).left(GRAMMAR);
  if (yearly || left.length > 0) return undefined;
  if (!(named || chosen || badge || width)) return undefined;
  return {
    definition: [
      '<style>',
      ...styles(plans.length, stacks ?? '640', COLOURS[colour ?? 'blue'] ?? '').map((line) => `  ${line}`),
      '</style>',
      '<main class="plans">',
      ...plans.flatMap((plan, nth) =>
        card(plan, {
          isChosen: nth === at && (chosen ?? badge) !== undefined,
          badge: nth === at ? (badge ?? (isRecommended ? 'Recommended' : undefined)) : undefined,
          period: period === 'mo' ? 'month' : period?.toLowerCase(),
          features: features === undefined ? 3 : numberOf(features),
        }).map((line) => `  ${line}`),
      ),
      '</main>',
    ].join('\n'),
    example: trade ? `Prices of our ${trade}` : 'Pricing',
  };
}

const AMOUNT = '[$€£]? ?\\d+(?:[.,]\\d\\d)?(?: ?(?:[$€£]|eur\\b|euros?\\b|usd\\b|dollars?\\b))?';

/** "Prices 9, 19 and 49", "for 9/19/49 euro": one for each plan. */
function readPrices(prompt: string): { prices: string[]; rest: string } | undefined {
  const list = `${AMOUNT}(?:(?:, and |, | and | ?\\/ ?)${AMOUNT})+(?: (?:per|a|\\/) ?month)?`;
  const found =
    new RegExp(
      `\\b(?:(?:with|for|at) )?(?:monthly )?(?:prices?|costs?|costing|priced at|at|for)(?: of| are|:)? (${list})`,
      'i',
    ).exec(prompt) ?? new RegExp(`\\b(${list.replace(/\?$/, '')})`, 'i').exec(prompt);
  if (!found?.[1]) return undefined;
  const sign = /€|eur/i.test(found[1]) ? '€' : /£/.test(found[1]) ? '£' : '$';
  const prices = (found[1].match(/\d+(?:[.,]\d\d)?/g) ?? []).map((one) => `${sign}${one}`);
  const rest = `${prompt.slice(0, found.index)}${prompt.slice(found.index + found[0].length)}`;
  return { prices, rest };
}

function placeOf(said: string, names: readonly string[]): number {
  const named = names.indexOf(said);
  if (named >= 0) return named;
  if (said === 'first') return 0;
  if (said === 'last') return names.length - 1;
  return said === 'third'
    ? 2
    : Math.floor(names.length / 2) - (said === 'second' && names.length > 3 ? 1 : 0);
}

const styles = (count: number, width: string, accent: string): string[] => [
  `.plans { display: grid; grid-template-columns: repeat(${count}, 1fr); gap: 1.5rem; align-items: center; max-width: ${count * 20}rem; margin-inline: auto; }`,
  `@media (max-width: ${Number(width) - 0.02}px) { .plans { grid-template-columns: 1fr; } }`,
  '.card { padding: 2rem 1.5rem; border: 1px solid #d1d5db; border-radius: 0.75rem; background: #fff; text-align: center; }',
  `.chosen { padding-block: 3rem; border: 3px solid ${accent}; }`,
  `.badge { display: inline-block; margin: 0; padding: 0.2rem 0.8rem; border-radius: 1rem; background: ${accent}; color: #fff; }`,
  '.price { font-size: 2rem; font-weight: 700; }',
  '.price small { font-size: 1rem; font-weight: 400; }',
  '.card ul { padding: 0; list-style: none; }',
  `.button { display: inline-block; padding: 0.7rem 1.5rem; border-radius: 0.5rem; background: ${accent}; color: #fff; text-decoration: none; }`,
];

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

interface Shown {
  readonly isChosen: boolean;
  readonly badge: string | undefined;
  readonly period: string | undefined;
  readonly features: number;
}

const ORDINALS = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth'];

const card = ({ name, price }: Plan, { isChosen, badge, period, features }: Shown): string[] => [
  `<article class="card${isChosen ? ' chosen' : ''}">`,
  ...(badge ? [`  <p class="badge">${badge.charAt(0).toUpperCase()}${badge.slice(1)}</p>`] : []),
  `  <h2>${escaped(name)}</h2>`,
  `  <p class="price">${price}${period ? ` <small>per ${period}</small>` : ''}</p>`,
  '  <ul>',
  ...ORDINALS.slice(0, features).map((one) => `    <li>${one} feature</li>`),
  '  </ul>',
  '  <a class="button" href="#">Choose</a>',
  '</article>',
];
