/** A copy of a list in random order. */
export function shuffled(items, random = Math.random) {
  const all = [...items];
  for (let last = all.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [all[last], all[other]] = [all[other], all[last]];
  }
  return all;
}

/** The lines of a text that are not empty. */
export const linesOf = (text) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Shows the time of a game in an element, as "1:05"; it runs from the first move to the end. */
export function gameClock(element) {
  let startedAt;
  let ticking;
  const show = () => {
    const seconds = startedAt === undefined ? 0 : Math.floor((Date.now() - startedAt) / 1000);
    element.textContent = `Time ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  };
  const stop = () => {
    clearInterval(ticking);
    ticking = undefined;
  };
  return {
    start() {
      if (ticking !== undefined) return;
      startedAt = Date.now();
      ticking = setInterval(show, 250);
      show();
    },
    stop,
    reset() {
      stop();
      startedAt = undefined;
      show();
    },
  };
}

/** What a page keeps while it is open, where the browser keeps nothing for it. */
const unstored = new Map();

/** The value that the browser has kept under a name, or a first one. */
export function kept(name, first) {
  try {
    return JSON.parse(localStorage.getItem(name)) ?? first;
  } catch {
    return unstored.get(name) ?? first;
  }
}

/** Keeps a value in the browser, where a page may. */
export function keep(name, value) {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    unstored.set(name, value);
  }
}
