import { NUMBER_WORDS } from '../prompt/modifiers.ts';
import type { Change } from './operation.ts';

const THING = "(?:the|my|his|her|its|this|that) ([\\w' -]+?)";
const SIZE =
  '(?:(much|a lot|far|slightly|a bit|a little|somewhat) )?(bigger|larger|taller|wider|smaller|shorter|tinier|huge|giant|enormous|tiny|twice|double|half|(?:two|three|four|\\d) times)';

const RESIZED = new RegExp(
  `^(?:please )?(?:make|turn) ${THING} (?:look )?${SIZE}(?: (?:as|its|the) (?:\\w+ ){0,2}?(?:big|large|tall|high|wide|small|size|height)(?: as (?:it is|now|before))?)?$`,
);
const SHRUNK = new RegExp(`^(?:please )?(enlarge|shrink) ${THING}(?: (slightly|a bit|a little|a lot))?$`);
const MOVED = new RegExp(
  `^(?:please )?(?:move|shift|push|slide) ${THING} (?:(slightly|a bit|a little|further|far|more) )?(?:to the |towards the |to |into the )?(?:far )?(left|right|up|down|top|bottom|higher|lower|upwards?|downwards?)(?: (?:side|edge|corner))?(?: of (?:the|this) (?:picture|image|photo))?$`,
);

/** Names of the whole image. */
const WHOLE = /^(?:whole |entire )?(?:picture|image|photo\w*|pic|scene|canvas)$/;

/** "Make the owl twice as big", "move the boat to the left". */
export function moveIn(clause: string): Change | undefined {
  const still = { across: 0, down: 0, scale: 1 };
  const [, sized, degree = '', size = ''] = RESIZED.exec(clause) ?? [];
  if (sized !== undefined && !WHOLE.test(sized))
    return { do: 'move', named: sized, ...still, scale: scaleOf(size, degree) };
  const [, verb, whom, much = ''] = SHRUNK.exec(clause) ?? [];
  if (whom !== undefined && !WHOLE.test(whom))
    return {
      do: 'move',
      named: whom,
      ...still,
      scale: scaleOf(verb === 'shrink' ? 'smaller' : 'bigger', much),
    };
  const [, what, far = '', to = ''] = MOVED.exec(clause) ?? [];
  if (what === undefined || WHOLE.test(what)) return undefined;
  const by = /slightly|bit|little/.test(far) ? 0.08 : 0.2;
  const sign = /^(?:left|up|top|higher|upwards?)$/.test(to) ? -1 : 1;
  return /left|right/.test(to)
    ? { do: 'move', named: what, ...still, across: sign * by }
    : { do: 'move', named: what, ...still, down: sign * by };
}

function scaleOf(size: string, degree: string): number {
  const times = /^(\w+) times$/.exec(size)?.[1];
  if (times !== undefined) return Math.min(4, NUMBER_WORDS.get(times) ?? Number(times));
  if (/^(?:twice|double)$/.test(size)) return 2;
  if (size === 'half') return 0.5;
  const by = /much|lot|far/.test(degree) ? 1.8 : /slightly|bit|little|somewhat/.test(degree) ? 1.2 : 1.45;
  if (/^(?:huge|giant|enormous)$/.test(size)) return 2.2;
  if (size === 'tiny') return 0.4;
  return /^(?:smaller|shorter|tinier)$/.test(size) ? 1 / by : by;
}

const COUNTED =
  /^(?:please )?(?:change|make|turn|set|let) (?:it|them|that|this|(?:the )?number of [\w ]+?|the [\w ]+?)?(?: (?:be|into|to|have))*\s?\b([a-z]+|\d{1,2}) ([a-z][\w -]*)$/;

/** "Change it to six candles". Undefined where no number is said. */
export function countIn(clause: string): Change | undefined {
  const [, said = '', of = ''] = COUNTED.exec(clause) ?? [];
  const count = NUMBER_WORDS.get(said) ?? Number(said);
  const isUnit = /^(?:px|pixels|times|percent|degrees|shades?|stops?|tones?|%|x|by)\b/.test(of);
  return said === '' || VAGUE.test(said) || Number.isNaN(count) || count < 1 || isUnit
    ? undefined
    : { do: 'count', count, of };
}

/** Numbers that say no number, or that go with other words. */
const VAGUE =
  /^(?:some|several|few|many|lots|another|various|numerous|both|couple|pair|hundreds?|thousands)$/;
