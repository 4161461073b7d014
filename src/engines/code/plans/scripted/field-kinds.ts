import { NUMBER } from '../reading/text.ts';
import { readFields } from './read-fields.ts';
import { readRoutes, routeLines } from './resource-routes.ts';
import type { ScriptKind, ScriptWish } from './script-kind.ts';
import { ageLines, samplesOf, validatorOf, zodOf } from './write-fields.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const FORMS: Readonly<Record<string, readonly string[]>> = {
  signup: ['email', 'password'],
  registration: ['email', 'password'],
  login: ['email', 'password'],
};
const THING =
  /\b(sign-?up|registration|login|contact|user|product|order|booking|address|profile|event|payment|article|post|comment|task|todo|config|customer|employee|book|invoice|reservation)(?: (?:form|data|object|input|body|payload|request|schema)\b)*\b/;

function thingOf({ wish, values, prompt }: ScriptWish): string {
  const said = THING.exec(prompt.toLowerCase())?.[1]?.replace('-', '') ?? 'input';
  wish.take(THING);
  values.set('thing', said);
  return said;
}

function readValidator(asked: ScriptWish): boolean {
  const { wish, values, isTyped } = asked;
  const thing = thingOf(asked);
  const fields = readFields(wish, FORMS[thing]);
  if (fields.length === 0) return false;
  const name =
    /\b(?:function|called|named)\s+`?([a-z]\w*[A-Z]\w*)/.exec(asked.prompt)?.[1] ??
    `validate${capital(thing)}`;
  values.set('validator', validatorOf(name, fields, isTyped));
  values.set('functionName', name);
  wish.take(new RegExp(`\\b${name.toLowerCase()}\\b(?:\\(\\w*\\))?`));
  values.set('samples', samplesOf(fields));
  const missing = fields.filter(({ isOptional }) => !isOptional).map((field) => `'${field.name}'`);
  values.set('missing', `[${missing.join(', ')}]`);
  return true;
}

function readZod(asked: ScriptWish): boolean {
  const { wish, values, isTyped, prompt } = asked;
  const thing = thingOf(asked);
  const fields = readFields(wish, FORMS[thing]);
  if (fields.length === 0) return false;
  const isEnv =
    wish.take(/\b(?:the )?(?:env(?:ironment)?(?: variables?| vars?)?|process\.env)\b/) !== undefined;
  for (const field of fields) {
    const said = new RegExp(
      `\\b${field.name}\\b[^,;.]*?\\bdefault(?:s to|ing to|:)? ?["'\`]?([\\w-]+)`,
      'i',
    ).exec(prompt);
    if (
      said &&
      wish.take(new RegExp(`\\b(?:and )?default(?:s to|ing to|:)? ?["'\`]?${said[1]?.toLowerCase()}["'\`]?`))
    )
      field.fallback = said[1] ?? '';
    field.isText = isEnv;
  }
  const [, named] = /\b(?:schema (?:called|named)|called|named) `?([a-zA-Z]\w*)/.exec(prompt) ?? [];
  values.set('schema', named ?? `${thing === 'input' ? 'input' : thing}Schema`);
  values.set('Thing', capital(thing));
  values.set('fields', fields.map((field) => `    ${field.name}: ${zodOf(field)},`).join('\n'));
  values.set('samples', samplesOf(fields));
  const again = fields.find(({ matches }) => matches !== undefined);
  values.set(
    'refine',
    again
      ? `\n  .refine((data) => data.${again.matches} === data.${again.name}, { path: ['${again.name}'], error: 'must be the same as ${again.matches}' })`
      : '',
  );
  values.set(
    'age',
    fields.some(({ minAge }) => minAge !== undefined) ? `${ageLines(isTyped).slice(1).join('\n')}\n\n` : '',
  );
  return true;
}

const DECORATORS: Readonly<Record<string, string>> = {
  string: 'IsString',
  number: 'IsNumber',
  integer: 'IsInt',
  boolean: 'IsBoolean',
  email: 'IsEmail',
  url: 'IsUrl',
  uuid: 'IsUUID',
  date: 'IsDateString',
  array: 'IsArray',
};

function readNest({ wish, values }: ScriptWish): boolean {
  const route = wish.take(/\bfor (?:the )?(?:route |resource |path )?\/?([a-z][a-z-]*)\b|\/([a-z][a-z-]*)\b/);
  const path = route?.[1] ?? route?.[2];
  if (!path) return false;
  const paged = wish.take(/[,;]? ?\b(?:with |and )*paginat(?:ion|ed)(?: results)?(?: ?\((?:[^()]*)\))?/);
  const most = /\b(?:max(?:imum)?|up to|at most)(?: of)? (\d+)/.exec(paged?.[0] ?? '')?.[1];
  if (most) values.set('limit', most);
  const things = path.replace(/-(\w)/g, (_, one: string) => one.toUpperCase());
  const thing = things.replace(/ies$/, 'y').replace(/s$/, '');
  for (const [key, value] of Object.entries({
    path,
    things,
    thing,
    file: thing,
    Thing: capital(thing),
    Things: capital(things),
  }))
    values.set(key, value);
  const fields = readFields(wish).filter(({ name }) => !/^(?:page|limit|id)$/.test(name));
  const shown =
    fields.length > 0
      ? fields
      : [{ name: 'name', kind: 'string' as const, isOptional: false, needs: [], max: 100 }];
  const used = new Set<string>();
  const use = (name: string, said = ''): string => {
    used.add(name);
    return `  @${name}(${said})`;
  };
  const lines = shown.flatMap((field) => {
    const { name, kind, min, max, choices } = field;
    const isText = kind === 'string' && !choices;
    const type =
      kind === 'array'
        ? 'string[]'
        : /^(?:number|integer)$/.test(kind)
          ? 'number'
          : kind === 'boolean'
            ? 'boolean'
            : 'string';
    return [
      ...(field.isOptional ? ['  @IsOptional()'] : []),
      choices ? use('IsIn', `['${choices.join("', '")}']`) : use(DECORATORS[kind] ?? 'IsString'),
      ...(isText && !field.isOptional && min === undefined ? [use('IsNotEmpty')] : []),
      ...(isText && min !== undefined ? [use('MinLength', `${min}`)] : []),
      ...(isText && max !== undefined ? [use('MaxLength', `${max}`)] : []),
      ...(/^(?:number|integer)$/.test(kind) && min !== undefined ? [use('Min', `${min}`)] : []),
      ...(/^(?:number|integer)$/.test(kind) && max !== undefined ? [use('Max', `${max}`)] : []),
      `  ${name}${field.isOptional ? '?' : '!'}: ${type};`,
      '',
    ];
  });
  values.set('dtoFields', lines.slice(0, -1).join('\n'));
  const others = [...used].filter((one) => !/^(?:IsInt|IsOptional|Max|Min)$/.test(one)).sort();
  values.set('validators', others.map((one) => `${one}, `).join(''));
  return true;
}

function deriveNest({ values }: ScriptWish): void {
  if (values.has('crud')) {
    values.set('deletes', '');
    values.set('updates', '');
  }
  if (!values.has('updates')) return;
  values.set(
    'dtoFields',
    `${values.get('dtoFields')}\n}\n\n/** Every field may be left out. */\nexport class Update${values.get('Thing')}Dto extends PartialType(Create${values.get('Thing')}Dto) {`,
  );
}

const STAMP = /^(?:created|updated|modified)_?(?:at|on|date)$/i;

function readResource(asked: ScriptWish): boolean {
  const { wish, values, isTyped } = asked;
  const routes = readRoutes(wish);
  if (!routes) return false;
  const fields = readFields(wish);
  const { things } = routes;
  const thing = things.replace(/ies$/, 'y').replace(/s$/, '');
  const Thing = capital(thing);
  values.set('things', things);
  values.set('thing', thing);
  values.set('Thing', Thing);
  // The server knows the time itself.
  const stamps = fields.map(({ name }) => name).filter((name) => STAMP.test(name));
  values.set('stamps', stamps.join(' '));
  const plain = fields.filter(({ name }) => name !== 'id' && !STAMP.test(name));
  if (plain.length > 0) values.set('validator', validatorOf(`validate${Thing}`, plain, isTyped));
  const types: Readonly<Record<string, string>> = {
    number: 'number',
    integer: 'number',
    boolean: 'boolean',
    array: 'string[]',
  };
  values.set(
    'interfaceLines',
    plain.length > 0
      ? plain
          .map(
            ({ name, kind, isOptional }) => `  ${name}${isOptional ? '?' : ''}: ${types[kind] ?? 'string'};`,
          )
          .concat(stamps.map((name) => `  ${name}: string;`))
          .join('\n')
      : '  [field: string]: unknown;',
  );
  wish.take(
    new RegExp(
      `\\b(?:for|of|with|to manage|managing) (?:an? |the |my )?(?:list of )?(?:${things}|${thing})\\b`,
    ),
  );
  values.set('fieldNames', plain.map(({ name }) => name).join(', '));
  values.set('routeCount', `${routes.list.length}`);
  asked.values.set('routesRead', JSON.stringify(routes.list));
  return true;
}

function deriveResource(asked: ScriptWish): void {
  const { values } = asked;
  if (values.has('uuid')) values.set('idType', 'string');
  values.set('routes', routeLines(asked));
}

const STATUS =
  /[,;:.]? ?\b(?:(?:and|otherwise|else|if|it|or|not|is|isn't|are|invalid|missing|wrong|data|input|should|return|returns|respond|responds|answer|answers|with|gives?|send|sends|an?|status|code|http|error|errors|for|on) )*(400|422)\b(?: (?:bad request|unprocessable(?: entity)?|error|errors|with|and|an?|the|message|messages|json|list|of|status|body|response|per field|by field|if|when|invalid|otherwise))*/;

export const FIELD_KINDS: readonly ScriptKind[] = [
  {
    id: 'validate',
    about:
      /^(?=.*\bvalidat\w*\b)(?=.*(?:\berrors?\b.{0,30}\b(?:by|per|for each|each|of each|keyed)\b|\{[^}]*,[^}]*\}|\berrors? (?:object|map|list)\b|\b(?:list|object|array|map) (?:of|with) (?:all )?errors\b))(?!.*\b(?:zod|joi|yup|express|html|react|hook|class-validator|nest\w*|dto|endpoint|route|csv|watch\w*|page)\b)/,
    read: readValidator,
    always: [
      /[,;]? ?\b(?:and |that |which |it )*(?:returns?|returning|gives?|collects?) (?:an? |the |all )*(?:(?:list|array|map|object|record) (?:of |with )*(?:the |all )*)?(?:errors?|error messages?|messages|problems)(?: (?:messages?|list|object|map|array))?(?: (?:by|per|for each|for every|of each|keyed by|grouped by|with)(?: the)? (?:fields?|property|name)(?: name)?)?/,
      /\b(?:that |which )?(?:validates?|checks?|validating)\b/,
    ],
    silent: 'validates validate validation form data object input fields field errors rules rule list by',
  },
  {
    id: 'zod',
    about:
      /^(?=.*\bzod\b)(?!.*\b(?:fetch\w*|getjson|express|endpoint|routes?|middleware|react|hook|response|trpc)\b)/,
    read: readZod,
    always: [
      /\b(?:with |and |the |its )*(?:inferred|derived|infer(?:s)? the) (?:typescript )?types?\b(?: (?:from|of) (?:it|the schema))?/,
      /\bz\.infer\b/,
      /[,;]? ?\b(?:with |and |custom |own |an? |useful |clear )*(?:error )?messages?\b(?: for each(?: field| rule)?)?/,
      /\bsafeparse\b(?: example)?/,
    ],
    silent: 'zod schema form for fields validation validates validate object type example of',
  },
  {
    id: 'nest-resource',
    about: /\bnest(?:\.?js)?\b/,
    read: readNest,
    options: {
      limit: new RegExp(`\\b(?:limit )?(?:max(?:imum)?|at most|up to|capped at)(?: of)? ${NUMBER}\\b`),
      size: new RegExp(`\\b(?:limit )?default(?:s|ing)?(?: to| of)? ${NUMBER}\\b`),
      crud: /[,;]? ?\b(?:and |with |full )*crud\b(?: endpoints?| routes?| operations?)?/,
      deletes: /[,;]? ?\b(?:and |with )*(?:delete|remove)\b(?: endpoints?| routes?)?/,
      updates: /[,;]? ?\b(?:and |with )*(?:update|patch|put|edit)\b(?: endpoints?| routes?)?/,
    },
    derive: deriveNest,
    always: [
      /[,;]? ?\b(?:with |and )*paginat(?:ion|ed)(?: \(?(?:page|limit|size|and|,| )*\)?)?/,
      /[,;]? ?\b(?:and |an? |returns? |gives? |with )*404(?: not ?found)?(?: (?:when|if|for)(?: (?:the|an?|it|one|unknown|missing)\b)*(?: \w+)?(?: (?:does not|doesn't|isn't|is not|not) (?:exist|found|there))?)?/,
      /[,;]? ?\b(?:with |using |and |via |the )*(?:class-validator|class-transformer)(?: (?:dtos?|decorators|validation|rules)\b)*/,
      /\bin[- ]memory(?: (?:store|storage|array|data))?\b/,
      /[,;]? ?\b(?:with )?(?:no|without(?: an?)?) database\b|\bnotfoundexception\b(?: when [^,.;]*)?/,
      /\bfind(?:all|one)\b/,
    ],
    silent:
      'nestjs nest.js nest service controller module dto dtos page limit query params resource endpoint endpoints crud get create find list all',
  },
  {
    id: 'express-resource',
    about:
      /^(?=.*\bexpress\b)(?=.*\b(?:(?:get|post|put|patch|delete) \/[a-z]|crud\b))(?!.*\b(?:jwt|bcrypt|multer|upload|login|session|cookies?|mongo\w*|postgres\w*|mysql|sqlite|prisma|sequelize|redis|graphql|websocket|socket\.io|convert|currency|webhook|proxy|stream|sse|html|ejs|pug|middleware|rate|routers?|cors|api key|bearer|token|logg\w*|zod|joi|nested|page|limit|sort\w*)\b)/,
    read: readResource,
    options: {
      status: STATUS,
      port: /[,;]? ?\b(?:(?:listening|listens|runs|running|and|server) )*(?:on )?port (\d{2,5})\b/,
      uuid: /[,;]? ?\b(?:with |using |as |and |the )*(?:ids? (?:is|are|as|should be) )?(?:an? )?uuids?\b(?: (?:as )?ids?)?/,
    },
    derive: deriveResource,
    always: [
      /\b(?:kept |stored |held |with |an? |data |is |are )*in[- ]memory(?: (?:store|storage|array|list|map|data|only|no database)\b)*/,
      /[,;]? ?\b(?:no|without(?: an?)?) database\b/,
      /[,;:.]? ?\b(?:(?:and|otherwise|return|returns|respond|responds|answer|answers|with|gives?|send|sends|an?|status) )*404(?: not ?found)?(?: (?:if|when|for)(?: (?:the|an?|it|one|unknown|missing|no|such)\b)*(?: \w+)?(?: (?:does not|doesn't|isn't|is not|not) (?:exist|found|there))?)?/,
      /\b(?:json )?(?:rest )?(?:api|server|app|backend)\b/,
      /[,;]? ?\b(?:with )?(?:the |all )?errors? (?:messages? )?(?:per|by|for each) field\b/,
    ],
    silent:
      'express server api rest json notes app routes endpoints errors error message otherwise return memory in-memory crud title required fields validate validates validation',
  },
];
