import type { Bitmap } from '../../raster/bitmap.ts';

/** A face for a thing: two eyes and a mouth. */

const EYE = '<circle r=".1" fill="#2a2226"/><circle cx="-.03" cy="-.035" r=".034" fill="#ffffff"/>';
const LINE = 'fill="none" stroke="#2a2226" stroke-width=".05" stroke-linecap="round"';
const at = (x: number, y: number, body: string): string => `<g transform="translate(${x} ${y})">${body}</g>`;

const EYES = at(-0.27, -0.1, EYE) + at(0.27, -0.1, EYE);
const SMILE = `<path d="M-.16 .1 Q0 .3 .16 .1" ${LINE}/>`;
const FROWN = `<path d="M-.16 .24 Q0 .06 .16 .24" ${LINE}/>`;

const MOODS: Readonly<Record<string, string>> = {
  smile: EYES + SMILE,
  grin: `${EYES}<path d="M-.22 .07 H.22 Q.2 .34 0 .34 T-.22 .07 Z" fill="#7c2230"/><path d="M-.18 .08 H.18 V.14 H-.18 Z" fill="#ffffff"/>`,
  sad: EYES + FROWN,
  cry: `${EYES}${FROWN}<path d="M-.3 .06 q-.08 .12 0 .16 q.08 -.04 0 -.16 Z" fill="#4aa8e0"/>`,
  angry: `${EYES}${FROWN}<path d="M-.42 -.3 L-.16 -.2 M.42 -.3 L.16 -.2" ${LINE}/>`,
  wink: `${at(-0.27, -0.1, EYE)}<path d="M.17 -.1 Q.27 -.2 .37 -.1" ${LINE}/>${SMILE}`,
};

const CHEEKS = [-0.42, 0.42]
  .map((x) => `<ellipse cx="${x}" cy=".08" rx=".09" ry=".06" fill="#f58aa0" opacity=".85"/>`)
  .join('');

/** The middle and the width of the broad part of a drawing, as shares of its view box. */
function roomIn({ width, height, rgba }: Bitmap): { x: number; y: number; width: number } {
  const isSolid = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < width && y < height && (rgba[(y * width + x) * 4 + 3] as number) > 127;
  const reach = (x: number, y: number, dx: number, dy: number): number => {
    let length = 0;
    while (isSolid(x + dx * (length + 1), y + dy * (length + 1))) length++;
    return length;
  };
  let best = { x: width / 2, y: height / 2, half: 0 };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (!isSolid(x, y)) continue;
      const half = Math.min(
        ...DIRECTIONS.map(([dx, dy]) => (reach(x, y, dx, dy) + 0.5) * Math.hypot(dx, dy)),
      );
      // The nearest such place to the middle.
      const off = Math.hypot(x - width / 2, y - height / 2) / width;
      if (half - off > best.half) best = { x: x + 0.5, y: y + 0.5, half: half - off };
    }
  return { x: best.x / width, y: best.y / height, width: (best.half * 2) / width };
}

const DIRECTIONS = [-1, 0, 1].flatMap((dx) =>
  [-1, 0, 1].flatMap((dy): [number, number][] => (dx === 0 && dy === 0 ? [] : [[dx, dy]])),
);

/** The drawing with a face on its broad part; `mood` may end in "+cheeks". */
export function faced(svg: string, mood: string, drawn: Bitmap): string {
  const [, across = 128, down = 128] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg)?.map(Number) ?? [];
  const { x, y, width } = roomIn(drawn);
  const [name = '', cheeks] = mood.split('+');
  const features = `${MOODS[name] ?? MOODS.smile}${cheeks ? CHEEKS : ''}`;
  const scale = Math.min(width * 1.05 * across, down * 0.6);
  return svg.replace(
    /<\/svg>$/,
    `<g transform="translate(${(x * across).toFixed(2)} ${(y * down).toFixed(2)}) scale(${scale.toFixed(2)})">${features}</g></svg>`,
  );
}
