import { capital } from '../../../capital.ts';
import type { Snippet } from '../../snippets/snippets.ts';
import { documentIn, isObject, type Member, type Shape, shapesOf } from './json-shapes.ts';
import { readMeasures } from './read-measures.ts';
import type { Field } from './read-rows.ts';
import { ROWS_LANGUAGES } from './rows-languages.ts';
import type { TypedKind, TypedWish } from './typed-kind.ts';

interface Plan {
  readonly shapes: readonly Shape[];
  readonly root: string;
  readonly isList: boolean;
  readonly text: string;
  /** Lines that ask or show. */
  readonly methods: string;
  readonly shown: string;
  readonly encodes: boolean;
}

const any = (shapes: readonly Shape[], type: Member['type']): boolean =>
  shapes.some(({ members }) => members.some((one) => one.type === type));

type Kinds = Readonly<Record<Exclude<Member['type'], 'list' | 'object'>, string>>;

const typeIn = (one: Member, kinds: Kinds, list: (of: string) => string): string => {
  const of = one.of === '#' ? kinds.decimal : one.of === '$' ? kinds.text : (one.of ?? '');
  const type = one.type === 'list' ? list(of) : one.type === 'object' ? of : kinds[one.type];
  return one.isOptional ? `${type}?` : type;
};

function swift({ shapes, root, isList, text, methods, shown, encodes }: Plan): Snippet {
  const kinds = {
    text: 'String',
    decimal: 'Double',
    whole: 'Int',
    date: 'Date',
    moment: 'Date',
    flag: 'Bool',
  };
  const isSnake = shapes.some(({ members }) => members.some(({ key }) => key.includes('_')));
  const setup = (which: 'en' | 'de'): string => {
    const coder = `${which}coder`;
    const to = which === 'en' ? 'encoding' : 'decoding';
    return [
      any(shapes, 'date') ? `${coder}.date${capital(to)}Strategy = .formatted(dayFormat)` : '',
      any(shapes, 'moment') ? `${coder}.date${capital(to)}Strategy = .iso8601` : '',
      isSnake
        ? `${coder}.key${capital(to)}Strategy = .convert${which === 'en' ? 'To' : 'From'}SnakeCase`
        : '',
    ]
      .filter(Boolean)
      .map((line) => `${line}\n`)
      .join('');
  };
  const structs = shapes
    .map(
      ({ name, members }) =>
        `struct ${name}: Codable {\n${members.map((one) => `  let ${one.name}: ${typeIn(one, kinds, (of) => `[${of}]`)}`).join('\n')}\n}`,
    )
    .join('\n\n');
  const format = any(shapes, 'date')
    ? `\n\n// Days as the document writes them, whatever the user's own calendar is.\nlet dayFormat: DateFormatter = {\n  let format = DateFormatter()\n  format.locale = Locale(identifier: "en_US_POSIX")\n  format.timeZone = TimeZone(secondsFromGMT: 0)\n  format.dateFormat = "yyyy-MM-dd"\n  return format\n}()`
    : '';
  const encoded = encodes
    ? `\nlet encoder = JSONEncoder()\n${setup('en')}encoder.outputFormatting = [.prettyPrinted, .sortedKeys]\nprint(String(decoding: try encoder.encode(document), as: UTF8.self))`.replace(
        /\n/g,
        '\n  ',
      )
    : '';
  return {
    definition: `import Foundation\n\n${structs}${format}${methods ? `\n\n${methods}` : ''}`,
    example: `let json = """\n${text}\n"""\n\nlet decoder = JSONDecoder()\n${setup('de')}do {\n  let document = try decoder.decode(${isList ? `[${root}]` : root}.self, from: Data(json.utf8))\n  ${shown.replace(/\n/g, '\n  ')}${encoded}\n} catch {\n  print("The document cannot be decoded: \\(error)")\n}`,
  };
}

function kotlin({ shapes, root, isList, text, methods, shown, encodes }: Plan): Snippet {
  const kinds = {
    text: 'String',
    decimal: 'Double',
    whole: 'Int',
    flag: 'Boolean',
    date: '@Serializable(DayAsText::class) LocalDate',
    moment: '@Serializable(MomentAsText::class) OffsetDateTime',
  };
  const classes = shapes
    .map(({ name, members }) => {
      const lines = members.map((one) => {
        const named = one.key === one.name ? '' : `@SerialName("${one.key}") `;
        return `  ${named}val ${one.name}: ${typeIn(one, kinds, (of) => `List<${of}>`)}${one.isOptional ? ' = null' : ''}`;
      });
      return `@Serializable\ndata class ${name}(\n${lines.join(',\n')}\n)`;
    })
    .join('\n\n');
  const serializer = (name: string, type: string): string =>
    `\n\nobject ${name} : KSerializer<${type}> {\n  override val descriptor = PrimitiveSerialDescriptor("${name}", PrimitiveKind.STRING)\n  override fun serialize(encoder: Encoder, value: ${type}) = encoder.encodeString(value.toString())\n  override fun deserialize(decoder: Decoder): ${type} = ${type}.parse(decoder.decodeString())\n}`;
  const isDated = any(shapes, 'date') || any(shapes, 'moment');
  const imports = [
    ...(any(shapes, 'date') ? ['java.time.LocalDate'] : []),
    ...(any(shapes, 'moment') ? ['java.time.OffsetDateTime'] : []),
    'kotlinx.serialization.*',
    ...(isDated ? ['kotlinx.serialization.descriptors.*', 'kotlinx.serialization.encoding.*'] : []),
    'kotlinx.serialization.json.*',
  ];
  const day = any(shapes, 'date') ? serializer('DayAsText', 'LocalDate') : '';
  const moment = any(shapes, 'moment') ? serializer('MomentAsText', 'OffsetDateTime') : '';
  return {
    definition: `${imports.map((one) => `import ${one}`).join('\n')}\n\n// Needs the plugin kotlin("plugin.serialization") and org.jetbrains.kotlinx:kotlinx-serialization-json.\n${classes}${day}${moment}${methods ? `\n\n${methods}` : ''}`,
    example: `val json = Json { ignoreUnknownKeys = true; prettyPrint = true }\nval text = """${text}"""\ntry {\n  val document = json.decodeFromString<${isList ? `List<${root}>` : root}>(text)\n  ${shown.replace(/\n/g, '\n  ')}${encodes ? '\n  println(json.encodeToString(document))' : ''}\n} catch (error: SerializationException) {\n  println("The document cannot be decoded: " + error.message)\n}`,
  };
}

function csharp({ shapes, root, isList, text, methods, shown, encodes }: Plan): Snippet {
  const kinds = {
    text: 'string',
    decimal: 'double',
    whole: 'int',
    date: 'DateTime',
    moment: 'DateTimeOffset',
    flag: 'bool',
  };
  const value = /^(?:double|int|DateTime|DateTimeOffset|bool)\?$/;
  const classes = shapes
    .map(({ name, members }) => {
      const lines = members.map((one) => {
        const named = one.key === one.name ? '' : `  [JsonPropertyName("${one.key}")]\n`;
        const type = typeIn(one, kinds, (of) => `List<${of}>`);
        return `${named}  public ${value.test(type) ? type : type.replace('?', '')} ${capital(one.name)} { get; set; }`;
      });
      return `public class ${name}\n{\n${lines.join('\n')}\n}`;
    })
    .join('\n\n');
  return {
    definition: `${classes}${methods ? `\n\n${methods}` : ''}`,
    example: `string json = @"${text.replaceAll('"', '""')}";\nvar options = new JsonSerializerOptions { PropertyNamingPolicy = JsonNamingPolicy.CamelCase, WriteIndented = true };\ntry\n{\n  var document = JsonSerializer.Deserialize<${isList ? `List<${root}>` : root}>(json, options);\n  ${shown.replace(/\n/g, '\n  ')}${encodes ? '\n  Console.WriteLine(JsonSerializer.Serialize(document, options));' : ''}\n}\ncatch (JsonException error)\n{\n  Console.Error.WriteLine("The document cannot be decoded: " + error.Message);\n}`,
  };
}

const WRITERS: Readonly<Record<string, (plan: Plan) => Snippet>> = { swift, kotlin, csharp };
const NAMED =
  /\b(?:struct|class|type|model|record)s? (?:called |named |for (?:an? |the )?)?([A-Z][a-z]\w*)\b/;
const SHOWN = /name|title|city|label/i;

const printed = (language: string, what: string): string =>
  language === 'swift'
    ? `print(${what})`
    : language === 'kotlin'
      ? `println(${what})`
      : `Console.WriteLine(${what});`;

function write({ wish, values, language }: TypedWish): Snippet | undefined {
  const found = documentIn(wish.given);
  const writer = WRITERS[language];
  if (!found || !writer) return undefined;
  const { value, from, to } = found;
  const isList = Array.isArray(value);
  const one: unknown = isList ? value[0] : value;
  if (!isObject(one)) return undefined;
  wish.cover(from, to);
  const optional = new Set<string>();
  for (;;) {
    const said = wish.take(
      /[,;]? ?\b(?:and |where |but |the )*([a-z_]+) (?:(?:can|may|might|could|is|are) )(?:be |sometimes )*(?:missing|null|absent|optional|left out)\b|[,;]? ?\b(?:and |with )*(?:an? )?optional ([a-z_]+)\b/,
    );
    if (!said) break;
    optional.add(said[1] ?? said[2] ?? '');
  }
  const named = NAMED.exec(wish.given);
  if (named) wish.cover(named.index, named.index + named[0].length);
  const root = named?.[1] ?? (isList ? 'Entry' : 'Document');
  const shapes = shapesOf(one, root, optional);
  const known = new Set(shapes.flatMap(({ members }) => members.map(({ key }) => key.toLowerCase())));
  // The sample leaves out the optional fields.
  for (const key of optional)
    if (!known.has(key)) shapes.at(-1)?.members.push({ key, name: key, type: 'text', isOptional: true });
  if (new Set(shapes.map(({ name }) => name)).size < shapes.length) return undefined;
  const list = shapes.at(-1)?.members.find(({ type, of }) => type === 'list' && of && !/[#$]/.test(of));
  const inner = shapes.find(({ name }) => name === (isList ? root : list?.of));
  const of = ROWS_LANGUAGES[language];
  const fields = (inner?.members ?? []).flatMap(({ name, type }): Field[] =>
    type === 'object' || type === 'list' || type === 'moment' ? [] : [{ name, type }],
  );
  const rows = inner && { type: inner.name, fields };
  const measures = (rows && readMeasures(wish, rows)) ?? [];
  if (!of || measures.some(({ key }) => key)) return undefined;
  const things = isList
    ? 'document'
    : `document.${language === 'csharp' ? capital(list?.name ?? '') : list?.name}`;
  const plain = list?.name ?? 'entries';
  const questions = measures.flatMap((measure) =>
    rows ? [{ rows, things: plain, measure, name: measure.name }] : [],
  );
  const shownField = fields.find(({ name, type }) => type === 'date' || SHOWN.test(name))?.name;
  const asked = questions.map((question) => {
    const own = { ...question, things };
    const line = of.shown(own, shownField);
    const top = question.measure.field;
    // Beside the one that was found, the number by which it was.
    return question.measure.does === 'top' && top
      ? line.replace(/(\w+\([\w.]+\))\.(\w+)/, (all, call: string, name: string) =>
          language === 'swift' && fields.some((one) => one.type === 'date' && one.name === name)
            ? `dayFormat.string(from: ${all}), ${call}.${top.name}`
            : language === 'swift'
              ? `${all}, ${call}.${top.name}`
              : `${all}${language === 'csharp' && fields.some((one) => one.type === 'date' && capital(one.name) === name) ? '.ToString("yyyy-MM-dd")' : ''} + " " + ${call}.${language === 'csharp' ? capital(top.name) : top.name}`,
        )
      : line;
  });
  const all = isList
    ? language === 'swift'
      ? 'for entry in document {\n  print(entry)\n}'
      : language === 'kotlin'
        ? 'document.forEach { println(it) }'
        : 'Console.WriteLine(document.Count + " entries");'
    : printed(language, language === 'csharp' ? `JsonSerializer.Serialize(document)` : 'document');
  return writer({
    shapes,
    root,
    isList,
    text: wish.given.slice(from, to),
    methods: questions.map((one) => of.method(one)).join('\n\n'),
    shown: asked.length > 0 ? asked.join('\n') : all,
    encodes: values.has('encodes'),
  });
}

export const JSON_KINDS: readonly TypedKind[] = [
  {
    id: 'json',
    about: /[[{]\s*["{].*:/s,
    options: {
      encodes:
        /[,;]? ?\b(?:and |then |also )*(?:(?:encod|serializ|serialis|writ|print|turn)\w*)(?: it| them)? (?:back(?: (?:to|as|into) (?:json|pretty json|a json string))?|(?:to|as|into) (?:pretty )?json)(?: again)?(?: and print(?: it)?)?/,
    },
    always: [
      /[,;]? ?\b(?:and |then |with |the )*(?:dates?|days?|[a-z_]*date)(?: field)? (?:is |parsed |decoded |read )*as (?:a )?(?:real )?(?:date(?:time)?|local ?date|datetimeoffset)s?\b/,
      /[,;]? ?\b(?:and |then |with )*(?:error handling|handle errors|do ?\/ ?catch|errors? (?:are|is) (?:printed|shown))\b/,
      /\b(?:using|use|with|via)? ?(?:kotlinx[. ]serialization|system\.text\.json|jsondecoder|codable|json ?serializer)\b/,
      /[,;]? ?\b(?:and |then )*(?:print|show|list|output)s?(?: (?:it|them|the|all|everything|result|decoded|entries|objects?))*\b/,
    ],
    silent:
      'codable structs classes data json decode decoding parse parsing deserialize deserialise decodable this document following sample string response',
    write,
  },
];
