/** Nothing of the request was understood: the service answers with the reason and charges nothing. */
export class NothingUnderstood extends Error {
  override readonly name = 'NothingUnderstood';
}
