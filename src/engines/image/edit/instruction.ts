import { leftOver } from '../../prompt-account.ts';
import { tokenise } from '../prompt/lexicon.ts';
import { COLOUR_WORDS } from '../prompt/modifiers.ts';
import { type Part, partIn, ratioIn } from './crop-words.ts';

/** One edit of an image. */
export type EditOperation =
  | { readonly do: 'time'; readonly to: 'night' | 'sunset' | 'day' | 'dawn' }
  | { readonly do: 'warmth'; readonly by: number }
  | { readonly do: 'exposure'; readonly stops: number }
  | { readonly do: 'contrast'; readonly by: number }
  | { readonly do: 'saturation'; readonly by: number }
  | { readonly do: 'grey' | 'sepia' | 'invert' | 'sharpen' | 'pixelate' | 'vignette' }
  | { readonly do: 'unsubject'; readonly what: string }
  | { readonly do: 'cutout'; readonly colour: string | undefined }
  | { readonly do: 'part'; readonly part: Part }
  | { readonly do: 'tint' | 'recolour'; readonly colour: string }
  | { readonly do: 'blur'; readonly what: 'all' | 'background'; readonly amount: number }
  | { readonly do: 'crop'; readonly shape: number }
  | { readonly do: 'rotate'; readonly quarters: 1 | 2 | 3 }
  | { readonly do: 'flip'; readonly upsideDown: boolean }
  | { readonly do: 'frame'; readonly colour: string }
  | { readonly do: 'caption'; readonly text: string; readonly top: boolean }
  | { readonly do: 'sky'; readonly words: string }
  | { readonly do: 'weather'; readonly kind: 'rain' | 'snow' | 'fog' | 'rainbow' }
  | { readonly do: 'style'; readonly style: 'artistic' | 'anime' }
  | { readonly do: 'add'; readonly words: string };

type Rule = readonly [RegExp, (match: RegExpExecArray, whole: string) => EditOperation | undefined];

const strength = (whole: string): number =>
  /\b(slightly|a bit|a little|little|subtle)\b/.test(whole)
    ? 0.5
    : /\b(much|very|a lot|really|strong|strongly|far)\b/.test(whole)
      ? 1.7
      : 1;

const RULES: readonly Rule[] = [
  [
    /\b(?:change|replace|swap|new|different|make|turn)\b(?: \w+){0,2}? sky\b(.*)/,
    (match, whole) => ({ do: 'sky', words: match[1]?.trim() || whole }),
  ],
  [
    /\b(?:blur|soften|defocus)(?:red)?\s+(?:the\s+)?(?:back ?ground|backdrop)|\bblurr?(?:y|ed) (?:the )?background|\bbokeh|depth of field/,
    (_, whole) => ({ do: 'blur', what: 'background', amount: strength(whole) }),
  ],
  [
    /\bblur(?:ry|red)?\b|\bout of focus\b|\bsoften\b/,
    (_, whole) => ({ do: 'blur', what: 'all', amount: strength(whole) }),
  ],
  [
    /\b(?:remove|erase|delete|drop|cut (?:away|out)|take (?:away|out)|get rid of|without)\b[^,;]*\b(?:back ?ground|backdrop|bg)\b|\b(?:transparent|no) (?:back ?ground|backdrop|bg)\b|\b(?:back ?ground|backdrop|bg)\b[^,;]*\btransparent\b|\b(?:cut ?out|isolate|extract|keep only)\b[^,;]*\b(?:subject|object|foreground|figure)\b/,
    () => ({ do: 'cutout', colour: undefined }),
  ],
  [
    /\b(?:make|turn|change|replace|set|swap|give|put)\b[^,;]*\b(?:back ?ground|backdrop)\b[^,;]*/,
    (match) => backdrop(match[0]),
  ],
  [/.*/, (_, whole) => cropOf(whole)],
  [
    /\b(?:remove|erase|delete|take (?:away|out)|get rid of|without)\b\s*(.*)/,
    (match) => ({ do: 'unsubject', what: match[1] ?? '' }),
  ],
  [
    /\b(?:add|put|place|draw|insert|include)\b (?!.*\b(?:caption|text|title|frame|border|vignette)\b)(.+)/,
    (match) => addition(match[1] ?? ''),
  ],
  [
    /\b(?:make|turn|paint|colou?r|recolou?r|change)\b (?:the |my |his |her )(?!(?:whole |entire )?(?:picture|image|photo\w*|scene|background|sky)\b)(?:[\w-]+ ){1,3}?(?:to |into |in )?(\w+)$/,
    (match) => recolour(match[1] ?? ''),
  ],
  [/\b(?:night|midnight|nighttime|moonlit)\b/, () => ({ do: 'time', to: 'night' })],
  [/\b(?:sunset|golden hour|evening|dusk)\b/, () => ({ do: 'time', to: 'sunset' })],
  [/\b(?:dawn|sunrise|morning)\b/, () => ({ do: 'time', to: 'dawn' })],
  [/\b(?:day|daytime|daylight|noon|sunny)\b/, () => ({ do: 'time', to: 'day' })],
  [
    /\bblack (?:and|&) white\b|\bb ?& ?w\b|\bmonochrome\b|\bgr[ae]y ?scale\b|\bcolou?rless\b|\bnoir\b/,
    () => ({ do: 'grey' }),
  ],
  [/\bsepia\b|\bvintage\b|\bold photo/, () => ({ do: 'sepia' })],
  [/\binvert|\bnegative\b/, () => ({ do: 'invert' })],
  [/\bwarm(?:er|th)?\b/, (_, whole) => ({ do: 'warmth', by: strength(whole) })],
  [/\b(?:cool(?:er)?|cold(?:er)?)\b/, (_, whole) => ({ do: 'warmth', by: -strength(whole) })],
  [
    /\b(?:bright(?:er|en)?|lighter|lighten|more light)\b/,
    (_, whole) => ({ do: 'exposure', stops: 0.75 * strength(whole) }),
  ],
  [
    /\b(?:dark(?:er|en)?|dim(?:mer)?|less light)\b/,
    (_, whole) => ({ do: 'exposure', stops: -0.9 * strength(whole) }),
  ],
  [
    /\b(?:less|lower|reduce|decrease)\b[^,;]*\bcontrast\b|\bflatter\b/,
    (_, whole) => ({ do: 'contrast', by: 1 - 0.25 * strength(whole) }),
  ],
  [/\bcontrast\b|\bpunch(?:y|ier)\b/, (_, whole) => ({ do: 'contrast', by: 1 + 0.3 * strength(whole) })],
  [
    /\bdesaturate|\bless (?:colou?r(?:ful)?|saturat)|\bmuted\b|\bpastel\b|\bfade[d]?\b/,
    (_, whole) => ({ do: 'saturation', by: 1 - 0.45 * strength(whole) }),
  ],
  [
    /\bsaturat|\bvivid\b|\bvibrant\b|\bmore colou?r|\bcolou?rful\b/,
    (_, whole) => ({ do: 'saturation', by: 1 + 0.5 * strength(whole) }),
  ],
  [/\bsharp(?:en|er)?\b|\bcrisp(?:er)?\b/, () => ({ do: 'sharpen' })],
  [/\bpixelat|\b8.?bit\b|\bpixel art\b/, () => ({ do: 'pixelate' })],
  [/\bvignette\b/, () => ({ do: 'vignette' })],
  [/\b(?:upside down|rotate[^,;]*180)\b/, () => ({ do: 'rotate', quarters: 2 })],
  [/\b(?:rotate|turn)\b[^,;]*(?:\bleft\b|\bcounter|\banti|270)/, () => ({ do: 'rotate', quarters: 3 })],
  [/\brotate\b|\bturn\b[^,;]*\bright\b/, () => ({ do: 'rotate', quarters: 1 })],
  [/\b(?:flip|mirror)\b[^,;]*\bvertical/, () => ({ do: 'flip', upsideDown: true })],
  [/\b(?:flip|mirror)(?:ed)?\b/, () => ({ do: 'flip', upsideDown: false })],
  [/\b(?:frame|border)\b/, (_, whole) => ({ do: 'frame', colour: colourIn(whole) ?? '#ffffff' })],
  [/\b(?:rain|rainy|raining)\b/, () => ({ do: 'weather', kind: 'rain' })],
  [/\b(?:snow|snowy|snowing|winter)\b/, () => ({ do: 'weather', kind: 'snow' })],
  [/\b(?:fog|foggy|mist|misty|haze)\b/, () => ({ do: 'weather', kind: 'fog' })],
  [/\brainbow\b/, () => ({ do: 'weather', kind: 'rainbow' })],
  [
    /\b(?:painting|painted|oil|artistic|impressionist|watercolou?r|van gogh|monet)\b/,
    () => ({ do: 'style', style: 'artistic' }),
  ],
  [/\b(?:anime|cartoon|comic|manga|cel)\b/, () => ({ do: 'style', style: 'anime' })],
  [/\b(?:tint|colou?r|tone|make it|turn it|more)\b/, (_, whole) => tint(whole)],
];

function backdrop(words: string): EditOperation | undefined {
  const colour = /\bwhite\b/.test(words) ? '#ffffff' : /\bblack\b/.test(words) ? '#000000' : colourIn(words);
  return colour ? { do: 'cutout', colour } : undefined;
}

function cropOf(words: string): EditOperation | undefined {
  const part = partIn(words);
  if (part) return { do: 'part', part };
  const shape = ratioIn(words);
  return shape === undefined ? undefined : { do: 'crop', shape };
}

function addition(words: string): EditOperation | undefined {
  const weather = (['rainbow', 'rain', 'snow', 'fog'] as const).find((kind) =>
    new RegExp(`^(?:some |a |the )?${kind}\\b`).test(words),
  );
  return weather ? { do: 'weather', kind: weather } : { do: 'add', words };
}

function recolour(word: string): EditOperation | undefined {
  const colour = COLOUR_WORDS.get(word);
  return colour ? { do: 'recolour', colour } : undefined;
}

const colourIn = (text: string): string | undefined =>
  tokenise(text).flatMap((word) => COLOUR_WORDS.get(word) ?? [])[0];

function tint(text: string): EditOperation | undefined {
  const colour = colourIn(text);
  return colour ? { do: 'tint', colour } : undefined;
}

const CAPTION =
  /\b(?:add |put |write |with )?(?:a |the )?(?:caption|text|title|words?|saying|reading|write)\b[^"“'‘]*?["“'‘]([^"”]+)["”'’]|\b(?:caption|title|text|write|saying)\b:?\s+(.+)/i;

export interface Instruction {
  /** In the order in which the instruction names them; a caption comes last. */
  readonly operations: readonly EditOperation[];
  /** Parts of the instruction that were not understood. */
  readonly notDone: readonly string[];
}

export function readInstruction(instruction: string): Instruction {
  const caption = CAPTION.exec(instruction);
  const text = (caption?.[1] ?? caption?.[2] ?? '').trim();
  const rest = caption ? instruction.replace(caption[0], ' ') : instruction;
  const operations: EditOperation[] = [];
  const notDone: string[] = [];
  for (const part of partsOf(rest)) {
    const operation = operationIn(part);
    if (operation) operations.push(operation);
    else if (leftOver(part.split(/[^\p{L}\p{N}]+/u), new Set()).some((word) => !PLACED.test(word)))
      notDone.push(part);
  }
  if (text) operations.push({ do: 'caption', text, top: /\b(top|above|upper)\b/i.test(rest) });
  return { operations, notDone };
}

/** Words for the place of a caption; the operation for captions reads them. */
const PLACED = /^(?:|top|bottom|above|below|upper|lower|caption)$/;

const partsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(
      /[,;]|\.(?!\d)|\band then\b|\bthen\b|\bwith\b(?! (?:a |the )?[\w ]*background)|\band\b(?! white\b)/,
    )
    .map((part) => part.trim())
    .filter((part) => part !== '');

function operationIn(part: string): EditOperation | undefined {
  for (const [words, operation] of RULES) {
    const match = words.exec(part);
    const found = match && operation(match, part);
    if (found) return found;
  }
  return undefined;
}
