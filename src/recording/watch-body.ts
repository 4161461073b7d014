import { SingleUse } from '../contract/single-use.ts';

interface BodyWatch {
  onPiece(bytes: Uint8Array): void;
  /** Called once. `left`: the reader went away; `cut`: the body broke in the middle. */
  onEnd(end: 'whole' | 'cut' | 'left'): void;
}

/** Passes a body on and tells of its pieces and its end. */
export function watchBody(
  body: AsyncIterable<Uint8Array>,
  { onPiece, onEnd }: BodyWatch,
): AsyncIterable<Uint8Array> {
  const source = body[Symbol.asyncIterator]();
  let over = false;
  const end = (how: 'whole' | 'cut' | 'left'): void => {
    if (over) return;
    over = true;
    onEnd(how);
  };
  const iterator: AsyncIterator<Uint8Array> = {
    async next() {
      try {
        const step = await source.next();
        if (step.done) end('whole');
        else onPiece(step.value);
        return step;
      } catch (error) {
        end('cut');
        throw error;
      }
    },
    async return() {
      const left = await source.return?.();
      end('left');
      return left ?? { done: true, value: undefined };
    },
  };
  return new SingleUse(iterator);
}
