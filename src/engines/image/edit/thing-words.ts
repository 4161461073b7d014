import { leftOver } from '../../prompt-account.ts';
import { tokenise } from '../prompt/lexicon.ts';
import { COLOUR_WORDS } from '../prompt/modifiers.ts';
import { SCENE_WORDS, type SceneHint } from '../prompt/scene-words.ts';
import type { Change, Effect } from './operation.ts';

/** A cloudless sky of one colour, another time or other weather. Undefined where the words name none of these. */
export function skyIn(words: string): Change | Effect | undefined {
  const colour = tokenise(words).flatMap((word) => COLOUR_WORDS.get(word) ?? [])[0];
  if (skyHints(words).length === 0 && colour !== undefined) return { do: 'tint', colour, amount: 0.75 };
  return skyHints(words).length > 0 || words.trim() === '' ? { do: 'sky', words: words.trim() } : undefined;
}

/** Time, weather and lights of the sky. */
export function skyHints(words: string): readonly SceneHint[] {
  const tokens = tokenise(words);
  return tokens
    .flatMap((_, at) => SCENE_WORDS.find(tokens, at)?.value ?? [])
    .filter((hint) => hint.time || hint.weather || hint.features)
    .map(({ place: _place, ...hint }) => ({ ...hint, weak: false }));
}

/** The words of a wish for the sky that no hint says: the "crescent" of a crescent moon. */
export function unlitWords(wish: string): readonly string[] {
  const tokens = tokenise(wish);
  const used = new Set(
    tokens.flatMap((_, at) => {
      const length = SCENE_WORDS.find(tokens, at)?.length ?? 0;
      return Array.from({ length }, (_, n) => at + n);
    }),
  );
  return leftOver(tokens, used).length > 0 ? [wish] : [];
}

/** "Make the background white" and "replace the background with a beach". */
export function backdropIn(words: string): Change | undefined {
  const told =
    /\b(?:back ?ground|backdrop)\b(?: (?:with|to|into|by|for|of|be|look like|as))*(.*)$/.exec(words)?.[1] ??
    '';
  const placed =
    /\b(?:on|in|into|onto|at|in front of|inside|under) ((?:an?|some) .+)$/.exec(words)?.[1] ?? '';
  const wanted = (told.trim() || placed)
    .replace(/\b(?:back ?ground|backdrop)\b.*/, '')
    .trim()
    .replace(/^(?:an?|the|some) (?=\S)/, '');
  const named =
    /\b(?:put|place|move|set) (?:the|my|this|that) ([\w ]+?) (?:on|in|into|onto|at|inside|under)\b/.exec(
      words,
    )?.[1];
  const kept =
    named === undefined || /\b(?:back ?ground|backdrop|subject|object)\b/.test(named) ? undefined : named;
  const colour = colourOf(wanted.replace(/^(?:plain|solid|pure|clean|simple) /, ''));
  if (colour !== undefined) return { do: 'cutout', colour, kept };
  return wanted === '' ||
    /^(?:blurr?|dark|bright|light|sharp|transparent|black and white|monochrome|gr[ae]y ?scale|warm|cool|less|more)/.test(
      wanted,
    )
    ? undefined
    : { do: 'backdrop', words: wanted, kept };
}

const colourOf = (words: string): string | undefined => {
  if (words === 'white') return '#ffffff';
  if (words === 'black') return '#000000';
  const [colour, ...more] = tokenise(words);
  return more.length === 0 ? COLOUR_WORDS.get(colour ?? '') : undefined;
};

const EXCHANGES = /^(?:replace|swap|exchange|substitute)\b/;

/** "Replace the dog with a cat", "turn the dog into a cat"; undefined for a colour, a size or a way of painting. */
export function replacementIn([words, named = '', by = '']: RegExpExecArray): Change | undefined {
  const isInto = words.endsWith(` into ${by}`) && /^(?:an?|the|some|one|two|three|four|five|\d+) /.test(by);
  if (!EXCHANGES.test(words) && !isInto) return undefined;
  const tokens = tokenise(by);
  const isLook = tokens.every(
    (word) => COLOUR_WORDS.has(word) || /^(?:an?|the|bright|dark|light)$/.test(word),
  );
  return isLook || /\b(?:painting|sketch|drawing|cartoon|watercolou?r|style|silhouette)\b/.test(by)
    ? undefined
    : { do: 'replace', named, by };
}

/** "A cat", "some rain"; undefined for things that are in the image already, such as "the cat on the sofa". */
export function additionIn(words: string): Change | undefined {
  const weather = (['rainbow', 'rain', 'snow', 'fog'] as const).find((kind) =>
    new RegExp(`^(?:some |a |the |more )?${kind}$`).test(words.trim()),
  );
  if (weather) return { do: 'weather', kind: weather };
  const [, one, given] = /^(him|her|it|them) ((?:an?|some|two|three) .+)$/.exec(words) ?? [];
  if (one !== undefined) return { do: 'add', words: `${given} on ${one}` };
  if (/^(?:it|them|him|more|less)\b/.test(words)) return undefined;
  // "Give the cat a hat" is a hat on the cat.
  const [, whom, what] =
    /^(?:the|my|his|her|this|that) ([\w ]+?) ((?:an?|some|two|three) .+)$/.exec(words) ?? [];
  return { do: 'add', words: whom === undefined ? words : `${what} on the ${whom}` };
}
