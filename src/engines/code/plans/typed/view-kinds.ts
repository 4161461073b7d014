import type { TypedKind, TypedWish } from './typed-kind.ts';

const RANGE = '(?:\\(?(?:from )?(\\d+) ?(?:-|–|to|\\.\\.\\.?) ?(\\d+) ?%?\\)?)';

/** The bounds of a slider, where the wish names them. */
function bounds(wish: TypedWish['wish'], what: string): readonly [string, string] | undefined {
  const found = wish.take(
    new RegExp(`(?:\\b(?:an?|the|and|with|tip|percentage|percent) )*(?:${what})[^,;.·]{0,30}?${RANGE}`),
  );
  const [low, high] = [Number(found?.[1]), Number(found?.[2])];
  return found && low < high ? [`${low}`, `${high}`] : undefined;
}

function deriveBmi({ wish, values }: TypedWish): boolean {
  for (const [what, least, most] of [
    ['height', 120, 220],
    ['weight', 30, 180],
  ] as const) {
    const [from, to] = bounds(wish, `${what}`) ?? [`${least}`, `${most}`];
    values.set(`${what}From`, from);
    values.set(`${what}To`, to);
    const usual = what === 'height' ? 170 : 70;
    const isWithin = Number(from) <= usual && usual <= Number(to);
    values.set(`${what}At`, `${isWithin ? usual : Math.round((Number(from) + Number(to)) / 2)}`);
  }
  if (wish.has(/slider/)) values.delete('fields');
  return true;
}

function deriveTip({ wish, values }: TypedWish): boolean {
  const range = bounds(wish, 'slider') ?? bounds(wish, 'tip');
  if (range) {
    values.set('from', range[0]);
    values.set('to', range[1]);
    const usual = 10;
    const isWithin = Number(range[0]) <= usual && usual <= Number(range[1]);
    values.set('start', isWithin ? `${usual}` : range[0]);
  }
  return true;
}

const VIEW =
  'swiftui jetpack compose view screen calculator app composable simple slider sliders field fields label';

export const VIEW_KINDS: readonly TypedKind[] = [
  {
    id: 'bmi-view',
    about:
      /^(?=.*\bbmi\b)(?=.*\b(?:swift ?ui|compose)\b)(?!.*\b(?:history|save|healthkit|imperial|pounds|chart|gauge|widget|core ?data|metric|toggle|tests?|button)\b)/,
    options: { fields: /(?:\b(?:with|two|and|text) )*(?:text)? ?(?:fields?|inputs?)\b(?: for)?/ },
    derive: deriveBmi,
    always: [
      /(?:[,;]? ?\b(?:with|and|two|2) )*\bsliders?(?: for)?(?: (?:the )?\(?(?:height|weight)(?: (?:in|\()? ?(?:cm|kg)\)?)?(?:(?:,| and) ?(?:the )?(?:height|weight)(?: (?:in|\()? ?(?:cm|kg)\)?)?)?\)?)?/,
      /[,;(]? ?\b(?:the )?(?:height|weight)(?: ?\(?(?:in )?(?:cm|kg)\)?)/,
      /[,;]? ?\b(?:and |with |an? |the |shows? )*colou?r(?:ed|-coded|s)?(?: (?:label|text|badge|result|box))?(?: (?:for|by|with|showing|depending on|according to)(?: the)? (?:bmi )?categor(?:y|ies))?/,
      /[,;]? ?\b(?:and |the |shows? |with )*(?:bmi )?(?:value|result|categor(?:y|ies))(?: (?:label|below|underneath|live))*/,
    ],
    silent: `bmi height weight cm kg in ${VIEW}`,
  },
  {
    id: 'tip-view',
    about:
      /^(?=.*\btips?\b)(?=.*\b(?:swift ?ui|compose)\b)(?!.*\b(?:history|save|currency picker|tests?|buttons?|segmented|round(?:ed|s)? up|custom tip|dark)\b)/,
    options: {
      split:
        /(?:[,;]? ?\b(?:and|with|an?|the|can|be) )*(?:split(?:ting|s)?(?: (?:it|the bill))?(?: (?:among|between|by|across))?(?: (?:n|several|the|number of|any number of))?(?: (?:people|persons|friends|guests))?|number of (?:people|persons|guests)(?: stepper| counter)?|people (?:stepper|counter|count)|stepper (?:for|with)(?: the)?(?: number of)? (?:people|persons|guests))/,
    },
    derive: deriveTip,
    always: [
      /[,;]? ?\b(?:and |with |an? |the |tip |percentage |percent )*slider(?: (?:for|of) (?:the )?(?:tip|percentage|tip percentage))?/,
      /[,;]? ?\b(?:and |then |also |shows? |displays? |the |prints? )*(?:(?:amount|share|total|tip|the)(?:,| and)? )*(?:per|for each|each|by) (?:person|guest)(?: pays)?/,
      /[,;]? ?\b(?:and |then |also |shows? |displays? |the )*(?:tip|total)(?: amount)?(?:(?:,| and| \+) (?:the )?(?:tip|total)(?: amount)?)?\b/,
      /[,;:]? ?\b(?:and |with |an? |the |text )*(?:bill(?: amount| total)?|amount)(?: (?:text )?(?:field|input))?/,
    ],
    silent: `tip bill amount percent percentage people per person n ${VIEW}`,
  },
];
