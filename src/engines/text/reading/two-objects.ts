const BOTH =
  /^(.{2,80}?\b(?:in|to|into|as|of|for|with)) (?:the )?([\w°²³/. -]{1,40}?) and (?:(?:in|to|into|as|of|for|with) )?(?:the )?([\w°²³/. -]{1,40}?)[?.! ]*$/i;

interface TwoObjects {
  readonly questions: readonly string[];
  readonly objects: readonly string[];
}

/** "10 inches in cm and feet": two questions that share their beginning. */
export function twoObjects(message: string): TwoObjects | undefined {
  const [, beginning, ...objects] = message.length > 160 ? [] : (BOTH.exec(message) ?? []);
  if (beginning === undefined) return undefined;
  return { questions: objects.map((object) => `${beginning} ${object}`), objects };
}

/** A question of its own, or what another word stands for. */
const NO_OBJECT =
  /\b(?:it|its|them|their)\b|\b(?:what|which|how|when|where|who|why)\b|^(?:is|are|do|does)\b/i;

/** The objects that an answer does not speak of, though it speaks of another. */
export function missingObjects(message: string, answer: string): readonly string[] {
  const plain = answer.toLowerCase();
  const missing = (twoObjects(message)?.objects ?? []).filter(
    (each) => !plain.includes(each.toLowerCase()) && !NO_OBJECT.test(each),
  );
  return missing.length === 1 ? missing : [];
}
