import { ARTICLES } from './modifiers.ts';

const VIEW =
  /^(?:(?:an? |the )?(?:(?:bird|birds|worm|worms|frog|fish)(?: s)? ?eyes?|aerial|top down|top|overhead|rear|back|side|profile|low angle|high angle|first person|drone) (?:view|shot|perspective|angle)|low angle|high angle|close ups?|closeup|macro|(?:an? )?(?:shallow |deep )?depth of field|(?:an? )?(?:wide|ultra wide|dutch) angles?|(?:an? )?(?:long|double|multiple) exposure|motion blur|tilt shift|(?:soft|shallow|selective|sharp) focus|out of focus|(?:an? )?fish ?eye|(?:an? )?(?:panorama|panoramic)|(?:an? |the )?view (?:out |down |up )?from (?:an?|the|his|her|my|our) (?:\w+ )?(?:lighthouse|tower|balcony|roof|rooftop|plane|airplane|cockpit|summit|mountaintop|hilltop|cliff|bridge|train|ship|spaceship|helicopter|drone|balloon|treehouse|castle|skyscraper|deck|boat|cave|tent)|lens flares?|over the shoulder|eye level|(?:point of|pov) view|rule of thirds|split screen|time lapse|timelapse|stop motion)(?: (?:view|shot|lens|effect|style|photo|photograph|photography|picture|of))*\b/;

const FROM =
  /^(?:(?:seen|viewed|shown|shot|pictured|filmed|photographed|painted|drawn|looking) )?from (?:(?:far |high |down |way )?(?:behind|above|below)|the (?:back|rear|top|side|air|sky|ground|inside)|a (?:low|high) angle|space|underneath|overhead)\b/;

const LONGEST = 6;

/**
 * "Seen from above", "an aerial view of": the number of words that say where the viewer is; 0 where none do. The painter
 * has one point of view, on the ground before the things.
 */
export function viewpointAt(words: readonly string[], at: number, clauses: ReadonlySet<number>): number {
  const text = words.slice(at, at + LONGEST).join(' ');
  const view = VIEW.exec(text);
  if (view) return view[0].split(' ').length;
  const from = FROM.exec(text);
  if (!from) return 0;
  const length = from[0].split(' ').length;
  // "From behind a tree" and "from the top of" are relations to a thing.
  const next = words[at + length] ?? '';
  const isOfThing = !clauses.has(at + length) && (ARTICLES.has(next) || next === 'of' || next === 'their');
  const isLast = clauses.has(at + length) || next === '' || /^(?:in|on|at|with|and|as|while)$/.test(next);
  return isOfThing || (!isLast && words[at] === 'from') ? 0 : length;
}

const WAYS =
  /^(?:around )?in (?:(?:an? )?(?:(?:wide|big|large|tight|slow|small) )?(?:circles|loops?|spirals?|zig ?zags?|figure eights?)|formation|all directions|different directions|opposite directions|slow motion)\b/;

/** "Flying in circles": the number of words for a way of moving, which are no things; 0 where there are none. */
export const wayAt = (words: readonly string[], at: number): number =>
  WAYS.exec(words.slice(at, at + LONGEST).join(' '))?.[0].split(' ').length ?? 0;
