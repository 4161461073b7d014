import { NUMBER } from '../reading/text.ts';
import type { Core } from './core.ts';
import { clause, program } from './written-program.ts';

const WINDOW =
  'java swing gui window windows app application desktop program jframe simple small basic class and a an the with that which for of to it in is are has using game';

/** The units that a window converts: both names, and both formulas of `value`. */
const UNITS: readonly (readonly [RegExp, from: string, to: string, forward: string, backward: string])[] = [
  [/celsius|fahrenheit|temperature/, 'Celsius', 'Fahrenheit', 'value * 9 / 5 + 32', '(value - 32) * 5 / 9'],
  [/\b(?:km|kilomet\w+|miles?)\b/, 'kilometres', 'miles', 'value / 1.609344', 'value * 1.609344'],
  [
    /\b(?:kg|kilogram\w*|kilos?|pounds?|lbs?)\b/,
    'kilograms',
    'pounds',
    'value / 0.45359237',
    'value * 0.45359237',
  ],
  [/\b(?:cm|centimet\w+|inch(?:es)?)\b/, 'centimetres', 'inches', 'value / 2.54', 'value * 2.54'],
];

/** Windows of Swing, and bookings in a database. */
export const WINDOW_CORES: readonly Core[] = [
  program(
    'swing-tic-tac-toe',
    /^(?=.*\bswing\b)(?=.*\btic[- ]?tac[- ]?toe\b|.*\bnoughts and crosses\b)(?!.*\b(?:ai|computer|bot|minimax|network|online|socket|javafx|save\w*|undo|timer|4 ?x ?4|5 ?x ?5|sounds?|names?|tests?|difficulty)\b)/,
    `${WINDOW} tic tac toe tictactoe tic-tac-toe tic-tac noughts crosses players player x o board 3x3 grid buttons jbutton jbuttons turns play against each other take`,
    {
      options: {
        type: /\b(?:class (?:called |named )?)([a-z]*tictactoe[a-z]*)\b/,
        first:
          /(?:[,;]? ?\b(?:and|the) )*\b(?:(?:starting|first) player (?:alternates|changes|switches|swaps)|(?:loser|other player) (?:starts|begins)|alternates? (?:the )?(?:starting|first) player|players? take turns starting)(?: (?:each|every|after|the|next|new|game|round|a))*/,
        scores:
          /(?:[,;]? ?\b(?:and|with|keeps?|shows?|tracks?|counts?|an?|the|running) )*\b(?:scores?(?:board| counter| count)?|wins? (?:counter|count)|(?:number of |count of |count )wins|(?<=\b(?:counts?|tracks?|of|number) (?:the )?)wins)\b(?: (?:of|for|both|each|the|players?|display|label|over|several|multiple|games|rounds|across|x|o|and|draws))*/,
        dialog:
          /(?:[,;]? ?\b(?:and|with|in|message|shows?|announces?|displays?|the|an?) )*(?:\b(?:winner|result|message|win) (?:in|with|as|by) (?:an? )?(?:dialog|popup|pop-up|message box|joptionpane)|\b(?:dialog|popup|pop-up|message box|joptionpane)\b(?: (?:with|for|when|that|the|shows|winner|result|someone|wins|game|ends|is|over|announces|announcing))*)/,
        highlight:
          /(?:[,;]? ?\b(?:and|then|it) )*\bhighlight(?:s|ed|ing)?(?: (?:the|of|three|winning|cells?|line|row|fields?|squares?|combination|in|green|when|someone|a|player|wins|with|colou?r))*|\bwinning (?:line|cells|row) (?:is |are |gets? )?(?:highlighted|coloured|colored|marked)\b/,
        reset:
          /(?:[,;]? ?\b(?:and|with|has|a|an|the|there|is) )*\b(reset|restart|new game|play again)\b(?: (?:button|option))?(?: (?:that|which|to) (?:clears?|starts?|resets?)(?: (?:the|a|new|board|game|it|again|over))*)?/,
        turn: /(?:[,;]? ?\b(?:and|with|a|an|the|shows?|showing|displays?|indicates?|label|status|that|which) )*\b(?:whose turn(?: it is)?|current player|turn (?:indicator|label)|status (?:label|line|bar)|next player|player's turn|draws?|(?:detects?|shows?|announces?|says?) (?:the )?(?:winner|wins?|who (?:wins|won))(?: (?:and|or) draws?)?)\b/,
      },
      shapes: {
        reset: (said) =>
          said === 'new game'
            ? 'New game'
            : said === 'play again'
              ? 'Play again'
              : said === 'restart'
                ? 'Restart'
                : 'Reset',
      },
      always: [
        /\b(?:two|2)(?:[- ]human)?[- ]players?\b(?: (?:mode|on one computer|on the same (?:computer|machine|pc)))?/,
      ],
    },
  ),
  program(
    'swing-converter',
    /^(?=.*\bswing\b)(?=.*\bconver\w+\b)(?=.*\b(?:celsius|fahrenheit|temperature|km|kilomet\w+|miles?|kg|kilogram\w*|pounds?|cm|inch(?:es)?)\b)(?!.*\b(?:kelvin|currenc\w+|history|tests?|rates?|several|multiple|javafx|save\w*|table|ounces?|feet|yards?|meters?|grams?)\b)/,
    `${WINDOW} temperature temperatures converter convert converts converting conversion unit units text field input result label shows both directions direction from between dropdown combo combobox box choose`,
    {
      options: {
        button: /\b(?:and |with |a |convert )*button\b(?: to convert)?/,
        error:
          /(?:[,;]? ?\b(?:and|shows?|displays?|with|an?) )*\b(?:errors?(?: messages?)?|handles?|warning)(?: (?:for|on|if|when|the|is|not|a|an|input|number|invalid|wrong|text|non-numeric|isn't|numbers|no))*/,
        units:
          /\b(?:celsius|fahrenheit|km|kilomet\w+|miles?|kg|kilograms?|pounds?|lbs|cm|centimet\w+|inch(?:es)?)\b(?:(?: to | and | or |\/| <-> )(?:celsius|fahrenheit|miles|km|kilomet\w+|kg|kilograms?|pounds|lbs|cm|centimet\w+|inch(?:es)?))?(?: and (?:back|vice versa))?/,
      },
      derived: (_, wish) => {
        const said = wish.given.toLowerCase();
        const kinds = UNITS.filter(([pattern]) => pattern.test(said));
        const [kind] = kinds;
        wish.take(/\band (?:back|vice versa)\b|\bvice versa\b/);
        if (!kind || kinds.length > 1) return undefined;
        const [pattern, from, to, forward, backward] = kind;
        const isTemperature = pattern.test('celsius');
        return {
          type: isTemperature ? 'TemperatureConverter' : 'UnitConverter',
          title: isTemperature ? 'Temperature converter' : `${from} and ${to}`,
          from,
          to,
          forward,
          backward,
        };
      },
    },
  ),
  program(
    'swing-calculator',
    /^(?=.*\bswing\b)(?=.*\bcalculator\b)(?!.*\b(?:bmi|loan|mortgage|interest|tip|age|scientific|sin|sqrt|square|percent\w*|memory|history|keyboard|brackets|parentheses|precedence|tests?|javafx|save\w*|backspace|hex\w*|binary)\b|[%√])/,
    `${WINDOW} calculator pocket buttons jbutton button display text field`,
    {
      options: {
        type: /\b(?:class (?:called |named )?)([a-z]*calculator[a-z]*)\b/,
        basic:
          /(?:[,;]? ?\b(?:and|with|for|the|four|4|basic|arithmetic) )*(?:\+,? ?(?:and )?[-–],? ?(?:and )?[*x×],? ?(?:and )?[/÷:]|\b(?:four |basic |arithmetic |the )+operations?|\badd(?:ition)?,? (?:and )?subtract(?:ion)?,? (?:and )?multipl(?:y|ication),? (?:and )?divi(?:de|sion))/,
        clear: /(?:[,;]? ?\b(?:and|with|an?|the) )*\b(?:clear|c|reset)(?: (?:button|key))\b/,
        zero: /(?:[,;]? ?\b(?:and|with|handles?|shows?|an?|error|message|errors?|for|on|when|if) )*\bdivi(?:sion|ding|de) by (?:zero|0)\b(?: (?:is|shows?|gives?|an?|error|message|handled))*/,
        digits:
          /(?:[,;]? ?\b(?:and|with|number|digit|the) )*\b(?:digits?(?: buttons)?|numbers?(?: buttons)?|0[- ]?(?:to|–|-) ?9|decimal (?:point|numbers))\b/,
      },
    },
  ),
  program(
    'compose-counter',
    /^(?=.*\bcompose\b)(?=.*\bcounter\b)(?=.*\b(?:plus|minus|increment\w*|decrement\w*|buttons?|\+)(?!\w))(?!.*\b(?:view ?model|flow|room|datastore|tests?|list|several|multiple|water|animat\w+|save[sd]?|stored|persist\w*|haptic\w*|history)\b)/,
    'kotlin android jetpack compose composable screen function app simple small counter count with and a an the that which for of to in it buttons button plus increment increments increase shows value text number state using remember starting at from',
    {
      options: {
        down: /\b(?:and |a |an? )*(?:minus|decrement(?:s|ing)?|decreases?)\b(?: buttons?)?|(?<=\+\/|\+ and |plus and )-(?: buttons?)?/,
        reset: /\b(?:and |with |a |an? )*reset(?: button)?\b/,
        kept: /(?:[,;]? ?\b(?:and|that|which|it|must|should) )*\b(?:surviv(?:es?|ing)|keeps?|kept|retain(?:s|ed)?|over)(?: (?:its|the|value|count|state|across|on|after|over|during|when|a|screen|configuration))* (?:rotations?|rotated|rotating|configuration changes?)(?: (?:of the )?screen)?\b|\bremembersaveable\b/,
        floor:
          /(?:[,;]? ?\b(?:and|but|it|can|cannot|can't|may|must|does|the|counter|value|count) )*\b(?:not|never|cannot|can't|doesn't|no) (?:go |goes |be |fall |drop )*(?:below|under|less than|lower than|negative)(?: (zero|0|\d+))?\b/,
        most: /\b(?:and |max(?:imum)?(?: (?:of|value))*|at most|up to) (\d+)\b/,
        step: /\b(?:in |with )?steps? of (\d+)\b/,
        start: /\bstart(?:s|ing)? (?:at|from|with) (\d+)\b/,
      },
      shapes: { floor: (said) => (said === '' || said === 'zero' ? '0' : said) },
      // A count does not begin where it may never be.
      derived: (values): Record<string, string> => {
        const floor = Number(values.get('floor') ?? '0');
        return floor > Number(values.get('start') ?? '0') ? { start: `${floor}` } : {};
      },
    },
  ),
  program(
    'booking-api',
    /^(?=.*\b(?:minimal api|asp\.?net|web api)\b)(?=.*\bbook(?:ings?|ing)\b|.*\breservations?\b)(?=.*\b(?:overlap\w*|double[- ]book\w*|conflicts?|409)\b)(?=.*\b(?:ef|entity framework|sqlite|efcore)\b)(?!.*\b(?:jwt|auth|login|postgres\w*|sql ?server|mysql|recurring|email|tests?|controller|capacity|price|payment|pagina\w+|migrations?|update|put)\b)/,
    'c# csharp minimal api asp net core asp.net .net 8 9 web room rooms meeting table tables court courts desk desks car cars booking bookings reservation reservations ef core entity framework efcore sqlite database with for and a an the of to using in that return returns create list delete cancel get post endpoints endpoint crud stored',
    {
      options: {
        place: /\b(?:meeting )?(room|table|court|desk|car|studio|boat)s?\b/,
        overlaps:
          /(?:[,;]? ?\b(?:and|if|when|no|prevents?|avoids?|rejects?) )*\b(?:overlapp?(?:ing|s)?|double[- ]book(?:ings?|ed)?|conflict(?:ing|s)?)(?: (?:times?|bookings?|reservations?|slots?|periods?|ranges?|time|for|of|on|the|same|a|room|table|court|desk|car|are|is|returns?|return|gives?|give|rejected|refused|with|an?|→|->|get|as|answered|not|allowed|status|code|http))*(?: \(?409(?: conflict)?\)?)?|\b409(?: conflict)?(?: (?:if|when|on|for)(?: (?:the|a|room|time|times|is|are|already|booked|taken|overlap|overlaps|it|bookings?|overlapping))*)?/,
        past: /(?:[,;]? ?\b(?:and|but|start|must|may|the|time|bookings?|be|should|can|cannot|are) )*\b(?:not|no|never|rejects?)(?: (?:be|bookings?|start|times?))* in the past\b(?: (?:are )?(?:rejected|allowed))?/,
        hours: new RegExp(
          `(?:[,;]? ?\\b(?:and|with|a|bookings?|duration|of|is) )*\\b(?:max(?:imum|imal)?|at most|up to|no longer than|not longer than)(?: (?:duration|length|of|is))* ${NUMBER} hours?\\b(?: (?:long|each|per booking))?`,
        ),
      },
      always: [
        clause(
          'validates?|checks?|end|start',
          'an? the that end start must be is after before time times not end',
        ),
      ],
      derived: (values) => (values.has('overlaps') ? { place: values.get('place') ?? 'room' } : undefined),
    },
  ),
];
