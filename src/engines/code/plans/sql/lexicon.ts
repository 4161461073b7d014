import { pluralOf } from '../reading/plural.ts';
import { singular } from '../reading/text.ts';

/** Levels of tables: rows of a higher level refer to rows of a lower one. */
export type Level = 0 | 1 | 2 | 3 | 4;

const LEVELS: readonly (readonly [Level, string])[] = [
  [
    0,
    'departments categories teams companies publishers suppliers stores schools classes countries cities warehouses genres brands vendors branches offices clubs regions',
  ],
  [
    1,
    'users customers clients employees students authors members patients teachers doctors players managers people persons subscribers drivers actors directors sellers readers guests artists buyers owners candidates applicants agents accounts workers visitors instructors writers hosts landlords tenants',
  ],
  [
    2,
    'products items books movies films courses songs albums cars rooms flights hotels houses recipes games properties vehicles articles posts tasks tickets events pages files devices machines restaurants videos tracks projects',
  ],
  [
    3,
    'orders sales invoices purchases bookings reservations transactions visits sessions logins messages enrollments loans rentals appointments shipments subscriptions logs expenses results grades exams votes clicks downloads measurements returns refunds deliveries donations matches goals trips rides jobs applications notifications',
  ],
  [4, 'payments reviews comments ratings likes order_items line_items'],
];
const LEVEL = new Map(
  LEVELS.flatMap(([level, names]) => names.split(' ').map((name) => [name, level] as const)),
);

/** Events and notes belong to a thing or a person. */
const HAPPENING = /(?:[a-z]{3}(?:ments|tions|sions)|(?<!build)ings|entries|records|[a-z]_(?:items|lines))$/;

/** Its rows are deeds and events, of people and with things. */
export const isHappening = (table: string): boolean => levelOf(table) >= 3;

/** Places and things that end like events. */
const STANDING =
  /^(?:locations|stations|sections|questions|collections|organi[sz]ations|institutions|positions|options|apartments|instruments|documents|elements|divisions|versions|missions|paintings|drawings)$/;
export const levelOf = (table: string): Level =>
  LEVEL.get(table) ?? (HAPPENING.test(table) && !STANDING.test(table) ? 3 : 2);
/** The level of the rows that have a key of such a table. */
const HOLDERS: readonly (readonly [Level, string])[] = [
  [1, 'departments teams companies schools classes offices clubs'],
  [2, 'categories genres brands suppliers vendors publishers'],
  [3, 'stores branches warehouses'],
];
export const holderLevel = (table: string): Level | undefined =>
  HOLDERS.find(([, names]) => names.split(' ').includes(table))?.[0];
export const isKnownTable = (table: string): boolean => LEVEL.has(table);

const one = (name: string): string =>
  name === 'people' ? 'person' : name === 'movies' ? 'movie' : singular(name);
export const singularOf = one;

const alternatives = (words: readonly string[]): string =>
  [...new Set(words)]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replaceAll('_', '[ _]'))
    .join('|');

/** The ways to write a name: with spaces, as one or as many. */
export const saidAs = (name: string): string => alternatives([name, one(name), pluralOf(one(name))]);

let tableWords: string | undefined;
export const knownTables = (): string => {
  tableWords ??= alternatives([...LEVEL.keys()].flatMap((name) => [name, one(name)]));
  return tableWords;
};

const NUMBERS =
  'price cost salary wage age rating score grade quantity stock amount total balance revenue budget weight height length duration points views likes year pages hours minutes discount tax population size distance income fee gpa votes mileage capacity bonus profit turnover number_of_pages stock_level unit_price total_amount order_total total_price';
const TEXTS =
  'name first_name last_name surname full_name title email email_address phone phone_number address city country department category status state type genre brand color colour region gender language currency role position job_title publisher plan username description content code sku isbn zip_code postal_code url level priority product team class subject supplier company manager payment_method product_name customer_name street artist source severity domain section seat_number';
const DATES =
  'date birthday birth_date date_of_birth hire_date order_date due_date start_date end_date created_at updated_at release_date publication_date signup_date registration_date last_login deadline expiry_date start_time';

export const isNumber = (column: string): boolean =>
  NUMBERS.split(' ').includes(column) ||
  /_(?:price|cost|total|amount|count|rate|score|quantity)$/.test(column);
export const isDate = (column: string): boolean =>
  DATES.split(' ').includes(column) || /_at$|_on$|_date$|^date_/.test(column);

/** A day or a moment, by the name that people give it in their own tables. */
export const isDayName = (column: string): boolean =>
  /_at$|_on$|date|^day$|time(?:stamp)?$|^(?:arriv|depart)/.test(column);

export const knownColumns = alternatives(
  [NUMBERS, TEXTS, DATES].flatMap((names) => names.split(' ')).flatMap((name) => [name, pluralOf(name)]),
);
export const numberColumns = alternatives(NUMBERS.split(' '));

/** The rows that have such a value, when the wish names no table. */
export const ROWS_WITH: Readonly<Record<string, string>> = {
  salary: 'employees',
  wage: 'employees',
  bonus: 'employees',
  price: 'products',
  stock: 'products',
  amount: 'orders',
  total: 'orders',
  revenue: 'sales',
  turnover: 'sales',
  profit: 'sales',
  quantity: 'sales',
  rating: 'reviews',
  score: 'results',
  grade: 'grades',
  balance: 'accounts',
  age: 'users',
  hours: 'time_entries',
};

/** The column with the value of a row, by table. */
export const worthName = (table: string): string =>
  table === 'employees'
    ? 'salary'
    : table === 'accounts'
      ? 'balance'
      : /^(?:reviews|ratings)$/.test(table)
        ? 'rating'
        : /^(?:results|exams)$/.test(table)
          ? 'score'
          : levelOf(table) === 2
            ? 'price'
            : 'amount';

export const titleName = (table: string): string | undefined =>
  /^(?:books|posts|articles|movies|films|courses|tasks|albums|songs|tickets|videos|jobs|recipes)$/.test(table)
    ? 'title'
    : levelOf(table) > 2
      ? undefined
      : 'name';

const DATE_OF: Readonly<Record<string, string>> = {
  orders: 'order_date',
  sales: 'sold_on',
  payments: 'paid_on',
  invoices: 'invoice_date',
  employees: 'hired_on',
  books: 'published_on',
  posts: 'published_on',
  articles: 'published_on',
  movies: 'released_on',
  films: 'released_on',
  events: 'starts_at',
  members: 'joined_on',
  visits: 'visited_on',
  reviews: 'reviewed_on',
  loans: 'borrowed_on',
  expenses: 'spent_on',
  appointments: 'appointment_date',
  deliveries: 'delivered_on',
  flights: 'departure_date',
};
export const dateName = (table: string): string => DATE_OF[table] ?? 'created_at';

/** Verbs that leave rows in another table. */
export const DEEDS: readonly (readonly [pattern: string, table: string])[] = [
  ['order(?:ed)?|placed|bought|buy|purchased?', 'orders'],
  ['reviewed|rated', 'reviews'],
  ['commented', 'comments'],
  ['posted', 'posts'],
  ['borrowed|borrow', 'loans'],
  ['rented|rent', 'rentals'],
  ['enrolled|enroll|taken?|took|attended', 'enrollments'],
  ['booked|book', 'bookings'],
  ['paid|donated', 'payments'],
  ['visited', 'visits'],
  ['wrote|written|published', 'books'],
  ['sold', 'sales'],
  ['played|acted|starred|appeared', 'roles'],
  ['logged in|log in', 'logins'],
];

/** Verbs for events of a row, with the column of their time. */
export const EVENTS: readonly (readonly [pattern: string, column: string])[] = [
  ['sign(?:ed)?[ -]?up|signups?', 'signed_up_at'],
  ['registered', 'registered_at'],
  ['joined', 'joined_on'],
  ['hired|employed', 'hired_on'],
  ['born', 'birth_date'],
  ['logged in|log in|login', 'last_login_at'],
  ['(?:been )?active', 'last_active_at'],
  ['(?:been )?used', 'last_used_at'],
  ['seen', 'last_seen_at'],
  ['created|added|opened', 'created_at'],
  ['updated|changed|modified|edited', 'updated_at'],
  ['published', 'published_on'],
  ['released', 'released_on'],
  ['expires?|expired|expiring', 'expires_on'],
  ['shipped', 'shipped_on'],
  ['delivered', 'delivered_on'],
  ['cancell?ed', 'cancelled_on'],
  ['due', 'due_date'],
  ['started', 'started_on'],
  ['ended|finished', 'ended_on'],
  ['completed', 'completed_on'],
  ['subscribed', 'subscribed_at'],
  ['sent', 'sent_at'],
  ['received', 'received_at'],
  ['paid', 'paid_on'],
  ['closed', 'closed_at'],
  ['deleted', 'deleted_at'],
  ['returned', 'returned_on'],
];

/** Tables between two others. */
export function junctionOf(first: string, second: string): string | undefined {
  const pair = [first, second].sort().join(' ');
  return {
    'courses students': 'enrollments',
    'customers products': 'orders',
    'clients products': 'orders',
    'products users': 'orders',
    'books members': 'loans',
    'books readers': 'loans',
    'actors movies': 'roles',
    'doctors patients': 'appointments',
  }[pair];
}
