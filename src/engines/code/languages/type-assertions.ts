const ASSERTION =
  /(?<=(?:[=(,:?&|[{;!]|=>|\breturn|\bawait)\s*)<[A-Za-z_$][\w$.]*(?:<[^<>()]*>)?(?:\[\])*>(?=\s*[\w$([{'"`])/g;

/** Blanks out type assertions written as `<T>value`, which look like JSX; everything else keeps its position. */
export const withoutAssertions = (code: string): string =>
  code.replace(ASSERTION, (assertion) => ' '.repeat(assertion.length));

export const assertionsIn = (code: string): number => code.match(ASSERTION)?.length ?? 0;
