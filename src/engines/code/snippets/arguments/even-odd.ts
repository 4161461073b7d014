/** Prints which of two words holds for a value, by the name that the stored function has in each language. */
const SAYING: Readonly<Record<string, (value: string) => string[]>> = {
  c: (value) => [`printf("%s\\n", is_even(${value}) ? "even" : "odd");`],
  cpp: (value) => [`std::cout << (isEven(${value}) ? "even" : "odd") << '\\n';`],
  java: (value) => [`System.out.println(isEven(${value}) ? "even" : "odd");`],
  csharp: (value) => [`Console.WriteLine(IsEven(${value}) ? "even" : "odd");`],
  javascript: (value) => [`console.log(isEven(${value}) ? 'even' : 'odd');`],
  typescript: (value) => [`console.log(isEven(${value}) ? 'even' : 'odd');`],
  php: (value) => [`echo isEven(${value}) ? 'even' : 'odd', "\\n";`],
  ruby: (value) => [`puts even?(${value}) ? 'even' : 'odd'`],
  python: (value) => [`print("even" if is_even(${value}) else "odd")`],
  kotlin: (value) => [`println(if (isEven(${value})) "even" else "odd")`],
  rust: (value) => [`println!("{}", if is_even(${value}) { "even" } else { "odd" });`],
  go: (value) => [`if isEven(${value}) {`, '  fmt.Println("even")', '} else {', '  fmt.Println("odd")', '}'],
};

/** "Whether it is even or odd" is answered with one of the words, not with true or false. */
export const evenOrOdd = (prompt: string, language: string, value: string): string | undefined =>
  /\beven or (?:an )?odd\b|\bodd or (?:an )?even\b/i.test(prompt)
    ? SAYING[language]?.(value).join('\n')
    : undefined;
