export interface PageFacts {
  readonly version: string;
  /** Each a title and its lines. */
  readonly topics: readonly (readonly string[])[];
}

export function manualPage(tree: unknown, facts: PageFacts): string;
export function buildManual(): string;
