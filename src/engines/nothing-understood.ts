/** The engine understood nothing of the request: the service answers with the reason and charges nothing. */
export class NothingUnderstood extends Error {
  override readonly name = 'NothingUnderstood';
}
