import { counted } from '../prompt/drawing-words.ts';
import type { Palette } from './colours.ts';
import { readableOn } from './colours.ts';
import type { FlowNode, Levels } from './flow-words.ts';
import type { Sheet } from './sheet.ts';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Boxes below each other with arrows; a diamond has a second box beside it. */
export function drawFlow(sheet: Sheet, nodes: readonly FlowNode[], palette: Palette): void {
  const { width, height, short } = sheet;
  const hasSide = nodes.some(({ no }) => no !== undefined);
  const each = (height * 0.8) / nodes.length;
  const x = width * (hasSide ? 0.33 : 0.5);
  const boxAt = (at: number): Box => ({
    x,
    y: height * 0.17 + (at + 0.5) * each,
    width: width * (hasSide ? 0.5 : 0.62),
    height: each * 0.62,
  });
  for (const [at, node] of nodes.entries()) {
    const box = boxAt(at);
    const next = nodes[at + 1];
    const split = [node, next].some((one) => one?.or !== undefined);
    if (next && split) {
      const to = boxAt(at + 1);
      const ways = [node.text, ...(node.or ?? [])];
      const goesOn = ways.map((way) => node.or === undefined || !ENDS.test(way));
      // No line leaves "rejected", unless all ways go on.
      const isAny = !goesOn.includes(true);
      for (const from of columnsOf(node, x, width).filter((_, n) => isAny || goesOn[n]))
        for (const end of columnsOf(next, x, width))
          bent(sheet, { x: from, y: box.y + box.height / 2 }, { x: end, y: to.y - to.height / 2 }, palette);
    } else if (next) {
      const to = boxAt(at + 1);
      arrow(sheet, { x, y: box.y + box.height / 2 }, { x, y: to.y - to.height / 2 }, palette);
      if (node.isDecision)
        label(
          sheet,
          node.isOpen ? 'yes / no' : node.isOnNo ? 'no' : 'yes',
          { x: x + short * 0.015, y: box.y + each * 0.5 },
          palette,
        );
    }
    if (node.no === '' && node.back !== undefined) {
      const to = boxAt(node.back);
      const out = { x: width * 0.8, y: box.y };
      const from = box.x + box.width / 2;
      label(sheet, node.isOnNo ? 'yes' : 'no', { x: from + short * 0.005, y: box.y - short * 0.03 }, palette);
      way(sheet, `M${from} ${box.y}H${out.x}V${to.y}`, palette);
      arrow(sheet, { x: out.x, y: to.y }, { x: to.x + to.width / 2, y: to.y }, palette);
    } else if (node.no !== undefined) {
      const side = { x: width * 0.8, y: box.y, width: width * 0.3, height: box.height };
      const from = box.x + box.width / 2;
      arrow(sheet, { x: from, y: box.y }, { x: side.x - side.width / 2, y: box.y }, palette);
      label(sheet, node.isOnNo ? 'yes' : 'no', { x: from + short * 0.005, y: box.y - short * 0.03 }, palette);
      if (node.back !== undefined) {
        const to = boxAt(node.back);
        // Up to an earlier box, or down to a later one.
        way(sheet, `M${side.x} ${side.y - (Math.sign(side.y - to.y) * side.height) / 2}V${to.y}`, palette);
        arrow(sheet, { x: side.x, y: to.y }, { x: to.x + to.width / 2, y: to.y }, palette);
      } else if (node.joins && at + 2 < nodes.length) {
        const to = boxAt(at + 2);
        way(sheet, `M${side.x} ${side.y + side.height / 2}V${to.y}`, palette);
        arrow(sheet, { x: side.x, y: to.y }, { x: to.x + to.width / 2, y: to.y }, palette);
      }
      shape(sheet, { text: node.no, isDecision: false }, side, { fill: palette.soft, palette });
    }
    if (node.or === undefined)
      shape(sheet, node, box, { fill: node.isDecision ? palette.accent : palette.main, palette });
    else
      for (const [n, text] of [node.text, ...node.or].entries())
        boxed(
          sheet,
          text,
          {
            ...box,
            x: columnsOf(node, x, width)[n] ?? x,
            width: (width * 0.84) / (node.or.length + 1) - width * 0.04,
          },
          { fill: palette.accent, palette },
        );
  }
  const diamonds = nodes.filter(({ isDecision }) => isDecision).length;
  const boxes =
    nodes.reduce((sum, { or = [] }) => sum + 1 + or.length, 0) -
    diamonds +
    nodes.filter(({ no }) => no !== undefined && no !== '').length;
  sheet.studio.account.told.push(
    `${counted('boxes', boxes)}${diamonds > 0 ? ` and ${diamonds === 1 ? 'a diamond' : counted('diamonds', diamonds)}` : ''} with arrows`,
  );
}

const way = (sheet: Sheet, d: string, { ink }: Palette): void => {
  sheet.add(`<path d="${d}" fill="none" stroke="${ink}" stroke-width="${sheet.short * 0.006}"/>`);
};

const ENDS = /\b(?:reject|refus|den(?:y|ied)|cancel|declin|fail|abort|discard)\w*/i;

/** The middles of the boxes beside each other. */
const columnsOf = ({ or = [] }: FlowNode, x: number, width: number): number[] =>
  or.length === 0
    ? [x]
    : [0, ...or.keys()].map((_, n) => width * (0.08 + (0.84 * (n + 0.5)) / (or.length + 1)));

/** Down, across and down again. */
function bent(sheet: Sheet, from: Point, to: Point, palette: Palette): void {
  const middle = (from.y + to.y) / 2;
  if (Math.abs(from.x - to.x) > 1)
    sheet.add(
      `<path d="M${from.x} ${from.y}V${middle}H${to.x}" fill="none" stroke="${palette.ink}" stroke-width="${sheet.short * 0.006}"/>`,
    );
  arrow(sheet, { x: to.x, y: Math.abs(from.x - to.x) > 1 ? middle : from.y }, to, palette);
}

/** Rows of boxes, joined by lines to the first of the row above. */
export function drawLevels(sheet: Sheet, levels: Levels, palette: Palette): void {
  const { width, height, short } = sheet;
  const each = (height * 0.76) / levels.length;
  const tall = Math.min(each * 0.5, height * 0.13);
  const boxes = levels.map((row, level) =>
    row.map((_, at): Box => {
      const wide = (width * 0.92) / row.length;
      return {
        x: width * 0.04 + (at + 0.5) * wide,
        y: height * 0.18 + (level + 0.5) * each,
        width: Math.min(wide * 0.88, width * 0.36),
        height: tall,
      };
    }),
  );
  for (const [level, row] of boxes.entries()) {
    const [above] = boxes[level - 1] ?? [];
    for (const { x, y } of above ? row : [])
      if (above)
        sheet.add(
          `<path d="M${above.x} ${above.y}V${(above.y + y) / 2}H${x}V${y}" fill="none" stroke="${palette.ink}" stroke-width="${short * 0.005}"/>`,
        );
  }
  for (const [level, row] of levels.entries())
    for (const [at, text] of row.entries()) {
      const box = boxes[level]?.[at];
      const fill = level === 0 ? palette.main : palette.soft;
      if (box) shape(sheet, { text, isDecision: false }, box, { fill, palette });
    }
  sheet.studio.account.told.push(`${counted('boxes', levels.flat().length)} in ${levels.length} rows`);
}

/** A box with words in it. */
export const boxed = (
  sheet: Sheet,
  text: string,
  box: Box,
  look: { readonly fill: string; readonly palette: Palette; readonly largest?: number },
): void => shape(sheet, { text, isDecision: false }, box, look);

function shape(
  sheet: Sheet,
  { text, isDecision }: FlowNode,
  { x, y, width, height }: Box,
  { fill, palette, largest }: { readonly fill: string; readonly palette: Palette; readonly largest?: number },
): void {
  const [half, tall] = [width / 2, height * (isDecision ? 0.62 : 0.5)];
  const line = `fill="${fill}" stroke="${palette.ink}" stroke-width="${sheet.short * 0.004}"`;
  sheet.add(
    isDecision
      ? `<path d="M${x - half} ${y}L${x} ${y - tall}L${x + half} ${y}L${x} ${y + tall}Z" ${line}/>`
      : `<rect x="${x - half}" y="${y - tall}" width="${width}" height="${2 * tall}" rx="${tall * 0.3}" ${line}/>`,
  );
  const inner = isDecision ? 0.6 : 0.9;
  sheet.text(
    text,
    { x: x - half * inner, y: y - tall * 0.75, width: width * inner, height: tall * 1.5 },
    { font: 'sans', fill: readableOn(fill), mostLines: 2, largest: largest ?? sheet.short * 0.045 },
  );
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function arrow(sheet: Sheet, from: Point, to: Point, { ink }: Palette): void {
  const head = sheet.short * 0.016;
  const [dx, dy] = [Math.sign(Math.round(to.x - from.x)), Math.sign(Math.round(to.y - from.y))];
  const [bx, by] = [to.x - dx * head * 1.4, to.y - dy * head * 1.4];
  sheet.add(
    `<path d="M${from.x} ${from.y}L${bx} ${by}" stroke="${ink}" stroke-width="${sheet.short * 0.006}"/><path d="M${to.x} ${to.y}L${bx - dy * head} ${by - dx * head}L${bx + dy * head} ${by + dx * head}Z" fill="${ink}"/>`,
  );
}

function label(sheet: Sheet, text: string, { x, y }: Point, { ink }: Palette): void {
  sheet.text(
    text,
    { x, y: y - sheet.short * 0.016, width: sheet.short * 0.08, height: sheet.short * 0.032 },
    { font: 'sans', fill: ink, align: 'start', largest: sheet.short * 0.03 },
  );
}
