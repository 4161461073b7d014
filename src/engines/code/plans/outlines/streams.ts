/** They tell the manner, not the thing. */
export const STREAMS = /,? ?\b(?:using|with|via|by) (?:the )?(?:java )?streams?(?: api)?\b/;

/** The order of a line such as `return sorted(sortedDown(found, b), a)`, as streams say it. */
export function streamOrder(line: string, type: string): string {
  const [last, first] = [...line.matchAll(/, (\w+)\)/g)].map(([, key = '']) => key);
  if (last === undefined) return '';
  const signs = [...line.matchAll(/sorted(Down)?\(/g)].map(([, down]) => (down ? '.reversed()' : ''));
  const keys = first === undefined ? [last] : [first, last];
  const [one = '', two] = keys.map((key, at) => `Comparator.comparing(${type}::${key})${signs[at]}`);
  return `.sorted(${one}${two ? `.thenComparing(${two})` : ''})`;
}

/** A test such as `dueDate < today()`, in Java. */
export const javaTest = (test: string): string => {
  const [name = '', sign = '', value = ''] = test.split(' ');
  if (value === 'today()') return `one.${name}().isBefore(LocalDate.now())`;
  return sign === '==' ? `one.${name}().equals(${value})` : `one.${name}() ${sign} ${value}`;
};
