import { cleaned, type PageSpec } from './app-spec.ts';
import { isFieldName, takeBehaviours } from './behaviours.ts';
import { hasMoney } from './calculations.ts';
import { featureKind, takeLooks, takeQualities } from './features.ts';
import { inFieldWords } from './field-words.ts';
import type { ParsedApp } from './finished-app.ts';
import { Gathering } from './gathering.ts';
import { takeFormulas } from './given-formulas.ts';
import { notBuilt } from './left-out.ts';
import { takeListWishes } from './list-wishes.ts';
import { withMeasurements } from './measurements.ts';
import { parsePage } from './page-kinds.ts';
import { inPeriodGroups } from './period-groups.ts';
import { inPlainForms } from './plain-forms.ts';
import { bindTheir } from './questions.ts';
import { takeRelations } from './relations.ts';
import { takeShown } from './shown-first.ts';
import { takeStatements } from './statements.ts';
import { takeStates } from './states.ts';
import { takeClause } from './take-clause.ts';
import { inValueLists } from './value-lists.ts';
import { splitList } from './word-lists.ts';

const NAMED =
  /(?<![,\s])[,\s]*(?<!\b(?:not|never|been|be|last|was|were|i|we) )\b(?:called|named|titled|by the name of)\s+(?!(?:for|in|by|me|on|at|since|today)\b)(?:"([^"]{1,60})"|“([^”]{1,60})”|'([^']{1,60})'|((?:\p{Lu}[\p{L}\p{N}'’-]*(?:\s(?:&|of|of the)(?=\s\p{Lu}))?\s?){1,4}|[\p{L}\p{N}'’-]+))/u;
const FRAMEWORK =
  /\s*\b(?:in|with|using|for)\s+(?:react(?:\.?js)?|vue(?:\.?js)?|next(?:\.?js)?|node(?:\.?js)?|express|python|flask|django|javascript|typescript)\b(?!\s*\()/gi;

/** "Concert diary - band, venue": the dash of a heading. */
const DASH = /(?<=^[^,:;.]{3,60})\s[-–—]\s/u;
/** "Parcels I am waiting for" are parcels. */
const BEING =
  /(?<=\p{L}s)\s(?:that\s)?(?:i am|i['’]m|we are|we['’]re)\s\p{L}+ing(?:\s(?:for|on|to|with|at))?(?=\s*(?:[,.;:]|$)|\swith\s)/giu;

/** The application that a prompt asks for. */
export function parseAppPrompt(prompt: string): ParsedApp {
  const plain = cleaned(prompt);
  const named = NAMED.exec(plain);
  const looks = takeLooks(
    plain
      .replace(NAMED, ' ')
      .replace(FRAMEWORK, ' ')
      .replace(DASH, ': ')
      .replace(BEING, '')
      .replace(/[ \t]+/g, ' ')
      .trim(),
  );
  const { text } = looks;
  const called = named
    ?.slice(1)
    .find((name) => name !== undefined)
    ?.trim();
  const page = parsePage(text, called);
  if (page) {
    const notes = [...pageNotes(page.page), ...looks.notes, ...notBuilt(page.leftOut)];
    return { spec: { title: page.title.slice(0, 60), entities: [], page: page.page }, notes };
  }
  const shown = takeShown(text);
  const given = takeFormulas(shown.text);
  const forms = inPlainForms(
    withMeasurements(withTicks(inFieldWords(inValueLists(inPeriodGroups(given.text))))),
  );
  const qualities = takeQualities(forms.text);
  const stated = takeStates(qualities.text);
  const listed = takeListWishes(
    stated.text,
    (phrase) => isFieldName(phrase) && featureKind(phrase) === undefined,
  );
  const stating = takeStatements(listed.text);
  const behaviours = takeBehaviours(bindTheir(withFieldsNamed(stating.text)));
  const gathered = new Gathering([
    ...forms.missing,
    ...qualities.missing,
    ...behaviours.missing,
    ...stating.missing,
  ]);
  const related = takeRelations(gathered.takeGroups(behaviours.text));
  gathered.expectRelations([...stating.relations, ...related.relations]);
  gathered.expectLists(stating.lists);
  for (const clause of clausesOf(related.text)) takeClause(gathered, clause);
  gathered.takeStated(stating.fields);
  gathered.takeStatedRelations(stating.relations);
  gathered.takeRelations(related.relations);
  gathered.refuseUnknown(text);
  const { spec, notes } = gathered.finish(called, behaviours.text, {
    prompt: plain,
    wishes: [...shown.wishes, ...forms.wishes, ...listed.wishes],
    formulas: given.formulas,
    states: stated.states,
  });
  return { spec, notes: [...looks.notes, ...notes] };
}

/** "Gift ideas per person with price": each has a person. */
const PER =
  /^([^,.;:]*?[\p{L}]{2,}(?<!\bwith\b[^,.;:]*))\s(?:per|for each|for every|by)\s(?!(?:day|week|month|year|hour|night|date|the|my|an?|default)\b)([\p{L}-]{3,20}(?:\s(?!with\b)[\p{L}-]{3,20})?)(?:(\swith\s)|(?=\s*(?:[,.;]|$)))/iu;

/** "A checkbox for watched", "a tick box to mark it as paid". */
const TICK =
  /\b(?:an?\s)?(?:check|tick)[- ]?(?:box|mark)(?:es)?\s(?:for|to (?:mark|tick|check|show)(?: (?:it|them|each|one))?(?: off)? (?:as|when|that)|(?:that|which) (?:says|shows|marks)(?: it)?(?: as)?|if|whether|when)\s(?:(?:it|they|i|we|the|one|an?|each|\p{L}+)\s(?:is|are|was|were|has been|have been|have)\s)?(?:already\s)?(\p{L}{3,20})(?=\s*(?:[,.;)]|$)|\sand\s)/giu;
/** "A monthly total of the costs". */
const PERIODIC =
  /\b(?:(?:an?|the|my|our)\s)?(dai|week|month|year)ly\s(totals?|sums?)(?:\s(?:of|for)\s(?:(?:the|all|my|our)\s)?([\p{L}]+))?(?=\s*(?:[,.;)]|$)|\s(?:and|with)\s)/giu;

/** "Tags to filter". */
const TO_FILTER = /\b([a-z]+s) to filter(?: (?:by|them|posts))?(?=\s*(?:[,.;]|$))/gi;

/** "A filter for open and done", "tabs for all, active and completed": each record is done or not. */
const STATES = '(?:all|open|active|pending|unfinished|incomplete|not done|done|complete|completed|finished)';
const DONE_FILTER = new RegExp(
  `\\b(?:an? |the )?(?:filters?|tabs?|views?)(?: (?:for|by|between|to show|on))? ${STATES}(?:(?:, | and | or |, and |\\/)${STATES})+(?: (?:ones|items|tasks|todos))?(?=[^\\p{L}]|$)`,
  'giu',
);

/** "A filter for read and unread" */
const NEGATED_FILTER =
  /\b(?:an? |the )?(?:filters?|tabs?) (?:for|by|between) (\p{L}{3,20})(?:,? (?:and|or) |, ?|\/)(?:un|not )\1(?: (?:ones|items|\p{L}+s))?(?=[^\p{L}]|$)/giu;

/** "A blog with a list of posts" keeps posts. */
const WITH_LIST = /\bwith an? list of (?=[a-z]+s\b)/gi;

/** "Breakfast, lunch and dinner for each day of the week". */
const WEEKLY =
  /^([^.;]*?\bwith\s)([^.;]+?\sfor\s(?:each|every)|(?:(?:breakfast|lunch|dinner|snacks?|supper|morning|afternoon|evening),? (?:and )?){2,5}(?:per|a|each|every))\s(?:week)?day(?:\sof\sthe\sweek)?(?=$|[.;,]|\sand\s)/i;
const WEEKDAYS = 'day (Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday)';

const withTicks = (text: string): string =>
  text
    .replace(DONE_FILTER, 'done (checkbox)')
    .replace(NEGATED_FILTER, '$1 (checkbox)')
    .replace(TO_FILTER, 'filter by $1')
    .replace(WITH_LIST, 'with ')
    .replace(TICK, '$1 (checkbox)')
    .replace(
      WEEKLY,
      (_, head: string, items: string) =>
        `${head}${WEEKDAYS}, ${items.replace(/\s(?:for\s(?:each|every)|per|a|each|every)$/i, '')}`,
    )
    .replace(PERIODIC, (_, period: string, name: string, of?: string) => {
      const unit = period === 'dai' ? 'day' : period;
      return `the ${name}${of === undefined ? '' : ` of ${of}`} per ${unit}`;
    });

/** "Track who has the keys": a list of keys. */
const WHO_HAS =
  /^([^,.;:]*?)(?:\b(?:keep\s)?(?:track|list|log|record|overview)\s(?:of\s)?|\bof\s)who\s(has|borrowed|owns|took|bought|rented|got|uses|holds)\s(?:(?:the|my|our|which|of|your)\s){0,3}([\p{L}-]+s)\b/iu;
/** "Locomotives and wagons, each with scale and price". */
const EACH_WITH =
  /((?<![\p{L}-])(?:[\p{L}-]+s,\s){0,4}[\p{L}-]+s,?\sand\s[\p{L}-]+s),?\s(?:each|all|both)\s(?:with|having|has|have)\s(?!several|many|multiple)([^.;]+)$/iu;

/** "Track my records by artist, album and year", "a list of who has the key": the fields come after "by" and "of". */
const withFieldsNamed = (text: string): string =>
  text
    .replace(
      WHO_HAS,
      (_, head: string, verb: string, things: string) => `${head}list of ${things} with who ${verb} it`,
    )
    .replace(EACH_WITH, (_, lists: string, fields: string) =>
      splitList(lists)
        .map((list) => `${list} with ${fields}`)
        .join(', '),
    )
    .replace(
      /^([^,.;:]*?\b(?:track|log|record|list|catalogu?e|organi[sz]e|keep|file)(?:s|ing)?\s(?!of\b)[^,.;:]{2,40}?)\sby\s(?=[^,.;:]+(?:,|\sand\s))/i,
      '$1 with ',
    )
    .replace(
      PER,
      (_, head: string, one: string, isMore?: string) => `${head} with ${one}${isMore ? ', ' : ''}`,
    )
    .replace(/\b(list|log|record|track|overview) of (?=(?:who|when|where|how much|how many)\s)/i, '$1 with ');

function pageNotes({ kind, settings }: PageSpec): string[] {
  if (kind === 'converter' && hasMoney(settings))
    return ['The exchange rates are examples: write those of today into settings.js.'];
  if (kind === 'chat')
    return ['Messages stay in one browser: for several people it needs a server of your own.'];
  if (kind === 'slots' || kind === 'signup' || kind === 'survey')
    return ['Entries stay in one browser: for several people it needs a server of your own.'];
  if (kind === 'poll')
    return ['Votes stay in one browser: for several people it needs a server of your own.'];
  if (kind === 'shop')
    return ['The prices are examples: write your own into settings.js. An order is sent nowhere yet.'];
  if (kind === 'dashboard') return ['The figures are samples: paste a table with your own into the page.'];
  if (kind === 'weather') return ['The weather is sample data, not a forecast.'];
  if (kind === 'landing')
    return [
      'Texts, times, prices and pictures are samples: write your own into settings.js. The form sends nothing yet.',
    ];
  return [];
}

/** Sentences, and parts such as "… and suppliers with name and phone". */
function clausesOf(text: string): string[] {
  const [, head, rest] = /^([^:;.\n]{1,80}):\s+(.*\b(?:with|having)\s.*)$/is.exec(text) ?? [];
  if (head !== undefined && rest !== undefined && !/,/.test(rest.split(/\b(?:with|having)\s/i)[0] ?? '')) {
    return [`${head}: `, ...clausesOf(rest)];
  }
  const clauses: string[] = [];
  for (const part of text.replace(EACH, '. ').split(/[.;\n]+\s+|[.;]\s*$|\n/)) {
    const [first = '', ...others] = part.split(WITH_FIELDS);
    clauses.push(
      ...(BARE_LISTS.test(first) && others.length > 0
        ? [`${first} and ${others[0]}`]
        : [first, ...others.slice(0, 1)]),
    );
    clauses.push(...others.slice(1));
  }
  return clauses.map((clause) => clause.trim()).filter((clause) => /\p{L}/u.test(clause));
}

/** A statement about each record of a list is a sentence of its own. */
const EACH =
  /(?<=\p{L})(?:,\s+(?:and\s+)?|\s+and\s+)(?=(?:each|every)\s[\p{L}-]+\s(?:has|needs|should have|must have|comes with|gets|contains|includes)\s)/giu;

const WITH_FIELDS =
  /,?\s+and\s+(?:also\s+)?(?=(?:an?\s+)?[\p{L}-]+\s+(?:with|having|which have|that have)\s)/u;

/** "A CMS with pages, menus", before "and users with a role": one list of lists. */
const BARE_LISTS = /^[^,:]{1,80}?(?:\swith|:)\s(?:[\p{L}-]{1,40}s, ){1,6}[\p{L}-]{1,40}s$/iu;
