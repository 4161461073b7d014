import { addDarkMode } from './dark-colours.ts';
import type { Extra, KnownExtra } from './extra.ts';
import { hex, NAME } from './extra-colours.ts';
import { HOVER_EXTRAS } from './hover-extras.ts';
import type { StyleSheet } from './style-sheet.ts';

export const LEAD =
  '[,;]? ?\\b(?:(?:and|with|that|which|has|have|having|plus|is|are|it|its|also|an?|the|nice|subtle|smooth|soft|slight|slightly|simple|some|adds?|should|be|gets?|in) )*';
const LENGTH = '(\\d+(?:\\.\\d+)?) ?(px|rem|em|%|vh|vw|pixels)';
const SMALL =
  '(?:on|for|at|in) (?:mobiles?|phones?|small(?:er)? (?:screens?|devices?)|narrow screens?|mobile (?:devices?|screens?))';
const FRAME = '(?:page|screen|viewport|window|browser|body)';

const always =
  (declared: Readonly<Record<string, string>>): Extra =>
  (sheet, root) => {
    sheet.set(root, declared);
    return true;
  };

/** Sets a property unless the element or a part of it already has it. */
const unlessThere =
  (name: string, value: string): Extra =>
  (sheet, root) => {
    if (!sheet.rules().some(({ declared }) => declared.has(name))) sheet.set(root, { [name]: value });
    return true;
  };

/** Sets a property of the container of the elements. */
const spaced =
  (name: string, value: string): Extra =>
  (sheet, root) => {
    const frame = sheet
      .rules()
      .find(({ declared }) => /^(?:inline-)?(?:grid|flex)$/.test(declared.get('display') ?? ''));
    sheet.set(name === 'gap' && frame ? frame.selector : root, { [name]: value });
    return true;
  };

/** The part of the element that has a colour: the bar in its frame. */
const painted =
  (background: string): Extra =>
  (sheet, root) => {
    const inner = sheet
      .rules()
      .find(
        ({ selector, declared }) =>
          selector.startsWith(`${root} > `) &&
          !selector.includes(':') &&
          /#|gradient/.test(declared.get('background') ?? ''),
      );
    sheet.set(inner?.selector ?? root, { background });
    if (!inner && sheet.rule(`${root}:hover`)?.has('background'))
      sheet.set(`${root}:hover`, { background, filter: 'brightness(0.85)' });
    return true;
  };

function centre(sheet: StyleSheet, root: string, said: string): boolean {
  if (/\bhorizontally\b/.test(said) && !/\bvertically\b/.test(said))
    sheet.set(root, { 'margin-inline': 'auto' });
  else sheet.set('body', { margin: '0', display: 'grid', 'place-items': 'center', 'min-height': '100vh' });
  return true;
}

/** Animated once when it appears, or for ever. */
function animate(sheet: StyleSheet, root: string, name: string, frames: string, timing: string): true {
  sheet.set(root, { animation: `${name} ${timing}` });
  sheet.append(`@keyframes ${name} {\n${frames}\n}`);
  sheet.append(`@media (prefers-reduced-motion: reduce) {\n  ${root} {\n    animation: none;\n  }\n}`);
  return true;
}

const from = (declared: string): string => `  from {\n    ${declared}\n  }`;

function stack(sheet: StyleSheet, root: string): boolean {
  const display = sheet.rule(root)?.get('display') ?? '';
  const line = /grid/.test(display)
    ? 'grid-template-columns: 1fr;'
    : /flex/.test(display)
      ? 'flex-direction: column;'
      : undefined;
  if (line) sheet.append(`@media (max-width: 40rem) {\n  ${root} {\n    ${line}\n  }\n}`);
  return line !== undefined;
}

export const EXTRAS: readonly KnownExtra[] = [
  ['no border|without(?: an?)? border', () => always({ border: '0' })],
  [
    '(?:supports? |automatic |works in |adapts to )*(?:light and |both )?dark(?: and light)?[- ](?:mode|theme)s?(?: (?:support|variant|styles?|version|colors|colours|too|as well))*(?: (?:using|via|with|based on|following) (?:prefers-color-scheme|(?:a )?media quer(?:y|ies)|the system(?: settings?| preference)?))?',
    () => (sheet, root) => {
      addDarkMode(sheet, root);
      return true;
    },
  ],
  ['(?:cent(?:ered|red)|cent(?:er|re)-aligned) (?:text|content)', () => always({ 'text-align': 'center' })],
  [
    `(?:perfectly |horizontally |vertically )*cent(?:ered|red)(?! text)(?: (?:vertically|horizontally|both))*(?: and (?:vertically|horizontally))?(?: (?:on|in|to|of|inside) (?:the )?(?:middle of the |cent(?:er|re) of the )?${FRAME})?|(?:in|at) the (?:middle|cent(?:er|re)) of the ${FRAME}`,
    ([said]) =>
      (sheet, root) =>
        centre(sheet, root, said),
  ],
  ...HOVER_EXTRAS,
  [
    `(?:border[- ]radius|rounded (?:corners|edges)|corners) of ${LENGTH}|${LENGTH} (?:border[- ]radius|rounded corners)`,
    ([, one, unit, other, otherUnit]) =>
      always({ 'border-radius': `${one ?? other}${(unit ?? otherUnit)?.replace('pixels', 'px')}` }),
  ],
  [
    '(rounded|circular|round) (?:images?|pictures?|photos?)',
    ([, shape]) =>
      (sheet, root) => {
        sheet.set(`${root} img`, { 'border-radius': shape === 'rounded' ? '0.75rem' : '50%' });
        return true;
      },
  ],
  ['rounded(?: corners| edges| borders?)?', () => unlessThere('border-radius', '1rem')],
  ['(?:drop |box |light )*shadows?(?! on )', () => unlessThere('box-shadow', '0 8px 24px rgb(0 0 0 / 0.15)')],
  [
    `(?:${NAME} to ${NAME} )?gradient(?: background)?(?: from ${NAME} to ${NAME})?`,
    ([, first, second, third, fourth]) =>
      painted(
        `linear-gradient(135deg, ${hex(first ?? third, '#2563eb')}, ${hex(second ?? fourth, '#9333ea')})`,
      ),
  ],
  // The direction of a gradient that is the element itself.
  [
    `(?:that goes |going )?from ${NAME} to ${NAME}`,
    ([, first, second]) =>
      (sheet, root) =>
        /gradient\(/.test(sheet.rule(root)?.get('background') ?? '') &&
        painted(`linear-gradient(135deg, ${hex(first, '#2563eb')}, ${hex(second, '#9333ea')})`)(sheet, root),
  ],
  [
    `(?:thick |thin |solid )*(?:${NAME} )?(left|right|top|bottom)[- ]border(?: (?:in|of) ${NAME})?|(?:thick |thin |solid )*(?:${NAME} )?border (?:on|at) the (left|right|top|bottom)`,
    ([, first, side, second, third, other]) =>
      always({ [`border-${side ?? other}`]: `4px solid ${hex(first ?? second ?? third, '#1d4ed8')}` }),
  ],
  [
    `(?:thin |solid |light )*(?:${LENGTH} )?(?:solid )?(?:${NAME} )?border`,
    ([, size, unit, name]) => always({ border: `${size ?? 1}${unit ?? 'px'} solid ${hex(name, '#d1d5db')}` }),
  ],
  [
    '(dark|light) background(?: color| colour)?',
    ([, ground]) =>
      always(
        ground === 'dark'
          ? { background: '#111827', color: '#fff' }
          : { background: '#f9fafb', color: '#111827' },
      ),
  ],
  [
    `${NAME} links?`,
    ([, name]) =>
      (sheet, root) => {
        sheet.set(`${root} a`, { color: hex(name, '#1d4ed8') });
        return true;
      },
  ],
  [
    `${NAME} (?:fill|bar|ring|circle|(?:active|accent|checked|on) (?:color|colour|state)|accents?|color|colour|theme)|${NAME}(?= (?:css )?(?:loading )?(?:(?:rounded|pill|large|small|big) )?(?:spinner|loader|progress|toggle|switch|tooltip|buttons?))`,
    ([, one, other]) =>
      (sheet) =>
        sheet.recolour(hex(one ?? other, '#1d4ed8')),
  ],
  // "A button that is green".
  [
    `(?<=\\b(?:is|in) )${NAME}(?= *(?:,|and\\b|with\\b|$))`,
    ([, name]) =>
      (sheet) =>
        sheet.recolour(hex(name, '#1d4ed8')),
  ],
  [`${NAME} background(?: color| colour)?`, ([, name]) => painted(hex(name, '#fff'))],
  [`${NAME} text(?: color| colour)?`, ([, name]) => always({ color: hex(name, '#111827') })],
  [
    '(?:glass(?:y|morphism)?|frosted(?: glass)?)(?: effect| look| background)?',
    () =>
      always({
        background: 'rgb(255 255 255 / 0.25)',
        'backdrop-filter': 'blur(12px)',
        border: '1px solid rgb(255 255 255 / 0.4)',
      }),
  ],
  ['pill(?:[- ]shaped?)?', () => always({ 'border-radius': '999px' })],
  [
    '(large|big|small)(?= (?:css )?(?:[a-z]+ )?button)',
    ([, size]) => always({ 'font-size': size === 'small' ? '0.85rem' : '1.25rem' }),
  ],
  ['full[- ]width', () => always({ width: '100%' })],
  [
    'outlined|ghost',
    () => always({ border: '2px solid currentColor', background: 'transparent', color: '#1d4ed8' }),
  ],
  ['italics?(?: text| font)?', () => always({ 'font-style': 'italic' })],
  ['circular|round(?! (?:corners|edges))|circle', () => always({ 'border-radius': '50%' })],
  [
    '(?:pulses?|pulsing|blink(?:s|ing)|flashing)(?: animation| effect)?',
    () => (sheet, root) =>
      animate(sheet, root, 'pulse', '  50% {\n    opacity: 0.4;\n  }', '1.5s ease-in-out infinite'),
  ],
  ['bold(?: text)?', () => always({ 'font-weight': '700' })],
  ['uppercase(?: text| letters)?', () => always({ 'text-transform': 'uppercase' })],
  [
    `(max|min)?[- ]?(width|height) (?:of |is )?${LENGTH}|${LENGTH} (wide|high|tall|width|height)`,
    ([, bound, side, size, unit, other, otherUnit, way]) =>
      always({
        [`${bound ? `${bound}-` : ''}${side ?? (/^wid/.test(way ?? '') ? 'width' : 'height')}`]: `${size ?? other}${(unit ?? otherUnit)?.replace('pixels', 'px')}`,
      }),
  ],
  [
    `(padding|margin|gap|font[- ]size) (?:of |is )?${LENGTH}|${LENGTH} (?:of )?(padding|margin|gap)`,
    ([, name, size, unit, other, otherUnit, otherName]) =>
      spaced(
        (name ?? otherName ?? 'gap').replace(' ', '-'),
        `${size ?? other}${(unit ?? otherUnit)?.replace('pixels', 'px')}`,
      ),
  ],
  [
    `(?:takes? |uses? |stretches to )?(?:the )?full[- ]width ${SMALL}`,
    () => (sheet, root) => {
      sheet.append(
        `@media (max-width: 40rem) {\n  ${root} {\n    width: 100%;\n    max-width: none;\n  }\n}`,
      );
      return true;
    },
  ],
  [
    `(?:becomes?|stacks?(?: (?:up|vertically))?|collapses?(?: (?:in)?to)?|turns? into|switch(?:es)? to|stacked|goes to|one|single|column|an?|to)(?: (?:an?|one|single|into|1))*(?: columns?| stack)? ${SMALL}`,
    () => stack,
  ],
  [
    '(?:a )?disabled (?:style|state|look)s?(?: too)?',
    () => (sheet, root) => {
      if (!sheet.text.includes(':disabled'))
        sheet.set(`${root}:disabled`, { opacity: '0.5', cursor: 'not-allowed' });
      return true;
    },
  ],
  [
    '(?:visible |keyboard )?focus (?:ring|style|state|outline)s?(?: too)?',
    () => (sheet, root) => {
      if (!sheet.text.includes(':focus'))
        sheet.set(`${root}:focus-visible`, { outline: '3px solid #3b82f6', 'outline-offset': '2px' });
      return true;
    },
  ],
  [
    '(?:fades? in|fade-in)(?: animation| effect)?(?: (?:on|when the page|at|when it) (?:page )?(?:loads?|appears?|load|start))?',
    () => (sheet, root) =>
      // An element that opens by itself fades already.
      /transition:.*opacity/.test(sheet.text) ||
      animate(sheet, root, 'fade-in', from('opacity: 0;'), '0.6s ease-out'),
  ],
  [
    'slid(?:es?|ing)[- ]in(?: animation| effect)?(?: from (?:the )?(left|right|bottom|top))?(?! from| (?:on|when|under) )(?: (?:on|when the page) (?:page )?loads?)?',
    ([, side = 'left']) =>
      (sheet, root) => {
        const way = {
          left: 'translateX(-2rem)',
          right: 'translateX(2rem)',
          top: 'translateY(-2rem)',
          bottom: 'translateY(2rem)',
        };
        const moved = Object.entries(way).find(([name]) => name === side)?.[1] ?? way.left;
        return animate(
          sheet,
          root,
          'slide-in',
          from(`opacity: 0;\n    transform: ${moved};`),
          '0.5s ease-out',
        );
      },
  ],
  [
    'animated(?= gradient)|animated',
    () => (sheet, root) => {
      if (!/gradient\(/.test(sheet.rule(root)?.get('background') ?? '')) return false;
      sheet.set(root, { 'background-size': '200% 200%' });
      return animate(
        sheet,
        root,
        'shift',
        '  50% {\n    background-position: 100% 50%;\n  }',
        '8s ease infinite',
      );
    },
  ],
  [
    '(?:sticks|sticky|stays|fixed) (?:to|at) the top(?: of the page)?',
    () => always({ position: 'sticky', top: '0' }),
  ],
  ['transitions?|smoothly animated', () => unlessThere('transition', 'all 0.2s')],
];
