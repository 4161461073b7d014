const BETWEEN =
  /^(?:[\s,;]+|(?:and|with|plus|together|along|including|showing|shows?|also|their|its|the|an?|in|but|then|it|that|which)\b)+/;

/** Reads a text that consists of these pieces and of nothing else; each piece is there once at most. */
export function pieces<Name extends string>(
  text: string,
  patterns: Readonly<Record<Name, RegExp>>,
): Partial<Record<Name, RegExpExecArray>> | undefined {
  const found: Partial<Record<Name, RegExpExecArray>> = {};
  let rest = text.replace(BETWEEN, '');
  while (rest !== '') {
    let one: RegExpExecArray | null = null;
    for (const name in patterns) {
      if (found[name]) continue;
      one = new RegExp(`^(?:${patterns[name].source})(?!\\w)`).exec(rest);
      if (!one) continue;
      found[name] = one;
      break;
    }
    if (!one) return undefined;
    rest = rest.slice(one[0].length).replace(BETWEEN, '');
  }
  return found;
}
