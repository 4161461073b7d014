import { type Artwork, svg } from './svg.ts';

/** Boats, balloons and other craft. */

const sailboat: Artwork = () =>
  svg(
    160,
    192,
    `<path d="M82 8 L82 150" stroke="#6b4a30" stroke-width="3.2"/>
    <path d="M86 10 C112 50 132 100 138 138 C120 142 102 142 86 140 Z" fill="#f4eddd"/>
    <path d="M86 10 C98 50 104 100 104 141 L86 140 Z" fill="#fffdf7"/>
    <path d="M78 22 C60 60 38 104 22 136 C42 141 62 141 78 139 Z" fill="#e9dfca"/>
    <path d="M78 22 C70 62 62 104 58 140 L78 139 Z" fill="#f6efdf"/>
    <path d="M86 62 L112 62 M86 100 L126 100 M54 78 L78 78 M40 108 L78 108" stroke="#d6c9ae" stroke-width="1.3"/>
    <path d="M82 6 L99 12 L82 18 Z" fill="#c8442e"/>
    <path d="M8 152 L152 150 C146 170 136 184 122 190 L40 190 C24 184 14 170 8 152 Z" fill="#7c3f24"/>
    <path d="M8 152 L152 150 L149 158 L11 160 Z" fill="#f3ead8"/>
    <path d="M18 172 L142 171 C136 180 130 186 122 190 L40 190 C32 187 24 180 18 172 Z" fill="#4d2616"/>
    <path d="M56 152 L63 142 L101 142 L108 151 Z" fill="#b0713f"/>
    <circle cx="72" cy="147.5" r="2.2" fill="#33231a"/><circle cx="82" cy="147.5" r="2.2" fill="#33231a"/><circle cx="92" cy="147.5" r="2.2" fill="#33231a"/>`,
  );

const pirateShip: Artwork = () =>
  svg(
    220,
    220,
    `<path d="M60 20 L60 160 M112 6 L112 160 M162 26 L162 160" stroke="#5a3d26" stroke-width="5"/><path d="M196 138 L218 112" stroke="#5a3d26" stroke-width="4"/>
    <path d="M34 40 Q62 52 88 40 Q84 64 90 84 Q60 94 32 84 Q40 62 34 40 Z" fill="#efe6d0"/><path d="M30 92 Q60 102 92 92 Q90 114 94 132 Q60 142 28 132 Q36 112 30 92 Z" fill="#e2d6bb"/>
    <path d="M84 24 Q112 38 142 24 Q138 54 144 78 Q112 90 82 78 Q90 52 84 24 Z" fill="#f6eedb"/><path d="M80 88 Q112 100 146 88 Q142 112 150 134 Q112 146 76 134 Q86 112 80 88 Z" fill="#e9dfc6"/>
    <path d="M146 46 Q164 56 184 46 Q182 68 188 86 Q164 96 144 86 Q150 66 146 46 Z" fill="#efe6d0"/><path d="M142 96 Q164 104 190 96 Q188 116 194 132 Q166 142 140 132 Q148 114 142 96 Z" fill="#e2d6bb"/>
    <path d="M112 6 L140 12 L112 20 Z" fill="#22242a"/>
    <path d="M10 138 L44 146 L196 146 L206 134 C206 168 192 196 176 210 L52 210 C28 200 14 168 10 138 Z" fill="#6f4425"/>
    <path d="M10 138 L44 146 L196 146 L206 134 L204 150 L14 154 Z" fill="#a8743e"/><path d="M22 178 L196 178 C190 192 184 202 176 210 L52 210 C38 204 28 192 22 178 Z" fill="#4a2b17"/>
    <g fill="#2a1a10"><rect x="52" y="160" width="9" height="9"/><rect x="76" y="160" width="9" height="9"/><rect x="100" y="160" width="9" height="9"/><rect x="124" y="160" width="9" height="9"/><rect x="148" y="160" width="9" height="9"/><rect x="172" y="160" width="9" height="9"/></g>`,
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

const blimp: Artwork = () =>
  svg(
    240,
    120,
    `<ellipse cx="118" cy="50" rx="110" ry="42" fill="#c9ced6"/><path d="M14 42 Q120 30 224 42 L226 56 Q120 66 12 58 Z" fill="#b0413a"/>
    <path d="M196 20 L236 2 L234 40 L206 44 Z M196 80 L236 98 L234 60 L206 56 Z" fill="#8b939e"/><path d="M86 92 L150 92 L140 112 L96 112 Z" fill="#5f6873"/><rect x="98" y="96" width="40" height="7" fill="#dfeaf2"/>`,
  );

const submarine: Artwork = () =>
  svg(
    220,
    130,
    `<path d="M96 44 L102 18 L136 18 L142 44 Z" fill="#e0a92a"/><path d="M118 18 L118 2 L134 2" stroke="#9a7418" stroke-width="6" fill="none"/>
    <path d="M30 84 C30 56 64 44 110 44 C164 44 204 58 204 84 C204 110 164 122 110 122 C64 122 30 110 30 84 Z" fill="#f2c136"/><path d="M30 92 C40 114 70 122 110 122 C164 122 200 112 204 88 C180 104 70 108 30 92 Z" fill="#d29a20"/>
    <path d="M34 70 L6 52 L12 84 L6 116 L34 98 Z" fill="#c8442e"/><g fill="#3f5f73" stroke="#fff1c0" stroke-width="4"><circle cx="92" cy="78" r="11"/><circle cx="130" cy="78" r="11"/><circle cx="168" cy="78" r="11"/></g>`,
  );

const spaceship: Artwork = () =>
  svg(
    240,
    110,
    `<path d="M234 58 C196 26 132 18 76 26 L30 8 L44 40 L20 54 L44 70 L30 102 L76 86 C132 94 196 90 234 58 Z" fill="#aab4c2"/><path d="M234 58 C196 74 132 84 76 86 L44 70 L20 54 C90 66 170 66 234 58 Z" fill="#76818f"/>
    <path d="M150 40 C172 36 194 44 206 54 C188 58 166 58 148 54 Z" fill="#2b4a66"/><path d="M44 44 L8 40 L20 54 L8 68 L44 64 Z" fill="#5fd0ff"/><path d="M80 30 L120 6 L132 24 Z M80 82 L120 104 L132 84 Z" fill="#8893a2"/><rect x="84" y="48" width="44" height="5" fill="#d8442f"/>`,
  );

export const CRAFT: Readonly<Record<string, Artwork>> = {
  sailboat,
  'pirate-ship': pirateShip,
  'hot-air-balloon': hotAirBalloon,
  blimp,
  submarine,
  spaceship,
};
