import { counted, drawingWords, listed, withArticle } from '../prompt/drawing-words.ts';
import type { Design } from './design.ts';
import type { FormatName } from './find-format.ts';
import { tintKey } from './sheet.ts';
import { colouredSign } from './subjects.ts';

/** Names of formats that people call otherwise. */
const NAMES: Partial<Readonly<Record<FormatName, string>>> = {
  pixels: 'pixel art',
  isometric: 'isometric drawing',
  product: 'product shot',
  business: 'business card',
  arms: 'coat of arms',
  coloring: 'page to colour in',
};

const REPEATING: ReadonlySet<FormatName> = new Set(['pattern', 'mandala']);
const MANY = 13;

const MOST_LETTERS = 80;

/** A finished design in words: "a poster: two cupcakes and a pie, with the text “Bake sale”". */
export function altTextOfDesign({ brief, format, studio, drawn, seen, captions }: Design): string {
  const { scenes, texts, told } = studio.account;
  const copiesOf = (name: string): number => seen.get(name)?.copies ?? drawn.get(name) ?? 0;
  const things = brief.subjects
    .filter(({ name }) => copiesOf(name) > 0)
    .map((subject) => {
      const { name, coloured } = subject;
      // A mirror image is no second copy, and a pattern repeats its things as often as there is room.
      const count = REPEATING.has(format) ? MANY : Math.min(subject.count, copiesOf(name));
      const colour = coloured && studio.tints.has(tintKey(subject)) ? `${coloured} ` : '';
      return counted(`${colour}${drawingWords(name, count)}`, count);
    });
  const signs = brief.hints.flatMap(({ said = '' }) => {
    const { name = '' } = colouredSign(said) ?? {};
    const isOther = !brief.subjects.some((subject) => subject.name === name);
    const count = REPEATING.has(format) ? MANY : 1;
    return isOther && copiesOf(name) > 0 ? counted(drawingWords(name, count), count) : [];
  });
  // The letters along a chessboard and the N of a map say nothing.
  const readable = texts
    .map(({ text }) => text)
    .filter((text) => text.length > 1 || brief.texts.includes(text));
  const letters = [...new Set([...readable, ...captions])].join(' / ');
  const shown = scenes.length > 0 ? scenes.join('; ') : listed([...told, ...things, ...new Set(signs)]);
  const named = withArticle(NAMES[format] ?? format).replace(/^a pixel art/, 'pixel art');
  const quoted = letters.length > MOST_LETTERS ? `${letters.slice(0, MOST_LETTERS)}…` : letters;
  return [
    [named, shown].filter((part) => part !== '').join(': '),
    quoted === '' ? '' : `with the text “${quoted}”`,
  ]
    .filter((part) => part !== '')
    .join(', ');
}
