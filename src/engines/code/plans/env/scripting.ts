import { camel, READ, snake, type Writer } from './writer.ts';

export const script =
  (isTyped: boolean): Writer =>
  ({ name = 'loadConfig', settings }, has) => {
    const type = (text: string): string => (isTyped ? text : '');
    const types = { int: 'number', float: 'number', bool: 'boolean', text: 'string' };
    const given = `(variable${type(': string')}, standard${type('?: string')})`;
    return {
      definition: [
        ...(isTyped
          ? ['interface Config {', ...settings.map((one) => `  ${camel(one)}: ${types[one.type]};`), '}', '']
          : []),
        '// Takes the settings from the environment; one error names everything that is missing or invalid.',
        `function ${name}(env${type(': Record<string, string | undefined>')} = process.env)${type(': Config')} {`,
        `  const problems${type(': string[]')} = [];`,
        `  const readText = ${given} => {`,
        '    const value = env[variable] || standard;',
        '    if (value === undefined) problems.push(`${variable} is missing`);',
        "    return value ?? '';",
        '  };',
        ...(has('int') || has('float')
          ? [
              `  const readNumber = (variable${type(': string')}, isWhole${type(': boolean')}, standard${type('?: string')}) => {`,
              '    const text = readText(variable, standard);',
              '    const value = Number(text);',
              '    const isRight = isWhole ? Number.isInteger(value) : Number.isFinite(value);',
              "    if (text !== '' && !isRight) problems.push(`${variable} must be a number: ${text}`);",
              '    return value;',
              '  };',
            ]
          : []),
        ...(has('bool')
          ? [
              `  const readBool = ${given} => {`,
              '    const text = readText(variable, standard);',
              "    if (text !== '' && !/^(?:true|false|1|0)$/i.test(text)) problems.push(`${variable} must be true or false: ${text}`);",
              '    return /^(?:true|1)$/i.test(text);',
              '  };',
            ]
          : []),
        '  const config = {',
        ...settings.map((one) => {
          const standard = one.standard === undefined ? '' : `, '${one.standard}'`;
          const call =
            one.type === 'int' || one.type === 'float'
              ? `readNumber('${one.variable}', ${one.type === 'int'}${standard})`
              : `read${READ[one.type]}('${one.variable}'${standard})`;
          return `    ${camel(one)}: ${call},`;
        }),
        '  };',
        "  if (problems.length > 0) throw new Error(`invalid configuration: ${problems.join('; ')}`);",
        '  return config;',
        '}',
      ].join('\n'),
      example: [
        'try {',
        `  console.log(${name}());`,
        '} catch (error) {',
        `  console.error(${isTyped ? '(error as Error)' : 'error'}.message);`,
        '}',
      ].join('\n'),
    };
  };

export const python: Writer = ({ name = 'load_config', settings }, has) => {
  const types = { int: 'int', float: 'float', bool: 'bool', text: 'str' };
  const number = (type: 'int' | 'float'): string[] => [
    `  def read_${type}(variable: str, standard: str | None = None) -> ${type}:`,
    '    text = read_text(variable, standard)',
    '    try:',
    `      return ${type}(text) if text else 0`,
    '    except ValueError:',
    '      problems.append(f"{variable} must be a number: {text}")',
    '      return 0',
    '',
  ];
  return {
    definition: [
      'import os',
      'from collections.abc import Mapping',
      'from dataclasses import dataclass',
      '',
      '@dataclass(frozen=True)',
      'class Config:',
      ...settings.map((one) => `  ${snake(one)}: ${types[one.type]}`),
      '',
      `def ${name}(env: Mapping[str, str] = os.environ) -> Config:`,
      '  """Takes the settings from the environment; one error names everything that is missing or invalid."""',
      '  problems: list[str] = []',
      '',
      '  def read_text(variable: str, standard: str | None = None) -> str:',
      '    value = env.get(variable) or standard',
      '    if value is None:',
      '      problems.append(f"{variable} is missing")',
      '    return value or ""',
      '',
      ...(has('int') ? number('int') : []),
      ...(has('float') ? number('float') : []),
      ...(has('bool')
        ? [
            '  def read_bool(variable: str, standard: str | None = None) -> bool:',
            '    text = read_text(variable, standard).lower()',
            '    if text not in ("", "true", "false", "1", "0"):',
            '      problems.append(f"{variable} must be true or false: {text}")',
            '    return text in ("true", "1")',
            '',
          ]
        : []),
      '  config = Config(',
      ...settings.map(
        (one) =>
          `    ${snake(one)}=read_${one.type}("${one.variable}"${one.standard === undefined ? '' : `, "${one.standard}"`}),`,
      ),
      '  )',
      '  if problems:',
      '    raise ValueError("invalid configuration: " + "; ".join(problems))',
      '  return config',
    ].join('\n'),
    example: ['try:', `  print(${name}())`, 'except ValueError as error:', '  print(error)'].join('\n'),
  };
};
