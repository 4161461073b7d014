/** So many at a time; the others wait in their order. */
export class Slots {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(count: number) {
    this.#free = count;
  }

  /** Gives the function that leaves; calling it twice leaves once. */
  async enter(): Promise<() => void> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    let isInside = true;
    return () => {
      if (!isInside) return;
      isInside = false;
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    };
  }
}
