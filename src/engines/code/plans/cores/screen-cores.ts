import { capital } from '../../../capital.ts';
import { singular } from '../reading/text.ts';
import type { Core } from './core.ts';
import { program } from './written-program.ts';

const SCREEN =
  'swift swiftui ios kotlin android jetpack compose composable screen view app struct class sealed interface simple small and a an the with that which for of to in it as is are from or shows show shown showing displays display displaying using use uses current state';

const UNIT =
  'ml|milliliters?|millilitres?|l|litres?|liters?|kcal|calories|g|grams?|cups?|glasses|pages?|steps?|push-?ups?|squats?|minutes|min|times';
const AMOUNT = `\\+?\\d+(?:[.,]\\d+)?(?: ?(?:${UNIT})\\b)?`;

/** Things counted per day: the unit, the amounts on the buttons, and the goal. */
const COUNTED: Readonly<Record<string, readonly [unit: string, portions: string, goal: number]>> = {
  water: ['ml', '250, 500', 2000],
  calorie: ['kcal', '100, 250, 500', 2000],
  protein: ['g', '10, 25', 100],
  coffee: ['cups', '1', 4],
  pushup: ['push-ups', '5, 10', 50],
  squat: ['squats', '5, 10', 50],
  step: ['steps', '500, 1000', 10_000],
  page: ['pages', '1, 10', 30],
  reading: ['pages', '1, 10', 30],
};

/** "2 litres" beside buttons for millilitres are 2000. */
const inUnit = (said: string, unit: string): number => {
  const number = Number.parseFloat(said.replace('+', '').replace(',', '.'));
  return unit === 'ml' && /\d ?l/.test(said) ? number * 1000 : number;
};

/** A state of loading under the name that the wish gives it. */
const named = (said: string, names: RegExp): string | undefined =>
  said
    .split(/[^a-z]+/i)
    .filter((one) => names.test(one))
    .map(capital)[0];

const STATES =
  'loading|inprogress|success|content|data|loaded|error|failure|failed|empty|nodata|idle|initial';

/** Screens with a state that is kept or loaded. */
export const SCREEN_CORES: readonly Core[] = [
  program(
    'daily-tracker',
    /^(?=.*\b(?:swift ?ui|compose)\b)(?=.*\b(?:water|calories?|protein|coffee|push-?ups?|squats?|steps?|pages?|reading)\b)(?=.*\b(?:tracker|tracking|counter|intake|hydration|goal)\b)(?!.*\b(?:chart|history|week\w*|healthkit|notif\w+|remind\w*|widget|core ?data|swiftdata|room|hilt|watch|list of|login|streak|test\w*)\b)/,
    `${SCREEN} tracker tracking tracks track counter counts intake daily day goal today's today so far drinking hydration buttons button progress add adds adding saved`,
    {
      options: {
        goal: new RegExp(
          `(?:\\b(?:progress|ring|bar|daily|towards|to|of|goal|target|is|up|out|a|with|from 0|limit) )+(\\d+(?:[.,]\\d+)? ?(?:${UNIT}))\\b(?: (?:a day|per day|daily|goal|target))*|\\b(?:goal|target)(?: (?:of|is))?:? (\\d+)\\b|\\b(\\d+(?:[.,]\\d+)? ?(?:${UNIT})) (?:daily |a day )?(?:goal|target)\\b`,
        ),
        portion: new RegExp(
          `(?:\\b(?:quick|add|buttons?|for|with|of|that|adds?|adding|plus|which|to|and|each|one) |[:(] ?)*(?:\\b(?:buttons?|adds?|adding|plus) |(?=\\+\\d))(?:(?:for|to|of|that|adds?|with|an?) )*(${AMOUNT}(?:(?:, ?(?:and |or )?| and | or | ?\\/ ?)${AMOUNT})*)(?: (?:buttons?|each|at once|at a time))*`,
        ),
        ring: /\b(?:circular |animated )?(?:progress )?(?:ring|circle)\b(?: (?:progress|indicator))?|\bcircular progress(?: (?:indicator|bar))?/,
        bar: /\b(?:linear )?progress ?bar\b|\blinear progress(?: indicator)?/,
        percent:
          /\b(?:and |the |in |with |as )*percent(?:age)?(?: (?:of the goal|in the (?:middle|center|centre)))?/,
        undo: /\b(?:and |an? |with |the |can |to |be )*(?:undo(?: (?:the |my )?(?:last|latest|button)(?: (?:one|entry|add(?:ition)?|drink|step|action|glass))*| button)?|(?:remove|delete) (?:the )?last (?:entry|one|drink|glass))/,
        resetButton: /\b(?:and |an? |with )*(?:manual )?reset button\b/,
        reset:
          /(?:[,;]? ?\b(?:and|that|which|is|it|automatically|auto) )*\b(?:resets?|resetting|starts? (?:over|again|new|fresh)|cleared|zeroed)(?: (?:itself|to (?:0|zero)|automatically|every|each|new|at|on|the|a|next|daily|when|day|changes|begins|starts))*(?: (?:day|midnight|morning|date))?/,
        appStorage:
          /(?:[,;]? ?\b(?:and|is|are|gets?|the|total|amount|value|state|survives?|persisted|saved|stored|kept|remembered|persists?|saves?|stores?|keeps?|it|in|with|using|via|by) )*\b(?:@?app ?storage|user ?defaults|shared ?preferences|saved|persisted|stored|persistent(?:ly)?|survives? (?:an? )?(?:app )?restarts?|after (?:an? )?(?:app )?restart)\b/,
        thing: /\b(water|calories?|protein|coffee|push-?ups?|squats?|steps?|pages?|reading)\b/,
      },
      derived: (values) => {
        const said = singular((values.get('thing') ?? 'water').replace('-', ''));
        const counted = COUNTED[said];
        if (!counted) return undefined;
        const [unit, usual, most] = counted;
        const given = values.get('portion')?.match(/\d+(?:[.,]\d+)? ?(?:ml|l)?/g);
        const portions = given?.map((one) => inUnit(one.trim(), unit));
        const goal = values.get('goal') ? inUnit(values.get('goal') ?? '', unit) : most;
        if (!Number.isInteger(goal) || goal < 1 || portions?.some((one) => !Number.isInteger(one)))
          return undefined;
        return {
          thing: said === 'pushup' ? 'pushUp' : said,
          unit,
          portions: portions?.join(', ') ?? usual,
          goal: `${goal}`,
        };
      },
    },
  ),
  program(
    'kept-list',
    /^(?=.*\bswift ?ui\b)(?=.*\blists?\b)(?=.*\b(?:habits?|todos?|to-dos?|tasks?|notes?|shopping|groceries|grocery|books?|movies?|expenses?|items?|goals?|recipes?|plants?|chores?)\b)(?=.*\b(?:user ?defaults|persist\w*|saved?|stored?|codable|swipe)\b)(?!.*\b(?:core ?data|swiftdata|cloudkit|icloud|api|fetch\w*|json file|documents?|section\w*|categor\w+|due|priorit\w+|remind\w*|notif\w+|chart|image|photo|detail|edit(?:ing|able)?|rating|tags?|test\w*|sort\w*|widget)\b)/,
    `${SCREEN} list lists habit habits todo todos to-do to-dos task tasks note notes shopping grocery groceries book books movie movies expense expenses item items goal goals recipe recipes plant plants chore chores add adding new add sheet plus button name title day days tracker codable navigationstack each daily today`,
    {
      options: {
        streak:
          /(?:[,;]? ?\b(?:and|an?|with|each|the|showing|shows?|current|has|their|its|daily|day) )*\bstreaks?(?: (?:counter|count|counts|of days|in days|number|for each(?: habit)?|per habit))*/,
        done: /(?:[,;]? ?\b(?:and|can|be|to|tap|tapping|an?|with|mark(?:s|ed|ing)?|check(?:s|ed|ing)?|toggle[sd]?|toggling|them|it|items|as|row) )*\b(?:done|completed?|bought|finished|check ?mark(?:s|ed)?|check ?box(?:es)?|checked off|check off|ticked off|tick off)\b(?: (?:state|toggle|status|them|items))*/,
        total:
          /\b(?:and |the |an? |shows? |with )*total(?: (?:amount|sum|at the (?:bottom|end)|of all (?:amounts|items|expenses)))*/,
        amount: /\b(?:and |with |an? )*(?:amounts?|prices?)\b/,
        search: /\b(?:and |with |an? )*search(?:able|ing)?(?: (?:bar|field))?/,
        moved:
          /\b(?:and |with |can be |to )*(?:reorder(?:ed|ing|able)?|mov(?:e|ed|ing)|drag(?:ged|ging)?(?: to reorder)?)\b(?: (?:items|rows|them|by dragging))*/,
        kept: /(?:[,;]? ?\b(?:and|everything|all|data|is|are|gets?|persisted|saved|stored|kept|persists?|saves?|stores?|survives? restarts?|it|them|in|with|using|via|by|to) )*\b(?:user ?defaults|app ?storage|persisted|saved|stored|persistent)\b(?: as (?:codable|json)(?: json| data)?| with codable)*/,
        swipe:
          /(?:[,;]? ?\b(?:and|with|can be) )*\b(?:swipe(?:d)?(?:[ -]to[ -]|s? (?:left )?to )?delete[sd]?|swipe action(?:s)?(?: to delete)?|delet(?:e|ed|ing|ion)(?: (?:by|with|via|on) (?:a )?swip(?:e|ing))?)\b(?: (?:items|rows|them|one|habits|tasks|entries))?/,
        sheet:
          /(?:[,;]? ?\b(?:and|with|new|items|ones|adding|added|add|adds?) )*\b(?:through|in|via|with|using|by|from|on) an? (?:modal |small )?(?:sheet|modal|form)\b(?: (?:to add|for adding)(?: (?:one|them|new ones|items|new|habits|tasks))*)?/,
        fields: /\b(?:with|has|have|of)? ?\(?(?:an? )?(?:name|title)(?: (?:field|text))?\b/,
        thing:
          /\b(habits?|todos?|to-dos?|tasks?|notes?|shopping|groceries|grocery|books?|movies?|expenses?|goals?|recipes?|plants?|chores?|items?)\b/,
      },
      derived: (values) => {
        const said = values.get('thing') ?? 'item';
        const thing = /shop|grocer/.test(said) ? 'item' : singular(said.replace('-', ''));
        if (values.has('streak') && values.has('done')) return undefined;
        return {
          thing,
          things: `${thing}s`,
          ...(values.has('total') ? { amount: '' } : {}),
          ...(values.has('streak') || values.has('done') ? { changed: '' } : {}),
        };
      },
    },
  ),
  program(
    'load-state',
    /^(?=.*\bcompose\b)(?=.*\b(?:sealed|loading)\b)(?=.*\berrors?\b|.*\bfail\w*\b)(?=.*\b(?:loading|spinner|progress)\b)(?!.*\b(?:retrofit|ktor|hilt|room|pagin\w+|pull|swipe|login|form|search\w*|navigation|detail|image|images|test\w*|snackbar|repository|flow\b(?!s))\b)/,
    `${SCREEN} network ui result state states loading success error spinner progress indicator circular message list retry button error loaded data content when either failed failure`,
    {
      options: {
        states:
          /\(((?:[a-z]+(?:\([a-z: <>,]*\))?)(?:(?:, ?|,? and | ?\| ?| ?\/ ?)[a-z]+(?:\([a-z: <>,]*\))?)+)\)/,
        listed: new RegExp(
          `\\b(?:with|states?:?|:) ((?:${STATES})(?:(?:, ?(?:and |or )?| and | or | ?/ ?)(?:${STATES}))+)\\b`,
        ),
        state:
          /(?<=\bsealed (?:class|interface) )(?:called |named )?(?!for\b|with\b|and\b|that\b|to\b)([a-z]*(?:state|result|resource))\b(?:<t>|<out t>)?|\b(?:called|named) ([a-z]*(?:state|result|resource))\b/,
        interface: /\bsealed interface\b/,
        model:
          /\b(?:and |with |an? |the |includ(?:e|es|ing) |plus )*view ?model\b(?: (?:that|which) (?:loads?|holds?|exposes?)(?: (?:it|them|the|state|data|as|a|stateflow|list))*)?(?: (?:with|using) (?:a )?state ?flow)?/,
        retry:
          /\b(?:and |with |an? |the )*(?:retry|try again|reload)(?: button| option)?(?: on (?:errors?|failure))?\b/,
        things:
          /\b(?:list|column|lazy ?column) (?:of|with) (?:the )?([a-z]+s)\b|\b(names|users|items|posts|products|articles|books|movies|titles|contacts|recipes)\b/,
        empty:
          /\b(?:and |an? |the )*empty(?: (?:state|list|message))+(?: (?:message|when there is nothing))*/,
      },
      shapes: { retry: (said) => said, state: capital },
      derived: (values) => {
        const said = values.get('states') ?? values.get('listed') ?? '';
        const things = values.get('things') ?? 'names';
        const thing = singular(things);
        const isText = /^(?:names|titles|strings|texts|words)$/.test(things);
        const empty = named(said, /^(?:empty|nodata)$/i) ?? (values.has('empty') ? 'Empty' : undefined);
        const idle = named(said, /^(?:idle|initial)$/i);
        const known =
          /^(?:loading|inprogress|success|content|data|loaded|error|failure|failed|empty|nodata|idle|initial|and|list|string|message|t|names|items|throwable)$/i;
        if (said.split(/[^a-z]+/i).some((one) => one !== '' && !known.test(one))) return undefined;
        return {
          state: values.get('state') || 'NetworkState',
          loading: named(said, /^(?:loading|inprogress)$/i) ?? 'Loading',
          success: named(said, /^(?:success|content|data|loaded)$/i) ?? 'Success',
          failure: named(said, /^(?:error|failure|failed)$/i) ?? 'Error',
          ...(empty ? { empty } : {}),
          ...(idle ? { idle } : {}),
          made: values.has('interface') ? '' : '()',
          thing,
          things,
          ...(isText ? { item: 'String' } : { record: capital(thing), item: capital(thing) }),
        };
      },
    },
  ),
];
