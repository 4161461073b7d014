import type { WishText } from './text.ts';

export interface AskedFunction {
  /** The spelling in the wish. */
  readonly name?: string;
  /** The names of its parameters, if the wish lists them. */
  readonly parameters?: readonly string[];
}

const KIND =
  '(?:(?:static|pure|generic|simple|small|short|plain|typed|async)\\s+)*(?:function|method|func|fn|def|procedure|subroutine|helper|linq query|query|lambda|one-?liner|routine|program|script|code|snippet|extension method|linq method)';
const NO_NAME =
  '(?!(?:that|which|to|for|returning|with|taking|of|and|in|the|is|called|named|using|who|reads?|over|given)\\b)';

/** The function that the wish names, with the parameters that it lists. */
export function readFunction(wish: WishText): AskedFunction {
  const signed =
    wish.take(
      new RegExp(
        `(?:\\b(?:an? |the )?${KIND}\\s+(?:called |named )?)?["'\`]?\\b([a-z_][\\w]*)["'\`]?\\s*\\(([^()]{0,80})\\)(?:\\s*(?:->|:)?\\s*(?:list|array|int|string|bool|double|\\[\\]\\w+|map\\[\\w+\\]\\w+)\\b)?`,
      ),
    ) ?? undefined;
  if (signed?.[1]) {
    const parameters = (signed[2] ?? '')
      .split(',')
      .map((one) => one.trim().replace(/^\$/, '').split(/[\s:]/)[0] ?? '')
      .filter(Boolean);
    return { name: wish.original(signed, signed[1]), parameters };
  }
  const called = wish.take(
    new RegExp(`\\b(?:an? |the )?(?:${KIND}\\s+)(?:called|named)\\s+["'\`]?([a-z_]\\w*)["'\`]?`),
  );
  if (called?.[1]) return { name: wish.original(called, called[1]) };
  const plain = new RegExp(
    `\\b(?:an? |the )?${KIND}\\s+${NO_NAME}["'\`]?([a-z]\\w*)["'\`]?(?=\\s+(?:that|which|to|taking|returning|for|which)\\b)`,
  ).exec(wish.rest);
  if (plain?.[1] && /[A-Z_]/.test(wish.original(plain, plain[1]))) {
    wish.take(new RegExp(`\\b(?:an? |the )?${KIND}\\s+["'\`]?${plain[1]}["'\`]?`));
    return { name: wish.original(plain, plain[1]) };
  }
  wish.take(new RegExp(`\\b(?:an? |the )?${KIND}\\b`));
  return {};
}
