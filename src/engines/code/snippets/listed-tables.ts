const NAMES = '((?:[a-z]\\w*(?:, and |, | and ))+[a-z]\\w*)';

/** "Tables orders, customers", "from the orders and customers tables". */
const LIST = new RegExp(
  `[,.;]? ?\\b(?:(?:using|from|with|given|on|i have|there are) )?(?:the |my )?tables:? ${NAMES}(?= ?(?:$|[.;()]))|` +
    `[,.;]? ?\\b(?:using|from|with|given) (?:the |my )?${NAMES} tables\\b`,
  'i',
);

interface ListedTables {
  /** The words of the wish that list them. */
  readonly said: string;
  readonly names: readonly string[];
}

/** The tables that a wish lists without their columns. */
export function listedTables(prompt: string): ListedTables | undefined {
  const [said, behind, before] = LIST.exec(prompt) ?? [];
  return said === undefined
    ? undefined
    : { said, names: (behind ?? before ?? '').toLowerCase().split(/, and |, | and /) };
}
