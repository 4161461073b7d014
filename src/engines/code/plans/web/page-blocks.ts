/** The values that sections are filled with. */
interface PageWish {
  /** "dog walking service", or the name that the wish gives. */
  readonly title: string;
  /** The number of cards, plans or quotes, if the wish has one. */
  readonly count: number | undefined;
}

export interface Section {
  readonly id: string;
  readonly heading: string;
  /** Words that name it; the number before them says how many it has. */
  readonly said: string;
  readonly lines: (wish: PageWish) => readonly string[];
  /** Rules that only this section needs. */
  readonly styles?: readonly string[];
}

export const ORDINALS = [
  'First',
  'Second',
  'Third',
  'Fourth',
  'Fifth',
  'Sixth',
  'Seventh',
  'Eighth',
  'Ninth',
];
export const MOST_CARDS = ORDINALS.length;

export const cards = (
  count: number | undefined,
  usual: number,
  card: (nth: string, at: number) => string[],
): string[] => [
  '<div class="cards">',
  ...ORDINALS.slice(0, Math.min(count ?? usual, MOST_CARDS)).flatMap((nth, at) => [
    '  <article class="card">',
    ...card(nth, at).map((line) => `    ${line}`),
    '  </article>',
  ]),
  '</div>',
];

export const picture = (words: string): string =>
  `<div class="picture" role="img" aria-label="${words}"></div>`;

export const form = (
  action: string,
  fields: readonly (readonly [label: string, input: string])[],
  button: string,
): string[] => [
  `<form action="${action}" method="post">`,
  ...fields.map(([label, input]) => `  <label>${label} ${input}</label>`),
  `  <button type="submit">${button}</button>`,
  '</form>',
];

export const NAME = ['Name', '<input name="name" autocomplete="name" required>'] as const;
export const EMAIL = ['E-mail', '<input name="email" type="email" autocomplete="email" required>'] as const;

export const rows = (heads: readonly string[], body: readonly (readonly string[])[]): string[] => [
  '<table>',
  `  <thead><tr>${heads.map((one) => `<th scope="col">${one}</th>`).join('')}</tr></thead>`,
  '  <tbody>',
  ...body.map(
    ([first, ...others]) =>
      `    <tr><th scope="row">${first}</th>${others.map((one) => `<td>${one}</td>`).join('')}</tr>`,
  ),
  '  </tbody>',
  '</table>',
];
