import { counted, drawingWords, listed, withArticle } from '../prompt/drawing-words.ts';
import type { Design } from './design.ts';
import type { FormatName } from './find-format.ts';
import { isSpread, judgedLayout } from './kept-layout.ts';
import { tintKey } from './sheet.ts';
import { colouredSign } from './subjects.ts';

/** Names of formats that people call otherwise. */
const NAMES: Partial<Readonly<Record<FormatName, string>>> = {
  pixels: 'pixel art',
  isometric: 'isometric drawing',
  product: 'product shot',
  business: 'business card',
  notice: 'sign',
  arms: 'coat of arms',
  coloring: 'page to colour in',
};

const REPEATING: ReadonlySet<FormatName> = new Set(['pattern', 'mandala']);
const MANY = 13;

const MOST_LETTERS = 80;

/** A finished design in words: "a poster: two cupcakes and a pie, with the text “Bake sale”". */
export function altTextOfDesign(design: Design): string {
  const { brief, format, studio, drawn, seen, captions } = design;
  const layout = judgedLayout(design);
  const { scenes, texts, told } = studio.account;
  const copiesOf = (name: string): number => seen.get(name)?.copies ?? drawn.get(name) ?? 0;
  const things = brief.subjects
    .filter(({ name }) => copiesOf(name) > 0)
    .map((subject) => {
      const { name, coloured } = subject;
      // A mirror image is no second copy, and a pattern repeats its things as often as there is room.
      const isMany = isSpread(subject, brief.layout, brief.subjects) && !subject.counted;
      const count = REPEATING.has(format) ? MANY : Math.min(isMany ? MANY : subject.count, copiesOf(name));
      const colour = coloured && !subject.colours && studio.tints.has(tintKey(subject)) ? `${coloured} ` : '';
      const places = layout.flatMap(({ said, thing, isKept }) =>
        isKept && thing === subject.said ? [said] : [],
      );
      return [counted(`${colour}${drawingWords(name, count)}`, count), ...places].join(' ');
    });
  const signs = brief.hints.flatMap(({ said = '', many }) => {
    const { name = '' } = colouredSign(said) ?? {};
    const isOther = !brief.subjects.some((subject) => subject.name === name);
    const isMany = isSpread({ said }, brief.layout, brief.hints);
    const count = REPEATING.has(format) ? MANY : Math.min(isMany ? MANY : (many?.count ?? 1), copiesOf(name));
    return isOther && copiesOf(name) > 0 ? counted(drawingWords(name, count), count) : [];
  });
  // The letters along a chessboard and the N of a map say nothing.
  const readable = texts
    .map(({ text }) => text)
    .filter((text) => text.length > 1 || brief.texts.includes(text));
  const letters = [...new Set([...readable, ...captions])].join(' / ');
  const shown = scenes.length > 0 ? scenes.join('; ') : listed([...new Set([...told, ...things, ...signs])]);
  const kind = format === 'map' && /plan$/.test(brief.phrase) ? brief.phrase : format;
  const named = withArticle(NAMES[format] ?? kind).replace(/^a pixel art/, 'pixel art');
  const quoted = letters.length > MOST_LETTERS ? `${letters.slice(0, MOST_LETTERS)}…` : letters;
  return [
    [named, shown].filter((part) => part !== '').join(': '),
    quoted === '' ? '' : `with the text “${quoted}”`,
  ]
    .filter((part) => part !== '')
    .join(', ');
}
