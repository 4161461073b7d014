import { capitalized, type PageSettings } from './app-spec.ts';
import { namesIn } from './play-settings.ts';

const TITLE = 'Score sheet';

/** "501 down to zero", "counts down from 301". */
const DOWN =
  /\b(?:(?:start(?:s|ing)? (?:at|with|from) )?(\d{2,4}) (?:points )?(?:and (?:counts? |going |goes )?)?down(?: to (?:0|zero))?|(?:count(?:s|ing)?|going|goes) down from (\d{2,4})(?: to (?:0|zero))?|from (\d{2,4}) (?:down )?to (?:0|zero))\b/i;
const DARTS = /\bdarts?\b/i;
const USUAL_DARTS = 501;
/** "A throw below zero does not count": the page does so anyway. */
const VOID =
  /\b(?:an? |the )?(?:throws?|scores?|rounds?|turns?|points?|busts?)? ?(?:that |which )?(?:go(?:es|ing)?|takes? (?:you|them|a player)|would go|falls?|drops?)? ?below (?:0|zero) (?:do(?:es)?n['’]t count|do(?:es)? not count|(?:is|are) (?:ignored|void|not counted|cancelled|a bust))\b/i;
const GOAL =
  /\b(?:(?:first (?:player |team |one |person )?(?:to (?:reach |get |score |have )?|with |who (?:reaches|gets) |that reaches )|play(?:ed|ing|s)? (?:up )?to |(?:wins?|winner|ends?|over|game)(?: is)? (?:at|when|with|once)(?: [\p{L}]+){0,3}? (?:reach(?:es)? |has |hits |gets to )?|goal of |target of |target score (?:of )?)(\d{1,5})(?: points?)?(?: wins?)?|up to (\d{1,5}) points)\b/iu;
const LOWEST =
  /\b(?:the )?(?:lowest|fewest|least|smallest) (?:(?:total|score|points|strokes|number)(?: of \p{L}+)?|total score)(?: is the winner| leads| is best| win)?s?\b/iu;
const GOLF = /\b(?:mini(?:ature)?[- ]?golf|crazy golf|putt[- ]?putt|disc golf|frisbee golf|golf)\b/i;
const ROUNDS = /\b(\d{1,2})[- ](rounds?|holes?|frames?|games?|ends?|hands?|innings?|sets?)\b/i;
const PLAYERS =
  /\b(?:up to |at most |max(?:imum)? )?(\d{1,2})(?: ?(?:to|-|–|or) ?(\d{1,2}))? (?:players?|teams?|people|persons|friends|kids|children|tables|groups)\b/i;
const STEPS =
  /\b(?:buttons?|taps?|tapping|clicks?|one tap)\b|(?<!\w)[+±]\s?\d|\bplus (?:and|or) minus\b|\bincrement/i;
const STEP = /(?<!\w)([+-])\s?(\d{1,2})\b/g;
const TEAMS = /\b(teams?|tables|groups)\b/i;
const MOST = 12;

/** "For a darts evening", "for our pub quiz". */
const OCCASION =
  /\b(?:for|of|at|during|in|while playing) ((?:(?:an?|the|my|our|your) )?(?!\d|home\b)(?:[\p{L}'’-]+ ){0,3}?[\p{L}'’-]+)(?=\s(?:with|where|that|which|and|for|in|up|between|so|to|from)\b|[,.;:(]|$)/iu;

const SIDES = /\b(home)(?: team)? and (?:an? )?(away|guests?|visitors?)(?: team)?\b/i;

function sidesIn(prompt: string): ReturnType<typeof namesIn> | undefined {
  const [said, ...sides] = SIDES.exec(prompt) ?? [];
  return said === undefined ? undefined : { names: sides.map(capitalized), said };
}

/** Games whose points do not simply add up. */
const COUNTED_OTHERWISE: readonly (readonly [RegExp, string])[] = [
  [/\b(?:bowling|ten-?pin)\b/i, 'the extra points of strikes and spares'],
  [/(?<!\btable )\btennis\b/i, 'the games and sets of tennis'],
];

const CALLED =
  /(?:(?!(?:with|and|for|an?|the|our|my|of|in|that|which|build|make|create|me|simple|small) )[\p{L}'’-]+ ){1,3}(?:score|points?)[- ]?(?:boards?|sheets?|cards?|pads?)\b/iu;

/** "Darts scoreboard", "Score sheet: pub quiz". */
function titleOf(prompt: string, names: readonly string[], occasion = ''): string {
  const called = CALLED.exec(prompt)?.[0];
  if (called !== undefined) return capitalized(called.toLowerCase());
  const of = occasion.replace(/^(?:an?|the|my|our|your) /i, '');
  return of === '' || names.includes(of) ? TITLE : `${TITLE}: ${of}`;
}

const calledOf = (prompt: string, unit: string | undefined): string => {
  if (unit !== undefined) return capitalized(unit.toLowerCase().replace(/s$/, ''));
  if (GOLF.test(prompt)) return 'Hole';
  return DARTS.test(prompt) ? 'Throw' : 'Round';
};

/** The sheet on which the points of each round are written, and its rules. */
export function readScores(prompt: string, title: string): PageSettings {
  const [down = '', ...starts] = DOWN.exec(prompt) ?? [];
  const isDown = down !== '' || DARTS.test(prompt);
  const start = Number(starts.find((one) => one !== undefined) ?? (isDown ? USUAL_DARTS : 0));
  const rest = prompt.replace(down, ' ');
  const [goaled = '', ...goals] = isDown ? [] : (GOAL.exec(rest) ?? []);
  const goal = goals.find((one) => one !== undefined);
  const [counted = '', length, unit] = ROUNDS.exec(rest.replace(goaled, ' ')) ?? [];
  const [low = ''] = LOWEST.exec(prompt) ?? [];
  const isLowest = low !== '' || GOLF.test(prompt);
  const [many = '', least, upTo] = PLAYERS.exec(rest.replace(goaled, ' ').replace(counted, ' ')) ?? [];
  const { names, said: listed } = sidesIn(prompt) ?? namesIn(prompt);
  const one = TEAMS.test(prompt) ? 'Team' : 'Player';
  const count = /^(?:up|at|max)/i.test(many) ? 2 : Math.max(1, Number(least ?? 2));
  const first = names.length > 1 ? names : Array.from({ length: count }, (_, index) => `${one} ${index + 1}`);
  const asked = Number(upTo ?? (/^(?:up|at|max)/i.test(many) ? least : undefined) ?? MOST);
  const signed = [...prompt.matchAll(STEP)].map(([, sign, digits]) => Number(`${sign}${digits}`));
  const isTapped = STEPS.test(prompt);
  const occasion = OCCASION.exec(prompt);
  const name = title === TITLE ? titleOf(prompt, names, occasion?.[1]) : title;
  return {
    title: name,
    settings: {
      title: name,
      names: first,
      most: Math.max(first.length, asked),
      round: calledOf(prompt, unit),
      start,
      ...(isDown && { isDown }),
      ...(isLowest && { isLowest }),
      ...(goal !== undefined && { goal: Number(goal) }),
      ...(length !== undefined && { length: Number(length) }),
      ...(isTapped && { steps: signed.length > 0 ? signed : [1, -1] }),
    },
    used: [
      down,
      VOID.exec(prompt)?.[0],
      goaled,
      counted,
      low,
      many,
      names.length > 1 ? listed : '',
      occasion?.[0],
      signed.join(' '),
    ].join(' '),
    missing: COUNTED_OTHERWISE.flatMap(([game, lacking]) => (game.test(prompt) ? [lacking] : [])),
  };
}
