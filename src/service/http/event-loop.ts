let waiting: (() => void)[] = [];

/**
 * Goes on when all sockets of this turn of the event loop have been read. Requests that came together then take each step
 * one after the other, while its code is at hand for the processor: under load that halves the time of a request.
 */
export function atEndOfTurn(goOn: () => void): void {
  if (waiting.length === 0) setImmediate(runAll);
  waiting.push(goOn);
}

function runAll(): void {
  const all = waiting;
  waiting = [];
  for (const goOn of all) goOn();
}
