/** The request that --dry-run prints instead of sending it. Thrown, so that no command goes on as if it had an answer. */
export class DryRun extends Error {
  override readonly name = 'DryRun';

  constructor(readonly request: Readonly<Record<string, unknown>>) {
    super('dry run');
  }
}
