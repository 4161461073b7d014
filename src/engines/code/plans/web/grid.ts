import type { Snippet } from '../../snippets/snippets.ts';
import { Phrase } from '../reading/phrase.ts';
import { NUMBER, numberOf } from '../reading/text.ts';

interface Step {
  readonly columns: number;
  /** From this width on, or up to it. */
  readonly from?: string;
  readonly below?: string;
  readonly device?: Device;
  /** "Up to 4": fewer where there is room for fewer. */
  readonly isMost?: boolean;
}

type Device = 'phone' | 'tablet' | 'desktop';

const WIDTH = '(\\d+(?:\\.\\d+)?) ?(px|rem|em|pixels)';
const SCREENS = '(?:(?:on |for |at |in )?(?:screens?|viewports?|widths?|windows?)(?: (?:of|that are))? ?)?';
const FROM = `${SCREENS}(?:from|above|over|at|starting (?:at|from)|(?:wider|larger|bigger|more) than|at least|min(?:imum)?(?:-width)?(?: of)?|past|beyond) ${WIDTH}(?: (?:and up(?:wards?)?|upwards?|and (?:above|wider)|on|wide|or (?:wider|more)))?`;
const BELOW = `${SCREENS}(?:below|under|up to|until|(?:narrower|smaller|less) than|max(?:imum)?(?:-width)?(?: of)?|at most) ${WIDTH}(?: wide)?`;
const DEVICES: readonly (readonly [Device, string])[] = [
  [
    'phone',
    '(?:mobiles?|phones?|smartphones?|mobile phones?|(?:small|narrow|smaller|narrower|mobile|phone) (?:screens?|devices?|viewports?|widths?|windows?))',
  ],
  ['tablet', '(?:tablets?|medium screens?|medium-sized screens?)'],
  [
    'desktop',
    '(?:desktops?|laptops?|computers?|(?:large|wide|big|larger|wider|bigger|desktop) (?:screens?|devices?))',
  ],
];
/** From here on a screen is that of the device. */
const STARTS: Readonly<Record<Device, string>> = { phone: '0rem', tablet: '40rem', desktop: '64rem' };

/** "That collapses to": what comes stands instead of what was said before. */
const TURNS =
  '(?:(?:and |that |which |it |then |the |grid |layout )*(?:should )?(?:collaps|turn|becom|chang|switch|drop|fall|shrink|goe|reduc|stack|wrap|go|move|break|flow)(?:es|s|e|ing|ses|ps)?(?: (?:down|back|over))?(?: (?:in)?to)?)';

const unit = (said: string | undefined): string => (said === 'pixels' ? 'px' : (said ?? 'px'));

/** "2 from 600px", "three columns on tablets (768px)". */
function readStep(r: Phrase): Step | undefined {
  return r.attempt(() => {
    r.take(
      `${TURNS}|(?:with|and|then|of|has|having|that has|shows|showing|going to|to|an?)(?: (?:of|an?|to))?`,
    );
    const isMost =
      r.take(/(?:up to|at most|(?:an? )?max(?:imum)?(?: of)?)(?! \d+ ?(?:px|r?em|pixels))/) !== undefined;
    r.take(/just|only|an?|in|to/);
    const count = r.take(
      `(?:(?:an? )?(single|one)[- ]column|(?:stacked|stack|under each other|below each other)|${NUMBER}(?:[- ](?:columns?|cards?|items?|images?|per row|a row|in a row|across))*)(?: layout| grid)?`,
    );
    if (!count) return undefined;
    const columns = count[2] === undefined ? 1 : numberOf(count[2]);
    r.take(/per row|in (?:a|each|one) row|by default|each/);
    // "And 1 below": on everything that is narrower.
    r.take(/below(?! \d)|otherwise|on (?:all )?(?:smaller|other|narrower) (?:screens|ones|widths)/);
    const device = DEVICES.find(([, words]) =>
      r.take(
        `(?:on|for|at|in)(?: (?:an?|the|all))? ${words}(?: (?:and|or) ${words})?(?: devices?| screens?| size| width| view)?`,
      ),
    );
    r.takeText(/\(/);
    const below = r.take(`(?:and |,)?${BELOW}`);
    const from = below ? undefined : r.take(`(?:and |,)?(?:${FROM}|${WIDTH}(?=\\)))`);
    r.takeText(/\)/);
    if (columns < 1 || columns > 12) return undefined;
    if (below) return { columns, below: `${below[1]}${unit(below[2])}` };
    if (from) return { columns, from: `${from[1] ?? from[3]}${unit(from[2] ?? from[4])}` };
    return device ? { columns, device: device[0], isMost } : { columns };
  });
}

/** A number without a device is meant for the screens that are wider than those that are named. */
function onDevices(steps: readonly Step[]): readonly Step[] {
  const named = new Set(steps.map(({ device }) => device));
  const wider: Device | undefined = named.has('desktop')
    ? undefined
    : named.has('tablet')
      ? 'desktop'
      : named.has('phone')
        ? 'tablet'
        : undefined;
  // Without phones, the narrowest that are named begin at nothing.
  const first = named.has('phone') ? 'phone' : wider && named.has('tablet') ? 'tablet' : undefined;
  const most = steps.find(({ isMost, columns }) => isMost && columns > 2);
  // "Up to 4 on desktops": the screens between them have some of these.
  const between: Step[] =
    most && !named.has('tablet') ? [{ columns: Math.ceil(most.columns / 2), device: 'tablet' }] : [];
  return [...steps, ...between].map((step) => {
    const device = step.device ?? (step.from || step.below ? undefined : wider);
    if (device === undefined || device === first || device === 'phone') return step;
    return { ...step, from: STARTS[device] };
  });
}

const LOOKS: readonly (readonly [
  RegExp,
  (rules: Map<string, string>, hover: Map<string, string>) => void,
])[] = [
  [
    /(?:and |with |that |which |the |cards? |items? |an? |nice |subtle |smooth |small |slight |little |gentle )*(?:lifts?(?: up)?|rises?|moves? up|hover(?: effects?| animations?| states?)|lift effect)(?: slightly| a (?:little|bit|touch))?(?: (?:on|when|under) (?:hover(?:ed|ing)?|the pointer))?/,
    (rules, hover) => {
      rules.set('transition', 'transform 0.2s, box-shadow 0.2s');
      hover.set('transform', 'translateY(-4px)');
      hover.set('box-shadow', '0 12px 32px rgb(0 0 0 / 0.18)');
    },
  ],
  [
    /(?:and |with |that |which |the |cards? |items? |images? |photos? |an? |slight |small |subtle |smooth |gentle |little )*(?:scales?(?: up)?|grows?|zooms?(?: in)?|enlarges?|get(?:s)? bigger)(?: slightly| a (?:little|bit|touch))?(?: (?:on|when|under) (?:hover(?:ed|ing)?|the pointer)|(?= and an? [a-z ]{5,60} on hover))/,
    (rules, hover) => {
      rules.set('transition', 'transform 0.2s');
      hover.set('transform', 'scale(1.04)');
    },
  ],
  [
    /(?:and |with |an? |the |that )*(?:(?:deeper|bigger|larger|stronger|soft|subtle|box) )*shadows? (?:on|when) hover(?:ed|ing)?/,
    (rules, hover) => {
      rules.set('transition', 'box-shadow 0.2s');
      hover.set('box-shadow', '0 12px 32px rgb(0 0 0 / 0.18)');
    },
  ],
  [
    /(?:and |with |an? |the )*(?:soft |subtle |box |drop )?shadows?/,
    (rules) => rules.set('box-shadow', '0 4px 16px rgb(0 0 0 / 0.12)'),
  ],
  [/(?:and |with )*rounded(?: corners| edges)?/, (rules) => rules.set('border-radius', '1rem')],
];

const ITEM = '(?:cards?|products?|items?|images?|photos?|pictures?)';

/** Dark where the system is. */
const DARK: readonly string[] = [
  '@media (prefers-color-scheme: dark) {',
  '  body {',
  '    background: #111827;',
  '  }',
  '  .card {',
  '    border-color: #374151;',
  '    background: #1f2937;',
  '    color: #e5e7eb;',
  '  }',
  '}',
];

/** For those whom movement disturbs. */
const STILL: readonly string[] = [
  '',
  '@media (prefers-reduced-motion: reduce) {',
  '  .card {',
  '    transition: none;',
  '  }',
  '  .card:hover {',
  '    transform: none;',
  '  }',
  '}',
];

/** Captions on pictures, shown on hover. */
const CAPTIONS: readonly string[] = [
  '.card {',
  '  position: relative;',
  '  overflow: hidden;',
  '}',
  '.caption {',
  '  position: absolute;',
  '  inset: auto 0 0;',
  '  padding: 0.75rem;',
  '  background: rgb(0 0 0 / 0.6);',
  '  color: #fff;',
  '  opacity: 0;',
  '  transition: opacity 0.3s;',
  '}',
  '.card:hover .caption {',
  '  opacity: 1;',
  '}',
];

/** A grid whose columns change at the widths that a wish names; undefined if a word of it is not met. */
export function planGrid(prompt: string): Snippet | undefined {
  const r = new Phrase(prompt);
  r.takeAll(
    /please|write|create|make|give me|style|css|for|an?|the|simple|styles|modern|responsive|mobile[- ]first/,
  );
  // "A two-column grid": its columns stand in front.
  const ahead = r.take(`${NUMBER}[- ]columns?(?= (?:[a-z]+ ){0,2}(?:grid|gallery|layout))`);
  const head = r.take(
    `(?:(?:product|image|photo|blog|profile|team) )?(?:([a-z]+) )?(?:grid|gallery)(?: layout)?(?: (?:of|for|with) (?:product |responsive )?(${ITEM})(?! (?:columns?|gap)))?|(cards?) layout|layout`,
  );
  const item = [head?.[1], head?.[2], head?.[3]].find((one) => one !== undefined && one !== 'responsive');
  if (
    !head ||
    (item &&
      !/^(?:cards?|products?|items?|images?|photos?|pictures?|gallery|responsive|css|flexible)$/.test(item))
  )
    return undefined;
  const steps: Step[] = ahead ? [{ columns: numberOf(ahead[1] ?? '1') }] : [];
  const rules = new Map<string, string>();
  const hover = new Map<string, string>();
  let gap = '1.5rem';
  let isDark = false;
  let isCaptioned = false;
  let isFluid = false;
  for (let turns = 0; !r.isDone && turns < 40; turns += 1) {
    if (r.takeMark() !== undefined) continue;
    const spaced =
      r.take(
        `(?:and |with )*(?:an? )?(?:gap|gutter|space|spacing)(?: of| between (?:them|the cards|items) of)? ${WIDTH}`,
      ) ?? r.take(`(?:and |with )*(?:an? )?${WIDTH} (?:gap|gutter|spacing)`);
    if (spaced) {
      gap = `${spaced[1]}${unit(spaced[2])}`;
      continue;
    }
    if (
      r.take(
        /(?:and |with |that |which |also |an? )*(?:supports? |adapts? to |respects? )?(?:the )?(?:automatic )?dark[- ](?:mode|theme)(?: support)?(?: (?:too|as well|also))?(?: (?:using|via|with|based on|following) (?:prefers-color-scheme|the system(?: setting| preference)?))?/,
      )
    ) {
      isDark = true;
      continue;
    }
    if (
      r.take(
        /(?:and |with |an? |the )*(?:captions?|titles?|overlays?)(?: (?:that|which|to))? (?:fad(?:es?|ing)(?: in)?|appear(?:s|ing)?|shown|show(?:s|ing)?)(?: (?:on|when) hover(?:ed|ing)?)?/,
      )
    ) {
      r.take(/on hover/);
      isCaptioned = true;
      continue;
    }
    if (r.take(/(?:and |but )?(?:without|with no|no)(?: any| using)? (?:media|@media)[- ]quer(?:y|ies)/)) {
      isFluid = true;
      continue;
    }
    const look = LOOKS.find(([pattern]) => r.take(pattern));
    if (look) {
      look[1](rules, hover);
      continue;
    }
    const step = readStep(r);
    if (step) steps.push(step);
    else if (
      !r.take(
        /with|and|that|which|has|is|an?|the|using css grid|using grid|css|responsive|layout|cards?|items?|of equal height|equal height|same height|auto-fit|auto-fill|using auto-fit/,
      )
    )
      return undefined;
  }
  // The stored grid lets its columns become fewer by itself.
  if ((ahead && steps.length === 1) || (isFluid && (steps.length > 0 || isDark))) return undefined;
  const placed = onDevices(steps);
  const from = placed.filter((step) => step.from !== undefined);
  const below = placed.filter((step) => step.below !== undefined);
  const [plain, other] = placed.filter((step) => step.from === undefined && step.below === undefined);
  const isOfImages = /gallery|image|photo|picture/.test(`${head[0]} ${item}`);
  const isCard = /card|product/.test(`${head[0]} ${item}`) || rules.size > 0 || isDark || isCaptioned;
  if (other || (steps.length < 2 && !isCard)) return undefined;
  // "Responsive, with three columns" has one where three have no room.
  const isNarrow = plain !== undefined && placed.length === 1 && /\bresponsive\b/i.test(prompt);
  if (isCard && !rules.has('border-radius')) rules.set('border-radius', '0.75rem');
  const columns = (count: number): string => `grid-template-columns: repeat(${count}, minmax(0, 1fr));`;
  const first =
    steps.length === 0
      ? 'grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));'
      : columns(isNarrow ? 1 : (plain?.columns ?? 1));
  const size = (width: string | undefined): number =>
    parseFloat(width ?? '0') * (/px$/.test(width ?? '') ? 1 : 16);
  const media = [
    ...(isNarrow && plain ? [['min-width: 48rem', plain] as const] : []),
    ...from
      .toSorted((a, b) => size(a.from) - size(b.from))
      .map((step) => [`min-width: ${step.from}`, step] as const),
    // The narrowest comes last, so that it wins.
    ...below
      .toSorted((a, b) => size(b.below) - size(a.below))
      .map((step) => [`width < ${step.below}`, step] as const),
  ];
  const rule = (selector: string, declarations: readonly string[]): string[] => [
    `${selector} {`,
    ...declarations.map((line) => `  ${line}`),
    '}',
  ];
  const written = (map: ReadonlyMap<string, string>): string[] =>
    [...map].map(([name, value]) => `${name}: ${value};`);
  return {
    definition: [
      ...rule('.grid', ['display: grid;', first, `gap: ${gap};`]),
      ...media.flatMap(([query, step]) => [
        '',
        `@media (${query}) {`,
        ...rule('.grid', [columns(step.columns)]).map((line) => `  ${line}`),
        '}',
      ]),
      // A photo is as wide as it was taken, unless it is told to keep to its cell.
      ...(isOfImages
        ? [
            '',
            ...rule('.grid img', [
              'display: block;',
              'width: 100%;',
              'aspect-ratio: 4 / 3;',
              'object-fit: cover;',
            ]),
          ]
        : []),
      ...(isCard
        ? [
            '',
            ...rule('.card', [
              'padding: 1.25rem;',
              'border: 1px solid #e5e7eb;',
              'background: #fff;',
              ...written(rules),
            ]),
          ]
        : []),
      ...(hover.size > 0 ? ['', ...rule('.card:hover', written(hover)), ...(isFluid ? [] : STILL)] : []),
      ...(isCaptioned ? ['', ...CAPTIONS] : []),
      ...(isDark ? ['', ...DARK] : []),
    ].join('\n'),
    example: `<div class="grid">${[1, 2, 3, 4].map((n) => `<div${isCard ? ' class="card"' : ''}>${isOfImages ? `<img src="photo-${n}.jpg" alt="Photo ${n}">` : n}${isCaptioned ? `<div class="caption">Caption ${n}</div>` : ''}</div>`).join('')}</div>`,
  };
}
