/** A key of a map with its value, which have the types of that map. */
function entry(code: string): string {
  const [, key = 'string', value = 'int'] = /\bmap\[(\w+)\](int|float64)\{\}/.exec(code) ?? [];
  return `type Entry struct {\n  Key   ${key}\n  Count ${value}\n}`;
}

/** Definitions that the code of steps uses. */
export const goHelpers = (code: string): string =>
  [
    /\bEntry\b/.test(code) && entry(code),
    /\bpointerTo\(/.test(code) && 'func pointerTo[T any](value T) *T {\n  return &value\n}',
    /\breverseText\(/.test(code) &&
      'func reverseText(text string) string {\n  letters := []rune(text)\n  for i, j := 0, len(letters)-1; i < j; i, j = i+1, j-1 {\n    letters[i], letters[j] = letters[j], letters[i]\n  }\n  return string(letters)\n}',
    /\babsolute\(/.test(code) &&
      'func absolute(value int) int {\n  if value < 0 {\n    return -value\n  }\n  return value\n}',
  ]
    .filter(Boolean)
    .join('\n\n');
