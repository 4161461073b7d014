import looks from '../data/subject-looks.json';
import type { SceneHint } from './scene-words.ts';
import type { Subject } from './subject.ts';

const STRONG =
  /^(?:big|large|huge|giant|gigantic|enormous|massive|high|tall|towering|mighty|monstrous|monster|colossal|steep|rough|raging|violent|heavy|pouring|torrential|driving|strong|intense|dense)$/;

const LARGE = /^(?:big|large|huge|giant|gigantic|enormous|massive|colossal)$/;

/** "Big waves", "heavy rain": what more than the waves or the rain is asked for. */
export function strengthOf(
  word: string,
  { features, weather, place, weak }: SceneHint,
): SceneHint | undefined {
  // The island that is painted is a small one.
  if (features?.[0] === 'island' && /^(?:small|tiny|little)$/.test(word))
    return { features: ['island'], said: word };
  const isFalling =
    weather === 'rain' || weather === 'snow' || (place === 'snow' && weak && word === 'light');
  if (/^(?:light|soft|gentle|fine|slight|mild)$/.test(word) && isFalling && features === undefined)
    return { weather: weather ?? 'snow', said: word };
  if (!STRONG.test(word)) return undefined;
  if (place === 'city' && LARGE.test(word)) return { place, said: word };
  // Snow that is heavy falls.
  if (place === 'snow' && weak && word === 'heavy')
    return { features: ['downpour'], weather: 'snow', said: word };
  if (/^(?:sun|moon|crescent)$/.test(features?.[0] ?? '') && LARGE.test(word))
    return { features: ['big-disc'], said: word };
  if (features?.[0] === 'waves') return { features: ['high-waves'], said: word };
  const falls = weather === 'rain' || weather === 'snow' || weather === 'storm';
  return falls && features === undefined ? { features: ['downpour'], said: word } : undefined;
}

/** Waves that break are high. */
export const areBreaking = (prompt: string): boolean =>
  /\bwaves? (?:\w+ )?(?:crash|break|pound|smash|slam)|\b(?:crashing|breaking|pounding|raging) (?:\w+ )?waves?\b/i.test(
    prompt,
  );

const TREES: ReadonlySet<string> = new Set(Object.keys(looks.trees));
const ALONE = '(?:lone|single|solitary|lonely|isolated|only)';

/** "A lone oak": no other trees stand behind it. */
export function loneTree(prompt: string, subjects: readonly Subject[]): SceneHint | undefined {
  const tree = subjects.find(({ name, count }) => TREES.has(name) && count === 1);
  const found = tree && new RegExp(`\\b(${ALONE}) (?:\\w+ ){0,2}?${tree.said}\\b`, 'i').exec(prompt);
  return found?.[1] ? { features: ['lone-tree'], said: found[1].toLowerCase() } : undefined;
}
