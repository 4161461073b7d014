/** Waiting entries, taken in turns between their keys: who asks a hundred times waits behind who asks once. */
export class FairQueue<T> {
  /** The key whose turn is next comes first. */
  readonly #byKey = new Map<string, T[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  countOf(key: string): number {
    return this.#byKey.get(key)?.length ?? 0;
  }

  add(key: string, entry: T): void {
    const own = this.#byKey.get(key);
    if (own) own.push(entry);
    else this.#byKey.set(key, [entry]);
    this.#size += 1;
  }

  /** The first entry of the next key that may go; its key then waits for its next turn. */
  take(may: (key: string) => boolean): T | undefined {
    for (const [key, own] of this.#byKey) {
      if (!may(key)) continue;
      const entry = own.shift();
      this.#byKey.delete(key);
      if (own.length > 0) this.#byKey.set(key, own);
      this.#size -= 1;
      return entry;
    }
    return undefined;
  }

  remove(key: string, entry: T): void {
    const own = this.#byKey.get(key);
    const place = own?.indexOf(entry) ?? -1;
    if (!own || place < 0) return;
    own.splice(place, 1);
    this.#size -= 1;
    if (own.length === 0) this.#byKey.delete(key);
  }
}
