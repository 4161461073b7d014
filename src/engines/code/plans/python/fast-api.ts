import { type ApiField, readApiFields, readNested } from './api-fields.ts';
import { readVerbs, type Verb } from './api-verbs.ts';
import type { Plan } from './made.ts';
import { py } from './source.ts';
import { quoted, snake } from './wish.ts';

const singular = (word: string): string =>
  word.replace(/ies$/, 'y').replace(/(?<=[sxz]|ch|sh)es$|(?<=[^s])s$/, '');
const pascal = (word: string): string =>
  word.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** An endpoint, or several of one resource, with a model that checks what is sent. */
export const planFastApi: Plan = (wish) => {
  if (
    !wish.says(
      /\b(?:with |in |using |an? |the )*fast ?api\b(?: (?:app|application|service|server|backend|endpoint|route|project))*/,
    )
  )
    return undefined;
  if (wish.has(/\b(?:jwt|oauth|auth|login|upload|websocket|sqlalchemy|sqlmodel|postgres|token|background)\b/))
    return undefined;
  const read = readVerbs(wish);
  if (!read) return undefined;
  const { path, verbs } = read;
  const many = snake(path.slice(1));
  const one = singular(many);
  const clear =
    wish.says(
      /[,;]? ?\b(?:and )?(?:returns?|gives?|answers?(?: with)?|with|responds?(?: with)?|invalid (?:data|input|requests?) (?:gives?|returns?|is))?(?: an?)? ?(?:status )?422(?: (?:with|and|errors?|plus|status|response|clear|readable|helpful|friendly|useful|good|error|messages?|for|on|invalid|if|data|input|is|a|the))*/,
    ) ||
    wish.says(
      /\b(?:with )?(?:clear|readable|helpful|friendly) (?:error |validation |422 )*(?:messages?|errors?)\b/,
    );
  wish.takeAll(
    /\b(?:and |an? )*404(?: (?:for|if|when|on|with|error|the|a|an|unknown|missing|ids?|is|not|found|does|exist|invoice|item|message))*|\bunknown ids?(?: (?:gives?|returns?|->|with|a|is))*/,
  );
  wish.takeAll(
    /\b(?:that |which |and |with |uses?|using |the |validat\w+ |checks? |request |body |its |input |by |data )*pydantic(?: v?2)?(?: (?:model|models|validation|schema|schemas))*:?|\b(?:request )?(?:body )?validation:?|\b(?:stored |kept |saved |keep |store )?(?:them |it |everything )?in[- ]?memory(?: (?:list|dict|storage|store))?|\b(?:returns?|with|answers?|and|status) ?(?:with )?201(?: created)?(?: (?:and|with) (?:the )?(?:created |new |its )*\w+)?/,
  );
  // The server gives it.
  wish.takeAll(
    /[,;]? ?\b(?:(?:and|that|which|it|then) )*(?:returns?|answers? with|responds? with|gives?(?: back)?)(?: (?:the|a|an|created|new|saved|stored|whole|same))* [a-z_]+ (?:(?:with|including|plus|and|an?|its|the|unique|new|newly|auto|automatically|random|server)[ -])+(?:generated )?(?:uu|unique )?ids?\b|\b(?:with |and )?(?:an? |its )?(?:auto|automatically|server)?[ -]?generated (?:unique )?ids?\b/,
  );
  const nested = readNested(wish);
  const own = readApiFields(wish);
  if (own.length === 0 && !nested) return undefined;
  const model = pascal(one);
  const item = nested && (singular(nested.name) === 'item' ? `${model}Item` : pascal(singular(nested.name)));
  const fields: readonly ApiField[] = nested
    ? [...own, { ...LIST, name: nested.name, type: `list[${item}]` }]
    : own;
  const isPartial = verbs.has('patch');
  const all = [...fields, ...(nested?.fields ?? [])];
  const types = new Set(all.map(({ type }) => type));
  const needsField = all.some(({ limits, isFilled }) => limits.length > 0 || isFilled);
  const timed = fields.filter(({ time }) => time);
  const timedItems = nested?.fields.filter(({ time }) => time) ?? [];
  const pydantic = [
    'BaseModel',
    ...(types.has('EmailStr') ? ['EmailStr'] : []),
    ...(needsField ? ['Field'] : []),
    ...(types.has('HttpUrl') ? ['HttpUrl'] : []),
    ...(timed.length + timedItems.length > 0 ? ['field_validator'] : []),
  ];
  const has = (verb: Verb): boolean => verbs.has(verb);
  const needsId = has('get') || has('update') || has('delete') || isPartial;
  const fast = ['FastAPI', ...(needsId ? ['HTTPException'] : []), ...(clear ? ['Request'] : [])];
  return {
    program: {
      code: py`
from fastapi import ${fast.join(', ')}
${clear && 'from fastapi.exceptions import RequestValidationError\nfrom fastapi.responses import JSONResponse'}
${types.has('UUID') && 'from uuid import UUID'}
from pydantic import ${pydantic.join(', ')}
app = FastAPI()


${
  nested &&
  py`
class ${item}(BaseModel):
  ${nested.fields.map(fieldLine).join('\n')}
  ${timedItems.map(validator).join('\n')}


`
}
class ${model}In(BaseModel):
  ${fields.map(fieldLine).join('\n')}
  ${timed.map(validator).join('\n')}


class ${model}(${model}In):
  id: int
${
  isPartial &&
  py`


class ${model}Changes(BaseModel):
  ${fields.map((field) => fieldLine({ ...field, isOptional: true })).join('\n')}`
}


${many}: dict[int, ${model}] = {}
ids = itertools.count(1)
${
  clear &&
  py`


@app.exception_handler(RequestValidationError)
def explain(request: Request, error: RequestValidationError) -> JSONResponse:
  """One sentence for each field that is wrong."""
  errors = [
    {"field": ".".join(str(part) for part in one["loc"][1:]), "message": one["msg"].removeprefix("Value error, ")}
    for one in error.errors()
  ]
  return JSONResponse(status_code=422, content={"errors": errors})`
}
${
  needsId &&
  py`


def find(${one}_id: int) -> ${model}:
  if ${one}_id not in ${many}:
    raise HTTPException(status_code=404, detail=f"there is no ${one.replaceAll('_', ' ')} {${one}_id}")
  return ${many}[${one}_id]`
}
${
  has('list') &&
  py`


@app.get("${path}")
def list_${many}() -> list[${model}]:
  return list(${many}.values())`
}
${
  has('get') &&
  py`


@app.get("${path}/{${one}_id}")
def get_${one}(${one}_id: int) -> ${model}:
  return find(${one}_id)`
}
${
  has('create') &&
  py`


@app.post("${path}", status_code=201)
def create_${one}(sent: ${model}In) -> ${model}:
  ${one} = ${model}(id=next(ids), **sent.model_dump())
  ${many}[${one}.id] = ${one}
  return ${one}`
}
${
  has('update') &&
  py`


@app.put("${path}/{${one}_id}")
def update_${one}(${one}_id: int, sent: ${model}In) -> ${model}:
  find(${one}_id)
  ${many}[${one}_id] = ${model}(id=${one}_id, **sent.model_dump())
  return ${many}[${one}_id]`
}
${
  isPartial &&
  py`


@app.patch("${path}/{${one}_id}")
def change_${one}(${one}_id: int, sent: ${model}Changes) -> ${model}:
  ${many}[${one}_id] = find(${one}_id).model_copy(update=sent.model_dump(exclude_unset=True))
  return ${many}[${one}_id]`
}
${
  has('delete') &&
  py`


@app.delete("${path}/{${one}_id}", status_code=204)
def delete_${one}(${one}_id: int) -> None:
  find(${one}_id)
  del ${many}[${one}_id]`
}`,
      main: 'import uvicorn\n\nuvicorn.run(app, host="127.0.0.1", port=8000)',
      ...(has('create') ? { checks: checksOf(path, fields, nested?.fields) } : {}),
    },
    subject: model,
    silent: `fastapi pydantic endpoint endpoints api rest route routes validation validate validates validating validated model models field fields body request response int str float list ${one} ${many}`,
  };
};

/** A list of nothing is no list of items. */
const LIST = { limits: ['min_length=1'], isOptional: false, time: undefined, isFilled: false } as const;

function fieldLine({ name, type, limits, isOptional, isFilled }: ApiField): string {
  const all = [
    ...(isFilled && !limits.some((one) => one.startsWith('min')) ? ['min_length=1'] : []),
    ...limits,
  ];
  const kind = isOptional ? `${type} | None` : type;
  if (all.length === 0) return `${name}: ${kind}${isOptional ? ' = None' : ''}`;
  return `${name}: ${kind} = Field(${[...(isOptional ? ['default=None'] : []), ...all].join(', ')})`;
}

function validator({ name, type, time, isOptional }: ApiField): string {
  const now = type === 'datetime' ? 'datetime.now(value.tzinfo)' : 'date.today()';
  const wrong = {
    past: `value >= ${now}`,
    future: `value <= ${now}`,
    notPast: `value < ${now}`,
    notFuture: `value > ${now}`,
  }[time ?? 'past'];
  const said = {
    past: 'must be in the past',
    future: 'must be in the future',
    notPast: 'must not be in the past',
    notFuture: 'must not be in the future',
  }[time ?? 'past'];
  const kind = isOptional ? `${type} | None` : type;
  return py`

@field_validator("${name}")
@classmethod
def check_${name}(cls, value: ${kind}) -> ${kind}:
  if ${isOptional ? 'value is not None and ' : ''}${wrong}:
    raise ValueError("${said}")
  return value`;
}

function sampleOf({ name, type, limits, time }: ApiField): string {
  const least = limits.map((one) => /^(?:gt|ge)=(-?[\d.]+)/.exec(one)?.[1]).find((one) => one !== undefined);
  const length = limits.map((one) => /^min_length=(\d+)/.exec(one)?.[1]).find((one) => one !== undefined);
  switch (type) {
    case 'int':
    case 'float':
    case 'Decimal':
      return String(Number(least ?? 0) + 1);
    case 'bool':
      return 'True';
    case 'date':
      return time === 'past' || time === 'notFuture' ? '"2020-01-31"' : '"2999-01-31"';
    case 'datetime':
      return time === 'past' || time === 'notFuture' ? '"2020-01-31T10:00:00"' : '"2999-01-31T10:00:00"';
    case 'list[str]':
      return '["first"]';
    case 'EmailStr':
      return '"ada@example.com"';
    case 'HttpUrl':
      return '"https://example.com"';
    default:
      return quoted(name.padEnd(Number(length ?? 0), 'x'));
  }
}

const bodyOf = (fields: readonly ApiField[], written: (field: ApiField) => string): string =>
  `{${fields.map((field) => `"${field.name}": ${written(field)}`).join(', ')}}`;

function checksOf(
  path: string,
  fields: readonly ApiField[],
  inner: readonly ApiField[] = [],
): (readonly [string, string])[] {
  const written = (field: ApiField): string =>
    /^list\[[A-Z]/.test(field.type) ? `[${bodyOf(inner, sampleOf)}]` : sampleOf(field);
  const body = bodyOf(fields, written);
  const wrong = fields.find(({ limits, time }) => limits.some((one) => /^g[te]=/.test(one)) || time);
  const bad = wrong?.time
    ? wrong.time === 'past' || wrong.time === 'notFuture'
      ? '"2999-01-31"'
      : '"2020-01-31"'
    : '-1000000';
  const needed = fields.find(({ isOptional }) => !isOptional);
  const client = 'from fastapi.testclient import TestClient\n\nclient = TestClient(app)';
  return [
    ['creates', `${client}\nanswer = client.post("${path}", json=${body})\nassert answer.status_code == 201`],
    ...(needed
      ? [
          [
            'needs_all_fields',
            `${client}\nassert client.post("${path}", json={}).status_code == 422`,
          ] as const,
        ]
      : []),
    ...(wrong
      ? [
          [
            `rejects_a_wrong_${wrong.name}`,
            `${client}\nbody = ${body} | {"${wrong.name}": ${bad}}\nanswer = client.post("${path}", json=body)\nassert answer.status_code == 422`,
          ] as const,
        ]
      : []),
  ];
}
