import type { Snippet } from '../../snippets/snippets.ts';
import { NUMBER, numberOf, WishText } from '../reading/text.ts';
import { planGrid } from './grid.ts';

type Part = 'picture' | 'name' | 'price' | 'text' | 'rating' | 'button';

const PARTS: readonly (readonly [Part, string])[] = [
  ['picture', '(?:placeholder )?(?:images?|pictures?|photos?|thumbnails?)(?: placeholders?)?'],
  ['price', 'prices?(?: tags?)?'],
  ['rating', '(?:star )?ratings?|stars'],
  [
    'button',
    '(?:"[^"<>&]{1,30}" |add[- ]to[- ]cart |buy(?:[- ]now)? |call[- ]to[- ]action )?buttons?|add[- ]to[- ]cart',
  ],
  ['text', '(?:short |brief )?(?:descriptions?|texts?)'],
  ['name', '(?:product )?(?:names?|titles?|headings?)'],
];
const PART = `(?:(?:an?|the|its|their|product) )*(?:${PARTS.map(([, words]) => words).join('|')})`;
const CONTENT = new RegExp(
  `,? ?\\b(?:(?:each|every|where|and|that|which|the|all|one|of which|in which) )*(?:(?:cards?|products?|items?|ones?) )?(?:with|has|have|having|shows?|showing|contains?|containing|includ(?:es?|ing)|displays?|displaying) (${PART}(?:(?:, and|,| and) ${PART})*)(?=[,.;]|$| (?:and|on|that|in|using|with|for)\\b)`,
);
const COUNT = new RegExp(
  `,? ?\\b(?:of|with|for|showing|displaying|that (?:shows?|displays?|lists?)) ${NUMBER} (?:sample |example |dummy |demo )?(?:products?|cards?|items?)\\b`,
);

const NAMES = [
  'Desk lamp',
  'Oak chair',
  'Wool blanket',
  'Tea pot',
  'Wall clock',
  'Book shelf',
  'Floor rug',
  'Vase',
];
const MOST_CARDS = 24;

interface Card {
  readonly parts: ReadonlySet<Part>;
  readonly button: string;
  readonly isProduct: boolean;
}

function written({ parts, button, isProduct }: Card, at: number): string[] {
  const name = isProduct ? `${NAMES[at % NAMES.length]}` : `Card ${at + 1}`;
  const line: Readonly<Record<Part, string>> = {
    picture: `<div class="picture" role="img" aria-label="${name}"></div>`,
    name: `<h2>${name}</h2>`,
    text: '<p>A sentence about it.</p>',
    rating: `<p role="img" aria-label="${3 + (at % 3)} of 5 stars">${'★'.repeat(3 + (at % 3))}${'☆'.repeat(2 - (at % 3))}</p>`,
    price: `<p class="price">$${19 + ((at * 14) % 80)}.99</p>`,
    button: `<button type="button">${button}</button>`,
  };
  const order: readonly Part[] = ['picture', 'name', 'text', 'rating', 'price', 'button'];
  return [
    '  <article class="card">',
    ...order.filter((part) => part === 'name' || parts.has(part)).map((part) => `    ${line[part]}`),
    '  </article>',
  ];
}

const STYLES: Readonly<Partial<Record<Part, string>>> = {
  picture:
    '.picture { aspect-ratio: 4 / 3; border-radius: 0.5rem; background: linear-gradient(135deg, #93c5fd, #c4b5fd); }',
  price: '.price { font-size: 1.25rem; font-weight: 700; }',
  button:
    'button { padding: 0.6rem 1rem; border: 0; border-radius: 0.5rem; background: #1d4ed8; color: #fff; font: inherit; cursor: pointer; }',
};

/** A page with a grid of cards; undefined if a word of the wish is not met. */
export function planCardPage(prompt: string): Snippet | undefined {
  if (!/\b(?:cards?|products?)\b/i.test(prompt)) return undefined;
  const wish = new WishText(prompt);
  const content = wish.take(CONTENT)?.[1];
  const count = wish.take(COUNT)?.[1];
  const rest = wish.rest
    .replace(/·+/g, ' ')
    .replace(
      /\b(?:(?:in|using) )?(?:html5?(?:(?: and|\/| \+) ?css3?)?|web ?page|page|section|responsive)(?=\s|$)/g,
      ' ',
    )
    .replace(
      /^[\s,]*(?:(?:an?|the|write|create|make|build|me|with|of|for|that (?:shows?|has)|showing) +)*/,
      '',
    )
    // "Product cards in a grid", "a list of products" without more.
    .replace(/^(?:products?|cards?)?(?: cards?)? ?(?:in|as) (?:an? )?(?:product )?grid\b/, 'product grid')
    .replace(/^grid (?:of|with) (?:product )?(?:cards?|products)\b/, 'product grid')
    .replace(/\s+/g, ' ');
  const grid = planGrid(/\bresponsive\b/i.test(prompt) ? `${rest} responsive` : rest);
  const number = count === undefined ? 6 : numberOf(count);
  if (!grid || !(number >= 1 && number <= MOST_CARDS)) return undefined;
  const isProduct = /\bproducts?\b/i.test(prompt);
  const said = PARTS.filter(([, words]) => new RegExp(`\\b(?:${words})(?![a-z])`).test(content ?? '')).map(
    ([part]) => part,
  );
  const usual: readonly Part[] = isProduct ? ['picture', 'price', 'button'] : ['text'];
  const parts = new Set(said.length > 0 ? said : usual);
  const quoted = /"([^"<>&]{1,30})" button/i.exec(prompt)?.[1];
  const button =
    quoted ?? (/\bbuy\b/.test(content ?? '') ? 'Buy now' : isProduct ? 'Add to cart' : 'Read more');
  const styles = [...parts].flatMap((part) => STYLES[part] ?? []);
  return {
    definition: [
      '<style>',
      ...[...grid.definition.split('\n'), ...styles].map((line) => (line ? `  ${line}` : line)),
      '</style>',
      '<main class="grid">',
      ...Array.from({ length: number }, (_, at) => written({ parts, button, isProduct }, at)).flat(),
      '</main>',
    ].join('\n'),
    example: isProduct ? 'Products' : 'Cards',
  };
}
