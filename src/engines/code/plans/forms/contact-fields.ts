import type { WishText } from '../reading/text.ts';

export interface ContactField {
  readonly name: string;
  readonly label: string;
  readonly kind: Kind;
  readonly isOptional: boolean;
  readonly low?: number | undefined;
  readonly high?: number | undefined;
}

type Kind = 'text' | 'email' | 'url' | 'tel' | 'date' | 'time' | 'number';

/** Bounds on the length of the message. */
interface Lengths {
  readonly least: number | undefined;
  readonly most: number | undefined;
  /** So many days a date must lie ahead. */
  readonly ahead: number | undefined;
}

const FIELDS: readonly (readonly [name: string, label: string, said: string, kind?: Kind])[] = [
  ['firstName', 'First name', 'first name'],
  ['lastName', 'Last name', 'last name|surname'],
  ['name', 'Name', '(?:full )?name'],
  ['email', 'E-mail', 'e-?mail(?: address)?', 'email'],
  ['phone', 'Phone', '(?:tele)?phone(?: number)?', 'tel'],
  ['company', 'Company', 'company(?: name)?'],
  ['website', 'Website', 'website', 'url'],
  ['address', 'Address', '(?:street |postal |delivery )?address'],
  ['postcode', 'Postcode', 'post(?:al )?code|zip(?: code)?'],
  ['city', 'City', 'city|town'],
  ['guests', 'Number of guests', '(?:number|count) of (?:guests|people|persons)|guests|party size', 'number'],
  ['tickets', 'Number of tickets', '(?:number|count) of (?:tickets|seats)|tickets', 'number'],
  ['quantity', 'Quantity', 'quantity|amount', 'number'],
  ['age', 'Age', 'age', 'number'],
  ['rating', 'Rating', 'rating|number of stars', 'number'],
  [
    'date',
    'Date',
    '(?:(?:pick-?up|booking|arrival|event|reservation|preferred|desired|delivery) )?date',
    'date',
  ],
  ['time', 'Time', '(?:(?:pick-?up|booking|arrival|preferred|desired) )?time', 'time'],
  ['subject', 'Subject', 'subject|topic'],
  ['message', 'Message', 'message|comment'],
];
const USUAL: ReadonlySet<string> = new Set(['name', 'email', 'message']);
const FEW = 3;
const LOWEST: Readonly<Record<string, number>> = { guests: 1, tickets: 1, quantity: 1, rating: 1 };
const HIGHEST: Readonly<Record<string, number>> = { rating: 5 };

const RANGE =
  '(?:(?: (?:is|has|to|must|should|be|as|an?|whole|number|integer|of|in|the|range))*(?: (?:between|from) | ?\\(? ?)(\\d+)(?: (?:and|to) | ?[-–] ?)(\\d+)\\)?)';

/** The fields that a wish names; a form to write to somebody has the usual ones too. */
export function fieldsOf(wish: WishText, isContact: boolean): ContactField[] {
  const named = new Map<string, Pick<ContactField, 'isOptional' | 'low' | 'high'>>();
  for (const [name, , said, kind] of FIELDS) {
    const range =
      kind === 'number' ? wish.take(new RegExp(`\\b(?:an? |the )?(?:${said})${RANGE}`)) : undefined;
    const optional = wish.take(
      new RegExp(
        `\\b(?:an? )?optional (?:${said})\\b|\\b(?:${said})(?: field)? (?:\\(optional\\)|(?:is |being )?optional\\b)`,
      ),
    );
    const found = range ?? optional ?? wish.take(new RegExp(`\\b(?:${said})s?\\b`));
    if (!found) continue;
    // A rule on it may name it again.
    while (wish.take(new RegExp(`\\b(?:the |its |their )?(?:${said})\\b`)));
    const [low, high] = range
      ? [Number(range[1]), Number(range[2])]
      : kind === 'number'
        ? [LOWEST[name], HIGHEST[name]]
        : [];
    named.set(name, { isOptional: optional !== undefined, low, high });
  }
  const isWhole = !isContact || named.size >= FEW;
  // A form without a message would be sent for nothing, but nobody said that it must have one.
  if (isContact && isWhole && !named.has('message')) named.set('message', { isOptional: true });
  const hasNames = named.has('firstName') || named.has('lastName');
  return FIELDS.filter(
    ([name]) => named.has(name) || (!isWhole && USUAL.has(name) && !(name === 'name' && hasNames)),
  ).map(([name, label, , kind = 'text']) => ({
    name,
    label,
    kind,
    isOptional: false,
    ...named.get(name),
  }));
}

/** A check of one field, as PHP. */
export function check(field: ContactField, { least, most, ahead }: Lengths): string[] {
  const { name, label, kind, isOptional } = field;
  const value = `$contact['${name}']`;
  const own = label.toLowerCase();
  const wrong = (test: string, message: string): string[] => [
    `if (${test}) {`,
    `  $errors['${name}'] = '${message}';`,
    '}',
  ];
  const ifGiven = isOptional ? `${value} !== '' && ` : '';
  const empty = isOptional ? [] : wrong(`${value} === ''`, `Please fill in your ${own}.`);
  switch (kind) {
    case 'email':
      return wrong(
        `${ifGiven}filter_var(${value}, FILTER_VALIDATE_EMAIL) === false`,
        'Please give a valid e-mail address.',
      );
    case 'url':
      return wrong(
        `${ifGiven}filter_var(${value}, FILTER_VALIDATE_URL) === false`,
        'Please give a valid address.',
      );
    case 'tel':
      return wrong(
        `${ifGiven}preg_match('/^\\+?[\\d ()\\/-]{6,20}$/', ${value}) !== 1`,
        'Please give a valid phone number.',
      );
    case 'time':
      return wrong(
        `${ifGiven}preg_match('/^(?:[01]\\d|2[0-3]):[0-5]\\d$/', ${value}) !== 1`,
        'Please give a time like 18:30.',
      );
    case 'date':
      return [
        `$date = DateTimeImmutable::createFromFormat('!Y-m-d', ${value});`,
        ...wrong(
          isOptional
            ? `${value} !== '' && ($date === false || $date->format('Y-m-d') !== ${value})`
            : `$date === false || $date->format('Y-m-d') !== ${value}`,
          'Please give a valid date.',
        ),
        ...(ahead === undefined
          ? []
          : [
              `if ($date !== false && $date < new DateTimeImmutable('today${ahead === 0 ? '' : ` +${ahead} days`}')) {`,
              `  $errors['${name}'] ??= '${ahead === 0 ? 'The date must not be in the past.' : `The date must be at least ${ahead} day${ahead === 1 ? '' : 's'} ahead.`}';`,
              '}',
            ]),
      ];
    case 'number':
      return wrong(
        `${ifGiven}filter_var(${value}, FILTER_VALIDATE_INT${rangeOf(field)}) === false`,
        `Please give a whole number${numbersOf(field)} as ${own}.`,
      );
    case 'text':
      return name === 'message' ? [...ofMessage(value, empty, wrong, { least, most })] : empty;
  }
}

function rangeOf({ low, high }: ContactField): string {
  const bounds = [
    ...(low === undefined ? [] : [`'min_range' => ${low}`]),
    ...(high === undefined ? [] : [`'max_range' => ${high}`]),
  ];
  return bounds.length === 0 ? '' : `, ['options' => [${bounds.join(', ')}]]`;
}

const numbersOf = ({ low, high }: ContactField): string =>
  high === undefined ? (low === undefined ? '' : ` from ${low}`) : ` from ${low ?? 0} to ${high}`;

function ofMessage(
  value: string,
  empty: readonly string[],
  wrong: (test: string, message: string) => string[],
  { least, most }: Pick<Lengths, 'least' | 'most'>,
): readonly string[] {
  const length = `mb_strlen(${value})`;
  return [
    ...(least === undefined
      ? empty
      : wrong(`${length} < ${least}`, `Please write at least ${least} characters.`)),
    ...(most === undefined ? [] : wrong(`${length} > ${most}`, `Please write at most ${most} characters.`)),
  ];
}
