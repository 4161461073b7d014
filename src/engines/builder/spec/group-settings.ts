import type { PageSettings } from './app-spec.ts';

const GIFTS = /\bsecret santa\b|\bgift exchange\b|\bwichteln\b/i;
const SEATS = /\b(?:seating|seats?|desks?)\b/i;
/** Guests sit at tables, pupils in rows. */
const AT_TABLES = /\b(?:guests?|wedding|dinner|banquet|tables)\b/i;
const GROUP = /\b(team|table|pair|squad|group)s?\b/i;
const COUNT = /\b(\d{1,3}) (?:random |equal |different |even )?(?:teams|groups|tables|pairs|squads)\b/i;
const SIZE =
  /\b(?:(?:\d{1,2} )?(?:teams|groups|tables|squads))(?: (?:of|with)) (\d{1,2})(?: (?:people|players|students|pupils|names|members|guests|seats))?\b|\b(\d{1,2}) (?:people|players|students|pupils|members|guests) (?:per|in each|in a|at each|at a) (?:team|group|table)\b/i;
const PAIRS = /\bpairs\b/i;
const PICK =
  /\b(?:pick|choose|draw|select)(?:s|ing)? (?:one|an?|someone|somebody)(?: (?:name|person|pupil|student|child|winner))?(?: at random| randomly)?\b/i;
const ROWS = /\b(\d{1,2}) rows?\b/i;
const COLUMNS = /\b(\d{1,2}) (?:columns?|seats? (?:per|in each|in a) row|desks? (?:per|in each|in a) row)\b/i;
const ROWS_OF = /\b(?:(\d{1,2}) )?rows of (\d{1,2})\b/i;

const NAMES = ['Ann', 'Bob', 'Carla', 'Dan', 'Eve', 'Finn', 'Gina', 'Hugo'];
const USUAL_GROUPS = 3;
const USUAL_ROWS = 4;
const USUAL_COLUMNS = 5;
const USUAL_TITLE = 'Random groups';

/** Names that are put into groups, on seats or into a ring of presents at random. */
export function readGroups(prompt: string, title: string): PageSettings {
  const named = (usual: string): string => (title === USUAL_TITLE ? usual : title);
  const page = (name: string, settings: PageSettings['settings'], used: string): PageSettings => ({
    title: name,
    settings: {
      title: name,
      names: NAMES,
      count: USUAL_GROUPS,
      rows: USUAL_ROWS,
      columns: USUAL_COLUMNS,
      ...settings,
    },
    used,
  });
  const gifts = GIFTS.exec(prompt);
  if (gifts)
    return page(
      named('Secret Santa'),
      { mode: 'gifts', group: 'pair' },
      `${gifts[0]} draw draws drawing gift gifts present presents couples couple partners spouses don't never`,
    );
  if (SEATS.test(prompt) && !AT_TABLES.test(prompt)) {
    const [rowsOf = '', many, wide] = ROWS_OF.exec(prompt) ?? [];
    const [rowed = '', rows = many ?? USUAL_ROWS] = rowsOf === '' ? (ROWS.exec(prompt) ?? []) : [];
    const [lined = '', columns = wide ?? USUAL_COLUMNS] = rowsOf === '' ? (COLUMNS.exec(prompt) ?? []) : [];
    return page(
      named('Seating plan'),
      { mode: 'seats', group: 'row', rows: Number(rows), columns: Number(columns) },
      `${rowsOf} ${rowed} ${lined} seating seat seats desk desks row rows column columns plan chart`,
    );
  }
  const isSeating = SEATS.test(prompt);
  const group = isSeating ? 'table' : (GROUP.exec(prompt)?.[1]?.toLowerCase() ?? 'group');
  const pick = PICK.exec(prompt)?.[0] ?? '';
  const [sized = '', of, per] = SIZE.exec(prompt) ?? [];
  const size = Number(of ?? per ?? (PAIRS.test(prompt) ? 2 : 0));
  const [counted = '', count = USUAL_GROUPS] = COUNT.exec(prompt) ?? [];
  return page(
    named(isSeating ? 'Seating plan' : `Random ${group}s`),
    {
      mode: 'groups',
      group,
      count: Number(count),
      ...(size > 0 && { size }),
      ...(pick !== '' && { picks: true }),
    },
    `${pick} ${pick === '' ? '' : 'animation little any'} ${sized} ${counted} ${isSeating ? 'seating seats plan chart guests wedding dinner banquet party' : ''}`,
  );
}
