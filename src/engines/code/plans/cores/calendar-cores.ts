import { NUMBER, numberOf } from '../reading/text.ts';
import type { Core } from './core.ts';

const DAYS: Readonly<Record<string, number>> = { d: 1, w: 7, f: 14, m: 30 };
/** "Two weeks" in days. */
function daysIn(said: string): string {
  const [first = '', unit = first] = said.toLowerCase().split(' ');
  return String((unit === first ? 1 : numberOf(first)) * (DAYS[unit.charAt(0)] ?? 1));
}

const TIME = '(?:[01]?\\d|2[0-4]):[0-5]\\d';

/** Dates of the calendar and times of day. */
export const CALENDAR_CORES: readonly Core[] = [
  {
    id: 'birthdays',
    about:
      /^(?=.*\bbirthdays?\b)(?=.*\b(?:next|upcoming|soon|within|coming|closest|nearest)\b)(?!.*\b(?:class|struct|html|page|sql|query|age in|validat\w+)\b)/,
    name: 'upcomingBirthdays',
    parameters: [],
    isProgram: true,
    isUsefulInPart: true,
    implies: { file: 'people' },
    options: {
      file: /,? ?\b(?:(?:reads?|reading|loads?|from|of|in|with|goes through|take|takes) )*(?:(?:names?|birthdays?|dates?|people|friends|contacts|and|their|the|from|in|an?|of|columns?) )*(?:csv|text) ?(?:file)?(?: of)?(?: (?:with|containing|of))?(?: (?:columns?|names?|birthdays?|dates?|and|the|people|friends|contacts|their|employees|of|birth))*\b|\bbirthdays\.csv\b/,
      days: new RegExp(
        `,? ?\\b(?:(?:and|that|which|who|whose|birthdays?|have|has|had|an?|is|are|falls?|fall|comes?|coming|up|those|within|in|during|over|of) )*(?:the )?(?:next|coming|following|upcoming|within) (${NUMBER.replace('(', '(?:')} (?:days?|weeks?|months?)|weeks?|months?|fortnight)\\b`,
      ),
      people:
        /\b(?:people|persons?|friends?|contacts?|names?|employees?|colleagues|users?|customers?|members?|students?|family)\b/,
      one: /\b(?:(?:and|returns?|finds?|gives?|prints?|tells?|the|which|whose|who|is|one|birthday|person|friend|has) )*(?:the )?(?:next|closest|nearest|upcoming)(?: (?:upcoming|one|birthday|person|from|today|to|is|after|has|a|comes?|up))+/,
    },
    always: [
      /,? ?\b(?:and )?(?:sort(?:s|ed|ing)?|order(?:s|ed|ing)?)(?: (?:them|the result|those))?(?: (?:by|according to))?(?: (?:how soon (?:they|it|each) (?:come|comes|are|is|fall|falls|occur|occurs|take place)|(?:the )?(?:date|next date|day|days left|days until|nearest|next birthday|upcoming date)|which comes first|soonest|closest|so that the (?:soonest|next|closest) (?:comes?|is|stands)))?(?:,? ?(?:first|soonest first|closest first|next first|nearest first))?/,
      /,? ?\b(?:and |with |also |including |handling |even |that |works? )*(?:across|around|over|at|handl\w+|for)? ?(?:the )?(?:turn of the year|end of (?:the )?year|year boundary|new year|year change|year end|leap years?|29 february|february 29(?:th)?)\b/,
      /,? ?\b(?:and |with |together with |including |prints? |shows? )*(?:how old (?:they|each|the person|everyone|he or she) (?:will (?:be|turn)|turns?|gets?|becomes?)|(?:the |their )?(?:new )?ages? (?:they|he|each one)?(?: (?:will )?(?:turn|be|reach))?)\b/,
      /,? ?\b(?:the )?(?:soonest|closest|nearest|next|earliest)(?: ones?)? first\b/,
      /\bfrom today\b|\bstarting (?:from )?today\b|\bbirthdays?\b/,
    ],
    shapes: { days: daysIn },
    silent:
      'birthday birthdays date dates fall falls those that which who whose has have come comes coming up soon list array hash print prints show shows script their upcoming today order are reads read name finds find with for if given ones',
  },
  {
    id: 'time-ranges',
    about: new RegExp(
      `^(?=.*\\b(?:time (?:ranges?|slots?|intervals?|spans?|periods?|blocks?)|ranges|slots|intervals|meetings?|appointments?|shifts|strings|bookings?|periods|events)\\b)(?=.*(?:\\bhh:mm\\b|${TIME}|\\btimes?\\b))(?=.*\\b(?:merg\\w+|overlap\\w*|gaps?|free|minutes|combin\\w+|total)\\b)(?!.*\\b(?:class|dates?|days?(?= (?:ranges?|intervals?))|iso|datetime|timestamps?|two times|csv|log)\\b)`,
    ),
    name: 'mergeRanges',
    parameters: [],
    isProgram: true,
    isUsefulInPart: true,
    oneOf: ['merge', 'gaps', 'total', 'free'],
    implies: { merge: 'merged', gaps: 'merged', free: 'merged', once: 'merged' },
    options: {
      from: new RegExp(
        `,? ?\\b(?:between|from|within|in|inside|during)(?: (?:the|a|working|office|opening|business|day|hours|of|from|between))* ["'\`]?(${TIME})["'\`]?(?= (?:and|to|until|-) ["'\`]?${TIME})`,
      ),
      until: new RegExp(`(?<=·) ?(?:and|to|until|-) ["'\`]?(${TIME})["'\`]?`),
      joined: new RegExp(
        `\\b(?:as |like |such as |in the form |of the form |in the format |given as |strings? |e\\.?g\\.? )*["'\`]?(?:${TIME}|hh:mm) ?[-–] ?(?:${TIME}|hh:mm)["'\`]?(?: strings?)?`,
      ),
      free: /\b(?:and )?(?:returns?|computes?|calculates?|counts?|prints?|tells?)?(?: (?:the|how many|number of))* ?(?:free|unused|remaining|unbooked) (?:minutes|time)\b(?: (?:are left|left|in (?:a|the) day|of (?:a|the) day|per day|remain\w*|there are|in the day))*/,
      gaps: /\b(?:and )?(?:finds?|returns?|lists?|computes?|prints?|shows?)?(?: (?:all|the|any))* ?(?:free |open |empty |remaining )*(?:gaps?|free (?:slots?|times?|time slots?|periods?|intervals?|ranges?)|available (?:slots?|times?))(?: (?:between|in between|among) (?:them|the meetings|meetings|the ranges|appointments))?(?: (?:in|of) (?:the|a) day)?/,
      merge:
        /\b(?:and )?(?:merg(?:es?|ing)|combin(?:es?|ing)|joins?|unit(?:es?|ing))(?: (?:all|the|any|an?|overlapping|touching|adjacent|and|or|list|array|of))*(?: (?:time |meeting )?(?:ranges?|slots?|intervals?|spans?|periods?|blocks?|ones|meetings?|appointments?|shifts|bookings?))?/,
      once: /,? ?\b(?:and |but |while )?(?:count(?:s|ing)?|with|where) (?:overlapping|overlaps?)(?: (?:time|minutes|parts?|ranges?|are|is|counted))* (?:only )?once\b/,
      total:
        /\b(?:and )?(?:returns?|computes?|calculates?|counts?|prints?|adds? up|sums?(?: up)?)?(?: (?:the|how many|number of|their|all|sum of|in))* ?(?:total|sum|duration|number of minutes|minutes)(?: (?:number|of|minutes|time|duration|length|covered|in|they|cover|them|together|the|ranges|slots))*/,
    },
    always: [
      new RegExp(
        `\\b(?:as |like |such as |with |given |in |of |the |format |form |start |and |end |times? |strings? |e\\.?g\\.? )*["'\`]?(?:${TIME}|hh:mm)["'\`]?(?: (?:and|to) ["'\`]?(?:${TIME}|hh:mm)["'\`]?)?(?: (?:strings?|format|times?))*`,
      ),
      /,? ?\b(?:and )?(?:sort(?:s|ed|ing)?|order(?:s|ed)?)(?: (?:them|the result))?(?: by (?:the )?start(?: time)?)?/,
      /\boverlap(?:s|ping)?\b|\btouch(?:es|ing)?\b/,
    ],
    silent:
      'time times range ranges slot slots interval intervals span spans meeting meetings appointment appointments shift shifts booking bookings strings start end hh mm day list array pairs given calendar returns them period periods minutes between',
  },
  {
    id: 'minutes-between',
    about: new RegExp(
      `^(?=.*\\b(?:minutes|hours and minutes|time difference|difference)\\b)(?=.*\\b(?:between|from|apart|difference|lie|lies)\\b)(?=.*\\b(?:two|start(?: time)? and(?: an)? end|clock)\\b.*|.*${TIME}.*${TIME})(?=.*(?:\\btimes?\\b|hh:mm|${TIME}))(?!.*\\b(?:dates?|datetime|timestamps?|ranges?|slots?|intervals?|list|array|class|csv|log|time ?zones?|meetings|seconds)\\b)`,
    ),
    name: 'minutesBetween',
    parameters: ['start', 'end'],
    isAlone: true,
    isUsefulInPart: true,
    options: {
      user: /\b(?:asks?|prompts?|reads?|takes?|gets?)(?: (?:the|a|for|two|times?|from|in|of|day|clock))* user\b(?: (?:for|to enter|to type|two|times?|of day|clock|in))*|\b(?:asks? for|entered by the user)\b/,
      hours: /\b(?:in |as )?hours and minutes\b/,
    },
    always: [
      new RegExp(
        `\\b(?:as |like |such as |with |given |in |of |the |format |form |strings? |e\\.?g\\.? |for example )*["'\`]?(?:${TIME}|hh:mm)["'\`]?(?: (?:and|to) ["'\`]?(?:${TIME}|hh:mm)["'\`]?)?(?: (?:strings?|format|times?))*`,
      ),
      /,? ?\b(?:and |also |even |it |should |works? |that |handl\w+ |with |when |if |where |times? )*(?:across|over|past|around|crosses|after) midnight\b|,? ?\b(?:and |also |even |when |if |where )*(?:the )?(?:end|second(?: one| time)?|later one) is (?:before|earlier than) the (?:start|first)(?: one| time)?(?: because it is on the next day)?/,
      /\b(?:and )?(?:prints?|returns?|computes?|calculates?|tells?|shows?)?(?: (?:how many|the|number of|difference))* ?minutes(?: (?:lie|are|there|is|pass|passes|have|passed|between|them|the|two|times|in|apart|they))*/,
    ],
    silent:
      'two time times day clock difference start end minutes minute hh mm strings between them they and lie apart given from prints print many how the in of hours',
  },
];
