/** Ends the command with another program's exit status, and without a word: that program has said what there was to say. */
export class SilentExit extends Error {
  override readonly name = 'Ended';

  constructor(readonly status: number) {
    super(`ended with ${status}`);
  }
}
