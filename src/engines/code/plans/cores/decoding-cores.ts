import { capital } from '../../../capital.ts';
import { NUMBER, singular } from '../reading/text.ts';
import { ASKED_TESTS } from './asked-tests.ts';
import type { Core } from './core.ts';
import { clause, inMilliseconds, program, TIME } from './written-program.ts';

interface Field {
  readonly name: string;
  readonly type: string;
  readonly isOptional: boolean;
}

/** "title, startDate ISO 8601, optional location": names with the types that they have in Swift. */
function fieldsOf(said: string): Field[] {
  return said
    .split(/,? and |, ?/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const isOptional = /\boptional\b|\?/i.test(part);
      const [name = ''] = part
        .replace(/\b(?:an?|the|optional)\b/gi, '')
        .trim()
        .split(/[^\w]+/);
      const rest = part.slice(part.indexOf(name) + name.length);
      const [, typed] = /\b(string|int|double|bool|date|url|uuid)\b/i.exec(rest) ?? [];
      const kind =
        typed ??
        (/iso ?8601|\bdate\b/i.test(rest) || /(?:date|At|Time)$|^date/.test(name)
          ? 'date'
          : /^(?:id|count|age|year|quantity|capacity|stock|rating|pages|points|number)$|Count$/.test(name)
            ? 'int'
            : /^(?:price|amount|total|latitude|longitude|weight|score|temperature)$/i.test(name)
              ? 'double'
              : /^is[A-Z]|^(?:done|active|completed)$/.test(name)
                ? 'bool'
                : /url$/i.test(name)
                  ? 'url'
                  : 'string');
      const type = /^(?:url|uuid)$/i.test(kind) ? kind.toUpperCase() : capital(kind.toLowerCase());
      return { name, type, isOptional };
    });
}

const EXAMPLES: Readonly<Record<string, readonly [json: string, value: string]>> = {
  String: ['"One"', '"One"'],
  Int: ['1', '1'],
  Double: ['1.5', '1.5'],
  Bool: ['true', 'true'],
  Date: ['"2026-05-04T12:00:00Z"', 'Date(timeIntervalSince1970: 1_777_896_000)'],
  URL: ['"https://example.com/"', 'URL(string: "https://example.com/")'],
  UUID: [
    '"0F0E0D0C-0B0A-0908-0706-050403020100"',
    'UUID(uuidString: "0F0E0D0C-0B0A-0908-0706-050403020100")',
  ],
};

/** Programs for Swift that decode replies of a service. */
export const DECODING_CORES: readonly Core[] = [
  program(
    'lossy-decoding',
    /^(?=.*\b(?:decod\w+|pars\w+|codable|decodable)\b)(?=.*\b(?:array|list)\b)(?=.*\b(?:skip\w*|ignor\w*|invalid|lossy|leav\w+ out|drop\w*|broken|malformed|bad|tolerant\w*|failable)\b)(?!.*\b(?:csv|xml|plist|url ?session|async|network|swiftui|combine)\b)/,
    'swift function func method decodes decode decoding parses parse array list of struct structs codable decodable from json data and a an the with that which fields in instead rather than failing fail whole throwing generic foundation jsondecoder as wrapper',
    {
      options: {
        tests: ASKED_TESTS,
        thing: /\b(?:array|list) of (?:my |optional )?(?!structs?\b|objects?\b|codable\b)([a-z]+)/,
        rows: /\b(?:structs?|array of \w+|list of \w+|models?|type) ?\(([^()]{3,160})\)|\((?=[^()]*,)([^()]{3,160})\)|\bwith (?:the fields |fields |properties )?((?:an? |optional )*[a-z]+(?: (?:string|int|double|bool|date|url|iso ?8601))?(?:(?:, |,? and )(?:an? |optional )*[a-z]+(?: (?:string|int|double|bool|date|url|iso ?8601))?)+)/,
        skips:
          /(?:[,;]? ?\b(?:and|but|it|should|must|that|which) )*\b(?:skip|ignor|drop|discard|leav)\w*(?: out)?(?: (?:over|any|all|the|single|individual))* (?:invalid|broken|malformed|bad|undecodable|corrupt(?:ed)?|faulty|wrong)(?: (?:entries|elements|items|objects|ones|records|rows|events|values))?|\b(?:skip|ignor|drop|leav)\w*(?: out)? (?:entries|elements|items|those|objects) (?:that|which) (?:are invalid|fail|cannot be decoded|can't be decoded|do not decode|are broken|do not match)(?: to decode)?/,
        rather:
          /\b(?:rather than|instead of|without) (?:failing|throwing|fail|throw)(?: (?:the|whole|everything|entire|array|for|completely|altogether|decoding|all|an error))*/,
        iso: /\biso[- ]?8601(?: (?:dates?|strings?|format|timestamps?))?/,
        snake: /\bsnake[_ ]?case(?: keys)?/,
        function: /\b(?:func|function|method) (?:called |named )?((?:decode|parse|load|read)[a-z]+)\b/,
        data: /\bfrom (?:a )?(?:json )?data\b/,
      },
      derived: (values) => {
        const thing = capital(singular(values.get('thing') || 'Event'));
        const said = values.get('rows');
        const fields = fieldsOf(said ?? 'id, name');
        const plain =
          fields.find(({ isOptional, type }) => !isOptional && type !== 'Date') ??
          fields.find(({ isOptional }) => !isOptional);
        if (!plain || fields.some(({ name }) => !/^[a-zA-Z]\w*$/.test(name))) return undefined;
        const dates = fields.filter(({ type, isOptional }) => type === 'Date' && !isOptional);
        const isDated = fields.some(({ type }) => type === 'Date');
        if (isDated && dates.length === 0) return undefined;
        const optional = fields.find(({ isOptional }) => isOptional);
        const jsonOf = (isBad: boolean): string =>
          `{${fields
            .filter(({ isOptional }) => !isOptional)
            .map(
              ({ name, type }) =>
                `"${name}": ${isBad && type === 'Date' ? '"tomorrow"' : (EXAMPLES[type]?.[0] ?? '')}`,
            )
            .join(', ')}}`;
        return {
          thing,
          function: values.get('function') || `decode${thing}s`,
          swiftFields: fields
            .map(({ name, type, isOptional }) => `  let ${name}: ${type}${isOptional ? '?' : ''}`)
            .join('\n'),
          firstField: plain.name,
          firstValue: EXAMPLES[plain.type]?.[1] ?? '',
          validJson: jsonOf(false),
          ...(isDated ? { dated: '', dateField: dates[0]?.name ?? '', badDateJson: jsonOf(true) } : {}),
          ...(optional ? { optional: '', optionalField: optional.name } : {}),
        };
      },
    },
  ),
  program(
    'api-client',
    /^(?=.*\b(?:network(?:ing)?|api|http|rest)\b)(?=.*\b(?:client|layer|service|manager|wrapper)\b)(?=.*\b(?:async|await|generic|decodable|bearer|url ?session)\b)(?!.*\b(?:swiftui|combine|alamofire|upload\w*|multipart|download\w*|websocket|graphql|cach\w+|pagin\w+|refresh\w*|mock|test\w*|retrofit|ktor|delete|put|oauth|keychain)\b)/,
    'swift network networking api http rest client layer service manager wrapper with and a an the that which for to own my custom async await async/await generic decodable decodes decode decoding json response responses urlsession url session using error errors enum enums get requests request method methods type types base as struct class into',
    {
      options: {
        unauthorized: /\b(?:401|unauthori[sz]ed)\b(?: \(?unauthori[sz]ed\)?)?/,
        forbidden: /\b(?:403|forbidden)\b/,
        missing: /\b(?:404|not found)\b(?: \(?not found\)?)?/,
        limited: /\b(?:429|too many requests|rate limit(?:ed|s)?)\b/,
        offline:
          /\b(?:no|missing|lost) (?:internet|network|connection|internet connection|network connection)\b(?: connection)?|\boffline\b/,
        timeout: /\btime(?:d)? ?outs?\b(?! of| \d)/,
        seconds: new RegExp(`\\b(?:and |with |an? )*(?:timeout(?: of)? ${TIME}|${TIME} timeout)`),
        retry: new RegExp(
          `\\b(?:and |with |an? |automatic )*(?:retr(?:y|ies)|retrying)\\b(?: (?:up to |at most )?${NUMBER} times)?(?: (?:on|for) (?:network|connection) (?:errors|failures))?`,
        ),
        token:
          /\b(?:and |with |an? |the |sends?|adds?|optional )*(?:bearer(?: auth(?:entication|orization)?)?(?: token)?|auth(?:entication|orization)? token|token (?:auth|in the header))\b(?: (?:in the (?:authorization )?header|header|auth(?:entication|orization)?))*/,
        post: /\b(?:get and |and )?post\b(?: (?:requests?|methods?))?/,
        maps: /\b(?:and |that |which )*(?:maps?|mapping|translates?|turns?|turned|converts?|mapped|becomes?)\b(?: (?:to|into|as|cases))*/,
        decodes: /\bdecod\w+\b/,
        error:
          /\b(?:error enum|enum|errors?) (?:called |named )?(?!for\b|with\b|and\b|that\b|to\b|cases?\b|handling\b|mapp\w+\b|enum\b|of\b|types?\b)([a-z]*error)\b/,
        client: /\b(?:class|struct|actor|called|named) ([a-z]*(?:client|service|manager|api))\b/,
      },
      shapes: {
        seconds: (said) => `${Number(inMilliseconds(said)) / 1000}`,
        retry: (said) => said || '3',
        client: (said) => capital(said),
        error: (said) => capital(said),
      },
      always: [
        clause(
          'throws?|handles?|maps?|reports?',
          'typed own custom errors? error enum http status codes? bad invalid responses? decoding failures? other others server the for to and all',
        ),
        /\bstatus codes?\b/,
      ],
    },
  ),
];
