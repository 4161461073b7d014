import type { Plan } from './made.ts';
import { type Given, parameterOf, signatureIn } from './signature.ts';
import { py } from './source.ts';
import { NUMBER, type PythonWish } from './wish.ts';

const TRIES = /^(?:times|attempts|tries|retries|n|count|num_\w+|max_(?:attempts|tries|retries|times))$/i;
const WAIT = /^(?:delay|wait|sleep|pause|interval|seconds|(?:initial|base|start)_?(?:delay|wait))$/i;
const FACTOR = /^(?:backoff|factor|multiplier|exponent|backoff_factor|base)$/i;
const ERRORS = /^(?:exceptions?|errors?|on|retry_on|catch)$/i;
const MOST_WAIT = /^max_?(?:delay|wait|backoff|sleep)$/i;

const ERRORS_SAID = '((?:[\\w.]+(?:error|exception|timeout)\\b(?:,? (?:and|or) |, ?)?)+)';
const ERROR_LIST = new RegExp(
  `\\bonly (?:retr(?:y|ies)(?: again)? )?(?:on|for|after|when|if)? ?(?:it raises |getting )?${ERRORS_SAID}|\\bcatch(?:es|ing)? (?:only )?${ERRORS_SAID}(?: only)?|\\b(?:on|for|when it raises) (?:an? )?${ERRORS_SAID}`,
);

const BUILT_IN =
  /^(?:Exception|(?:Connection|Timeout|OS|IO|Value|Key|Type|Runtime|Index|Lookup|Permission|FileNotFound|BrokenPipe|ConnectionReset|ConnectionRefused|Arithmetic|ZeroDivision|Attribute|Import|EOF)Error)$/;

/** A decorator that tries again, or a function that calls another one. */
export const planRetry: Plan = (wish) => {
  const isFunction =
    !wish.has(/\bdecorator\b/) &&
    wish.has(/\b(?:functions?|callables?|helper)\b/) &&
    !wish.has(/\bhttp|\burls?\b|\brequests?\b|\bapi\b/);
  if ((!wish.has(/\bdecorator\b/) && !isFunction) || !wish.has(/\bretr(?:y|ies|ying)\b|\btries again\b/))
    return undefined;
  // "Only for the exception types I pass in": there is none to fall back to.
  const isPassed = wish.says(
    /\b(?:but |and )?only (?:retr(?:y|ies) )?(?:for|on|after|when it raises)? ?(?:the |those |certain |specific |given |specified )*(?:exceptions?|errors?)(?: (?:types?|classes))?(?: (?:that |which )?(?:(?:i|you|we|the caller) (?:pass(?:es)?|gives?|names?|specif(?:y|ies)|lists?)(?: in)?|(?:are |is )?(?:passed|given|specified)(?: in)?)(?: as (?:an? |the )?(?:arguments?|parameters?|tuple))?)?/,
  );
  const signature = signatureIn(wish);
  const name = signature?.name ?? wish.name(/\b(?:decorator )?(?:(?:called|named) @?|@)(\w+)/) ?? 'retry';
  const said = errorsSaid(wish);
  const tries = parameterOf(signature, TRIES);
  const wait = parameterOf(signature, WAIT);
  const factor = parameterOf(signature, FACTOR);
  const errors = parameterOf(signature, ERRORS);
  const most = parameterOf(signature, MOST_WAIT);
  const jitter = parameterOf(signature, /^jitter$/i);
  const logger = parameterOf(signature, /^log(?:ger)?$/i);
  const known = [tries, wait, factor, errors, most, jitter, logger];
  if (signature?.parameters.some((one) => !known.includes(one))) return undefined;
  const times =
    wish.number(/\b(?:attempts|times|tries|retries) ?= ?(\d+)/) ??
    wish.number(
      new RegExp(
        `(?:\\b(?:up to|at most|max(?:imum)?(?: of)?) )?\\b${NUMBER} (?:times|attempts|tries|retries)\\b(?: at most)?`,
      ),
    );
  const doubles =
    wish.takeAll(
      /\b(?:an? |with |and |using )*(?:exponential(?:ly)?(?: growing| increasing)?(?: back-?offs?| delays?)?|backs? off exponentially|back-?off|(?:and )?(?:the )?(?:delay|wait)(?:ing)?(?: time)? (?:that )?doubl(?:es|ing)(?: each time| after each \w+)?|doubling(?: (?:the )?(?:delay|wait)s?)?(?: (?:each|every) time| after each \w+)?)\b/,
    ).length > 0;
  const by = wish.number(new RegExp(`\\b(?:back-?off )?(?:factor|multiplier)(?: of)? ${NUMBER}`));
  const capped = wish.seconds(
    /\b(?:capped at|max(?:imum)? (?:delay|wait)(?: of)?|(?:but )?(?:at most|never more than))/,
  );
  const start = wish.seconds(
    /\b(?:(?:start(?:s|ing)?|begin(?:s|ning)?) (?:at|with)|(?:initial |base )?(?:delay|wait|pause)s?(?: of)?|waits?|waiting|sleep(?:s|ing)?|after|every)/,
  );
  const isRandom =
    wish.says(/\b(?:with |and |plus |adds? |some )*(?:random )?jitter\b/) || jitter !== undefined;
  const isLogged =
    wish.says(
      /\b(?:and |it |which )*(?:logs?|logging|prints?) (?:(?:each|every|all|the|failed) )*(?:attempts?|failures?|retr(?:y|ies)|tr(?:y|ies)|errors?)(?: (?:number|with (?:the )?(?:python )?logging(?: module)?|using (?:the )?logging(?: module)?))*|\blogs? (?:with|using|via) (?:the )?logging(?: module)?|\b(?:with|uses?|using) (?:the )?logging(?: module)?\b/,
    ) || logger !== undefined;
  const isAsync = wish.says(
    /\b(?:(?:works?|also|for|on|supports?|with|both|sync|and|normal) )*async(?:io|hronous)?(?: (?:functions?|def|coroutines?))?(?: too| as well)?\b/,
  );
  if (isAsync && isFunction) return undefined;
  wish.takeAll(
    /\b(?:re-?raises?|raises?|raising|throws?) (?:the )?(?:last|final|original) (?:error|exception|one)(?: at the end| (?:if|when|after) [^,;.]*)?|\bkeeps? (?:the )?(?:function'?s? )?(?:name and )?(?:docstring|metadata|name)\b|\bfunctools\.?wraps\b/,
  );
  wish.takeAll(
    /\b(?:that |which )?(?:doesn'?t|does not|don'?t|without) (?:actually |really )?(?:sleep(?:ing)?|wait(?:ing)?)\b|\bmock(?:s|ed|ing)? (?:out )?(?:time\.)?sleep\b/,
  );
  const first = times === undefined ? (tries?.value ?? '3') : `${times}`;
  const isRetries = /retries/i.test(tries?.name ?? '');
  const triesName = tries?.name ?? 'times';
  const waitName = wait?.name ?? 'delay';
  const errorsName = errors?.name ?? 'exceptions';
  const grows = factor?.name ?? (by === undefined ? (doubles ? '2' : undefined) : `${by}`);
  const listed = said.length > 0 ? `(${said.join(', ')}${said.length === 1 ? ',' : ''})` : undefined;
  const parameters = ordered(signature?.parameters ?? [], [
    [tries, `${triesName}: int = ${first}`],
    [wait, `${waitName}: float = ${wait?.value ?? start ?? 1}`],
    ...(factor ? [[factor, `${factor.name}: float = ${factor.value ?? 2}`] as const] : []),
    ...(most || capped !== undefined
      ? [[most, `${most?.name ?? 'max_delay'}: float = ${most?.value ?? capped ?? 30}`] as const]
      : []),
    [
      errors,
      `${errorsName}: tuple[type[Exception], ...]${isPassed && isFunction && !errors?.value ? '' : ` = ${errors?.value ?? listed ?? '(Exception,)'}`}`,
    ],
    ...(jitter
      ? [
          [
            jitter,
            `jitter: ${/^(?:true|false)$/i.test(jitter.value ?? '') ? 'bool' : 'float'} = ${jitter.value ?? 0.1}`,
          ] as const,
        ]
      : []),
    ...(logger ? [[logger, `${logger.name}=${logger.value ?? 'None'}`] as const] : []),
  ]);
  const total = isRetries ? `${triesName} + 1` : triesName;
  const mostName = most?.name ?? (capped === undefined ? undefined : 'max_delay');
  // Not the name of the parameter.
  const pause = waitName === 'pause' ? 'seconds' : 'pause';
  const amount = mostName ? `min(${pause}, ${mostName})` : pause;
  const random =
    jitter?.value && !/^(?:true|false)$/i.test(jitter.value)
      ? 'random.uniform(0, jitter)'
      : `random.uniform(0, ${amount} / 10)${jitter ? ' * jitter' : ''}`;
  const sleep = isRandom ? `${amount} + ${random}` : amount;
  const log = logger
    ? `if ${logger.name}:\n  ${logger.name}.warning("%s failed, attempt %d of %d: %s", function.__name__, attempt, ${total}, error)`
    : isLogged &&
      'logger.warning("%s failed, attempt %d of %d: %s", function.__name__, attempt, total, error)';
  const loop = (isAwaited: boolean): string => py`
${pause} = ${waitName}
total = ${total}
for attempt in range(1, total + 1):
  try:
    return ${isAwaited && 'await '}function(*args, **kwargs)
  except ${errorsName}${log ? ' as error' : ''}:
    ${log && (logger ? log.replace(total, 'total') : log)}
    if attempt == total:
      raise
  ${isAwaited ? 'await asyncio.sleep' : 'time.sleep'}(${sleep})
  ${grows && `${pause} *= ${grows}`}`;
  const custom = said.filter((one) => !BUILT_IN.test(one) && !one.includes('.'));
  const modules = said.flatMap((one) => (one.includes('.') ? [`import ${one.split('.')[0]}`] : []));
  const code = py`
${[...new Set(modules)].join('\n')}
${isLogged && !logger && 'logger = logging.getLogger(__name__)\n\n'}
${custom.map((one) => `class ${one}(Exception):\n  pass\n\n`).join('\n')}
def ${name}(
  ${isFunction && 'function: Callable,\n*args,'}
  ${parameters.join(',\n')},
  ${isFunction && '**kwargs,'}
)${isFunction ? '' : ' -> Callable'}:
  """Calls the function${isFunction ? ' with the arguments,' : ''} again while it raises one of the ${errorsName}; the last error is raised."""
  if ${triesName} < ${isRetries ? 0 : 1}:
    raise ValueError("${triesName} must be at least ${isRetries ? 0 : 1}")
  ${isFunction && loop(false)}
${
  !isFunction &&
  py`

  def decorate(function: Callable) -> Callable:
    ${
      isAsync &&
      py`
if inspect.iscoroutinefunction(function):

  @functools.wraps(function)
  async def awaited(*args, **kwargs):
    ${loop(true)}

  return awaited
`
    }
    @functools.wraps(function)
    def wrapper(*args, **kwargs):
      ${loop(false)}

    return wrapper

  return decorate`
}`;
  const error =
    said[0] ?? (errors?.value ? /\w+(?:\.\w+)*/.exec(errors.value)?.[0] : undefined) ?? 'ValueError';
  const raised = error === 'Exception' ? 'ValueError' : error;
  const other = ['KeyError', 'TypeError'].find((one) => !said.includes(one)) ?? 'KeyError';
  const isOnly = said.length > 0 || (errors?.value !== undefined && error !== 'Exception');
  const called = isPassed ? `, ${errorsName}=(${raised},)` : '';
  const set = `${triesName}=${isRetries ? 2 : 3}, ${waitName}=0.5`;
  const head = isFunction ? '' : `@${name}(${set})\n`;
  const call = (of: string): string => (isFunction ? `${name}(${of}, ${set}${called})` : `${of}()`);
  return {
    program: {
      code,
      checks: [
        [
          'returns_after_failures',
          py`
calls = []

${head}def flaky():
  calls.append(1)
  if len(calls) < 3:
    raise ${raised}("not yet")
  return "ok"

with patch("time.sleep") as sleep:
  assert ${call('flaky')} == "ok"
assert len(calls) == 3
assert sleep.call_count == 2
${!isRandom && !mostName && `assert [one.args[0] for one in sleep.call_args_list] == [0.5, ${grows ? `0.5 * ${factor ? (factor.value ?? 2) : grows}` : '0.5'}]`}`,
        ],
        [
          'raises_the_last_error',
          py`
${head}def broken():
  raise ${raised}("always")

with patch("time.sleep") as sleep:
  with raises(${raised}):
    ${call('broken')}
assert sleep.call_count == 2`,
        ],
        ...(isOnly
          ? [
              [
                'raises_other_errors_at_once',
                py`
${head}def broken():
  raise ${other}("other")

with patch("time.sleep") as sleep:
  with raises(${other}):
    ${call('broken')}
assert sleep.call_count == 0`,
              ] as const,
            ]
          : []),
      ],
      ...(wish.tests
        ? {}
        : {
            main: py`
${isLogged && 'logging.basicConfig(level=logging.INFO)'}
calls = 0

${isFunction ? '' : `@${name}(${waitName}=0.1)\n`}def flaky() -> str:
  global calls
  calls += 1
  if calls < 3:
    raise ${raised}("not yet")
  return f"ok after {calls} calls"

print(${isFunction ? `${name}(flaky, ${waitName}=0.1${called})` : 'flaky()'})`,
          }),
    },
    isSecond: !wish.tests && !signature?.parameters.some(({ value }) => value !== undefined),
    subject: 'Retry',
    silent:
      'decorator callable callables callback types type retry retries retrying again failed fails failing failure failures error errors exception exceptions attempt attempts calls call total number between wait waits delay back off raised raise',
  };
};

function errorsSaid(wish: PythonWish): string[] {
  const found = wish.take(ERROR_LIST);
  const list = found?.slice(1).find((one) => one !== undefined);
  if (!found || list === undefined) return [];
  return wish.original(found, list).match(/[A-Za-z_.]+(?:Error|Exception|Timeout)\b/g) ?? [];
}

/** Those of the wish in its order, then the others. */
function ordered(said: readonly Given[], all: readonly (readonly [Given | undefined, string])[]): string[] {
  const place = (one: Given | undefined): number => (one ? said.indexOf(one) : said.length);
  return [...all].sort(([a], [b]) => place(a) - place(b)).map(([, text]) => text);
}
