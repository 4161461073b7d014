const BOTH =
  /^(.{2,80}?\b(?:in|to|into|as|of|for|with)) (?:the )?([\w°²³/. -]{1,40}?) and (?:(?:in|to|into|as|of|for|with) )?(?:the )?([\w°²³/. -]{1,40}?)[?.! ]*$/i;

/** "10 inches in cm and feet": two questions that share their beginning. */
export function twoObjects(message: string): readonly string[] | undefined {
  const [, beginning, first, second] = message.length > 160 ? [] : (BOTH.exec(message) ?? []);
  return beginning === undefined ? undefined : [`${beginning} ${first}`, `${beginning} ${second}`];
}
