import { type Artwork, svg } from './svg.ts';

/** Buildings and street furniture. */

const lighthouse: Artwork = () =>
  svg(
    150,
    300,
    `<path d="M8 298 C16 276 40 268 74 268 C112 268 136 278 144 298 Z" fill="#6f6a64"/><path d="M24 284 L46 266 L60 284 Z M88 286 L110 268 L128 288 Z" fill="#57534e"/>
    <path d="M56 70 L94 70 L106 274 L44 274 Z" fill="#f3efe6"/><path d="M53.5 112 L96.5 112 L99 152 L51 152 Z M48.5 192 L101.5 192 L104 234 L46 234 Z" fill="#c23b2e"/>
    <path d="M48 62 L102 62 L102 72 L48 72 Z" fill="#3a3f45"/><rect x="58" y="34" width="34" height="28" fill="#ffe9a6"/><path d="M58 34 L58 62 M69 34 L69 62 M81 34 L81 62 M92 34 L92 62" stroke="#3a3f45" stroke-width="2.4"/>
    <path d="M52 34 L75 12 L98 34 Z" fill="#c23b2e"/><path d="M75 12 L75 2" stroke="#3a3f45" stroke-width="3"/><rect x="68" y="126" width="12" height="16" rx="6" fill="#3f5f73"/><rect x="68" y="206" width="12" height="16" rx="6" fill="#3f5f73"/><path d="M64 274 L64 252 Q75 242 86 252 L86 274 Z" fill="#5a3b26"/>`,
  );

const windmill: Artwork = () => {
  const sails = [20, 110, 200, 290]
    .map(
      (turn) =>
        `<g transform="rotate(${turn} 100 92)"><path d="M98 92 L98 6 L102 6 L102 92 Z" fill="#5a3d26"/><path d="M103 12 L124 14 L120 74 L103 72 Z" fill="#efe6d2"/><path d="M103 28 L123 30 M103 44 L122 46 M103 60 L121 62 M113 13 L111 73" stroke="#b9a583" stroke-width="1.6"/></g>`,
    )
    .join('');
  return svg(
    200,
    260,
    `<path d="M70 110 L130 110 L146 256 L54 256 Z" fill="#d8c7a6"/><path d="M70 110 L100 110 L100 256 L54 256 Z" fill="#e6d8bb"/><path d="M62 110 L100 68 L138 110 Z" fill="#7a4630"/>
    <path d="M88 256 L88 222 Q100 210 112 222 L112 256 Z" fill="#5a3b26"/><rect x="92" y="150" width="16" height="20" fill="#4d6a7d"/><rect x="92" y="188" width="16" height="18" fill="#4d6a7d"/>${sails}<circle cx="100" cy="92" r="6" fill="#3a2a1c"/>`,
  );
};

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

const barn: Artwork = () =>
  svg(
    220,
    190,
    `<path d="M30 90 L190 90 L190 188 L30 188 Z" fill="#a8382c"/><path d="M30 92 L58 44 L110 18 L162 44 L190 92 Z" fill="#b8432f"/><path d="M22 96 L52 42 L110 10 L168 42 L198 96 L188 96 L162 50 L110 22 L58 50 L32 96 Z" fill="#4a4f55"/>
    <rect x="80" y="116" width="60" height="72" fill="#8d2c22" stroke="#f1e9da" stroke-width="5"/><path d="M80 116 L140 188 M140 116 L80 188" stroke="#f1e9da" stroke-width="5"/><rect x="96" y="52" width="28" height="26" fill="#5a231b" stroke="#f1e9da" stroke-width="4"/>`,
  );

const bridge: Artwork = () =>
  svg(
    320,
    120,
    `<path d="M4 60 Q160 -8 316 60 L316 118 L270 118 Q262 78 232 78 Q202 78 196 118 L184 118 Q180 62 160 62 Q140 62 136 118 L124 118 Q118 78 88 78 Q58 78 50 118 L4 118 Z" fill="#98918a"/>
    <path d="M4 48 Q160 -20 316 48 L316 62 Q160 -6 4 62 Z" fill="#b5aea4"/><path d="M40 62 L42 48 M90 42 L91 28 M160 30 L160 16 M230 42 L229 28 M280 62 L278 48" stroke="#7d766e" stroke-width="6"/>`,
  );

const pyramid: Artwork = () =>
  svg(
    260,
    160,
    `<path d="M130 4 L256 158 L4 158 Z" fill="#d9b06c"/><path d="M130 4 L256 158 L166 158 Z" fill="#a87f45"/><path d="M112 26 L140 26 M94 48 L148 48 M76 70 L152 70 M58 92 L157 92 M40 114 L160 114 M22 136 L163 136" stroke="#c29a58" stroke-width="2.5"/>`,
  );

const well: Artwork = () =>
  svg(
    130,
    170,
    `<path d="M22 66 L28 66 L28 120 L22 120 Z M102 66 L108 66 L108 120 L102 120 Z" fill="#6b4a2e"/><path d="M8 68 L65 22 L122 68 Z" fill="#8a4a30"/><path d="M26 80 L104 80" stroke="#5a3d26" stroke-width="5"/><path d="M65 80 L65 106" stroke="#cbb58c" stroke-width="2.5"/>
    <path d="M56 104 L74 104 L72 118 L58 118 Z" fill="#7d5a38"/><path d="M14 116 L116 116 L110 166 L20 166 Z" fill="#9a948c"/><path d="M14 116 L116 116 L115 128 L15 128 Z" fill="#b5aea4"/><path d="M40 128 L40 146 M72 128 L72 146 M98 128 L98 146 M18 146 L112 146 M56 146 L56 166 M86 146 L86 166" stroke="#7d766e" stroke-width="2.5"/>`,
  );

const lampPost: Artwork = () =>
  svg(
    60,
    220,
    `<path d="M27 30 L33 30 L34 206 L26 206 Z" fill="#3a4044"/><path d="M18 206 L42 206 L46 218 L14 218 Z" fill="#2c3134"/>
    <path d="M14 14 L46 14 L40 44 L20 44 Z" fill="#ffe6a8"/><path d="M12 14 L30 2 L48 14 Z" fill="#3a4044"/><path d="M20 44 L40 44 L36 50 L24 50 Z" fill="#3a4044"/>`,
  );

const bench: Artwork = () =>
  svg(
    200,
    110,
    `<path d="M24 20 L32 20 L36 106 L26 106 Z M168 20 L176 20 L174 106 L164 106 Z M12 60 L24 60 L20 106 L10 106 Z M176 60 L188 60 L190 106 L180 106 Z" fill="#3a3f42"/>
    <rect x="14" y="18" width="172" height="12" rx="4" fill="#9a683e"/><rect x="14" y="36" width="172" height="12" rx="4" fill="#8a5a34"/><rect x="8" y="58" width="184" height="12" rx="4" fill="#a87446"/>`,
  );

const campfire: Artwork = () =>
  svg(
    140,
    150,
    `<path d="M10 138 L118 108 L124 122 L18 148 Z" fill="#5d3b24"/><path d="M130 138 L22 108 L16 122 L122 148 Z" fill="#754a2c"/>
    <path d="M70 4 C92 36 112 60 104 94 C100 116 86 124 70 124 C54 124 38 114 36 92 C34 72 46 64 50 44 C56 56 60 58 62 52 C66 38 68 22 70 4 Z" fill="#f2762a"/><path d="M72 44 C84 64 94 76 90 98 C86 114 78 122 70 122 C60 122 50 114 50 98 C50 84 60 80 62 66 C68 72 70 60 72 44 Z" fill="#fbb03a"/><path d="M70 82 C78 92 82 100 80 108 C78 116 74 121 70 121 C64 121 60 116 60 108 C60 100 66 94 70 82 Z" fill="#fff0a8"/>`,
  );

export const BUILDINGS: Readonly<Record<string, Artwork>> = {
  lighthouse,
  windmill,
  'log-cabin': logCabin,
  barn,
  bridge,
  pyramid,
  well,
  'lamp-post': lampPost,
  bench,
  campfire,
};
