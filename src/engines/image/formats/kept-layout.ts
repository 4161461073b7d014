import type { Design } from './design.ts';
import { type LayoutWish, wished, type Zone } from './layout-words.ts';
import { colouredSign } from './subjects.ts';

/** The middle of a thing in the finished design, and its size, as shares of width and height. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Judged {
  readonly said: string;
  readonly isKept: boolean;
  /** The thing, where the wish is about one. */
  readonly thing: string | undefined;
}

/** Looks in the finished design for each place and order that the prompt asks for. */
export function judgedLayout(design: Design): readonly Judged[] {
  const { brief, studio } = design;
  const sides = brief.subjects.flatMap(({ side, said }): LayoutWish[] =>
    side ? [{ zone: side, thing: said.split(' '), said: `on the ${side}` }] : [],
  );
  const rows = brief.subjects.flatMap(({ form, said, count }): LayoutWish[] =>
    form === 'row' && count > 2 && !brief.layout.some(({ zone }) => zone === 'row')
      ? [{ zone: 'row', thing: said.split(' '), said: 'in a row' }]
      : [],
  );
  // A painted scene accounts for these itself.
  const own = studio.account.bodies.length > 0 ? [] : [...sides, ...rows];
  return [...brief.layout, ...own].flatMap((wish) => {
    const things: readonly { readonly said?: string | undefined }[] = [...brief.subjects, ...brief.hints];
    const meant = wished(wish, things);
    const boxes = meant.flatMap((one) => boxesOf(one, design));
    // A thing that is not there is named itself.
    if (boxes.length === 0) return [];
    const thing = meant.length === 1 ? meant[0]?.said : undefined;
    return [{ said: wish.said, thing, isKept: KEPT[wish.zone](boxes) }];
  });
}

function boxesOf(
  thing: { readonly said?: string | undefined; readonly name?: string },
  { studio, units }: Design,
): Box[] {
  const { said = '' } = thing;
  const { bodies, painted } = studio.account;
  const unit = units.find(({ members }) => members.some((one) => one.said === said));
  const name = unit?.name ?? thing.name ?? colouredSign(said)?.name;
  return [
    ...bodies
      .filter((one) => one.said === said)
      .map(({ edges: [left, top, right, bottom] }) => ({
        x: (left + right) / 2,
        y: (top + bottom) / 2,
        width: right - left,
        height: bottom - top,
      })),
    ...painted.flatMap(({ placed, width, height }) =>
      placed
        .filter((one) => one.name === name)
        .map(({ x, y, size }) => ({
          x: x / width,
          y: y / height,
          width: size / width,
          height: size / height,
        })),
    ),
  ];
}

const every =
  (holds: (box: Box) => boolean) =>
  (boxes: readonly Box[]): boolean =>
    boxes.every(holds);

const isOuter = ({ x, y }: Box): boolean => x < 0.22 || x > 0.78 || y < 0.22 || y > 0.78;

/** Some of them are at each of the edges. */
const isAround = (boxes: readonly Box[]): boolean =>
  boxes.length >= 4 &&
  boxes.every(isOuter) &&
  [
    ({ x }: Box) => x < 0.25,
    ({ x }: Box) => x > 0.75,
    ({ y }: Box) => y < 0.25,
    ({ y }: Box) => y > 0.75,
  ].every((holds) => boxes.some(holds));

const inCorner = (isRight: boolean, isLower: boolean) => (box: Box) =>
  (isRight ? box.x > 0.7 : box.x < 0.3) && (isLower ? box.y > 0.7 : box.y < 0.3);

const ALL_CORNERS = [false, true].flatMap((right) => [false, true].map((lower) => inCorner(right, lower)));

/** At most half a thing apart. */
const isLevel = (spots: readonly number[], sizes: readonly number[]): boolean =>
  Math.max(...spots) - Math.min(...spots) <= Math.min(...sizes) * 0.5;

const isRing = (boxes: readonly Box[]): boolean => {
  const mean = (of: (box: Box) => number): number =>
    boxes.reduce((sum, box) => sum + of(box), 0) / boxes.length;
  const [x, y] = [mean((box) => box.x), mean((box) => box.y)];
  const far = boxes.map((box) => Math.hypot(box.x - x, box.y - y));
  return boxes.length > 2 && Math.min(...far) > Math.max(...far) * 0.6;
};

const KEPT: Readonly<Record<Zone, (boxes: readonly Box[]) => boolean>> = {
  border: isAround,
  corners: (boxes) =>
    boxes.every((box) => ALL_CORNERS.some((holds) => holds(box))) &&
    ALL_CORNERS.every((holds) => boxes.some(holds)),
  corner: every((box) => ALL_CORNERS.some((holds) => holds(box))),
  'top-left': every(inCorner(false, false)),
  'top-right': every(inCorner(true, false)),
  'bottom-left': every(inCorner(false, true)),
  'bottom-right': every(inCorner(true, true)),
  top: every(({ y }) => y < 0.36),
  bottom: every(({ y }) => y > 0.64),
  middle: every(({ x, y }) => Math.abs(x - 0.5) < 0.2 && Math.abs(y - 0.5) < 0.2),
  left: every(({ x }) => x < 0.45),
  right: every(({ x }) => x > 0.55),
  row: (boxes) =>
    isLevel(
      boxes.map(({ y }) => y),
      boxes.map(({ height }) => height),
    ),
  column: (boxes) =>
    isLevel(
      boxes.map(({ x }) => x),
      boxes.map(({ width }) => width),
    ),
  circle: isRing,
};

/** Places and orders that the finished design does not have, in words. */
export const unkeptLayout = (judged: readonly Judged[]): string[] =>
  judged.flatMap(({ said, thing, isKept }) => (isKept ? [] : [thing ? `${thing} ${said}` : said]));

interface Said {
  readonly said?: string | undefined;
}

/** Things around the border of a design are as many as there is room for. */
export const isSpread = ({ said }: Said, layout: readonly LayoutWish[], things: readonly Said[]): boolean =>
  layout.some(
    (wish) =>
      /^(?:border|corners|top|bottom)$/.test(wish.zone) &&
      wished(wish, things).some((one) => one.said === said),
  );
