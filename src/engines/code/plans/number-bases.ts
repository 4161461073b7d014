import { forLanguage } from '../languages/languages.ts';
import type { Snippet } from '../snippets/snippets.ts';
import { WishText } from './reading/text.ts';

type Base = 2 | 8 | 16;
const NAMES: Readonly<Record<Base, string>> = { 2: 'binary', 8: 'octal', 16: 'hexadecimal' };
const SAID: readonly (readonly [Base, RegExp])[] = [
  [2, /\bbin(?:ary)?\b/],
  [8, /\boct(?:al)?\b/],
  [16, /\bhex(?:adecimal)?\b/],
];
const COMPLAINT = 'Please type a whole number from 0 on.';

interface Voice {
  readonly imports: readonly string[];
  readonly helper?: readonly string[];
  /** Asks for the number, and ends where there is none. */
  readonly reads: readonly string[];
  readonly prints: (name: string, base: Base) => string;
}

const script = (strict: string): Voice => ({
  imports: ['import { createInterface } from "node:readline/promises";'],
  reads: [
    'const terminal = createInterface({ input: process.stdin, output: process.stdout });',
    `const text${strict} = await terminal.question("Number: ");`,
    'terminal.close();',
    'if (!/^\\d+$/.test(text.trim())) {',
    `  console.error("${COMPLAINT}");`,
    '  process.exit(1);',
    '}',
    'const number = BigInt(text.trim());',
  ],
  prints: (name, base) => `console.log(\`${name}: \${number.toString(${base})}\`);`,
});

const toBase = (type: string, reverse: string): readonly string[] => [
  `${type} {`,
  '    do {',
  `        ${reverse}`,
  '        number /= base;',
  '    } while (number > 0);',
];

const VOICES: Readonly<Record<string, Voice>> = {
  javascript: script(''),
  typescript: script(': string'),
  python: {
    imports: ['import sys'],
    reads: [
      'try:',
      '  number = int(input("Number: "))',
      'except (ValueError, EOFError):',
      '  number = -1',
      'if number < 0:',
      `  sys.exit("${COMPLAINT}")`,
    ],
    prints: (name, base) => `print(f"${name}: {number:${{ 2: 'b', 8: 'o', 16: 'x' }[base]}}")`,
  },
  ruby: {
    imports: [],
    reads: [
      "print 'Number: '",
      'number = Integer(gets.to_s.strip, 10, exception: false)',
      `abort '${COMPLAINT}' if number.nil? || number.negative?`,
    ],
    prints: (name, base) => `puts "${name}: #{number.to_s(${base})}"`,
  },
  php: {
    imports: [],
    reads: [
      "echo 'Number: ';",
      "$number = filter_var(trim((string) fgets(STDIN)), FILTER_VALIDATE_INT, ['options' => ['min_range' => 0]]);",
      'if ($number === false) {',
      `    fwrite(STDERR, '${COMPLAINT}' . PHP_EOL);`,
      '    exit(1);',
      '}',
    ],
    prints: (name, base) =>
      `echo '${name}: ', ${{ 2: 'decbin', 8: 'decoct', 16: 'dechex' }[base]}($number), PHP_EOL;`,
  },
  go: {
    imports: [],
    reads: [
      'var number uint64',
      'fmt.Print("Number: ")',
      'if _, err := fmt.Scanf("%d", &number); err != nil {',
      `\tfmt.Fprintln(os.Stderr, "${COMPLAINT}")`,
      '\tos.Exit(1)',
      '}',
    ],
    prints: (name, base) => `fmt.Printf("${name}: %${{ 2: 'b', 8: 'o', 16: 'x' }[base]}\\n", number)`,
  },
  rust: {
    imports: ['use std::io::{self, Write};'],
    reads: [
      'print!("Number: ");',
      'io::stdout().flush().expect("the terminal takes text");',
      'let mut text = String::new();',
      'io::stdin().read_line(&mut text).expect("the input is text");',
      'let Ok(number) = text.trim().parse::<u64>() else {',
      `    eprintln!("${COMPLAINT}");`,
      '    std::process::exit(1);',
      '};',
    ],
    prints: (name, base) => `println!("${name}: {number:${{ 2: 'b', 8: 'o', 16: 'x' }[base]}}");`,
  },
  java: {
    imports: ['import java.util.Scanner;'],
    reads: [
      'System.out.print("Number: ");',
      'Scanner input = new Scanner(System.in);',
      'long number = input.hasNextLong() ? input.nextLong() : -1;',
      'if (number < 0) {',
      `    System.err.println("${COMPLAINT}");`,
      '    System.exit(1);',
      '}',
    ],
    prints: (name, base) => `System.out.println("${name}: " + Long.toString(number, ${base}));`,
  },
  kotlin: {
    imports: ['import kotlin.system.exitProcess'],
    reads: [
      'print("Number: ")',
      'val number = readLine()?.trim()?.toLongOrNull() ?: -1',
      'if (number < 0) {',
      `    System.err.println("${COMPLAINT}")`,
      '    exitProcess(1)',
      '}',
    ],
    prints: (name, base) => `println("${name}: \${number.toString(${base})}")`,
  },
  csharp: {
    imports: [],
    reads: [
      'Console.Write("Number: ");',
      'if (!long.TryParse(Console.ReadLine(), out long number) || number < 0)',
      '{',
      `    Console.Error.WriteLine("${COMPLAINT}");`,
      '    Environment.Exit(1);',
      '}',
    ],
    prints: (name, base) => `Console.WriteLine($"${name}: {Convert.ToString(number, ${base})}");`,
  },
  swift: {
    imports: ['import Foundation'],
    reads: [
      'print("Number: ", terminator: "")',
      'guard let text = readLine(), let number = UInt64(text) else {',
      `    print("${COMPLAINT}")`,
      '    exit(1)',
      '}',
    ],
    prints: (name, base) => `print("${name}: \\(String(number, radix: ${base}))")`,
  },
  c: {
    imports: ['#include <stdio.h>', '#include <stdlib.h>'],
    helper: [
      '// 64 digits of the smallest base, and the end.',
      'enum { MOST_DIGITS = 65 };',
      '',
      ...toBase(
        'static void print_in(const char *name, unsigned long long number, unsigned base)',
        'digits[--at] = "0123456789abcdef"[number % base];',
      ).flatMap((line, at) =>
        at === 0 ? [line, '    char digits[MOST_DIGITS] = {0};', '    int at = MOST_DIGITS - 1;'] : [line],
      ),
      '    printf("%s: %s\\n", name, digits + at);',
      '}',
    ],
    reads: [
      'long long number = 0;',
      'printf("Number: ");',
      'if (scanf("%lld", &number) != 1 || number < 0) {',
      `    fprintf(stderr, "${COMPLAINT}\\n");`,
      '    return EXIT_FAILURE;',
      '}',
    ],
    prints: (name, base) => `print_in("${name}", (unsigned long long)number, ${base});`,
  },
  cpp: {
    imports: ['#include <algorithm>', '#include <cstdlib>', '#include <iostream>', '#include <string>'],
    helper: [
      ...toBase(
        'std::string in_base(unsigned long long number, unsigned base)',
        'digits += "0123456789abcdef"[number % base];',
      ).flatMap((line, at) => (at === 0 ? [line, '    std::string digits;'] : [line])),
      '    std::reverse(digits.begin(), digits.end());',
      '    return digits;',
      '}',
    ],
    reads: [
      'long long number = 0;',
      'std::cout << "Number: ";',
      'if (!(std::cin >> number) || number < 0) {',
      `    std::cerr << "${COMPLAINT}\\n";`,
      '    return EXIT_FAILURE;',
      '}',
    ],
    prints: (name, base) =>
      `std::cout << "${name}: " << in_base(static_cast<unsigned long long>(number), ${base}) << '\\n';`,
  },
};

const READS = /\b(?:reads?|reading|asks?|asking|prompts?|inputs?|enters?|typed|types|stdin|user)\b/;
const MET =
  /\b(?:please|write|create|make|console|terminal|simple|small|program|app|application|script|tool|code|an?|the|that|which|to|for|and|then|from|by|it|its|of|in|as|both|with|into|reads?|reading|asks?|asking|prompts?|inputs?|enters?|entered|typed|types|stdin|standard|keyboard|user|decimal|whole|positive|non-?negative|integers?|ints?|numbers?|values?|prints?|printing|shows?|displays?|outputs?|converts?|representations?|forms?|format|notation|bases?|equivalents?|binary|bin|octal|oct|hexadecimal|hex)\b/g;

/** "Reads a number and prints it in binary and hexadecimal": undefined if a word of the wish is not met. */
export function planNumberBases(prompt: string, language: string): Snippet | undefined {
  if (!READS.test(prompt) || !/\b(?:print|show|display|output|convert)/i.test(prompt)) return undefined;
  const { rest } = new WishText(prompt);
  const bases = SAID.flatMap(([base, said]) => {
    const at = rest.search(said);
    return at < 0 ? [] : { base, at };
  }).sort((a, b) => a.at - b.at);
  // "Reads a binary number": what is read is in another base.
  const isOther =
    /\b(?:binary|octal|hex(?:adecimal)?) (?:numbers?|values?|string|input)\b|\b(?:to|in) decimal$/.test(rest);
  const voice = forLanguage(VOICES, language);
  const own = new RegExp(`\\b${language === 'csharp' ? 'c' : language}\\b`, 'g');
  if (!voice || isOther || bases.length === 0 || /\w/.test(rest.replace(own, ' ').replace(MET, ' ')))
    return undefined;
  const { imports, helper = [], reads, prints } = voice;
  return {
    definition: [...imports, ...(helper.length > 0 ? ['', ...helper] : [])].join('\n'),
    example: [...reads, ...bases.map(({ base }) => prints(NAMES[base], base))].join('\n'),
  };
}
