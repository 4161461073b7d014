import type { AskedArgument } from './read-argument.ts';

/** Patterns may take quadratic time. */
const MOST_CHARACTERS = 600;

const DETERMINER = "(?:an?|the|one|two|three|any|some|their|your|his)(?: user'?s?)?";
const KIND = '(?:(?:positive|whole|single|decimal|integer|natural|valid|random) )?';
const THING =
  '(?:numbers?|integers?|ints?|values?|words?|strings?|sentences?|texts?|phrases?|names?|years?|temperatures?|lines?|dates?|passwords?|emails?(?: address(?:es)?)?|urls?|ages?|amounts?|radius|letters?|roman numerals?)';
const VALUE = `(${DETERMINER} ${KIND}${THING}(?: in (?:celsius|fahrenheit|kelvin))?)`;

/** Each keeps in its first group the value that the user gives. */
const SAYINGS: readonly RegExp[] = [
  new RegExp(
    `\\b(?:asks?|prompts?|requests?|asking|prompting)(?: (?:the|a) user| me| someone)?(?: for| to (?:enter|type|input|give|provide)(?: in)?)(?: as)? (?:the input of )?${VALUE}(?: from (?:the user|stdin|the keyboard))?`,
    'i',
  ),
  new RegExp(
    `\\b(?:takes?|reads?|gets?|accepts?|inputs?|receives?) ${VALUE} (?:(?:from|by|of|typed by|entered by) (?:the |a )?(?:user|keyboard|console|terminal|user input|stdin|standard input)|as (?:an? )?(?:user )?input)(?: input)?`,
    'i',
  ),
  new RegExp(
    `(?<=\\b(?:for|of|whether|if|that) )${VALUE} (?:entered|given|typed|provided|input)(?: in)? by (?:the|a) user`,
    'i',
  ),
  new RegExp(
    `(?<=\\b(?:for|of|in|whether|if|that|reverses?|converts?) )${VALUE} (?:that |which )?(?:the|a) user (?:enters|types|gives|inputs|provides)(?: in)?`,
    'i',
  ),
  // A program that takes a value and says nothing of a place asks for it.
  new RegExp(
    `(?<=^\\W*(?:(?:write|create|make|please|an?|simple|small|short|[a-z+#]+) ){0,4}(?:program|app|application|script) (?:that|which|to) )(?:takes?|reads?|gets?|accepts?|inputs?|receives?)(?: in)? ${VALUE}(?=,? (?:and|then)\\b)`,
    'i',
  ),
  new RegExp(`\\b(?:lets|has|makes) the user (?:enter|type|input|give)(?: in)? ${VALUE}`, 'i'),
];

/** A wish for a program that asks its user for a value, or reads one line; undefined for any other. */
export function readQuestion(prompt: string): AskedArgument | undefined {
  if (
    prompt.length > MOST_CHARACTERS ||
    !/\b(?:ask|prompt|request|user|input|keyboard|(?:program|app|application|script) (?:that|which|to) )/i.test(
      prompt,
    )
  )
    return undefined;
  // In a pipe nobody is asked.
  if (/\bstdin\b|\bstandard input\b/i.test(prompt)) return undefined;
  if (/\b(?:until|again|repeat\w*|loops?|files?|while|keeps?|list)\b/i.test(prompt)) return undefined;
  for (const pattern of SAYINGS) {
    const found = pattern.exec(prompt);
    if (!found) continue;
    const value = (found[1] ?? '')
      .replace(/^(?:the user'?s|their|your|his)\b/i, 'a')
      .replace(/\b(?:word|string|sentence|phrase|line)\b/i, 'text');
    const isVerb = /^(?:ask|prompt|request|take|read|get|accept|input|receive|let|has|make)/i.test(found[0]);
    const rest = `${prompt.slice(0, found.index)}${isVerb ? 'takes ' : ''}${value}${prompt.slice(found.index + found[0].length)}`;
    return { rest, said: [found[0]], status: 1, isQuestion: true };
  }
  return undefined;
}
