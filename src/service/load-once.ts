/** The module is loaded at the first call, and from then on there without a promise: the hot path does not wait for it again. */
export function loadOnce<T>(load: () => Promise<T>): () => T | Promise<T> {
  let loaded: T | undefined;
  return () =>
    loaded ??
    load().then((module) => {
      loaded = module;
      return module;
    });
}
