import { leftOutNotes } from '../../prompt-account.ts';
import { tokenise } from '../prompt/lexicon.ts';
import type { Bitmap } from '../raster/bitmap.ts';
import { composeBlueprint } from './blueprint.ts';
import type { Brief, FormatName } from './brief.ts';
import { composeCard } from './card.ts';
import { composeChart } from './chart.ts';
import { composeChessboard } from './chessboard.ts';
import { composeIcon } from './icon.ts';
import { composeIsometric } from './isometric.ts';
import { composeLogo } from './logo.ts';
import { composeMandala } from './mandala.ts';
import { composeMap } from './map.ts';
import { composePattern } from './pattern.ts';
import { composePixels } from './pixels.ts';
import { composePortrait } from './portrait.ts';
import { composePoster } from './poster.ts';
import { composeProduct } from './product.ts';
import type { Studio } from './sheet.ts';
import { composeSign } from './sign.ts';

type Composer = (brief: Brief, studio: Studio) => Bitmap;

const COMPOSERS: Readonly<Record<FormatName, Composer>> = {
  logo: composeLogo,
  card: composeCard,
  poster: composePoster,
  icon: composeIcon,
  pixels: composePixels,
  blueprint: composeBlueprint,
  map: composeMap,
  isometric: composeIsometric,
  mandala: composeMandala,
  pattern: composePattern,
  chart: composeChart,
  chessboard: composeChessboard,
  portrait: composePortrait,
  product: composeProduct,
  sign: composeSign,
};

export interface Composition {
  readonly picture: Bitmap;
  readonly notes: readonly string[];
}

export function compose(brief: Brief, format: FormatName, studio: Studio): Composition {
  const picture = COMPOSERS[format](brief, studio);
  const said = [...brief.hints, ...brief.subjects].flatMap((one) => one.said ?? []);
  const lettered = tokenise(brief.texts.join(' '));
  const leftOut = [...new Set([...brief.leftOver, ...said])].filter(
    (words) => !brief.shown.has(words) && !words.split(' ').every((word) => lettered.includes(word)),
  );
  const order = (words: string): number => brief.rest.toLowerCase().indexOf(words);
  return {
    picture,
    notes: [
      ...brief.notes,
      ...leftOutNotes(
        'painted',
        leftOut.sort((a, b) => order(a) - order(b)),
      ),
    ],
  };
}
