import { capital } from '../../../capital.ts';
import type { Snippet } from '../../snippets/snippets.ts';
import { describedDocument } from './described-document.ts';
import { documentIn, isObject, shapesOf } from './json-shapes.ts';
import { JSON_WRITERS } from './json-writers.ts';
import { readMeasures } from './read-measures.ts';
import type { Field } from './read-rows.ts';
import { ROWS_LANGUAGES } from './rows-languages.ts';
import type { TypedKind, TypedWish } from './typed-kind.ts';

const NAMED =
  /\b(?:struct|class|type|model|record)s? (?:called |named |for (?:an? |the )?)?([A-Z][a-z]\w*)\b/;
const SHOWN = /name|title|city|label/i;

const printed = (language: string, what: string): string =>
  language === 'swift'
    ? `print(${what})`
    : language === 'kotlin'
      ? `println(${what})`
      : language === 'java'
        ? `System.out.println(${what});`
        : `Console.WriteLine(${what});`;

function write({ wish, values, language }: TypedWish): Snippet | undefined {
  const found = documentIn(wish.given);
  const writer = JSON_WRITERS[language];
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
        : language === 'java'
          ? 'document.forEach(System.out::println);'
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

const FILE =
  /\b(?:from |in |reads? |loads? |a |an |the |json )*(?:config(?:uration)?|settings|json)?(?: json)? ?file\b/;
const ADDRESS =
  /\b(?:download(?:s|ing)?|fetch(?:es|ing)?|gets?|loads?|requests?)?(?: (?:the|some|a|json|data|it))* ?from (?:an? |the |some )?(?:remote )?(?:url|api|endpoint|server|web service|http address|rest api)\b/;
const STRICT =
  /[,;]? ?\b(?:(?:and|it|that|which|then|should|must|with|an?) )*(?:complain|report|fail|throw|tell|warn|error|name|list|print|validat|show)\w*(?: (?:an?|clear|error|errors|message|exception|about|on|for|if|when|which|all|any|the|are|is|of|out|with|readable))* (?:(?:required )?(?:fields?|values?|propert(?:y|ies)|keys?|settings?)(?: (?:that|which|are|is))* missing|(?:missing|required)(?: (?:required|or invalid))?(?: (?:fields?|values?|propert(?:y|ies)|keys?|settings?))?)(?: (?:are|is) missing)?/;

/** A document that the wish describes by the type it becomes. */
function writeDescribed({ wish, language }: TypedWish): Snippet | undefined {
  const writer = JSON_WRITERS[language];
  const isStrict = wish.take(STRICT) !== undefined;
  const source = wish.take(ADDRESS) ? 'url' : wish.take(FILE) ? 'file' : undefined;
  const isRecord = /\brecord\b/.test(wish.rest);
  const described = describedDocument(wish);
  if (!writer || !described) return undefined;
  const { type, members, isList, text } = described;
  const all = isList
    ? {
        swift: 'for entry in document {\n  print(entry)\n}',
        kotlin: 'document.forEach { println(it) }',
        java: 'document.forEach(System.out::println);',
        csharp: 'foreach (var entry in document) Console.WriteLine(JsonSerializer.Serialize(entry));',
      }[language]
    : printed(language, language === 'csharp' ? 'JsonSerializer.Serialize(document)' : 'document');
  return writer({
    shapes: [{ name: type, members: [...members] }],
    root: type,
    isList,
    text,
    methods: '',
    shown: all ?? '',
    encodes: false,
    isStrict,
    isRecord,
    ...(source ? { source } : {}),
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
  {
    id: 'json-described',
    about:
      /^(?![\s\S]*[[{]\s*["{].*:)(?=[\s\S]*\bjson\b)(?=[\s\S]*\b(?:decod\w+|pars\w+|de-?seriali[sz]\w+|codable|decodable|reads?|loads?|maps?|convert\w*|turns?)\b)(?=[\s\S]*\b(?:structs?|class(?:es)?|records?|objects?|models?|types?|codable|decodable)\b)(?![\s\S]*\b(?:csv|xml|parser|tokeni\w+|skip\w*|ignor\w*|retry|retries|cache|swiftui|view|compose|room|android|spring|asp|controller|endpoint that|server that|insert|database|sql|todo|console|menu|save|saves|persist\w*|nested|generic|test\w*|snake\w*|bearer|client|pretty|dynamic|tree|diff|merge|schema|env\w*)\b)/,
    write: writeDescribed,
    always: [
      /\b(?:using|use|with|via)? ?(?:kotlinx[. ]serialization|system\.text\.json|jsondecoder|codable|json ?serializer|jackson|newtonsoft)\b/,
      /[,;]? ?\b(?:and |then |with )*(?:error handling|handle errors|do ?\/ ?catch|errors? (?:are|is) (?:printed|shown)|handles? (?:errors|failures))\b/,
      /[,;]? ?\b(?:and |then )*(?:print|show|list|output)s?(?: (?:it|them|the|all|everything|result|decoded|entries|objects?|fields))*\b/,
    ],
    silent:
      'codable decodable structs struct class classes record records object objects model models array list data json decode decodes decoding parse parses parsing deserialize deserializes deserialise deserialises decodable string strings text response async await suspend function downloads download fetches fetch url api file config configuration settings read reads load loads into map maps convert converts turn turns required optional fields field properties coroutine asynchronous typed',
  },
];
