import { camel, pascal, quoted, READ, snake, type Writer } from './writer.ts';

export const go: Writer = ({ name = 'loadConfig', settings }, has) => {
  const types = { int: 'int', float: 'float64', bool: 'bool', text: 'string' };
  const parsed = (type: string, result: string, call: string, said: string): string[] => [
    `  read${type} := func(variable, standard string) ${result} {`,
    '    text := readText(variable, standard)',
    `    value, err := ${call}`,
    '    if text != "" && err != nil {',
    `      problems = append(problems, variable+" must be ${said}: "+text)`,
    '    }',
    '    return value',
    '  }',
  ];
  return {
    definition: [
      'type Config struct {',
      ...settings.map((one) => `  ${pascal(one)} ${types[one.type]}`),
      '}',
      '',
      '// Takes the settings from the environment; the error names everything that is missing or invalid.',
      `func ${name}() (Config, error) {`,
      '  var problems []string',
      '  readText := func(variable, standard string) string {',
      '    value := os.Getenv(variable)',
      '    if value == "" {',
      '      value = standard',
      '    }',
      '    if value == "" {',
      '      problems = append(problems, variable+" is missing")',
      '    }',
      '    return value',
      '  }',
      ...(has('int') ? parsed('Int', 'int', 'strconv.Atoi(text)', 'a whole number') : []),
      ...(has('float') ? parsed('Float', 'float64', 'strconv.ParseFloat(text, 64)', 'a number') : []),
      ...(has('bool') ? parsed('Bool', 'bool', 'strconv.ParseBool(text)', 'true or false') : []),
      '  config := Config{',
      ...settings.map(
        (one) => `    ${pascal(one)}: read${READ[one.type]}("${one.variable}", "${one.standard ?? ''}"),`,
      ),
      '  }',
      '  if len(problems) > 0 {',
      '    return Config{}, errors.New("invalid configuration: " + strings.Join(problems, "; "))',
      '  }',
      '  return config, nil',
      '}',
    ].join('\n'),
    example: [
      `config, err := ${name}()`,
      'if err != nil {',
      '  fmt.Println(err)',
      '  return',
      '}',
      'fmt.Printf("%+v\\n", config)',
    ].join('\n'),
  };
};

export const java: Writer = ({ name = 'loadConfig', settings }, has) => {
  const types = { int: 'int', float: 'double', bool: 'boolean', text: 'String' };
  const number = (type: string, result: string, call: string): string[] => [
    `static ${result} read${type}(Map<String, String> env, List<String> problems, String variable, String standard) {`,
    '  String text = readText(env, problems, variable, standard);',
    '  try {',
    `    return text.isEmpty() ? 0 : ${call};`,
    '  } catch (NumberFormatException error) {',
    '    problems.add(variable + " must be a number: " + text);',
    '    return 0;',
    '  }',
    '}',
    '',
  ];
  return {
    definition: [
      `record Config(${settings.map((one) => `${types[one.type]} ${camel(one)}`).join(', ')}) {}`,
      '',
      'static String readText(Map<String, String> env, List<String> problems, String variable, String standard) {',
      '  String value = env.getOrDefault(variable, "");',
      '  if (!value.isEmpty()) return value;',
      '  if (standard == null) problems.add(variable + " is missing");',
      '  return standard == null ? "" : standard;',
      '}',
      '',
      ...(has('int') ? number('Int', 'int', 'Integer.parseInt(text)') : []),
      ...(has('float') ? number('Float', 'double', 'Double.parseDouble(text)') : []),
      ...(has('bool')
        ? [
            'static boolean readBool(Map<String, String> env, List<String> problems, String variable, String standard) {',
            '  String text = readText(env, problems, variable, standard).toLowerCase();',
            '  if (!List.of("", "true", "false", "1", "0").contains(text)) problems.add(variable + " must be true or false: " + text);',
            '  return text.equals("true") || text.equals("1");',
            '}',
            '',
          ]
        : []),
      '// Takes the settings from the environment; one error names everything that is missing or invalid.',
      `static Config ${name}(Map<String, String> env) {`,
      '  List<String> problems = new ArrayList<>();',
      '  Config config = new Config(',
      settings
        .map(
          (one) =>
            `    read${READ[one.type]}(env, problems, "${one.variable}", ${quoted(one.standard, 'null')})`,
        )
        .join(',\n'),
      '  );',
      '  if (!problems.isEmpty()) throw new IllegalStateException("invalid configuration: " + String.join("; ", problems));',
      '  return config;',
      '}',
    ].join('\n'),
    example: [
      'try {',
      `  System.out.println(${name}(System.getenv()));`,
      '} catch (IllegalStateException error) {',
      '  System.out.println(error.getMessage());',
      '}',
    ].join('\n'),
  };
};

export const rust: Writer = ({ name = 'load_config', settings }) => {
  const types = { int: 'i64', float: 'f64', bool: 'bool', text: 'String' };
  return {
    definition: [
      'use std::env;',
      'use std::str::FromStr;',
      '',
      '#[derive(Debug)]',
      'struct Config {',
      ...settings.map((one) => `  ${snake(one)}: ${types[one.type]},`),
      '}',
      '',
      'fn read<T: FromStr>(problems: &mut Vec<String>, variable: &str, standard: Option<&str>) -> Option<T> {',
      '  let given = env::var(variable).ok().filter(|value| !value.is_empty());',
      '  let Some(text) = given.or(standard.map(String::from)) else {',
      '    problems.push(format!("{variable} is missing"));',
      '    return None;',
      '  };',
      '  let value = text.parse().ok();',
      '  if value.is_none() {',
      '    problems.push(format!("{variable} is invalid: {text}"));',
      '  }',
      '  value',
      '}',
      '',
      '/// Takes the settings from the environment; the error names everything that is missing or invalid.',
      `fn ${name}() -> Result<Config, String> {`,
      '  let mut problems = Vec::new();',
      ...settings.map(
        (one) =>
          `  let ${snake(one)} = read(&mut problems, "${one.variable}", ${one.standard === undefined ? 'None' : `Some("${one.standard}")`});`,
      ),
      `  match (${settings.map(snake).join(', ')}) {`,
      `    (${settings.map((one) => `Some(${snake(one)})`).join(', ')}) => Ok(Config { ${settings.map(snake).join(', ')} }),`,
      '    _ => Err(format!("invalid configuration: {}", problems.join("; "))),',
      '  }',
      '}',
    ].join('\n'),
    example: [
      `match ${name}() {`,
      '  Ok(config) => println!("{config:?}"),',
      '  Err(error) => println!("{error}"),',
      '}',
    ].join('\n'),
  };
};
