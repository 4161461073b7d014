/** Tasks begun ahead of the oldest that has not ended: what keeps memory flat when one is slow. */
const AHEAD = 4;

/** So many tasks at a time, and none far ahead of the oldest. The first that fails ends it all. */
export class Turnstile {
  private inside = 0;
  /** The place of the next task to begin, and of the oldest that has not ended. */
  private next = 0;
  private oldest = 0;
  private readonly ended = new Set<number>();
  private failure: { readonly error: unknown } | undefined;
  private wake: () => void = () => undefined;

  constructor(private readonly width: number) {}

  /** Begins the task, which is told its place in the row, and resolves when another may come. */
  async enter(task: (place: number) => Promise<void>): Promise<void> {
    const place = this.next;
    this.next += 1;
    this.inside += 1;
    task(place).then(
      () => this.leave(place),
      (error: unknown) => {
        this.failure ??= { error };
        this.leave(place);
      },
    );
    while (this.inside >= this.width || this.next - this.oldest > this.width * AHEAD) await this.change();
    if (this.failure) throw this.failure.error;
  }

  /** Resolves when nobody is left inside. */
  async empty(): Promise<void> {
    while (this.inside > 0 && !this.failure) await this.change();
    if (this.failure) throw this.failure.error;
  }

  private leave(place: number): void {
    this.inside -= 1;
    this.ended.add(place);
    while (this.ended.delete(this.oldest)) this.oldest += 1;
    this.wake();
  }

  /** One waits at a time: whoever hands out the tasks. */
  private change(): Promise<void> {
    if (this.failure) throw this.failure.error;
    return new Promise((resolve) => {
      this.wake = resolve;
    });
  }
}
