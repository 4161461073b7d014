/** Definitions that the code of steps uses. */
export const goHelpers = (code: string): string =>
  [
    /\bEntry\b/.test(code) && 'type Entry struct {\n  Key   string\n  Count int\n}',
    /\bpointerTo\(/.test(code) && 'func pointerTo[T any](value T) *T {\n  return &value\n}',
    /\breverseText\(/.test(code) &&
      'func reverseText(text string) string {\n  letters := []rune(text)\n  for i, j := 0, len(letters)-1; i < j; i, j = i+1, j-1 {\n    letters[i], letters[j] = letters[j], letters[i]\n  }\n  return string(letters)\n}',
    /\babsolute\(/.test(code) &&
      'func absolute(value int) int {\n  if value < 0 {\n    return -value\n  }\n  return value\n}',
  ]
    .filter(Boolean)
    .join('\n\n');
