import type { Snippet } from '../../snippets/snippets.ts';
import { Phrase } from '../reading/phrase.ts';
import { NUMBER, numberOf } from '../reading/text.ts';

/** A colour with a darker and a lighter one, and the colour of text on it. */
const COLOURS: Readonly<
  Record<string, readonly [base: string, darker: string, lighter: string, text: string]>
> = {
  blue: ['#1d4ed8', '#1e3a8a', '#3b82f6', '#fff'],
  green: ['#15803d', '#14532d', '#22c55e', '#fff'],
  red: ['#dc2626', '#991b1b', '#f87171', '#fff'],
  orange: ['#ea580c', '#9a3412', '#fb923c', '#fff'],
  purple: ['#7e22ce', '#581c87', '#a855f7', '#fff'],
  pink: ['#db2777', '#9d174d', '#f472b6', '#fff'],
  teal: ['#0f766e', '#134e4a', '#14b8a6', '#fff'],
  yellow: ['#facc15', '#ca8a04', '#fde047', '#111827'],
  black: ['#111827', '#000', '#374151', '#fff'],
  white: ['#fff', '#e5e7eb', '#fff', '#111827'],
  gray: ['#4b5563', '#1f2937', '#9ca3af', '#fff'],
  grey: ['#4b5563', '#1f2937', '#9ca3af', '#fff'],
};
const COLOUR = Object.keys(COLOURS).join('|');

interface Button {
  readonly plain: Map<string, string>;
  readonly hover: Map<string, string>;
}

/** A button with the looks that a wish names; undefined if a word of it is not met. */
export function planButton(prompt: string): Snippet | undefined {
  const r = new Phrase(prompt);
  r.takeAll(/please|write|create|make|give me|style|css|for|an?|the|simple|styles|modern/);
  let colour = 'blue';
  const button: Button = { plain: new Map(), hover: new Map() };
  const before = r.take(
    `(?:(rounded|pill|pill[- ]shaped|round|large|big|small|full-width|outlined?|ghost) )?(${COLOUR})?(?: (rounded|pill[- ]shaped|pill|large|big|small|outlined?))?`,
  );
  if (before?.[2]) colour = before[2];
  const adjectives = [
    before?.[1],
    before?.[3],
    r.take(/rounded|pill[- ]shaped|pill|large|big|small|full-width|outlined?|ghost/)?.[0],
  ];
  if (!r.take(/buttons?/)) return undefined;
  for (const adjective of adjectives)
    if (adjective && !applyLook(button, adjective, colour)) return undefined;
  for (let steps = 0; !r.isDone && steps < 30; steps += 1) {
    if (r.takeMark() !== undefined || readLook(r, button, colour) || readHover(r, button, colour)) continue;
    const own = r.take(`(?:with )?(?:an? )?(${COLOUR}) (background|text)(?: colou?r)?`);
    if (own?.[1]) {
      const [base = ''] = COLOURS[own[1]] ?? [];
      button.plain.set(own[2] === 'text' ? 'color' : 'background', base);
      continue;
    }
    if (!r.take(/with|and|that|which|has|have|having|is|an?|the|in css|css|when|it|its/)) return undefined;
  }
  return r.isDone ? written(button, colour) : undefined;
}

function applyLook({ plain }: Button, look: string, colour: string): boolean {
  const [base = ''] = COLOURS[colour] ?? [];
  if (/pill|^round$/.test(look)) plain.set('border-radius', '999px');
  else if (/rounded/.test(look)) plain.set('border-radius', '0.75em');
  else if (/large|big/.test(look)) plain.set('font-size', '1.25rem');
  else if (/small/.test(look)) plain.set('font-size', '0.85rem');
  else if (/full/.test(look)) plain.set('width', '100%');
  else if (/outline|ghost/.test(look))
    for (const [name, value] of [
      ['background', 'transparent'],
      ['color', base],
      ['border', `2px solid ${base}`],
    ] as const)
      plain.set(name, value);
  else return false;
  return true;
}

function readLook(r: Phrase, button: Button, colour: string): boolean {
  const radius = r.take(`(?:an? )?(?:border[- ]radius|rounded corners) of ${NUMBER} ?(px|rem|em|%)`);
  if (radius) button.plain.set('border-radius', `${numberOf(radius[1] ?? '8')}${radius[2]}`);
  else if (r.take(/rounded(?: corners| edges| borders?)?|border[- ]radius/))
    applyLook(button, 'rounded', colour);
  else if (r.take(/full width|the full width/)) applyLook(button, 'full', colour);
  else if (r.take(/(?:an? )?(?:soft |drop |box )?shadow(?! on hover)/))
    button.plain.set('box-shadow', '0 0.3em 0.8em #0004');
  else if (r.take(/bold(?: text)?/)) button.plain.set('font-weight', '700');
  else if (r.take(/uppercase(?: text)?/)) button.plain.set('text-transform', 'uppercase');
  else if (r.take(/no border|without(?: an?)? border/)) button.plain.set('border', '0');
  else if (r.take(/(?:an? )?(?:smooth |soft )?transitions?/)) button.plain.set('transition', 'all 0.2s');
  else return false;
  return true;
}

const HOVER = '(?:on hover|when hovered|on mouse ?over|when you hover(?: over it)?|under the pointer)';

function readHover(r: Phrase, { hover, plain }: Button, colour: string): boolean {
  const [, darker = '', lighter = ''] = COLOURS[colour] ?? [];
  const set = (name: string, value: string): true => {
    hover.set(name, value);
    plain.set('transition', 'all 0.2s');
    return true;
  };
  if (
    r.take(
      `(?:(?:gets?|becomes?|turns?|goes|a) )?(?:darker|darkens?)(?: colou?r| background| ${colour})? ${HOVER}|darkens ${HOVER}`,
    )
  )
    return set('background', darker);
  if (
    r.take(
      `(?:(?:gets?|becomes?|turns?|a) )?(?:lighter|lightens?|brighter)(?: colou?r| background)? ${HOVER}`,
    )
  )
    return set('background', lighter);
  if (
    r.take(
      `(?:(?:gets?|becomes?) (?:bigger|larger)|grows?|scales?(?: up)?|zooms?)(?: a little| slightly)? ${HOVER}`,
    )
  )
    return set('transform', 'scale(1.06)');
  if (r.take(`(?:lifts?(?: up)?|rises?|moves? up)(?: a little| slightly)? ${HOVER}`))
    return set('transform', 'translateY(-3px)');
  if (r.take(`(?:an? )?shadow ${HOVER}`)) return set('box-shadow', '0 0.4em 1em #0005');
  const other = r.take(`(?:turns?|becomes?|changes?(?: its colou?r)? to|gets?|goes) (${COLOUR}) ${HOVER}`);
  if (other?.[1]) return set('background', COLOURS[other[1]]?.[0] ?? darker);
  return r.take('(?:an? )?hover (?:effects?|states?|animation)') ? set('background', darker) : false;
}

function written({ plain, hover }: Button, colour: string): Snippet {
  const [base = '', , , text = ''] = COLOURS[colour] ?? [];
  const usual = new Map([
    ['padding', '0.75em 1.5em'],
    ['border', '0'],
    ['background', base],
    ['color', text],
    ['font', 'inherit'],
    ['cursor', 'pointer'],
  ]);
  const rules = new Map([...usual, ...plain]);
  const block = (selector: string, lines: Iterable<readonly [string, string]>): string =>
    `${selector} {\n${[...lines].map(([name, value]) => `  ${name}: ${value};`).join('\n')}\n}`;
  return {
    definition: [
      block('.button', rules),
      ...(hover.size > 0 ? [block('.button:hover', hover)] : []),
      block('.button:focus-visible', [
        ['outline', `3px solid ${base === '#fff' ? '#111827' : base}`],
        ['outline-offset', '2px'],
      ]),
    ].join('\n\n'),
    example: '<button class="button" type="button">Save</button>',
  };
}
