import type { TextBox } from '../lettering/fit.ts';
import { titleCase } from '../prompt/texts.ts';
import type { Sheet, SheetAccount } from './sheet.ts';
import type { TextPlace } from './text-place.ts';

/** Room that a design leaves free for somebody to fill in. */
export interface Blank {
  /** In the words of the prompt: "phone number". */
  readonly label: string;
  readonly side: 'left' | 'right' | undefined;
}

const NOUN =
  '(?:an?\\s+|the\\s+|my\\s+|your\\s+|our\\s+)?((?:phone|telephone|contact|mobile)\\s+(?:number|details)|(?:(?:handwritten|written|short|personal|own|shipping|postal|guest)\\s+)?\\p{L}+)';
const ROOM = new RegExp(
  `(?:,?\\s*\\b(?:and|with))?(?:\\s*,)?\\s+(?:plenty\\s+of\\s+|lots\\s+of\\s+|a\\s+lot\\s+of\\s+|some\\s+|enough\\s+|empty\\s+|blank\\s+|an?\\s+)*(?:space|room)\\s+(?:(?:in|at|on)\\s+the\\s+(?:middle|cent(?:re|er)|top|bottom)\\s+)?for\\s+${NOUN}(?:,\\s+an?\\s+((?:phone|telephone|contact)\\s+number))?(?:\\s+(?:at|on|in)\\s+the\\s+(left|right|top|bottom)(?:\\s+side)?)?`,
  'iu',
);

/** "Name left blank", "with a blank line for the name". */
const LEFT =
  /,?\s*(?:\b(?:and|with)\s+)?(?:(?:the|an?)\s+)?(?:blank\s+(?:line|field)\s+for\s+(?:the\s+)?(name|date|signature)|(name|date|signature)\s+(?:line\s+|field\s+)?(?:is\s+|to\s+be\s+)?(?:left\s+)?(?:blank|empty|open))\b/iu;

/** "Phone and email placeholder": places for a text, and no text. */
const PLACEHOLDER =
  /,?\s*(?:\b(?:and|with)\s+)?(?:an?\s+|the\s+)?\b(\p{L}+)(?:(?:\s+(?:and|&)|,)\s+(\p{L}+))?\s+placeholders?\b|,?\s*(?:\b(?:and|with)\s+)?(?:an?\s+)?\bplaceholders?\s+for\s+(?:the\s+|an?\s+)?(\p{L}+)(?:\s+and\s+(?:the\s+|an?\s+)?(\p{L}+))?/iu;

/** "With space for a photo and a phone number": the prompt without it. */
export function readBlanks(prompt: string): { readonly blanks: readonly Blank[]; readonly rest: string } {
  const [left, filled, other] = LEFT.exec(prompt) ?? [];
  const label = (filled ?? other)?.toLowerCase();
  if (left !== undefined && label !== undefined)
    return { blanks: [{ label, side: undefined }], rest: prompt.replace(left, '') };
  const [held, ...names] = PLACEHOLDER.exec(prompt) ?? [];
  const labels = names.flatMap((name) => name?.toLowerCase() ?? []);
  if (held !== undefined && labels.length > 0)
    return {
      blanks: labels.map((name) => ({ label: name, side: undefined })),
      rest: prompt.replace(held, ''),
    };
  const [all, first, second, where = ''] = ROOM.exec(prompt) ?? [];
  if (all === undefined || first === undefined) return { blanks: [], rest: prompt };
  const side = /^(?:left|right)$/i.test(where)
    ? where.toLowerCase() === 'left'
      ? 'left'
      : 'right'
    : undefined;
  const blanks = [first, second].flatMap((label) =>
    label ? [{ label: label.toLowerCase(), side } as const] : [],
  );
  return { blanks, rest: prompt.replace(all, '') };
}

/** Letters are set in it later. */
export const isForText = ({ label }: Blank): boolean =>
  /^(?:texts?|titles?|headlines?|copy|words?|logo|lettering)$/.test(label);

/** Room for text is where the text is. */
export const textPlaceOf = (blanks: readonly Blank[]): TextPlace | undefined => {
  const blank = blanks.find((one) => isForText(one) && one.side);
  return blank && { row: 'middle', side: blank.side, said: `room for ${blank.label} on the ${blank.side}` };
};

interface Room {
  /** The box without the blanks. */
  readonly box: TextBox;
  readonly draw: (colour: string) => void;
}

/** A frame for a photo, and lines for other things, in the lower part of a box. */
/** `short` is the shorter side of what the design is on. */
export function roomFor(
  blanks: readonly Blank[],
  sheet: Sheet,
  whole: TextBox,
  short: number = sheet.short,
): Room {
  let box = whole;
  const drawn: ((colour: string) => void)[] = [];
  for (const { label } of blanks.toReversed()) {
    const isPicture = /^(?:photo|picture|image|photograph|drawing)s?$/.test(label);
    const tall = short * (isPicture ? 0.34 : 0.1);
    const wide = isPicture ? Math.min(box.width, tall * 1.3) : box.width * 0.8;
    const [x, y] = [box.x + (box.width - wide) / 2, box.y + box.height - tall];
    drawn.push((colour) => {
      sheet.add(
        isPicture
          ? `<rect x="${x}" y="${y}" width="${wide}" height="${tall * 0.94}" rx="${short * 0.01}" fill="#ffffff" fill-opacity=".92" stroke="${colour}" stroke-width="${short * 0.006}" stroke-dasharray="${short * 0.02} ${short * 0.014}"/>`
          : `<path d="M${x + wide * 0.42} ${y + tall * 0.78}H${x + wide}" stroke="${colour}" stroke-width="${short * 0.006}"/>`,
      );
      sheet.text(
        titleCase(label.replace(/^(?:handwritten|written|short|personal|own|guest)\s+/, '')),
        isPicture
          ? { x: x + wide * 0.25, y: y + tall * 0.4, width: wide * 0.5, height: tall * 0.14 }
          : { x, y: y + tall * 0.3, width: wide * 0.4, height: tall * 0.5 },
        {
          font: 'sans',
          fill: isPicture ? '#6b7280' : colour,
          mostLines: 1,
          align: isPicture ? 'middle' : 'end',
        },
      );
      sheet.studio.account.told.push(roomWords(label));
    });
    box = { ...box, height: box.height - tall - short * 0.02 };
  }
  return {
    box,
    draw: (colour) => {
      for (const one of drawn) one(colour);
    },
  };
}

const roomWords = (label: string): string => `room for a ${label}`;

/** Blanks that the design does not have. */
export const unkeptBlanks = (blanks: readonly Blank[], { told }: SheetAccount): string[] =>
  blanks
    .filter((one) => !isForText(one) && !told.includes(roomWords(one.label)))
    .map(({ label }) => `room for ${label}`);
