import { capital } from '../../../capital.ts';
import type { Snippet } from '../../snippets/snippets.ts';
import type { Member, Shape } from './json-shapes.ts';

/** A program that turns a document into values of types of its own. */
export interface JsonPlan {
  readonly shapes: readonly Shape[];
  readonly root: string;
  readonly isList: boolean;
  readonly text: string;
  /** Lines that ask or show. */
  readonly methods: string;
  readonly shown: string;
  readonly encodes: boolean;
  /** Where the document comes from, if the example does not hold it. */
  readonly source?: 'file' | 'url';
  /** A field that is missing is an error that names it. */
  readonly isStrict?: boolean;
  readonly isRecord?: boolean;
}

const any = (shapes: readonly Shape[], type: Member['type']): boolean =>
  shapes.some(({ members }) => members.some((one) => one.type === type));

type Kinds = Readonly<Record<Exclude<Member['type'], 'list' | 'object'>, string>>;

const typeIn = (one: Member, kinds: Kinds, list: (of: string) => string): string => {
  const of = one.of === '#' ? kinds.decimal : one.of === '$' ? kinds.text : (one.of ?? '');
  const type = one.type === 'list' ? list(of) : one.type === 'object' ? of : kinds[one.type];
  return one.isOptional ? `${type}?` : type;
};

function swift({ shapes, root, isList, text, methods, shown, encodes, source, isStrict }: JsonPlan): Snippet {
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
  const whole = isList ? `[${root}]` : root;
  const missing =
    isStrict === true
      ? `catch DecodingError.keyNotFound(let key, _) {\n  print("The field \\(key.stringValue) is missing")\n} `
      : '';
  const failed = `${missing}catch {\n  print("The document cannot be decoded: \\(error)")\n}`;
  const lines = shown.replace(/\n/g, '\n  ');
  const definition = `import Foundation\n\n${structs}${format}${methods ? `\n\n${methods}` : ''}`;
  if (source) {
    const name = loaderOf(root, isList, source);
    const decoder = `let decoder = JSONDecoder()\n${setup('de')}`.replace(/\n(?=.)/g, '\n  ').trimEnd();
    const get =
      source === 'url'
        ? `  let (data, response) = try await URLSession.shared.data(from: url)\n  guard let http = response as? HTTPURLResponse, (200..<300).contains(http.statusCode) else { throw URLError(.badServerResponse) }\n`
        : `  let data = try Data(contentsOf: URL(fileURLWithPath: path))\n`;
    const given = source === 'url' ? 'url: URL' : 'path: String';
    return {
      definition: `${definition.replace('import Foundation\n', source === 'url' ? 'import Foundation\n#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif\n' : 'import Foundation\n')}\n\nfunc ${name}(from ${given}) ${source === 'url' ? 'async ' : ''}throws -> ${whole} {\n${get}  ${decoder}\n  return try decoder.decode(${whole}.self, from: data)\n}`,
      example:
        source === 'url'
          ? `if let url = URL(string: "https://example.com/data.json") {\n  do {\n    let document = try await ${name}(from: url)\n    ${lines.replace(/\n/g, '\n  ')}\n  } ${failed.replace(/\n/g, '\n  ')}\n}`
          : `let path = CommandLine.arguments.count > 1 ? CommandLine.arguments[1] : "config.json"\ndo {\n  let document = try ${name}(from: path)\n  ${lines}\n} ${failed}`,
    };
  }
  return {
    definition,
    example: `let json = """\n${text}\n"""\n\nlet decoder = JSONDecoder()\n${setup('de')}do {\n  let document = try decoder.decode(${whole}.self, from: Data(json.utf8))\n  ${lines}${encoded}\n} ${failed}`,
  };
}

function kotlin({ shapes, root, isList, text, methods, shown, encodes, source }: JsonPlan): Snippet {
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
  const whole = isList ? `List<${root}>` : root;
  const needs =
    'Needs the plugin kotlin("plugin.serialization") and org.jetbrains.kotlinx:kotlinx-serialization-json';
  const types = `${classes}${day}${moment}${methods ? `\n\n${methods}` : ''}`;
  const caught = `} catch (error: ${source ? 'Exception' : 'SerializationException'}) {\n  println("The document cannot be decoded: " + error.message)\n}`;
  const lines = shown.replace(/\n/g, '\n  ');
  if (source) {
    const name = loaderOf(root, isList, source);
    const isUrl = source === 'url';
    const all = [
      ...imports,
      ...(isUrl
        ? ['java.net.URI', 'java.net.http.*', 'java.time.Duration', 'kotlinx.coroutines.*']
        : ['java.io.File']),
    ];
    const load = isUrl
      ? `suspend fun ${name}(address: String): ${whole} = withContext(Dispatchers.IO) {\n  val request = HttpRequest.newBuilder(URI(address)).timeout(Duration.ofSeconds(10)).build()\n  val response = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString())\n  check(response.statusCode() in 200..299) { "the server answered " + response.statusCode() }\n  json.decodeFromString<${whole}>(response.body())\n}`
      : `fun ${name}(path: String): ${whole} = json.decodeFromString<${whole}>(File(path).readText())`;
    return {
      definition: `${all.map((one) => `import ${one}`).join('\n')}\n\n// ${needs}${isUrl ? ', and kotlinx-coroutines-core' : ''}.\n${types}\n\nval json = Json { ignoreUnknownKeys = true }\n\n${load}`,
      example: `try {\n  val document = ${isUrl ? `runBlocking { ${name}("https://example.com/data.json") }` : `${name}("config.json")`}\n  ${lines}\n${caught}`,
    };
  }
  return {
    definition: `${imports.map((one) => `import ${one}`).join('\n')}\n\n// ${needs}.\n${types}`,
    example: `val json = Json { ignoreUnknownKeys = true; prettyPrint = true }\nval text = """${text}"""\ntry {\n  val document = json.decodeFromString<${whole}>(text)\n  ${lines}${encodes ? '\n  println(json.encodeToString(document))' : ''}\n${caught}`,
  };
}

function csharp(plan: JsonPlan): Snippet {
  const { shapes, root, isList, text, methods, shown, encodes, source, isStrict, isRecord } = plan;
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
        const needed = isStrict && !one.isOptional ? 'required ' : '';
        return `${named}  public ${needed}${value.test(type) ? type : type.replace('?', '')} ${capital(one.name)} { get; ${isRecord ? 'init' : 'set'}; }`;
      });
      return `public ${isRecord ? 'record' : 'class'} ${name}\n{\n${lines.join('\n')}\n}`;
    })
    .join('\n\n');
  const whole = isList ? `List<${root}>` : root;
  const lines = shown.replace(/\n/g, '\n  ');
  const needed = isStrict ? '// Needs .NET 7: what is required and missing is named by the error.\n' : '';
  const types = `${needed}${classes}${methods ? `\n\n${methods}` : ''}`;
  const options = `new JsonSerializerOptions { PropertyNamingPolicy = JsonNamingPolicy.CamelCase, WriteIndented = true }`;
  const caught = `}\ncatch (JsonException error)\n{\n  Console.Error.WriteLine("The document cannot be decoded: " + error.Message);\n}`;
  if (source) {
    const isUrl = source === 'url';
    const name = capital(loaderOf(root, isList, source)) + (isUrl ? 'Async' : '');
    const load = isUrl
      ? `static readonly HttpClient Client = new() { Timeout = TimeSpan.FromSeconds(10) };\n\nstatic async Task<${whole}> ${name}(string url)\n{\n  return JsonSerializer.Deserialize<${whole}>(await Client.GetStringAsync(url), Options);\n}`
      : `static ${whole} ${name}(string path)\n{\n  return JsonSerializer.Deserialize<${whole}>(File.ReadAllText(path), Options);\n}`;
    return {
      definition: `${types}\n\nstatic readonly JsonSerializerOptions Options = ${options};\n\n${load}`,
      example: `try\n{\n  var document = ${isUrl ? `${name}("https://example.com/data.json").GetAwaiter().GetResult()` : `${name}(args.Length > 0 ? args[0] : "config.json")`};\n  ${lines.replaceAll('(document)', '(document, Options)')}\n${caught}\ncatch (${isUrl ? 'HttpRequestException' : 'IOException'} error)\n{\n  Console.Error.WriteLine(error.Message);\n}`,
    };
  }
  return {
    definition: types,
    example: `string json = @"${text.replaceAll('"', '""')}";\nvar options = ${options};\ntry\n{\n  var document = JsonSerializer.Deserialize<${whole}>(json, options);\n  ${lines}${encodes ? '\n  Console.WriteLine(JsonSerializer.Serialize(document, options));' : ''}\n${caught}`,
  };
}

function java({
  shapes,
  root,
  isList,
  text,
  methods,
  shown,
  encodes,
  source,
  isStrict,
}: JsonPlan): Snippet | undefined {
  if (any(shapes, 'date') || any(shapes, 'moment')) return undefined;
  const kinds = { text: 'String', decimal: 'double', whole: 'int', flag: 'boolean' };
  const boxed = { double: 'Double', int: 'Integer', boolean: 'Boolean' };
  const box = (type: string): string => boxed[type as keyof typeof boxed] ?? type;
  const records = shapes.map(({ name, members }) => {
    const fields = members.map((one) => {
      const type = typeIn(
        { ...one, isOptional: false },
        { ...kinds, date: '', moment: '' },
        (of) => `List<${box(of)}>`,
      );
      const told = [
        ...(one.key === one.name ? [] : [`value = "${one.key}"`]),
        ...(isStrict && !one.isOptional ? ['required = true'] : []),
      ];
      return `${told.length > 0 ? `@JsonProperty(${told.join(', ')}) ` : ''}${one.isOptional ? box(type) : type} ${one.name}`;
    });
    return `record ${name}(${fields.join(', ')}) {}`;
  });
  const whole = isList ? `List<${root}>` : root;
  const read = (from: string): string =>
    isList
      ? `List.of(MAPPER.readValue(${from}, ${root}[].class))`
      : `MAPPER.readValue(${from}, ${root}.class)`;
  const name = source && loaderOf(root, isList, source);
  const load =
    source === 'url'
      ? `\n\nstatic ${whole} ${name}(String address) throws IOException, InterruptedException {\n  HttpRequest request = HttpRequest.newBuilder(URI.create(address)).timeout(Duration.ofSeconds(10)).build();\n  HttpResponse<String> response = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());\n  if (response.statusCode() != 200) throw new IOException("the server answered " + response.statusCode());\n  return ${read('response.body()')};\n}`
      : source === 'file'
        ? `\n\nstatic ${whole} ${name}(Path path) throws IOException {\n  return ${read('path.toFile()')};\n}`
        : '';
  const document = name
    ? `${name}(${source === 'url' ? '"https://example.com/data.json"' : 'Path.of("config.json")'})`
    : read('text');
  const caught =
    source === 'url'
      ? 'IOException | InterruptedException'
      : name
        ? 'IOException'
        : 'JsonProcessingException';
  return {
    definition: `${records.join('\n\n')}\n\n// Needs com.fasterxml.jackson.core:jackson-databind.\nstatic final ObjectMapper MAPPER = new ObjectMapper().configure(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES, false);${load}${methods ? `\n\n${methods}` : ''}`,
    example: `${name ? '' : `String text = """\n${text.replace(/^/gm, '    ')}\n    """;\n`}try {\n  ${whole} document = ${document};\n  ${shown.replace(/\n/g, '\n  ')}${encodes ? '\n  System.out.println(MAPPER.writeValueAsString(document));' : ''}\n} catch (${caught} error) {\n  System.err.println("The document cannot be decoded: " + error.getMessage());\n}`,
  };
}

const loaderOf = (root: string, isList: boolean, source: 'file' | 'url'): string =>
  `${source === 'url' ? 'fetch' : 'load'}${root}${isList ? 's' : ''}`;

export const JSON_WRITERS: Readonly<Record<string, (plan: JsonPlan) => Snippet | undefined>> = {
  swift,
  kotlin,
  csharp,
  java,
};
