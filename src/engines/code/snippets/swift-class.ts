const STORED = /^ {2}(?:@?\w+(?:\(\w+\))? )*(?:var|let) \w+(?:: [^={]+)?$/m;

/** A struct whose fields all have a value at the start, as the class that the wish asks for. */
export function asSwiftClass(definition: string, prompt: string): string {
  if (!/\bclass\b/i.test(prompt) || /\bstruct\b/i.test(prompt) || STORED.test(definition)) return definition;
  return definition
    .replace(/^struct (?=\w+(?:<[^>]*>)?(?:: [\w, ]+)? \{$)/gm, 'final class ')
    .replace(/^( +)mutating func/gm, '$1func');
}
