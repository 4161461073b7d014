import type { Core } from './core.ts';
import { TESTS } from './go-cores.ts';
import { pascal } from './hobby-cores.ts';
import { program } from './written-program.ts';

type Values = ReadonlyMap<string, string>;
type Derived = Readonly<Record<string, string>>;

/** How a text becomes a value of a type, and a good and a bad text for it. */
const KINDS: Readonly<Record<string, { read: string; good: string; goodCode: string; bad?: string }>> = {
  int: { read: 'strconv.Atoi(value)', good: '8080', goodCode: '8080', bad: 'many' },
  int64: { read: 'strconv.ParseInt(value, 10, 64)', good: '8080', goodCode: '8080', bad: 'many' },
  float64: { read: 'strconv.ParseFloat(value, 64)', good: '0.5', goodCode: '0.5', bad: 'half' },
  bool: { read: 'strconv.ParseBool(value)', good: 'true', goodCode: 'true', bad: 'perhaps' },
  'time.Duration': {
    read: 'time.ParseDuration(value)',
    good: '5s',
    goodCode: '5 * time.Second',
    bad: 'soon',
  },
  string: { read: '', good: 'some text', goodCode: '"some text"' },
  '[]string': { read: '', good: 'a, b', goodCode: '[]string{"a", "b"}' },
};
const UNITS: Readonly<Record<string, string>> = { ms: 'Millisecond', s: 'Second', m: 'Minute', h: 'Hour' };

const KIND = '(?:int64|int|bool|string|float64|time\\.duration|duration|\\[\\]string)';
const STANDARD =
  '(?: ?\\(?(?:default(?:s|ing)?(?: (?:to|is|of))?:?|=) ?["\']?([\\w./:-]+?)["\']?\\)?(?=[,;. )]|$))?';
const MEMBER = new RegExp(`([A-Za-z_]\\w*) (${KIND})\\b${STANDARD}`, 'gi');
const MEMBERS = new RegExp(
  `(?:\\b(?:with|the|fields?|having|of) )*[({]? ?((?:(?!with |fields? )[a-z_]\\w* ${KIND}(?![\\w])${STANDARD.replace('(["', '(?:["').replace('([\\w', '(?:[\\w')}(?:,? and |, |; ?)?)+) ?[)}]?`,
);

function standardOf(type: string, said: string): string | undefined {
  if (type === 'string') return JSON.stringify(said);
  if (type === 'time.Duration') {
    const [, count, unit = ''] = /^(\d+)(ms|s|m|h)$/.exec(said) ?? [];
    return count === undefined ? undefined : `${count} * time.${UNITS[unit]}`;
  }
  if (type === '[]string') return undefined;
  return (type === 'bool' ? /^(?:true|false)$/ : /^-?\d+(?:\.\d+)?$/).test(said) ? said : undefined;
}

/** Lines of code with a field, padded as gofmt does. */
export function aligned(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, type]) => `  ${name.padEnd(width)} ${type}`).join('\n');
}

function configOf(values: Values): Derived | undefined {
  const members = [...(values.get('members') ?? '').matchAll(MEMBER)].map(
    ([, name = '', said = '', standard]) => {
      const type = /duration/i.test(said) ? 'time.Duration' : said.toLowerCase();
      return { name: pascal(name.replace(/([a-z0-9])([A-Z])/g, '$1 $2')), own: name, type, standard };
    },
  );
  // A name that begins with a capital is one of Go already.
  const named = members.map(({ name, own, ...rest }) => ({ ...rest, name: /^[A-Z]/.test(own) ? own : name }));
  if (named.length === 0 || new Set(named.map(({ name }) => name)).size < named.length) return undefined;
  const standards = named.flatMap(({ name, type, standard }) => {
    const value = standard === undefined ? undefined : standardOf(type, standard);
    return value === undefined ? [] : [`${name}: ${value}`];
  });
  if (standards.length < named.filter(({ standard }) => standard !== undefined).length) return undefined;
  const sign = values.get('sep') === ':' ? ':' : '=';
  const texts = named.map(({ name, type }) => ({ name, type, key: name.toLowerCase(), kind: KINDS[type] }));
  const cases = texts.flatMap(({ name, type, key, kind }) => [
    `    case "${key}":`,
    ...(type === '[]string'
      ? [
          `      config.${name} = nil`,
          '      for _, part := range strings.Split(value, ",") {',
          `        config.${name} = append(config.${name}, strings.TrimSpace(part))`,
          '      }',
        ]
      : [kind?.read ? `      config.${name}, err = ${kind.read}` : `      config.${name} = value`]),
  ]);
  const wrong = texts.find(({ kind }) => kind?.bad);
  const call = values.get('call');
  const isLoad = call !== undefined && /^load/i.test(call);
  return {
    fields: aligned(named.map(({ name, type }) => [name, type])),
    cases: cases.join('\n'),
    standards: standards.join(', '),
    names: texts.map(({ key }) => `"${key}"`).join(', '),
    sep: sign,
    good: JSON.stringify(texts.map(({ key, kind }) => `${key} ${sign} ${kind?.good}`).join('\n')),
    goods: texts.map(({ name, kind }) => `${name}: ${kind?.goodCode}`).join(', '),
    bad: wrong
      ? `    {"bad value", "\\n${wrong.key} ${sign} ${wrong.kind?.bad}", ${values.get('type') ?? 'Config'}{}, "line 2: ${wrong.key}"},`
      : '',
    ...(call === undefined ? {} : { [isLoad ? 'load' : 'read']: call }),
    ...(values.has('needs') ? { once: '' } : {}),
  };
}

/** Settings in Go with the fields that a wish lists. */
export const GO_CONFIG_CORES: readonly Core[] = [
  program(
    'go-config',
    /^(?=.*\b(?:config\w*|settings|conf)\b)(?=.*(?:\bkey ?[=:] ?value|\bkey[- ]value|\.(?:conf|cfg|properties)\b))(?=.*\w (?:int|bool|string|float64|time\.duration|duration)\b)(?!.*\b(?:json|toml|environment|env|flags?|sections?|watch\w*|reload\w*|http|reflect\w*|struct tags?|nested)\b)/,
    'go golang read reads reader reading a yaml less yaml-less simple small plain config configuration conf settings file files of key value key=value lines line into struct with fields field errors error must mention mentions the number numbers bad invalid malformed wrong unknown keys key are is an rejected refused comments comment # starting blank empty ignored skipped trimmed whitespace spaces parse parses parser loads load loader function func and without libraries dependencies no external library std only that which contains contain tell tells include includes returned returns reported each name names cannot parsed where says say happened on it if values value report reports typed conversion as text standard stdlib package missing',
    {
      options: {
        tests: TESTS,
        type: /\b(?:an? |the )?(?:struct type|struct|type) (?:called |named )?(?!type\b|with|of|that|having|from|using|fields?\b)([a-z]\w*)(?= struct| with|,| ?\(| ?\{|:)|\b(?:an? |the )?(?!an?\b|the\b|go\b|golang\b|typed\b|config\b|into\b|with\b|as\b|in\b|of\b|to\b|one\b|simple\b|settings\b)([a-z]\w*) struct\b/,
        members: MEMBERS,
        needs:
          /[,;]? ?\b(?:and |an? |error |if |when |all |every |the |for )*(?:missing (?:keys?|fields?|values?)(?: (?:is|are) (?:an )?errors?)?|(?:all |every )?(?:keys?|fields?) (?:are |is )?(?:required|mandatory)|required (?:keys|fields))\b/,
        once: /[,;]? ?\b(?:and |an? |error |on |for |if |when |reject(?:s|ed)? |no )*(?:duplicated? (?:keys?|settings?)|keys? (?:that )?(?:appears?|is set|are set|stands?|occurs?) twice)(?: (?:is|are) (?:an? )?(?:errors?|rejected|not allowed))?/,
        lax: /[,;]? ?\b(?:and |but )*(?:ignor(?:e|es|ing)|skip(?:s|ping)?|allow(?:s|ing)?) (?:the |any |all )?unknown (?:keys?|settings|ones)|\bunknown keys? (?:are|is) (?:ignored|skipped|allowed)/,
        call: /\b(?:function |func |called |named )+((?:parse|read|load)[a-z_]*)(?=\(|\b)/,
        sep: /\bkey ?(:) ?value\b/,
      },
      derived: configOf,
    },
  ),
];
