import { list, NAME } from './table-changes.ts';

/** Constraints over several columns of a table, and statements beside it. */
export interface TableRules {
  /** The wish without it. */
  readonly rest: string;
  readonly checks: readonly string[];
  readonly indexes: readonly { readonly columns: readonly string[]; readonly isUnique: boolean }[];
}

const INDEX = new RegExp(
  `,? ?(?:\\band )?(?:\\bwith )?\\b(?:an? )?(unique )?index(?:es)? (?:on|for|over) (?:the )?(?:columns? )?\\(?(${NAME}(?: (?:date|id|name|at))?(?:(?:, | and )(?!an?\\b|with\\b|index)${NAME})*)\\)?(?: columns?)?`,
  'i',
);
const KEYS = new RegExp(`\\b(${NAME}(?:(?:, | and |, and )${NAME})+) as foreign keys\\b`, 'i');
const BEFORE = new RegExp(
  `(?<=^|[,;] |\\band |\\bwith |\\bcolumns )(${NAME}) (?:(?:that )?(?:must be |is |has to be |always )*)(before|after|less than|greater than|not after|not before) (?:the )?(${NAME}_${NAME})\\b`,
  'i',
);
const SIGNS: Readonly<Record<string, string>> = {
  before: '<',
  'less than': '<',
  after: '>',
  'greater than': '>',
  'not after': '<=',
  'not before': '>=',
};

export function readTableRules(prompt: string): TableRules {
  let rest = prompt;
  const indexes: { columns: string[]; isUnique: boolean }[] = [];
  for (let found = INDEX.exec(rest); found; found = INDEX.exec(rest)) {
    indexes.push({ columns: list((found[2] ?? '').toLowerCase()), isUnique: found[1] !== undefined });
    rest = rest.replace(found[0], '');
  }
  const checks: string[] = [];
  for (let found = BEFORE.exec(rest); found; found = BEFORE.exec(rest)) {
    const [said, first = '', word = '', second = ''] = found;
    checks.push(`CHECK (${first.toLowerCase()} ${SIGNS[word.toLowerCase()]} ${second.toLowerCase()})`);
    // A column that the wish names elsewhere is not said twice.
    const others = rest.replace(said, ' ');
    const own = [first, second].filter((name) => !new RegExp(`\\b${name}\\b`, 'i').test(others));
    rest = rest.replace(said, own.join(', '));
  }
  rest = rest.replace(KEYS, (_, names: string) =>
    list(names)
      .map((name) => `${name} foreign key`)
      .join(', '),
  );
  return { rest, checks, indexes };
}
