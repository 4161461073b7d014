/** Makes an iterator iterable, for a single loop. */
export class SingleUse<T> implements AsyncIterable<T> {
  constructor(private readonly iterator: AsyncIterator<T>) {}

  [Symbol.asyncIterator](): AsyncIterator<T> {
    return this.iterator;
  }
}
