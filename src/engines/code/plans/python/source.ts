/** Python as it is put together: lines that hold nothing but an empty part fall away. */
type Part = string | number | false | undefined;

const NOTHING = '\u0000';

/** A template of Python; a part of several lines is indented as the line that it begins. */
export function py({ raw }: TemplateStringsArray, ...parts: readonly Part[]): string {
  let text = raw[0] ?? '';
  parts.forEach((part, at) => {
    const indent = /(?:^|\n)( *)$/.exec(text)?.[1];
    if (part === undefined || part === false || part === '') text += indent === undefined ? '' : NOTHING;
    else text += `${part}`.replaceAll(/\n(?=[^\n])/g, `\n${indent ?? ''}`);
    text += raw[at + 1] ?? '';
  });
  return text
    .split('\n')
    .filter((line) => line.trim() !== NOTHING)
    .join('\n')
    .replaceAll(NOTHING, '')
    .replace(/^\n/, '')
    .trimEnd();
}

/** A test: its name without "test_", and statements that assert. */
type Check = readonly [name: string, body: string];

export interface Program {
  /** Without the imports of the standard library. */
  readonly code: string;
  /** The code that runs when the file is the main program. */
  readonly main?: string;
  readonly checks?: readonly Check[];
}

const MODULES =
  'argparse asyncio base64 csv functools glob gzip hashlib heapq html inspect io itertools json logging math mimetypes operator os platform queue random re secrets shutil signal smtplib socket sqlite3 ssl statistics string subprocess sys tempfile textwrap threading time unicodedata unittest urllib.error urllib.parse urllib.request uuid zipfile'.split(
    ' ',
  );

const NAMES: readonly (readonly [module: string, names: string])[] = [
  ['collections', 'Counter OrderedDict defaultdict deque'],
  ['collections.abc', 'Callable Iterable Iterator'],
  ['concurrent.futures', 'ThreadPoolExecutor as_completed'],
  ['contextlib', 'closing contextmanager suppress'],
  ['dataclasses', 'asdict dataclass field fields'],
  ['datetime', 'date datetime timedelta timezone'],
  ['decimal', 'ROUND_HALF_UP Decimal InvalidOperation'],
  ['email.message', 'EmailMessage'],
  ['enum', 'Enum StrEnum'],
  ['http', 'HTTPStatus'],
  ['http.server', 'BaseHTTPRequestHandler ThreadingHTTPServer'],
  ['pathlib', 'Path'],
  ['tkinter', 'filedialog messagebox ttk'],
  ['typing', 'Annotated Any NamedTuple'],
  ['unittest.mock', 'patch'],
];

/** Names in quotes or comments are not used; in an f-string they are. */
const TEXTS = /^\s*#.*$|(?<![fr])"""[\s\S]*?"""|(?<![\w"])"(?:[^"\\\n]|\\.)*"/gm;

/** Imports that the code needs and does not have. */
function importsFor(code: string): string[] {
  const used = code.replace(TEXTS, '""');
  const modules = MODULES.filter((name) =>
    new RegExp(`(?<![\\w."'])${name.replace('.', '\\.')}\\.(?=[a-zA-Z_])`).test(used),
  );
  const names = NAMES.flatMap(([module, all]) => {
    const found = all.split(' ').filter((name) => new RegExp(`(?<![\\w.])${name}\\b(?!=[^=])`).test(used));
    return found.length > 0 ? [`from ${module} import ${found.join(', ')}`] : [];
  });
  const isTk = /(?<![\w.])tk\./.test(used);
  return [...modules.map((name) => `import ${name}`), ...(isTk ? ['import tkinter as tk'] : []), ...names];
}

const OWN_IMPORT = /^(?:import|from) .*\n?/gm;

/** `assert a == b` as the methods of unittest say it. */
const asMethod = (body: string): string =>
  body
    .replace(/^( *)assert not (.+)$/gm, '$1self.assertFalse($2)')
    .replace(/^( *)assert (.+) is None$/gm, '$1self.assertIsNone($2)')
    .replace(/^( *)assert (.+?) == (.+)$/gm, '$1self.assertEqual($2, $3)')
    .replace(/^( *)assert (.+) not in (.+)$/gm, '$1self.assertNotIn($2, $3)')
    .replace(/^( *)assert (.+) in (.+)$/gm, '$1self.assertIn($2, $3)')
    .replace(/^( *)assert (.+)$/gm, '$1self.assertTrue($2)')
    .replaceAll('with raises(', 'with self.assertRaises(');

export type Framework = 'pytest' | 'unittest' | 'asserts';

/** Statements at the end of the file that stop it where one does not hold. */
const plainly = (checks: readonly Check[]): string =>
  `${checks
    .map(([, body]) =>
      body
        .replace(
          /^( *)with raises\((\w+)\):\n((?:\1 {2}.*(?:\n|$))+)/gm,
          (_, space: string, error: string, call: string) =>
            `${space}try:\n${call.trimEnd()}\n${space}except ${error}:\n${space}  pass\n${space}else:\n${space}  raise AssertionError("${error} expected")\n`,
        )
        .trimEnd(),
    )
    .join('\n')}\nprint("all asserts hold")`;

function testsOf(checks: readonly Check[], framework: Framework, name: string): string {
  if (framework === 'pytest')
    return checks
      .map(
        ([about, body]) =>
          `def test_${about}():\n${indented(body.replaceAll('with raises(', 'with pytest.raises('))}`,
      )
      .join('\n\n\n');
  const methods = checks.map(
    ([about, body]) => `  def test_${about}(self):\n${indented(asMethod(body), '    ')}`,
  );
  return `class ${name}Test(unittest.TestCase):\n${methods.join('\n\n')}`;
}

const indented = (body: string, by = '  '): string => body.replace(/^(?=.)/gm, by);

interface Written {
  readonly program: Program;
  readonly summary: string;
  readonly framework: Framework | undefined;
  /** The subject of the tests. */
  readonly subject: string;
}

/** The whole file; steps of two spaces become those of four. */
export function fileOf({ program, summary, framework, subject }: Written): string {
  const { code, checks = [], main } = program;
  const isPlain = framework === 'asserts' && checks.length > 0;
  const tests = framework && !isPlain && checks.length > 0 ? testsOf(checks, framework, subject) : '';
  const runs = isPlain
    ? [main, plainly(checks)].filter(Boolean).join('\n')
    : (main ?? (framework === 'unittest' ? 'unittest.main()' : ''));
  const body = [
    code.replace(OWN_IMPORT, '').trim(),
    tests,
    runs && `if __name__ == "__main__":\n${indented(runs)}`,
  ];
  const rest = body.filter(Boolean).join('\n\n\n');
  const own = [
    ...(code.match(OWN_IMPORT) ?? []).map((line) => line.trim()),
    ...(tests.includes('pytest.') ? ['import pytest'] : []),
  ];
  const imports = [importsFor(rest).join('\n'), own.join('\n')].filter(Boolean).join('\n\n');
  const whole = [imports, spaced(`${summary}\n${rest}`)].filter(Boolean).join('\n\n\n');
  return `${whole.replace(/^ +/gm, (spaces) => spaces.repeat(2)).replace(/[ \t]+$/gm, '')}\n`;
}

const STARTS = /^(?:@|(?:async )?def |class )/;

/** Blank lines as everybody sets them: two around functions and classes, one between methods. */
function spaced(code: string): string {
  const lines: string[] = [];
  for (const line of code.replace(/[ \t]+$/gm, '').split('\n')) {
    const last = lines.findLast((one) => one !== '') ?? '';
    const blank = lines.length - 1 - lines.lastIndexOf(last);
    const isFree = !/^ *(?:@|#)/.test(last) && lines.length > 0;
    const isNext = isFree && /^[\w@#]/.test(line) && (STARTS.test(line) || /^ /.test(last));
    const isMethod =
      isFree && /^ {2}(?:@|(?:async )?def )/.test(line) && !/^(?:class|def|async def) |:$/.test(last);
    const wanted = isNext ? 2 : isMethod ? 1 : line === '' ? 0 : Math.min(blank, 2);
    if (isNext || isMethod)
      lines.splice(lines.lastIndexOf(last) + 1, blank, ...Array.from({ length: wanted }, () => ''));
    lines.push(line);
  }
  return lines
    .join('\n')
    .replace(/\n{3,}(?= )/g, '\n\n')
    .replace(/\n{4,}/g, '\n\n\n');
}
