import { counted } from '../../prompt/drawing-words.ts';
import { mixed, type Palette, readableOn } from '../colours.ts';
import type { Sheet } from '../sheet.ts';
import type { Graph, GraphEdge } from './read-graph.ts';

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Rows of boxes and drums with arrows from each row to the next; in a wide image the rows are columns. */
export function drawGraph(sheet: Sheet, { nodes, edges }: Graph, palette: Palette): void {
  const { width, height, short } = sheet;
  const rows = Math.max(...nodes.map(({ row }) => row)) + 1;
  const isAcross = width > height * 1.2;
  const hasBack = edges.some(({ isBack }) => isBack);
  const [left, top] = [width * 0.04, height * (isAcross ? 0.2 : 0.15)];
  const room = { wide: width * 0.92 - (hasBack && !isAcross ? width * 0.16 : 0), tall: height * 0.96 - top };
  const each = (isAcross ? room.wide : room.tall) / rows;
  const inRow = (row: number): number => nodes.filter((one) => one.row === row).length;
  const most = Math.max(...nodes.map(({ row }) => inRow(row)));
  const beside = (isAcross ? room.tall : room.wide) / most;
  const size = isAcross
    ? { wide: each * 0.68, tall: Math.min(beside * 0.6, short * 0.14) }
    : { wide: Math.min(beside * 0.86, short * 0.42), tall: Math.min(each * 0.56, short * 0.12) };
  const spots = nodes.map(({ row }, at): Spot => {
    const rank = nodes.slice(0, at).filter((one) => one.row === row).length;
    const along = (row + 0.5) * each;
    const share = (rank + 0.5) / inRow(row);
    return isAcross
      ? { x: left + along, y: top + share * room.tall }
      : { x: left + share * room.wide, y: top + along };
  });
  let ways = 0;
  for (const { from, to, isBack, label = '' } of edges) {
    const [a, b] = [spots[from], spots[to]];
    if (!a || !b) continue;
    if (isBack) drawBack(sheet, [a, b], { size, isAcross, label, palette, nth: ways++ });
    else if (isAcross) way(sheet, [a.x + size.wide / 2, a.y], [b.x - size.wide / 2, b.y], true, palette.ink);
    else way(sheet, [a.x, a.y + size.tall / 2], [b.x, b.y - size.tall / 2], false, palette.ink);
    if (!isBack && label !== '') {
      const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
      const wide = isAcross ? each - size.wide : size.wide * 0.6;
      sheet.text(
        label,
        isAcross
          ? { x: middle.x - wide / 2, y: middle.y - short * 0.05, width: wide, height: short * 0.04 }
          : { x: b.x + short * 0.012, y: middle.y - short * 0.022, width: wide, height: short * 0.044 },
        {
          font: 'sans',
          fill: palette.ink,
          mostLines: 1,
          largest: short * 0.034,
          align: isAcross ? 'middle' : 'start',
        },
      );
    }
  }
  for (const [at, { text, isStore, row }] of nodes.entries()) {
    const { x, y } = spots[at] ?? { x: 0, y: 0 };
    const fill = isStore
      ? palette.accent
      : row === 0
        ? palette.main
        : mixed(palette.main, palette.paper, 0.78);
    const [w, h] = [size.wide / 2, size.tall / 2];
    const line = `fill="${fill}" stroke="${palette.ink}" stroke-width="${short * 0.004}"`;
    const lid = h * 0.3;
    sheet.add(
      isStore
        ? `<path d="M${x - w} ${y - h + lid}v${2 * (h - lid)}a${w} ${lid} 0 0 0 ${2 * w} 0v${-2 * (h - lid)}" ${line}/><ellipse cx="${x}" cy="${y - h + lid}" rx="${w}" ry="${lid}" ${line}/>`
        : `<rect x="${x - w}" y="${y - h}" width="${2 * w}" height="${2 * h}" rx="${h * 0.28}" ${line}/>`,
    );
    const over = isStore ? lid * 1.9 : h * 0.2;
    sheet.text(
      text,
      { x: x - w * 0.92, y: y - h + over, width: w * 1.84, height: 2 * h - over - h * 0.16 },
      { font: 'sans', fill: readableOn(fill), mostLines: 2, largest: short * 0.042 },
    );
  }
  sheet.studio.account.told.push(`${counted('boxes', nodes.length)} with arrows`);
}

/** From one row to the next: straight on, or with two corners. */
function way(
  sheet: Sheet,
  [x, y]: readonly [number, number],
  [u, v]: readonly [number, number],
  isAcross: boolean,
  ink: string,
): void {
  const middle = isAcross ? (x + u) / 2 : (y + v) / 2;
  const bend = isAcross ? `H${middle}V${v}H${u}` : `V${middle}H${u}V${v}`;
  line(sheet, `M${x} ${y}${bend}`, ink);
  head(sheet, [u, v], isAcross ? [1, 0] : [0, 1], ink);
}

const line = (sheet: Sheet, d: string, ink: string, dash = ''): void => {
  sheet.add(`<path d="${d}" fill="none" stroke="${ink}" stroke-width="${sheet.short * 0.006}" ${dash}/>`);
};

/** The tip of an arrow; `to` says which way it points. */
export function head(
  sheet: Sheet,
  [x, y]: readonly [number, number],
  [dx, dy]: readonly [number, number],
  ink: string,
): void {
  const tip = sheet.short * 0.018;
  const [bx, by] = [x - dx * tip * 1.3, y - dy * tip * 1.3];
  sheet.add(
    `<path d="M${x} ${y}L${bx - dy * tip * 0.75} ${by - dx * tip * 0.75}L${bx + dy * tip * 0.75} ${by + dx * tip * 0.75}Z" fill="${ink}"/>`,
  );
}

function drawBack(
  sheet: Sheet,
  [a, b]: readonly [Spot, Spot],
  {
    size,
    isAcross,
    label = '',
    palette,
    nth,
  }: {
    readonly size: { readonly wide: number; readonly tall: number };
    readonly isAcross: boolean;
    readonly label: GraphEdge['label'];
    readonly palette: Palette;
    /** Ways of their own, so that none hides another. */
    readonly nth: number;
  },
): void {
  const { short } = sheet;
  const dash = `stroke-dasharray="${short * 0.02} ${short * 0.012}"`;
  const out = short * (0.06 - 0.018 * (nth % 3));
  if (isAcross) {
    const low = Math.max(a.y, b.y) + size.tall / 2 + out;
    line(sheet, `M${a.x} ${a.y + size.tall / 2}V${low}H${b.x}V${b.y + size.tall / 2}`, palette.accent, dash);
    head(sheet, [b.x, b.y + size.tall / 2], [0, -1], palette.accent);
  } else {
    const side = Math.max(a.x, b.x) + size.wide / 2 + out;
    line(sheet, `M${a.x + size.wide / 2} ${a.y}H${side}V${b.y}H${b.x + size.wide / 2}`, palette.accent, dash);
    head(sheet, [b.x + size.wide / 2, b.y], [-1, 0], palette.accent);
  }
  const box = isAcross
    ? {
        x: Math.min(a.x, b.x),
        y: Math.max(a.y, b.y) + size.tall / 2 + out * 1.1,
        width: Math.abs(a.x - b.x),
        height: short * 0.05,
      }
    : {
        x: Math.max(a.x, b.x) + size.wide / 2 + out * 1.2,
        y: (a.y + b.y) / 2 - short * 0.03,
        width: short * 0.2,
        height: short * 0.06,
      };
  if (label !== '')
    sheet.text(label, box, {
      font: 'sans',
      fill: palette.ink,
      mostLines: 1,
      largest: short * 0.036,
      align: isAcross ? 'middle' : 'start',
    });
}
