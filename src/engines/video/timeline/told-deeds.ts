/** Deeds that are told in two steps, as the one that can be shown, and words for what is lost by it. */
interface Told {
  readonly rest: string;
  readonly unshown: readonly string[];
}

interface Rule {
  readonly pattern: RegExp;
  readonly instead: string;
  /** Words for what the film does not show. */
  readonly unshown?: string;
}

const FLYING =
  '(?:fl(?:y|ies|ying)|float(?:s|ing)?|drift(?:s|ing)?|ris(?:e|es|ing)|soar(?:s|ing)?|sail(?:s|ing)?|go(?:es|ing)?|disappear(?:s|ing)?)';
const OBJECT = '((?:an?|the|his|her|its|their|my)\\s+(?:[\\w-]+\\s+){0,2}?[\\w-]+)';
const ROUND =
  '((?:an?|the|his|her)\\s+(?:[\\w-]+\\s+){0,2}?(?:ball|football|basketball|baseball|volleyball|stone|rock|frisbee|snowball))';
const AIM = '(over|into|onto|through|across|at|towards?)';

const FLAMES = '(?:candles?|campfires?|bonfires?|fires?|fireplaces?|torch(?:es)?|flames?|match(?:es)?)';
const GOES_OUT = '(?:goes|go|going|burns?|burning|flickers?|dies?|is blown|are blown|gets? blown) out';
const NO_WAY = '(?!\\s+(?:of|into|through|onto)\\b)';
const PART =
  '(?:(?:[\\w-]+\\s+)?(?:beams?|lights?|lamps?|wheels?|doors?|lids?|tails?|ears?|heads?|arms?|hands?|wings?|legs?|eyes?|mouths?|propellers?|rotors?|flags?))';
const TURNS =
  '(?:(?:slowly|gently|quickly)\\s+)?(?:rotat|sweep|turn|spinn?|open|clos|wagg?|wav|mov|swing|flapp?|swish|twitch|nodd?|blink|shak|circl)(?:es|s|ing)';

const RULES: readonly Rule[] = [
  // The water of a sea does so in any film of it.
  {
    pattern:
      /[,;]?\s*\b(?:(?:and|with|while|as)\s+)?(?:the\s+)?waves\s+(?:roll|lap)(?:ping|ing)?\b(?!\s+(?:in|over|against|onto|on)\b)/i,
    instead: ' by the sea',
  },
  // The whole thing does not do what a part of it does.
  {
    pattern: new RegExp(
      `(?:,|\\s+(?:and|with|while|as))?\\s*\\b(?:its|whose|his|her|their)\\s+(${PART}\\s+${TURNS}(?:\\s+(?:around|round|slowly|to and fro))?)(?![\\w-])`,
      'i',
    ),
    instead: '',
    unshown: '$1',
  },
  // "The beam of a lighthouse sweeps over the sea".
  {
    pattern: new RegExp(
      `\\b(?:the|a)\\s+(${PART})\\s+of\\s+((?:an?|the)\\s+(?:[\\w-]+\\s+)?[\\w-]+)\\s+(${TURNS})(?:\\s+(?:over|across|around|through)\\s+(?=(?:the|an?)\\s))?`,
      'i',
    ),
    instead: '$2 ',
    unshown: '$1 $3',
  },
  {
    pattern: new RegExp(
      `(?<=\\b${FLAMES}\\b[^.;]{0,80}?)(?:,|\\s+and|\\s+until it)?\\s+(?:then\\s+|slowly\\s+|finally\\s+)*(${GOES_OUT})\\b${NO_WAY}`,
      'i',
    ),
    instead: '',
    unshown: '$1',
  },
  {
    pattern: new RegExp(
      `(?<=\\b(?:lamps?|lanterns?|bulbs?)\\b[^.;]{3,80}?)(?:,|\\s+and)\\s+(?:then\\s+|slowly\\s+|finally\\s+)*(${GOES_OUT})\\b${NO_WAY}`,
      'i',
    ),
    instead: '',
    unshown: '$1',
  },
  // All of a kind move at once.
  {
    pattern:
      /(?<!\b(?:lights?|lamps?|windows?|lanterns?|lit|light|streetlights?|seasons?|letters?|words?)\b.*),?\s*\b(one (?:right |close )?after (?:the other|another)|one at a time|one by one|taking turns|in turns?)\b/i,
    instead: '',
    unshown: '$1',
  },
  // "Until the whole meadow can be seen".
  {
    pattern:
      /\b(?:until|so that|till)\s+(?:(?:we|one|you)\s+(?:can\s+)?sees?\s+)?(?:the\s+)?(?:whole|entire|full)\s+([\w-]+(?:\s+[\w-]+)?)(?:\s+(?:can be seen|is (?:visible|seen|revealed|shown)|appears|comes into view))?/i,
    instead: 'in the $1',
  },
  { pattern: /\s+(?:can be seen|(?:is|are) visible|comes? into view)\b/i, instead: '' },
  // "Lets go of a balloon, watches it float up".
  {
    pattern: new RegExp(
      `\\b(?:lets?|letting)\\s+go\\s+of\\s+${OBJECT}(?=\\s*(?:[,.;]|$|and\\b|as\\b|into\\b))`,
      'i',
    ),
    instead: 'stands and $1 rises',
  },
  {
    pattern: new RegExp(`\\breleas(?:es|ing)\\s+${OBJECT}(?=\\s*(?:[,.;]|$|and\\b|into\\b))`, 'i'),
    instead: 'stands and $1 rises',
  },
  {
    pattern: new RegExp(
      `(?:,|\\s+and)?\\s*(?:then\\s+)?watch(?:es|ing)?\\s+(?:it|them|him|her)\\s+${FLYING}(?:\\s+(?:up|away|off))?((?:\\s+(?:into|in|to|towards?)\\s+the\\s+(?:sky|air|clouds))?)`,
      'i',
    ),
    instead: '$1',
  },
  {
    pattern: /\bwatch(?:es|ing)\s+(?=(?:the|an?|his|her|it|them)\b)/i,
    instead: 'beside ',
    unshown: 'watches',
  },
  // "Kicks a ball, the ball flies over a fence".
  {
    pattern: new RegExp(
      `\\b(kicks?|throws?|hits?|toss(?:es)?|hurls?)\\s+${ROUND}\\s*(?:,|;|\\s+and|\\s+so that|,\\s*and)\\s*(?:the\\s+(?:ball|stone|rock)|it|which)\\s+(?:flies|goes|soars|sails|lands|falls|rolls|bounces)\\s+${AIM}\\b`,
      'i',
    ),
    instead: '$1 $2 $3',
  },
  // "Sneaks up to a box, jumps in".
  {
    pattern: new RegExp(
      `\\b((?:walks?|runs?|sneaks?|creeps?|comes?|goes|trots?)\\s+(?:up\\s+)?to)\\s+${OBJECT}\\s*(?:,|\\s+and)\\s*(?:then\\s+)?(jumps?|leaps?|hops?)\\s+in(?:side|to it)?\\b`,
      'i',
    ),
    instead: '$3 into $2',
    unshown: '$1',
  },
  // The person who switched the lamp on waves, not the lamp.
  {
    pattern: new RegExp(
      `\\b((?:turns?|switch(?:es)?|puts?)\\s+(?:on|off)\\s+${OBJECT})\\s*(?:,|\\s+and)\\s*(?:then\\s+)?((?:waves|smiles|nods|bows|dances|jumps|sits|laughs|yawns|leaves|walks|runs|winks)\\b[^,;.]*)`,
      'i',
    ),
    instead: '$1',
    unshown: '$3',
  },
  // "Falls off a table and breaks": it is the glass that breaks.
  {
    pattern: new RegExp(
      `\\b((?:falls?|drops?|tumbles?|rolls?|slides?|slips?)\\s+(?:off|from|out of|onto|down|to)\\s+${OBJECT})\\s*(?:,|\\s+and)\\s*(?:then\\s+)?(breaks?|shatters?|smash(?:es)?|splinters?|bursts?|cracks?)(?:\\s+(?:into|to)\\s+(?:(?:many|small|tiny|a thousand|little)\\s+)*pieces)?\\b`,
      'i',
    ),
    instead: '$1',
    unshown: '$3',
  },
  {
    pattern: /\b(?:falls?|drops?|tumbles?)\s+off\s+(?=(?:an?|the)\s)/i,
    instead: 'falls from ',
  },
  // A fall ends with the landing.
  {
    pattern: new RegExp(
      `\\b((?:falls?|drops?|tumbles?|slips?|jumps?|leaps?)\\s+(?:down\\s+)?(?:off|from|out of)\\s+${OBJECT})\\s*(?:,|\\s+and)\\s*(?:then\\s+)?(?:softly\\s+|gently\\s+)?lands?\\s+(?:softly\\s+|gently\\s+)?(?:on|onto|in|into)\\b`,
      'i',
    ),
    instead: '$1 onto',
  },
  // To ride by on a horse is to ride the horse.
  {
    pattern:
      /\b(rid(?:es?|ing))(?:\s+(?:by|past|along|around))?\s+on\s+(?=(?:an?|his|her|their|the)\s|(?:horses|ponies|donkeys|camels|elephants|bikes|bicycles|motorcycles|motorbikes|scooters)\b)/i,
    instead: '$1 ',
  },
  // The ceiling of a room is not visible from the side.
  {
    pattern:
      /\b(?:climbs?|crawls?|comes?|lowers? (?:itself|himself|herself))\s+down\s+((?:an?|the|its|his|her)\s+(?:thread|web|rope|line|silk)\b)/i,
    instead: 'descends',
    unshown: '$1',
  },
  {
    pattern: /\bfrom the ceiling\b(?!.*\b(?:room|kitchen|hall|attic|cellar|church|cave)\b)/i,
    instead: 'in a room',
  },
  { pattern: /\s+from the ceiling\b/i, instead: '' },
  {
    pattern: /\b(?:no|without(?:\s+any|\s+a)?|not\s+an?|zero)\s+(?:single\s+)?clouds?\b(?:\s+in the sky)?/i,
    instead: 'clear sky',
  },
  // A leap comes down by itself.
  {
    pattern:
      /,?\s+and\s+(?:then\s+)?(?:falls?|dives?|drops?|splash(?:es)?|plunges?)\s+back(?:\s+(?:in|down|into\s+(?:it|the\s+(?:water|sea|lake|ocean|pool|waves|river))))?(?=\s*(?:[,.;]|$))/i,
    instead: '',
  },
  { pattern: /\b(falls?|drops?|sinks?|rolls?|slides?)\s+back\b/i, instead: '$1' },
  // To float down a stream is to float along it.
  {
    pattern:
      /\b(?:float|drift|glid|sail|swim)(?:e?s|ing)\s+(?:slowly\s+|gently\s+)?down\s+(?=(?:an?|the)\s+(?:[\w-]+\s+){0,2}?(?:stream|river|brook|creek|canal|gutter|rill|waterway)\b)/i,
    instead: 'sails along ',
  },
  { pattern: /\b(wav(?:es|ing)) (?:goodbye|hello|bye)\b/i, instead: '$1' },
];

const EACH_OTHER = /\s*\b(?:towards?|at|against|past|around)\s+(?:each other|one another)\b/i;

/** In each rule, `$1` and the like are groups of its pattern. */
const filledIn = (text: string, found: RegExpExecArray): string =>
  text.replace(/\$(\d)/g, (_, group: string) => found[Number(group)] ?? '').toLowerCase();

/** Two steps told as one: "lets go of a balloon, watches it float up" is a balloon that rises. */
export function inOneDeed(prompt: string): Told {
  const unshown: string[] = [];
  const plain = prompt.replace(/\s{2,}/g, ' ');
  const apart = EACH_OTHER.exec(plain)?.[0];
  if (apart !== undefined) unshown.push(apart.trim().toLowerCase());
  let rest = apart === undefined ? plain : plain.replace(apart, '');
  for (const { pattern, instead, unshown: lost } of RULES) {
    const found = pattern.exec(rest);
    if (!found) continue;
    if (lost !== undefined) unshown.push(filledIn(lost, found));
    rest = rest.replace(pattern, instead);
  }
  return { rest, unshown };
}

const LENGTH =
  /[,;]?\s*\b(?:(?:for|lasting|over|in|with a (?:length|duration) of)\s+)?(\d{1,2})[- ]?(?:seconds?|secs?|s)\b(?:\s+(?:long|in length|video|clip|film|footage))?(?=\s*(?:[,.;]|$)|\s+of\b)/i;

/** The length is set for the whole film: "10 seconds long" is told only where it is another. */
export function withoutLength(prompt: string, seconds: number): Told {
  const found = LENGTH.exec(prompt);
  if (!found) return { rest: prompt, unshown: [] };
  const isKept = Number(found[1]) === Math.round(seconds);
  return {
    rest: prompt.replace(found[0], ' '),
    unshown: isKept ? [] : [found[0].replace(/^[,;\s]+/, '').toLowerCase()],
  };
}
