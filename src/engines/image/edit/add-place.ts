const RELATION =
  /\b(on top of|on|onto|instead of|next to|beside|near|by|left of|to the left of|right of|to the right of|in front of|behind|above|over|under|below|to|in|into|inside|around|with)\s+(?:(?:the|my|his|her|its|this|that)\s+(.+)|(him|her|it|them))$/;

/** Words for parts of the image, not for things in it. */
const PARTS_OF_IMAGE =
  /^(?!hands?$)(?:(?:far|top|bottom|upper|lower|left|right|middle|cent(?:er|re)|hand|very)[- ]?)+(?:corner|side|half|third|edge|part)?$|^(?:corner|side|sky|air|background|foreground|ground|front|distance|picture|image|photo|scene)\b.*$/;

/** "A hat on the cat" is a hat, on, and the cat. */
export function placeIn(words: string): {
  readonly what: string;
  readonly relation?: string | undefined;
  readonly anchor?: string | undefined;
} {
  const [said, relation, named, pronoun] = RELATION.exec(words.replace(/\bon top$/, 'on top of it')) ?? [];
  const anchor = named ?? pronoun ?? '';
  if (said === undefined) return { what: words.replace(/\b(?:flying|somewhere)\b/g, ' ') };
  const what = words.replace(/\bon top$/, 'on top of it').slice(0, -said.length);
  return PARTS_OF_IMAGE.test(anchor.trim()) ? { what } : { what, relation, anchor: anchor.trim() };
}
