import { pluralOf } from '../reading/plural.ts';
import { singular } from '../reading/text.ts';
import type { Core } from './core.ts';
import { program } from './written-program.ts';

const TEXTS =
  'title|name|text|body|content|description|email|author|username|message|category|label|note|url|address|subject|color|colour';
const NUMBERS = 'price|amount|total|weight|temperature|rating';
const COUNTS = 'quantity|age|stock|year|priority|pages|duration|minutes|count';
const FLAGS = 'done|completed|active|enabled|archived|finished|pinned';
const RULE =
  '(?:required|mandatory|optional|not (?:be )?empty|non-?empty|(?:up to|max(?:imum)?(?: length)?(?: of)?|at most|limited to|no longer than) \\d+(?: ?(?:chars?|characters)(?: long)?)?|\\d+ (?:chars?|characters) max(?:imum)?|bool(?:ean)?|string|text|number|integer|int|float|[iu](?:32|64)|f64)';
const FIELD = `(?:${TEXTS}|${NUMBERS}|${COUNTS}|${FLAGS})`;
// "And an optional description" is said of the next one.
const RULES = `(?:[ :]*\\(?(?:(?:is|are|must|be|an?|with|of|and|,) ?)*${RULE}\\b(?! ${FIELD}\\b)\\)?)*`;
const MEMBER = `(?:an? |the )?(?:optional |required )?${FIELD}\\b${RULES}`;
const MEMBERS = new RegExp(
  `(?:\\b(?:with|has|have|having|the|fields?|where|each|note|notes|todo|item|user|a|an)(?: |: ?))*(${MEMBER}(?:,? (?:and )?${MEMBER})*)(?: fields?)?`,
);
const ONE_MEMBER = new RegExp(`(optional )?(?<!\\w)(${FIELD})\\b(${RULES})`, 'g');

type Derived = Readonly<Record<string, string>>;

/** A field in the record, in what is sent, and the lines that check it. */
function memberOf(name: string, rules: string, hasEmail: boolean) {
  const [, most] = /(\d+)(?= ?(?:char|$|\)|,| ))/.exec(rules.replace(/[iuf](?:32|64)/g, '')) ?? [];
  const isOptional = /\boptional\b/.test(rules);
  const kind =
    /\bbool/.test(rules) || new RegExp(`^(?:${FLAGS})$`).test(name)
      ? 'bool'
      : new RegExp(`^(?:${NUMBERS})$`).test(name) || /\b(?:float|f64)\b/.test(rules)
        ? 'f64'
        : new RegExp(`^(?:${COUNTS})$`).test(name) || /\b(?:int(?:eger)?|[iu](?:32|64))\b/.test(rules)
          ? 'i64'
          : 'String';
  const lines: string[] = [];
  if (kind === 'bool') lines.push(`let ${name} = self.${name}.unwrap_or(false);`);
  else if (isOptional)
    lines.push(
      kind === 'String'
        ? `let ${name} = self.${name}.map(|text| text.trim().to_string());`
        : `let ${name} = self.${name};`,
    );
  else if (kind === 'String')
    lines.push(
      `let ${name} = self.${name}.as_deref().unwrap_or_default().trim().to_string();`,
      `if ${name}.is_empty() {`,
      `  return Err(bad("${name} is required"));`,
      '}',
    );
  else lines.push(`let ${name} = self.${name}.ok_or_else(|| bad("${name} is required"))?;`);
  if (most && kind === 'String')
    lines.push(
      isOptional
        ? `if ${name}.as_ref().is_some_and(|text| text.chars().count() > ${most}) {`
        : `if ${name}.chars().count() > ${most} {`,
      `  return Err(bad("${name} may have at most ${most} characters"));`,
      '}',
    );
  if (name === 'email' && hasEmail && !isOptional)
    lines.push(
      `let is_address = ${name}.split_once('@').is_some_and(|(user, host)| !user.is_empty() && host.contains('.') && !host.starts_with('.') && !host.ends_with('.'));`,
      'if !is_address {',
      '  return Err(bad("email is no e-mail address"));',
      '}',
    );
  const own = isOptional && kind !== 'bool' ? `Option<${kind}>` : kind;
  return { name, own, sent: `Option<${kind}>`, lines };
}

function apiOf(values: ReadonlyMap<string, string>): Derived | undefined {
  const said = values.get('resource')?.toLowerCase() ?? '';
  const one = singular(said);
  const many = pluralOf(one);
  if (
    !/^[a-z]{3,}$/.test(many) ||
    one === many ||
    /^(?:statu|clas|api|rust|axum|serde|route|endpoint|error)$/.test(one)
  )
    return undefined;
  const listed = values.get('members') ?? 'title';
  const members = [...listed.toLowerCase().matchAll(ONE_MEMBER)].map(
    ([, optional = '', name = '', rules = '']) => memberOf(name, optional + rules, values.has('email')),
  );
  if (members.length === 0 || new Set(members.map(({ name }) => name)).size < members.length)
    return undefined;
  if (values.has('email') && !members.some(({ name }) => name === 'email')) return undefined;
  const has = (op: string): boolean => values.has(op) || values.has('crud');
  const onAll = [...(has('list') ? [`get(list_${many})`] : []), `post(create_${one})`];
  const onOne = [
    ...(has('show') ? [`get(show_${one})`] : []),
    ...(has('update') ? [`put(update_${one})`] : []),
    ...(has('drop') ? [`delete(delete_${one})`] : []),
  ];
  const firsts = [
    ...new Set([onAll, onOne].flatMap(([first]) => (first ? [first.replace(/\(.*/, '')] : []))),
  ].sort();
  const isSole = firsts.length === 1 ? firsts[0] : `{${firsts.join(', ')}}`;
  const checks = members.flatMap(({ lines }) => lines);
  return {
    many,
    one,
    extracts: onOne.length > 0 ? '{Path, State}' : 'State',
    routing: isSole ?? 'get',
    routes: [
      `    .route("/${many}", ${onAll.join('.')})`,
      ...(onOne.length > 0 ? [`    .route("/${many}/{id}", ${onOne.join('.')})`] : []),
    ].join('\n'),
    fields: members.map(({ name, own }) => `  ${name}: ${own},`).join('\n'),
    sent: members.map(({ name, sent }) => `  ${name}: ${sent},`).join('\n'),
    names: members.map(({ name }) => name).join(', '),
    checks: checks.map((line) => `    ${line}`).join('\n'),
    ...(checks.some((line) => line.includes('bad(')) ? { bad: '' } : {}),
    ...(onOne.length > 0 ? { byid: '' } : {}),
    ...(values.has('refused') ? { status: 'BAD_REQUEST' } : {}),
    ...(values.has('hash') ? { map: 'HashMap' } : {}),
    ...(values.has('mutex') ? { lock: 'Mutex', reads: 'lock', writes: 'lock' } : {}),
    ...Object.fromEntries(['list', 'show', 'create', 'update', 'drop'].filter(has).map((op) => [op, ''])),
  };
}

/** Services in Rust over the records that a wish names. */
export const RUST_API_CORES: readonly Core[] = [
  program(
    'rust-axum',
    /^(?=.*\baxum\b)(?=.*\b(?:create|post|add|crud)\b)(?!.*\b(?:sqlx|postgres\w*|sqlite|database|diesel|auth(?:entication|orization)?|jwt|websocket\w*|upload\w*|middleware|patch|graceful\w*|tests?|pagination|search\w*|filter\w*|tracing|cors|uuid|templates?|html|docker|unique|toggle\w*|created_at|timestamps?)\b)/,
    'axum api rest http json server service web rust for of the a an with and crud simple small in memory in-memory state shared stored store kept arc rwlock mutex hashmap map vec btreemap std sync tokio serde endpoints routes endpoint route get list post create add put update delete remove show read one all by id 404 not found when if missing unknown else otherwise exist validation validate validated validates error errors as 400 422 bad request invalid returns return returned responses response answers handler handlers extractor 201 204 status body that is are it using unprocessable entity operations json',
    {
      options: {
        refused: /\b(?:with |returns? |gives? |and |an? |status )*(?:400|bad request)\b/,
        email:
          /\b(?:with |and |validat(?:ion|es?|ing) (?:of |the )?)*(?:validat(?:ion|es?|ed|ing)|valid|check(?:s|ed)?)(?: (?:of|the|an?|for))*(?= email\b)/,
        mutex: /\b(?:arc<)?mutex\b>?/,
        hash: /\bhash ?map\b/,
        port: /\b(?:on |port |at |listens? |listening |localhost:)*(?<=port |localhost:)(\d{4,5})\b/,
        resource:
          /\b(?:api|service|server|backend|crud|app|endpoints?)(?: (?:in|with|using) (?:rust|axum))*(?: (?:in|with|using) (?:rust|axum))? (?:for|of|to manage|managing) (?:a |an |my |simple |managing |storing |in-memory )*([a-z]+s)\b|\b(?:get|post|put|delete)? ?\/(?:api\/)?([a-z]+s)\b|\b([a-z]+s) (?:api|service|crud)\b|\b(todo|note|task|book|user|product|item|order|movie|contact) (?:list )?(?:api|service|crud)\b/,
        show: /\bget ?\/(?:api\/)?[a-z]+s?\/[{:<]\w+[}>]?|\b(?:get|show|fetch|read|find)(?: (?:one|single|a single|by id))+\b|\b(?:show|by id)\b|(?<=[,:] |and )(?:get|read)(?=,| and\b)/,
        update: /\b(?:put ?\/(?:api\/)?[a-z]+s?\/[{:<]\w+[}>]?|update|edit)\b/,
        drop: /\b(?:delete|remove)(?: ?\/(?:api\/)?[a-z]+s?\/[{:<]\w+[}>]?)?/,
        create: /\b(?:post|create|add)(?: ?\/(?:api\/)?[a-z]+s?\b)?/,
        list: /\bget ?\/(?:api\/)?[a-z]+s?\b(?!\/)|\blist\b(?: all)?|\bget all\b/,
        crud: /\bcrud\b/,
        members: MEMBERS,
      },
      derived: apiOf,
      always: [
        /\b(?:in |with |an? |shared |behind |kept |as )*(?:state )?(?:in )?(?:an? )?arc ?<(?:rwlock|mutex)?(?:<[^,;.]*>)?>?(?: (?:state|as state))?/,
      ],
    },
  ),
];
