import { oneOf } from '../../../narrow.ts';
import bodies from '../../data/bodies.json';
import { beastOf, type Figure, figureOf, numberedOf } from '../../prompt/figure.ts';
import { folkBody } from '../../prompt/folk.ts';
import { HEADED } from '../../prompt/heads.ts';
import { beast } from './beast.ts';
import { cakeWithCandles } from './composed.ts';
import { type Clothes, person } from './person.ts';
import { type Artwork, embedIcon, svg } from './svg.ts';

/** Whole bodies for people and animals of which the icon set has only the head. */

const people: Readonly<Record<string, Clothes>> = bodies.people;
const plain: Readonly<Record<string, Clothes>> = bodies.plain;
const animals: Readonly<Record<string, Coat>> = bodies.animals;
const TAILS = ['brush', 'tuft', 'stub', 'none'] as const;

interface Coat {
  readonly coat: string;
  readonly belly: string;
  readonly paws?: string;
  readonly tail?: string;
  readonly tip?: string;
  readonly wide?: number;
}

/** A sitting animal seen from the front. */
function animal(name: string, coat: Coat): Artwork {
  const { coat: fur, belly, paws = fur, tail = 'stub', tip = belly, wide = 1 } = coat;
  const tails = {
    brush: `<path d="M92 150 C126 150 132 112 116 88 C112 112 100 124 86 132 Z" fill="${fur}"/><path d="M124 112 C126 102 122 94 116 88 C114 98 112 104 108 110 Z" fill="${tip}"/>`,
    tuft: `<path d="M92 158 C118 160 122 136 116 118" stroke="${fur}" stroke-width="6" fill="none"/><ellipse cx="116" cy="112" rx="8" ry="12" fill="${tip}"/>`,
    stub: `<circle cx="100" cy="160" r="11" fill="${fur}"/>`,
    none: '',
  };
  const rx = 37 * wide;
  return (icons) =>
    svg(
      128,
      192,
      `${tails[oneOf(TAILS, tail)]}<ellipse cx="64" cy="140" rx="${rx}" ry="46" fill="${fur}"/><ellipse cx="64" cy="146" rx="${rx * 0.6}" ry="34" fill="${belly}"/>
      <ellipse cx="${64 - rx * 0.86}" cy="168" rx="17" ry="20" fill="${paws}"/><ellipse cx="${64 + rx * 0.86}" cy="168" rx="17" ry="20" fill="${paws}"/><ellipse cx="${64 - rx * 0.9}" cy="183" rx="18" ry="8" fill="${paws}"/><ellipse cx="${64 + rx * 0.9}" cy="183" rx="18" ry="8" fill="${paws}"/>
      <path d="M44 112 Q40 150 46 184 L60 184 Q62 150 60 122 Z M84 112 Q88 150 82 184 L68 184 Q66 150 68 122 Z" fill="${paws}"/><ellipse cx="52" cy="185" rx="10" ry="6" fill="${paws}"/><ellipse cx="76" cy="185" rx="10" ry="6" fill="${paws}"/>${embedIcon(icons, name, 9, 2, 0.86)}`,
    );
}

/** A standing animal in profile whose head looks to the left. */
const unicorn: Artwork = (icons) =>
  svg(
    190,
    180,
    `<path d="M168 84 C190 92 188 130 176 148 C178 124 172 110 160 104 Z" fill="#e95a9b"/><path d="M96 108 L84 108 L80 176 L94 176 Z M122 110 L112 110 L110 174 L122 174 Z M160 104 L148 108 L154 176 L168 176 Z M142 110 L134 110 L136 174 L148 174 Z" fill="#e8e4ea"/>
    <path d="M62 62 C80 74 120 74 150 78 C172 82 174 104 164 118 C140 130 104 128 84 118 C70 104 62 84 62 62 Z" fill="#f6f3f7"/><path d="M80 176 L94 176 L94 168 L80 168 Z M110 174 L122 174 L122 167 L110 167 Z M154 176 L168 176 L168 168 L154 168 Z M136 174 L148 174 L148 167 L136 167 Z" fill="#8d7fa0"/>${embedIcon(icons, 'unicorn', 0, 0, 0.86)}`,
  );

const robot: Artwork = (icons) =>
  svg(
    128,
    240,
    `<path d="M30 128 L14 134 L10 182 L22 184 L30 150 Z M98 128 L114 134 L118 182 L106 184 L98 150 Z" fill="#8fa3ad"/><circle cx="16" cy="190" r="10" fill="#5f7480"/><circle cx="112" cy="190" r="10" fill="#5f7480"/><rect x="56" y="100" width="16" height="18" fill="#5f7480"/>
    <rect x="28" y="114" width="72" height="68" rx="12" fill="#b5c7cf"/><rect x="42" y="128" width="44" height="26" rx="5" fill="#3f5661"/><circle cx="53" cy="141" r="5" fill="#ff6b57"/><circle cx="66" cy="141" r="5" fill="#ffd34d"/><circle cx="78" cy="141" r="4" fill="#61e08a"/>
    <rect x="38" y="182" width="18" height="42" fill="#8fa3ad"/><rect x="72" y="182" width="18" height="42" fill="#8fa3ad"/><rect x="32" y="222" width="30" height="14" rx="6" fill="#5f7480"/><rect x="66" y="222" width="30" height="14" rx="6" fill="#5f7480"/>${embedIcon(icons, 'robot', 12, -2, 0.82)}`,
  );

const wizard: Artwork = (icons) =>
  svg(
    150,
    280,
    `<path d="M120 70 L126 70 L126 272 L120 272 Z" fill="#6b4a2e"/><circle cx="123" cy="62" r="11" fill="#6fd4ff"/><path d="M40 118 Q64 104 88 118 L112 268 Q64 278 16 268 Z" fill="#3c4f8f"/><path d="M56 124 L72 124 L76 274 L52 274 Z" fill="#2c3a70"/>
    <path d="M86 118 Q112 128 122 160 L128 172 L112 182 L90 150 Z M42 118 Q22 130 18 176 L34 182 L46 146 Z" fill="#4a5ea6"/><circle cx="122" cy="176" r="9" fill="#f4b52d"/><circle cx="26" cy="184" r="9" fill="#f4b52d"/>${embedIcon(icons, 'mage', 6, 2, 0.906)}`,
  );

const heads = HEADED.map((name): [string, Artwork] => [
  `${name}-head`,
  (icons) => svg(128, 128, embedIcon(icons, name, 0, 0, 1)),
]);

export const BODIES: Readonly<Record<string, Artwork>> = {
  ...Object.fromEntries(heads),
  unicorn,
  robot,
  wizard,
  ...Object.fromEntries(Object.entries(animals).map(([name, coat]) => [name, animal(name, coat)])),
  ...Object.fromEntries(Object.entries(people).map(([name, clothes]) => [name, person(name, clothes)])),
};

/** The hair of the icons has these two colours. */
const dyed = (drawing: string, colour: string): string =>
  drawing.replaceAll('#543930', colour).replaceAll('#6d4c41', darker(colour));

const darker = (colour: string): string =>
  `#${[1, 3, 5]
    .map((at) =>
      Math.round(Number.parseInt(colour.slice(at, at + 2), 16) * 0.82)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** The drawing of somebody in a pose or in clothes that the prompt asks for; undefined for other names. */
export function figureArtwork(name: string): Artwork | undefined {
  const posed = beastOf(name);
  if (posed) return beast(posed.base, posed.stance, posed.beat);
  const numbered = numberedOf(name);
  if (numbered) return cakeWithCandles(numbered.number);
  const figure: Figure | undefined = figureOf(name);
  const clothes =
    figure &&
    (people[figure.base] ??
      folkBody(figure.base) ??
      plain[figure.base.replace(/-(?:walking|standing)$/, '')]);
  if (!figure || !clothes) return undefined;
  const drawn = person(figure.base, clothes, figure);
  const hair = figure.wears.find(({ what }) => what === 'hair')?.colour;
  return hair ? (icons) => dyed(drawn(icons), hair) : drawn;
}
