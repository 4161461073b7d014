import type { Appearance } from '../../video/avatar/appearance.ts';
import { mixed } from './colours.ts';

/** The additions of a portrait to the body of a presenter, each as SVG in its measures. */
interface Clothes {
  /** Over the body and under the head. */
  readonly collar: string;
  /** Over the head. */
  readonly braids: string;
  /** Words of the prompt that they show. */
  readonly shown: readonly string[];
}

const TURTLENECK = /\b(?:turtle|polo|roll)[ -]?neck(?:ed)?\b/;
const STRIPED = /\bstrip(?:ed|y) (?:\w+ )?(\w+)/;
const BRAIDED = /\b(?:(two|double|twin|a pair of|long) )?(braids?|plaits?|pigtails?)\b|\bbraided hair\b/;

/** "A green turtleneck", "a striped sweater", "two braids". */
export function clothesIn(said: string, look: Appearance, isGarment: (word: string) => boolean): Clothes {
  const { shirt, shirtDark, hair, hairDark, feminine } = look;
  const neck = TURTLENECK.exec(said)?.[0];
  const [, striped = ''] = STRIPED.exec(said) ?? [];
  const hasStripes = isGarment(striped);
  const [braided, number] = BRAIDED.exec(said) ?? [];
  const wide = feminine ? 262 : 292;
  const pale = mixed(shirt, '#ffffff', 0.72);
  const stripes = hasStripes
    ? `<clipPath id="cut"><path d="M${400 - wide} 900C${400 - wide} 740 ${460 - wide} 694 308 662C330 742 470 742 492 662C${340 + wide} 694 ${400 + wide} 740 ${400 + wide} 900Z"/></clipPath><g clip-path="url(#cut)" fill="${pale}">${[680, 736, 792, 848].map((y) => `<rect x="100" y="${y}" width="600" height="24"/>`).join('')}</g>`
    : '';
  const roll = neck
    ? `<path d="M326 560C350 596 450 596 474 560L488 690C460 736 340 736 312 690Z" fill="${shirt}"/><path d="M324 600C352 636 448 636 476 600" fill="none" stroke="${shirtDark}" stroke-width="7" stroke-linecap="round"/><path d="M312 690C340 736 460 736 488 690" fill="none" stroke="${shirtDark}" stroke-width="6"/>`
    : '';
  const braid = (x: number): string =>
    `${[0, 1, 2, 3, 4, 5]
      .map(
        (n) =>
          `<ellipse cx="${x}" cy="${452 + n * 52}" rx="${36 - n * 2.5}" ry="36" fill="${n % 2 ? hairDark : hair}" transform="rotate(${n % 2 ? 24 : -24} ${x} ${452 + n * 52})"/>`,
      )
      .join('')}<rect x="${x - 18}" y="746" width="36" height="16" rx="7" fill="#c8434b"/>`;
  const isOne = braided !== undefined && /^(?:a )?(?:braid|plait)$/.test(braided) && number === undefined;
  return {
    collar: stripes + roll,
    braids: braided === undefined ? '' : braid(556) + (isOne ? '' : braid(244)),
    shown: [
      ...(neck ? [neck, ...neck.split(' ')] : []),
      ...(hasStripes ? ['striped', 'stripy', `striped ${striped}`] : []),
      ...(braided ? [braided, ...braided.split(' ')] : []),
    ],
  };
}
