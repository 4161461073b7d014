import type { Appearance } from './appearance.ts';

/** A presenter as SVG parts that share one 800 x 900 view box. The head is about 300 wide around (400, 360). */
export const BOX = { width: 800, height: 900, pivot: 560 } as const;

export function body({ skin, shade, shirt, shirtDark, feminine, jacket }: Appearance): string {
  const shoulder = feminine ? 262 : 292;
  return `<defs><linearGradient id="s" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${shirt}"/><stop offset="1" stop-color="${shirtDark}"/></linearGradient>
<linearGradient id="n" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${shade}"/><stop offset=".55" stop-color="${skin}"/></linearGradient></defs>
<path d="M${400 - shoulder} 900 C${400 - shoulder} 740 ${400 - shoulder + 60} 694 332 652 C350 700 450 700 468 652 C${400 + shoulder - 60} 694 ${400 + shoulder} 740 ${400 + shoulder} 900Z" fill="url(#s)"/>
<path d="M338 520 L338 640 C348 716 452 716 462 640 L462 520Z" fill="url(#n)"/>
<path d="M330 640 C345 706 455 706 470 640 L492 662 C470 742 330 742 308 662Z" fill="${shirtDark}"/>
<path d="M${400 - shoulder + 46} 900 C${400 - shoulder + 56} 840 ${400 - shoulder + 66} 810 ${400 - shoulder + 84} 786 M${400 + shoulder - 46} 900 C${400 + shoulder - 56} 840 ${400 + shoulder - 66} 810 ${400 + shoulder - 84} 786" fill="none" stroke="${shirtDark}" stroke-width="5" stroke-linecap="round" opacity=".7"/>${jacket ? lapels(shirt, shirtDark) : ''}`;
}

/** A white shirt between the lapels of a jacket. */
const lapels = (cloth: string, dark: string): string =>
  `<path d="M318 650 L400 900 L482 650 C450 726 350 726 318 650Z" fill="#f3f1ec"/><g fill="${cloth}" stroke="${dark}" stroke-width="5" stroke-linejoin="round"><path d="M322 644 L282 672 L270 770 L306 780 L296 800 L400 900 L350 740Z"/><path d="M478 644 L518 672 L530 770 L494 780 L504 800 L400 900 L450 740Z"/></g>`;

export function hairBehind({ hair, hairDark, style }: Appearance): string {
  if (style === 'long')
    return `${gradient(hairDark, hair)}<path d="M400 168 C250 160 214 300 222 430 C228 560 214 640 246 706 C300 736 500 736 554 706 C586 640 572 560 578 430 C586 300 550 160 400 168Z" fill="url(#h)"/>`;
  if (style === 'bob')
    return `${gradient(hairDark, hair)}<path d="M400 172 C248 166 222 300 228 420 C230 500 232 546 262 556 C330 572 470 572 538 556 C568 546 570 500 572 420 C578 300 552 166 400 172Z" fill="url(#h)"/>`;
  if (style === 'bun')
    return `${gradient(hairDark, hair)}<circle cx="400" cy="160" r="66" fill="url(#h)"/><path d="M400 176 C270 176 240 280 246 380 L554 380 C560 280 530 176 400 176Z" fill="url(#h)"/>`;
  if (style === 'curly') return gradient(hairDark, hair) + curls();
  return '';
}

function curls(): string {
  const rings = Array.from({ length: 17 }, (_, i) => {
    const angle = Math.PI * (0.92 + (1.16 * i) / 16);
    const x = 400 + Math.cos(angle) * 158;
    const y = 350 + Math.sin(angle) * 172;
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${52 + (i % 3) * 7}"/>`;
  }).join('');
  return `<g fill="url(#h)">${rings}<ellipse cx="400" cy="300" rx="178" ry="150"/></g>`;
}

export function head({ skin, shade, beard, hair, hairDark, feminine }: Appearance): string {
  const jaw = feminine
    ? 'C542 470 500 556 400 566 C300 556 258 470 256 372'
    : 'C546 480 494 566 400 574 C306 566 254 480 256 372';
  const chin = beard
    ? `<path d="M262 400 C262 500 300 596 400 602 C500 596 538 500 538 400 C520 452 480 452 440 446 C420 442 380 442 360 446 C320 452 280 452 262 400Z" fill="${hairDark}"/><path d="M268 410 C272 500 308 588 400 594 C492 588 528 500 532 410 C516 462 476 462 438 456 C416 452 384 452 362 456 C324 462 284 462 268 410Z" fill="${hair}"/>`
    : '';
  return `<defs><radialGradient id="f" cx=".42" cy=".36" r=".75"><stop offset="0" stop-color="${skin}"/><stop offset=".7" stop-color="${skin}"/><stop offset="1" stop-color="${shade}"/></radialGradient></defs>
<ellipse cx="252" cy="382" rx="26" ry="42" fill="${shade}"/><ellipse cx="548" cy="382" rx="26" ry="42" fill="${shade}"/>
<ellipse cx="254" cy="382" rx="17" ry="30" fill="${skin}"/><ellipse cx="546" cy="382" rx="17" ry="30" fill="${skin}"/>
<path d="M256 372 C250 240 310 186 400 186 C490 186 550 240 544 372 ${jaw}Z" fill="url(#f)"/>${chin}`;
}

export function hairFront({ hair, hairDark, style, machine }: Appearance): string {
  if (machine)
    return `<path d="M400 190 V128" stroke="${hairDark}" stroke-width="9" stroke-linecap="round"/><circle cx="400" cy="118" r="17" fill="#e2574c"/><circle cx="394" cy="112" r="5" fill="#fff" opacity=".8"/>`;
  if (style === 'bald') return '';
  const fringe: Record<Exclude<Appearance['style'], 'bald'>, string> = {
    long: 'M252 400 C236 230 310 158 404 160 C500 158 566 232 548 400 C540 320 520 276 470 246 C430 300 330 316 282 300 C262 326 256 360 252 400Z',
    bob: 'M246 420 C228 226 308 156 402 158 C498 156 572 226 554 420 C548 350 544 320 532 300 C470 306 350 306 268 300 C256 322 252 360 246 420Z',
    bun: 'M250 366 C238 236 316 170 400 170 C484 170 562 236 550 366 C540 296 500 246 400 244 C300 246 260 296 250 366Z',
    crop: 'M240 392 C222 236 300 150 400 150 C502 148 578 236 560 392 C552 404 544 396 542 384 C546 330 530 290 500 272 C440 300 340 292 306 256 C276 284 262 330 260 384 C256 398 246 404 240 392Z',
    short:
      'M248 350 C234 226 300 150 402 152 C512 148 566 230 552 350 C546 304 536 282 520 262 C470 276 380 258 340 236 C310 258 272 270 248 350Z',
    curly:
      'M250 330 C262 250 300 220 340 232 C360 208 400 214 416 232 C446 210 490 226 500 250 C530 262 544 296 550 330 C566 236 510 168 400 168 C290 168 234 236 250 330Z',
  };
  return `${gradient(hair, hairDark)}<path d="${fringe[style]}" fill="url(#h)"/>`;
}

export function features(look: Appearance): string {
  const { shade, brows, lips, lashes, glasses, beard, machine } = look;
  const frames = glasses
    ? '<g fill="none" stroke="#2b2d33" stroke-width="8"><rect x="286" y="340" width="92" height="82" rx="41"/><rect x="422" y="340" width="92" height="82" rx="41"/><path d="M378 372 Q400 362 422 372"/></g><g fill="#fff" opacity=".13"><rect x="290" y="344" width="84" height="74" rx="37"/><rect x="426" y="344" width="84" height="74" rx="37"/></g>'
    : '';
  const cheeks =
    beard || machine
      ? ''
      : `<ellipse cx="310" cy="446" rx="38" ry="24" fill="${lips}" opacity=".16"/><ellipse cx="490" cy="446" rx="38" ry="24" fill="${lips}" opacity=".16"/>`;
  const seams = machine
    ? `<g fill="none" stroke="${shade}" stroke-width="4"><path d="M400 188 V300 M262 430 H318 M482 430 H538 M330 536 Q400 556 470 536"/></g><g fill="${shade}"><circle cx="276" cy="300" r="7"/><circle cx="524" cy="300" r="7"/></g>`
    : '';
  const thick = lashes ? 9 : 14;
  return `<path d="M290 318 Q330 ${lashes ? 290 : 298} 374 314 M426 314 Q470 ${lashes ? 290 : 298} 510 318" fill="none" stroke="${brows}" stroke-width="${thick}" stroke-linecap="round"/>
<path d="M400 384 C396 414 386 430 380 440 C388 456 412 456 420 440" fill="none" stroke="${shade}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>
${cheeks}${seams}${ofAge(look)}${frames}`;
}

/** Lines of age, freckles and a moustache, where the face has them. */
function ofAge({ shade, hair, hairDark, aged, freckles, moustache }: Appearance): string {
  const lines =
    'M318 246 Q400 232 482 246 M334 272 Q400 260 466 272 M350 452 Q326 478 330 512 M450 452 Q474 478 470 512 M282 404 l-18 -8 M280 414 l-20 4 M284 424 l-16 12 M518 404 l18 -8 M520 414 l20 4 M516 424 l16 12 M306 418 Q332 436 360 418 M440 418 Q468 436 494 418';
  const spots = [
    [288, 432],
    [308, 424],
    [328, 434],
    [298, 450],
    [320, 454],
    [342, 446],
    [366, 428],
  ].flatMap(([x = 0, y = 0]) => [x, 800 - x].map((at) => `<circle cx="${at}" cy="${y}" r="5.5"/>`));
  return [
    aged
      ? `<path d="${lines}" fill="none" stroke="${shade}" stroke-width="4.5" stroke-linecap="round"/>`
      : '',
    freckles ? `<g fill="#8a4a2a" opacity=".6">${spots.join('')}</g>` : '',
    moustache
      ? `<path d="M400 462 C372 448 336 458 316 494 C346 490 380 492 400 478 C420 492 454 490 484 494 C464 458 428 448 400 462Z" fill="${hair}" stroke="${hairDark}" stroke-width="5" stroke-linejoin="round"/>`
      : '',
  ].join('');
}

const EYE = 'M-40 4 C-26 -27 26 -27 40 4 C26 25 -26 25 -40 4Z';

export function eyeWhites(): string {
  return both(`<path d="${EYE}" fill="#f8f5f1"/><path d="${EYE}" fill="#8a7d84" opacity=".12"/>`);
}

export function irises({ iris }: Appearance): string {
  return both(
    `<circle r="20" fill="${iris}"/><circle r="20" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="3"/><circle r="9.5" fill="#120d0c"/><circle cx="-6" cy="-7" r="5.5" fill="#fff" opacity=".92"/>`,
  );
}

/** `closed` is 0 to 1. */
export function lids({ skin, shade, lashes }: Appearance, closed: number): string {
  const edge = -20 + 32 * closed;
  const sag = edge + (closed - 0.5) * 12;
  const lash =
    lashes && closed < 0.9
      ? `<path d="M38 ${(2 + closed * 4).toFixed(1)} l13 -9 M32 ${(-6 + closed * 10).toFixed(1)} l11 -11" stroke="#241a18" stroke-width="5" stroke-linecap="round"/>`
      : '';
  return both(
    `<path d="M-44 4 C-30 -40 30 -40 44 4 C28 ${sag.toFixed(1)} -28 ${sag.toFixed(1)} -44 4Z" fill="${skin}"/><path d="M-43 4 C-28 ${sag.toFixed(1)} 28 ${sag.toFixed(1)} 43 4" fill="none" stroke="#2a1d1a" stroke-width="${lashes ? 7 : 5.5}" stroke-linecap="round"/><path d="M-34 -22 C-20 -37 20 -37 34 -22" fill="none" stroke="${shade}" stroke-width="3.5" opacity=".75"/><path d="M-36 12 C-20 27 20 27 36 12" fill="none" stroke="${shade}" stroke-width="3" opacity=".6"/>`,
    lash,
  );
}

/** Draws both eyes. `outer` is mirrored, so that lashes point outwards on both. */
function both(drawing: string, outer = ''): string {
  return `<g transform="translate(332 380)">${drawing}<g transform="scale(-1 1)">${outer}</g></g><g transform="translate(468 380)">${drawing}${outer}</g>`;
}

/** `open` 0 to 1; `round` 0 (spread, as in "ee") to 1 (pursed, as in "oo"). */
export function mouth({ lips }: Appearance, open: number, round: number): string {
  const half = 58 - 22 * round - 6 * open;
  const drop = 4 + 50 * open;
  const lift = 3 + 13 * open;
  const smile = 9 * (1 - open);
  const y = 500;
  const inside = `M${400 - half} ${y - smile} C${400 - half * 0.5} ${y - lift} ${400 + half * 0.5} ${y - lift} ${400 + half} ${y - smile} C${400 + half * 0.62} ${y + drop} ${400 - half * 0.62} ${y + drop} ${400 - half} ${y - smile}Z`;
  if (open < 0.06) {
    return `<path d="M${400 - half} ${y - smile} Q400 ${y + 13} ${400 + half} ${y - smile}" fill="none" stroke="${lips}" stroke-width="13" stroke-linecap="round"/><path d="M${400 - half} ${y - smile} Q400 ${y + 12} ${400 + half} ${y - smile}" fill="none" stroke="#000" stroke-opacity=".4" stroke-width="3.5" stroke-linecap="round"/>`;
  }
  return `<defs><clipPath id="m"><path d="${inside}"/></clipPath></defs>
<path d="${inside}" fill="#4a1a1d"/>
<g clip-path="url(#m)"><rect x="${400 - half * 0.72}" y="${y - lift - 10}" width="${half * 1.44}" height="${10 + 9 + 5 * open}" rx="7" fill="#fbf8f4"/><ellipse cx="400" cy="${y + drop * 0.95}" rx="${half * 0.62}" ry="${8 + 15 * open}" fill="#b3545c"/></g>
<path d="${inside}" fill="none" stroke="${lips}" stroke-width="11" stroke-linejoin="round"/>`;
}

function gradient(from: string, to: string): string {
  return `<defs><linearGradient id="h" x1="0" y1="0" x2=".3" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>`;
}
