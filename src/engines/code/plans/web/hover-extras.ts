import type { Extra, KnownExtra } from './extra.ts';
import { hex, NAME } from './extra-colours.ts';
import type { StyleSheet } from './style-sheet.ts';

const HOVER =
  '(?:on (?:mouse ?)?(?:hover|over)(?:ing)?|when (?:it is |you )?hover(?:ed|ing)?(?: over(?: it)?)?|under the pointer)';

function onHover(sheet: StyleSheet, root: string, declared: Readonly<Record<string, string>>): true {
  // In a grid each card answers to the pointer, not all of them.
  const target = sheet.rule(root)?.get('display') === 'grid' ? `${root} > *` : root;
  sheet.set(`${target}:hover`, declared);
  const moves = [...(sheet.rule(`${target}:hover`)?.keys() ?? [])].filter((name) => name !== 'cursor');
  sheet.set(target, { transition: moves.map((name) => `${name} 0.2s`).join(', ') });
  return true;
}

const hovering =
  (declared: Readonly<Record<string, string>>): Extra =>
  (sheet, root) =>
    onHover(sheet, root, declared);

/** Hover effects of an element. */
export const HOVER_EXTRAS: readonly KnownExtra[] = [
  [
    `(?:softer|gentler|lighter|wider) (?:box[- ]?|drop )?shadows? ${HOVER}`,
    () => hovering({ 'box-shadow': '0 16px 48px rgb(0 0 0 / 0.1)' }),
  ],
  [
    `changes? (?:its )?(?:background )?colou?rs? ${HOVER}`,
    () => (sheet, root) =>
      sheet.rule(`${root}:hover`)?.has('background') === true ||
      onHover(sheet, root, { filter: 'brightness(0.85)' }),
  ],
  [
    `(?:hover (?:shadow|box-shadow)|(?:(?:bigger|larger|deeper|darker|stronger|box|drop) )*shadows?(?: (?:that )?(?:grows?|appears?|effect))? ${HOVER})`,
    () => hovering({ 'box-shadow': '0 16px 40px rgb(0 0 0 / 0.2)' }),
  ],
  [
    `(?:lifts?(?: up)?|rises?|moves? up|raises?|lift effect|lift animation)(?: a little| a bit| slightly)? ${HOVER}|hover lift(?: effect)?`,
    () => hovering({ transform: 'translateY(-4px)' }),
  ],
  [
    `(?:scales?(?: up)?|grows?|zooms?(?: in)?|enlarges?|(?:scale|zoom|grow)(?: effect| animation)|(?:gets )?(?:bigger|larger))(?: a little| a bit| slightly)? ${HOVER}|hover (?:scale|zoom)(?: effect)?`,
    () => hovering({ transform: 'scale(1.05)' }),
  ],
  [`glow(?:s|ing)?(?: effect)? ${HOVER}|hover glow`, () => hovering({ 'box-shadow': '0 0 1.5rem #3b82f6' })],
  [
    `(?:rotates?|tilts?)(?: a little| a bit| slightly)? ${HOVER}`,
    () => hovering({ transform: 'rotate(3deg)' }),
  ],
  [
    `(?:(?:turns?|becomes?|changes? (?:color|colour|background)?(?: to)?|goes) ${NAME}|${NAME} background) ${HOVER}`,
    ([, turned, ground]) => hovering({ background: hex(turned ?? ground, '#1e40af') }),
  ],
  [
    `(?:gets? |becomes? |turns? )?(dark|light|bright)(?:er|ens?)(?: colou?r| background| shade)? ${HOVER}`,
    ([, way]) => hovering({ filter: `brightness(${way === 'dark' ? 0.8 : 1.2})` }),
  ],
  [`underlined? ${HOVER}`, () => hovering({ 'text-decoration': 'underline' })],
  [
    `hover (?:effects?|animations?|states?|styles?)|(?:animation|effect) ${HOVER}`,
    () => (sheet, root) =>
      sheet.rule(`${root}:hover`) !== undefined ||
      onHover(sheet, root, { transform: 'translateY(-3px)', 'box-shadow': '0 12px 32px rgb(0 0 0 / 0.18)' }),
  ],
];
