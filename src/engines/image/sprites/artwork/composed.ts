import pieces from '../../data/chess-pieces.json';
import { type Artwork, svg } from './svg.ts';

/** Drawings with repeated parts, which are computed. */

const SAILS = [20, 110, 200, 290]
  .map(
    (turn) =>
      `<g transform="rotate(${turn} 100 92)"><path d="M98 92 L98 6 L102 6 L102 92 Z" fill="#5a3d26"/><path d="M103 12 L124 14 L120 74 L103 72 Z" fill="#efe6d2"/><path d="M103 28 L123 30 M103 44 L122 46 M103 60 L121 62 M113 13 L111 73" stroke="#b9a583" stroke-width="1.6"/></g>`,
  )
  .join('');
const HUB = '<circle cx="100" cy="92" r="6" fill="#3a2a1c"/>';
const TOWER = `<path d="M70 110 L130 110 L146 256 L54 256 Z" fill="#d8c7a6"/><path d="M70 110 L100 110 L100 256 L54 256 Z" fill="#e6d8bb"/><path d="M62 110 L100 68 L138 110 Z" fill="#7a4630"/>
    <path d="M88 256 L88 222 Q100 210 112 222 L112 256 Z" fill="#5a3b26"/><rect x="92" y="150" width="16" height="20" fill="#4d6a7d"/><rect x="92" y="188" width="16" height="18" fill="#4d6a7d"/>`;

const windmill: Artwork = () => svg(200, 260, `${TOWER}${SAILS}${HUB}`);
const windmillTower: Artwork = () => svg(200, 260, TOWER);
const windmillSails: Artwork = () => svg(200, 200, `<g transform="translate(0 8)">${SAILS}${HUB}</g>`);

const logs = (x: number, y: number, width: number, count: number): string =>
  Array.from(
    { length: count },
    (_, i) =>
      `<rect x="${x}" y="${y + i * 13}" width="${width}" height="12" rx="6" fill="${i % 2 ? '#8a5a34' : '#9a683e'}"/>`,
  ).join('');

const logCabin: Artwork = () =>
  svg(
    220,
    190,
    `<path d="M150 20 L172 20 L172 70 L150 56 Z" fill="#7b756f"/>${logs(26, 96, 168, 7)}<path d="M110 28 L206 100 L14 100 Z" fill="#5d3b24"/><path d="M110 46 L182 100 L38 100 Z" fill="#8f6039"/>
    <path d="M110 22 L216 102 L204 106 L110 38 L16 106 L4 102 Z" fill="#3e2a1d"/><rect x="92" y="128" width="36" height="59" fill="#4a2f1c"/><circle cx="121" cy="158" r="2.5" fill="#d8b04a"/>
    <g fill="#ffd88a" stroke="#4a2f1c" stroke-width="4"><rect x="42" y="118" width="34" height="30"/><rect x="146" y="118" width="34" height="30"/><circle cx="110" cy="78" r="11"/></g><path d="M59 118 L59 148 M42 133 L76 133 M163 118 L163 148 M146 133 L180 133" stroke="#4a2f1c" stroke-width="2.5"/>`,
  );

const hotAirBalloon: Artwork = () => {
  const stripes = ['#d8412f', '#f2b632', '#2f6fb0', '#f2ead8', '#d8412f', '#f2b632', '#2f6fb0'];
  const edges = [10, 24, 44, 66, 94, 116, 136, 150];
  const gores = stripes
    .map((fill, i) => {
      const a = edges[i] ?? 0;
      const b = edges[i + 1] ?? 0;
      const foot = (x: number): number => 80 + (x - 80) * 0.2;
      return `<path d="M80 4 C${80 + (a - 80) * 1.05} 20 ${a - (80 - a) * 0.08} 86 ${foot(a)} 158 L${foot(b)} 158 C${b + (b - 80) * 0.08} 86 ${80 + (b - 80) * 1.05} 20 80 4 Z" fill="${fill}"/>`;
    })
    .join('');
  return svg(
    160,
    220,
    `${gores}<path d="M66 158 L68 190 M94 158 L92 190 M80 158 L80 190" stroke="#5b4a36" stroke-width="1.8"/><path d="M66 156 L94 156 L92 162 L68 162 Z" fill="#8a2f22"/>
    <path d="M64 190 L96 190 L92 216 Q80 220 68 216 Z" fill="#9a6a38"/><path d="M63 188 L97 188 L97 194 L63 194 Z" fill="#6d4722"/>`,
  );
};

const candle = (x: number, y: number, colour: string): string =>
  `<rect x="${x - 2.4}" y="${y - 22}" width="4.8" height="22" rx="1.6" fill="${colour}"/><path d="M${x} ${y - 35} q5 7 0 11 q-5 -4 0 -11 Z" fill="#ffb52e"/><path d="M${x} ${y - 30} q2.4 3.4 0 5.6 q-2.4 -2.2 0 -5.6 Z" fill="#fff3b0"/>`;

/** In up to two rows. */
export const cakeWithCandles =
  (count: number): Artwork =>
  () => {
    const behind = count > 5 ? Math.ceil(count / 2) : 0;
    // Those in front stand before the gaps.
    const step = Math.min(15, 76 / Math.max(1, (behind || count) - 0.5));
    const row = (many: number, y: number, first: number, aside = 0): string =>
      Array.from({ length: many }, (_, n) => {
        const colour = ['#e8505b', '#3d8bd4', '#f2a93b', '#49a96c'][(first + n) % 4] ?? '#e8505b';
        return candle(64 + (n - (many - 1) / 2 + aside) * step, y, colour);
      }).join('');
    const isEven = behind * 2 === count;
    return svg(
      128,
      128,
      `<ellipse cx="64" cy="112" rx="59" ry="12" fill="#d5dbe2"/><path d="M16 70 V104 A48 14 0 0 0 112 104 V70 Z" fill="#eebd7c"/><path d="M16 90 A48 14 0 0 0 112 90 V96 A48 14 0 0 1 16 96 Z" fill="#d8526a"/><path d="M16 68 V80 q5 9 10 1 q6 14 13 4 q6 13 13 3 q6 13 13 1 q6 13 13 1 q6 12 12 -1 q5 10 11 -3 q6 6 11 -6 V68 Z" fill="#fff6f2"/><ellipse cx="64" cy="68" rx="48" ry="15" fill="#fffaf7"/>${row(behind, 62, 0, isEven ? -0.25 : 0)}${row(count - behind, behind > 0 ? 76 : 70, 1, isEven ? 0.25 : 0)}`,
    );
  };

/** Round the neck, with one end hanging down. */
const wornScarf: Artwork = () =>
  svg(
    128,
    96,
    '<path d="M78 46 L104 40 L114 92 H86 Z" fill="#b52f2b"/><path d="M4 12 Q64 40 124 12 L126 34 Q64 72 2 34 Z" fill="#d8403a"/><path d="M8 24 Q64 54 120 24 M88 82 H111" stroke="#000000" stroke-opacity=".16" stroke-width="4" fill="none"/>',
  );

/** One piece beside the board, larger than on it. */
const chessPiece =
  (shape: string): Artwork =>
  () =>
    svg(
      100,
      100,
      `<path d="${shape}" fill="#4a3d38" stroke="#d8c8b0" stroke-width="2" stroke-linejoin="round"/>`,
    );

export const COMPOSED: Readonly<Record<string, Artwork>> = {
  ...Object.fromEntries(Object.entries(pieces).map(([name, shape]) => [`chess-${name}`, chessPiece(shape)])),
  windmill,
  'windmill-tower': windmillTower,
  'windmill-sails': windmillSails,
  'log-cabin': logCabin,
  'worn-scarf': wornScarf,
  'hot-air-balloon': hotAirBalloon,
};
