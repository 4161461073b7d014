/** Lamps or windows that begin to shine, or cease to, during the video. */
export interface SwitchedLights {
  readonly goes: 'on' | 'off';
  /** The words of the prompt for it. */
  readonly said: string;
  /** The prompt without the words for it. */
  readonly rest: string;
  /** The thing can shine: a lamp, and not a radio. */
  readonly isLight: boolean;
}

const BEGINNING = '(?:(?:all|both|slowly|suddenly|then|gradually|finally|begin|begins|start|starts|to)\\s+)*';
const TURNED =
  '(?:(turn|turns|turning|switch|switches|switching|flick|flicks|flicker|flickers|come|comes|coming|go|goes|going)\\s+(on|off|out)|(light|lights|lighting)\\s+up)';
/** "Street lamps turn on", "the windows light up one by one". */
const LIGHT_IS_SWITCHED = new RegExp(
  `\\b((?:\\w+ )?(?:street ?|city )?(?:lamps?|lights?|lanterns?|windows?|lights? (?:of|in) the \\w+|windows? (?:of|in) (?:the|an?) \\w+|bulbs?|chandeliers?|lamp ?posts?|streetlights?|streetlamps?|lighthouse|headlights|signs?))\\s+${BEGINNING}${TURNED}(?:\\s+one (?:by one|after (?:another|the other)))?(?!\\s+(?:the|an?|its|top)\\b)`,
  'i',
);
/** "A man turns on the lamp". */
const SWITCHES_LIGHT =
  /\b(turns?|turning|switch(?:es|ing)?)\s+(on|off)\s+((?:the|a|an|his|her|all)\s+(?:\w+\s+)?(?:lamps?|lights?|lanterns?|chandeliers?|bulbs?))\b/i;
/** A radio turns on without a light. */
const THING_IS_SWITCHED =
  /\b(?:the|an?)\s+(\w+)\s+(?:turns?|switch(?:es)?)\s+(on|off)\b(?!\s+(?:the|an?|its|his|her|top)\b)/i;

/** Lights that every street, town or room has anyway. */
const OF_THE_PLACE = /^(?:all |the |its |city |street |house )*(?:lights?|windows?|street ?lights?)$/i;

export function requestedSwitch(prompt: string): SwitchedLights | undefined {
  const light = LIGHT_IS_SWITCHED.exec(prompt);
  if (light) {
    const [said, thing = '', , way] = light;
    const owner = / (?:of|in) ((?:the|an?) \w+)$/i.exec(thing)?.[1];
    const left = owner ?? (OF_THE_PLACE.test(thing.trim()) ? ' ' : thing);
    const rest = prompt.replace(said, left).replace(/\b(?:while|as|and|when)\s+(?:the|its|all)?\s*$/i, '');
    return { goes: goesTo(way), said: said.trim(), rest, isLight: true };
  }
  const lit = SWITCHES_LIGHT.exec(prompt);
  if (lit) {
    const [said, , way, thing = ''] = lit;
    return { goes: goesTo(way), said, rest: prompt.replace(said, `beside ${thing}`), isLight: true };
  }
  const other = THING_IS_SWITCHED.exec(prompt);
  if (!other) return undefined;
  const [said, thing = '', way] = other;
  return {
    goes: goesTo(way),
    said: said.replace(/^(?:the|an?)\s+/i, ''),
    rest: prompt.replace(said, said.slice(0, said.indexOf(thing) + thing.length)),
    isLight: false,
  };
}

const goesTo = (way: string | undefined): SwitchedLights['goes'] =>
  way?.toLowerCase() === 'off' || way?.toLowerCase() === 'out' ? 'off' : 'on';
