import { type Case, CHECKS, isInexact } from './comparisons.ts';

interface Table {
  readonly lines: readonly string[];
  readonly decorator?: readonly string[];
  readonly parameters?: string;
}

/** The call of a row is a function of its own where it gives an error, or whether it found something, too. */
function ofTwoResults(cases: readonly Case[], { name, second, kind }: Case['type']): Table {
  const isError = second === 'error';
  const differs = cases.some((one) => isInexact(one))
    ? 'math.Abs(got-test.want) > 1e-9'
    : kind === 'list'
      ? 'fmt.Sprint(got) != fmt.Sprint(test.want)'
      : 'got != test.want';
  return {
    lines: [
      'tests := []struct {',
      '  name string',
      `  call func() (${name}, ${isError ? 'error' : 'bool'})`,
      `  want ${name}`,
      '}{',
      ...cases.map(
        ({ call, expected }) =>
          `  {${JSON.stringify(call)}, func() (${name}, ${isError ? 'error' : 'bool'}) { return ${call} }, ${expected}},`,
      ),
      '}',
      'for _, test := range tests {',
      '  t.Run(test.name, func(t *testing.T) {',
      `    if got, ${isError ? 'err := test.call(); err != nil' : 'ok := test.call(); !ok'} || ${differs} {`,
      '      t.Errorf("got %v, want %v", got, test.want)',
      '    }',
      '  })',
      '}',
    ],
  };
}

/** The cases of one function as a table, for frameworks that have a usual form for it. */
export const TABLES: Readonly<Record<string, (cases: readonly Case[]) => Table>> = {
  testing: (cases) => {
    const type = cases[0]?.type;
    const fails = cases.some((one) => isInexact(one))
      ? 'math.Abs(test.got-test.want) > 1e-9'
      : type?.kind === 'list'
        ? 'fmt.Sprint(test.got) != fmt.Sprint(test.want)'
        : 'test.got != test.want';
    if (!type || type.kind === 'any') return { lines: cases.map((one) => CHECKS.testing?.(one) ?? '') };
    if (type.second) return ofTwoResults(cases, type);
    return {
      lines: [
        'tests := []struct {',
        '  name      string',
        `  got, want ${type.name}`,
        '}{',
        ...cases.map(({ call, expected }) => `  {${JSON.stringify(call)}, ${call}, ${expected}},`),
        '}',
        'for _, test := range tests {',
        '  t.Run(test.name, func(t *testing.T) {',
        `    if ${fails} {`,
        '      t.Errorf("got %v, want %v", test.got, test.want)',
        '    }',
        '  })',
        '}',
      ],
    };
  },
  pytest: (cases) => {
    const [first] = cases;
    const { names = [] } = first ?? {};
    // The arguments stand in the table where all calls are alike, else the results.
    const isPlain =
      names.length > 0 &&
      names.every(Boolean) &&
      !names.includes('expected') &&
      cases.every((one) => one.names?.length === names.length);
    const columns = [...(isPlain ? names : ['result']), 'expected'];
    const wanted = cases.some(isInexact) ? 'pytest.approx(expected)' : 'expected';
    const rows = cases.map(({ call, literals = [], expected }) => [
      ...(isPlain ? literals : [call]),
      expected,
    ]);
    const called = isPlain ? `${first?.call.replace(/\(.*/s, '')}(${names.join(', ')})` : 'result';
    return {
      decorator: [
        '@pytest.mark.parametrize(',
        `  (${columns.map((one) => `"${one}"`).join(', ')}),`,
        '  [',
        ...rows.map((row) => `    (${row.join(', ')}),`),
        '  ],',
        ')',
      ],
      parameters: columns.join(', '),
      lines: [`assert ${called} == ${wanted}`],
    };
  },
};
