/** Joints of a stick figure in a square of 100: head, neck, hips, then elbow and hand, knee and foot of each side. */
const POSES: Readonly<Record<string, string>> = {
  falling: 'M40 38L58 66M44 44L22 38L12 50M44 44L60 30L78 26M58 66L82 56L94 70M58 66L74 84L94 88;32 22',
  running: 'M54 34L44 62M52 38L34 42L30 56M52 38L66 52L78 44M44 62L62 72L56 94M44 62L34 78L12 80;62 18',
  walking: 'M50 34L48 62M50 38L38 50L34 62M50 38L62 50L68 60M48 62L60 78L66 95M48 62L42 78L30 95;52 17',
  standing: 'M50 34L50 64M50 38L34 46L32 64M50 38L66 46L68 64M50 64L42 80L42 96M50 64L58 80L58 96;50 17',
};

const OF_POSE: readonly (readonly [RegExp, string])[] = [
  [/\b(?:fall\w*|slip\w*|trip\w*|tumbl\w*)\b/, 'falling'],
  [/\b(?:run\w*|fleeing)\b/, 'running'],
  [/\b(?:walk\w*|crossing|pedestrians?)\b/, 'walking'],
];

const DIRECTIONS: readonly (readonly [RegExp, number])[] = [
  [/\bleft\b/, 180],
  [/\b(?:up|upwards?|ahead|straight)\b/, 270],
  [/\b(?:down|downwards?)\b/, 90],
  [/\bright\b/, 0],
];

/** A figure or an arrow as signs have it. */
export interface Pictogram {
  /** In a square of 100 by 100. */
  readonly svg: string;
  /** In words. */
  readonly told: string;
  /** Words of the prompt that it shows. */
  readonly shown: readonly string[];
}

const PERSON =
  /\b(?:stick(?:[ -](?:figure|man|person))|stickman|(?:falling|slipping|running|walking|tripping) (?:person|man|figure)|pedestrians?)\b/;
const ARROW = /\barrow\b(?: (?:that )?(?:point(?:s|ing)?|to|towards?|the|turn(?:s|ing)?)\b ?)*(?:\w+)?/;

/** "A falling stick figure", "an arrow pointing left": what is drawn on a sign in one colour. */
export function pictogramsIn(said: string, colour: string): Pictogram[] {
  const line = (wide: number): string =>
    `fill="none" stroke="${colour}" stroke-width="${wide}" stroke-linecap="round" stroke-linejoin="round"`;
  const marks: Pictogram[] = [];
  const [person] = PERSON.exec(said) ?? [];
  if (person !== undefined) {
    const [by, pose = 'standing'] = OF_POSE.find(([words]) => words.test(said)) ?? [];
    const [limbs = '', head = ''] = (POSES[pose] ?? '').split(';');
    const [x, y] = head.split(' ');
    const words = [...person.split(/[ -]/), ...(by?.exec(said) ?? [])];
    marks.push({
      svg: `<path d="${limbs}" ${line(9)}/><circle cx="${x}" cy="${y}" r="10" fill="${colour}"/>`,
      told: `a ${pose} stick figure`,
      shown: [...words, person, ...words.map((word) => `${word} ${person}`)],
    });
  }
  const [arrow] = ARROW.exec(said) ?? [];
  if (arrow !== undefined) {
    const [by, turn = 0] = DIRECTIONS.find(([words]) => words.test(arrow)) ?? [];
    const [way = ''] = by?.exec(arrow) ?? [];
    marks.push({
      svg: `<path d="M10 50H84M56 22L86 50L56 78" transform="rotate(${turn} 50 50)" ${line(14)}/>`,
      told: way === '' ? 'an arrow' : `an arrow pointing ${way}`,
      shown: [
        'arrow',
        'pointing',
        'points',
        'arrow pointing',
        way,
        `pointing ${way}`,
        `arrow pointing ${way}`,
      ],
    });
  }
  return marks;
}
