/** What is read once, through the one iterator that it has. */
export class SingleUse<T> implements AsyncIterable<T> {
  constructor(private readonly iterator: AsyncIterator<T>) {}

  [Symbol.asyncIterator](): AsyncIterator<T> {
    return this.iterator;
  }
}
