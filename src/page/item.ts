/** Replies are read tolerantly: a field that is missing or of another type counts as empty. */
export type Item = Readonly<Record<string, unknown>>;

export function isItem(value: unknown): value is Item {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export const text = (item: Item, name: string): string => {
  const value = item[name];
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
};
export const number = (item: Item, name: string): number => {
  const value = item[name];
  return typeof value === 'number' ? value : 0;
};
export const flag = (item: Item, name: string): boolean => item[name] === true;
export const part = (item: Item, name: string): Item => {
  const value = item[name];
  return isItem(value) ? value : {};
};
export const list = (item: Item, name: string): readonly Item[] => {
  const value = item[name];
  return Array.isArray(value) ? value.filter(isItem) : [];
};
export const words = (item: Item, name: string): readonly string[] => {
  const value = item[name];
  return Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];
};

/** The values that the user entered. */
export function typedIn({ currentTarget: target }: Event): string {
  const holds =
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement;
  return holds ? target.value : '';
}
