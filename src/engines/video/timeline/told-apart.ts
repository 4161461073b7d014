/** Words that name a thing as well as a deed, or only half of a thing: painted alone they would show something else. */
const MEANINGS: readonly (readonly [RegExp, string])[] = [
  [/\s+(?:picks?|picking|picked)\s+up\b/gi, ' with'],
  [
    /(?<=\b(?:flower|sunflower|rose|tulip|bud|blossom|lotus|lily|poppy|door|gate|window|book|shutter|curtain|umbrella)s?)\s+opening\b/gi,
    '',
  ],
  [/^opening\s+(?=(?:an?|the)\s)/gi, ''],
  [
    /\b(?:the\s+)?(?:\w+\s+)?(?:light\s+)?(?:gets?|getting|becomes?|becoming|grows?)\s+(?:slowly\s+)?(?:warmer|cooler|colder|softer)\b/gi,
    '',
  ],
  [/\b(?:rotor\s+)?blades?\s+(?:turn|spin|rotat)(?:s|es|ing)?\b/gi, ''],
  [/\bconveyor(?:\s+belts?)?\b/gi, ''],
];

/** The camera as somebody who films: "the camera rises with it", "camera low and following". */
const CLAUSE =
  /(?:[,;]\s*|\s+(?:and|while|as|then)\s+)(?:the\s+)?camera\s+(?=(?:at|low|high|close|on|fixed|still|stays?|follow\w*|glid\w*|ris\w+|mov\w+|drift\w*|sink\w*|float\w*|fl(?:y|ies)\w*|sweep\w*|go(?:es|ing)|stays?|remain\w*|slowly|is|near|behind|above|beside)\b)[^,.;:]*/gi;
/** It stands still unless it is told to move. */
const STILL =
  /\bcamera\s+(?:(?:stays?|remains?|stands?|holds?|keeps?|is)\s*)?(?:(?:completely\s+)?(?:still|fixed|static|steady|put))?$/i;

interface ToldApart {
  readonly rest: string;
  /** The removed words, for the note. */
  readonly unshown: readonly string[];
}

/** A prompt without the words that would be painted as other things. */
export function toldApart(prompt: string): ToldApart {
  const unshown: string[] = [];
  // Those of a windmill turn in any film.
  const isOwnPart = (name: string): boolean => /\bblades?\b/i.test(name) && /\bwindmills?\b/i.test(prompt);
  const take = (text: string, words: RegExp, other: string): string =>
    text.replace(words, (said: string) => {
      const name = said.replace(/^[\s,;]*(?:(?:and|while|as|then)\s+)?(?:the\s+)?/i, '').trim();
      if (!STILL.test(name) && !isOwnPart(name)) unshown.push(name.toLowerCase());
      return other;
    });
  const rest = MEANINGS.reduce((text, [words, other]) => take(text, words, other), prompt);
  return { rest: take(rest, CLAUSE, '').replace(/\s+/g, ' ').trim(), unshown };
}
