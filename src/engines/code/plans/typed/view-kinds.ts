import { singular } from '../reading/text.ts';
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
    id: 'list-view',
    about:
      /^(?=.*\b(?:swift ?ui|compose)\b)(?=.*\blists?\b)(?=.*\b(?:add\w*|plus|fab|floating)\b)(?!.*\b(?:viewmodel|view model|room|core ?data|swiftdata|search\w*|filter\w*|detail\w*|edit\w*|api|fetch\w*|checkbox\w*|done|complet\w+|sort\w*|sections?|images?|tabs?|navigat\w+ to|persist\w*|sav(?:e|es|ed|ing)|favou?rites?|prices?|dates?)\b)/,
    options: {
      thing:
        /\b(?:list of |lists? )(?:my |the |simple )?([a-z]+?)s\b|\b(?!simple|lazy|scroll|the\b)([a-z]{3,}) list\b/,
      floating:
        /(?:[,;]? ?\b(?:and|with|an?|the) )*\b(?:floating(?: action)?(?: add| plus)?(?: action)? button|floating add(?: button)?|fab)\b(?: (?:to add|that adds|for adding) \w+)?/,
      deletes:
        /(?:[,;]? ?\b(?:and|with|an?|the|can|be) )*\b(?:swipe[ -]to[ -]delete|delet(?:e|es|ed|ing|able)|remov(?:e|es|ing))(?: (?:button|icon|by swiping|each|them|items|notes|it|on swipe))*/,
    },
    shapes: {
      thing: (said) =>
        /^(?:shopping|grocery)$/i.test(said)
          ? 'item'
          : /^todo$/i.test(said)
            ? 'task'
            : singular(said.toLowerCase()),
    },
    always: [
      /(?:[,;]? ?\b(?:and|with|an?|the) )*\b(?:add|plus)(?: (?:button|icon))?(?: (?:in|on) the (?:toolbar|navigation bar|top bar))?(?: (?:that|which|to) (?:adds?|creates?|opens?)(?: (?:an?|the|new|one|it|them|dialog|\w+))*)?/,
    ],
    silent: `list lists scaffold lazycolumn lazy column material material3 top bar toolbar title state remember ${VIEW}`,
  },
  {
    id: 'stopwatch-view',
    about:
      /^(?=.*\bstop ?watch\b)(?=.*\bswift ?ui\b)(?!.*\b(?:viewmodel|view model|observable\w*|test\w*|countdown|save|persist\w*|chart|widget|fastest|slowest|watchos|background)\b)/,
    options: {
      laps: /(?:[,;]? ?\b(?:and|with|an?|the|a list of|list of|shows?|records?|recorded) )*\blaps?\b(?: (?:times?|list|button))*/,
    },
    always: [
      /(?:[,;]? ?\b(?:and|with|an?|the) )*\b(?:start|stop|pause|reset|resume)(?:(?:, ?(?:and )?|\/| and )(?:start|stop|pause|reset|resume|lap))*(?: buttons?)?/,
      /\b(?:in |with |down to )?(?:hundredths|centiseconds|milliseconds)\b/,
    ],
    silent: `stopwatch stop watch time elapsed running ${VIEW}`,
  },
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
