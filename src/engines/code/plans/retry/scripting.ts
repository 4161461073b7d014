import { lines, type Writer } from './writer.ts';

const seconds = (ms: number): string => `${ms / 1000}`;

export const python: Writer = (
  { attempts, delay, factor, limit, hasJitter, on, final, isAsync, isDecorator, logs },
  name,
  own,
) => {
  const [isOf, wait, def] = isAsync
    ? ['await ', 'await asyncio.sleep', 'async def']
    : ['', 'time.sleep', 'def'];
  const caught = on.length === 0 ? 'Exception' : on.length > 1 ? `(${on.join(', ')})` : on[0];
  const names = final.filter((one) => !/^\d/.test(one));
  const statuses = final.filter((one) => /^\d/.test(one));
  // The status of an answer, by the names that libraries have for it.
  const status = 'getattr(error, "code", getattr(error, "status", None))';
  const isFinal = statuses
    .map((one) =>
      /x/.test(one) ? ` or str(${status}).startswith("${one.charAt(0)}")` : ` or ${status} == ${one}`,
    )
    .join('');
  const signature = `attempts: int = ${attempts}, delay: float = ${seconds(delay)}`;
  const body = (depth: string, call: string): string[] => [
    `${depth}wait = delay`,
    `${depth}for attempt in range(1, attempts + 1):`,
    `${depth}  try:`,
    `${depth}    return ${isOf}${call}`,
    ...(names.length > 0
      ? [`${depth}  except ${names.length > 1 ? `(${names.join(', ')})` : names[0]}:`, `${depth}    raise`]
      : []),
    `${depth}  except ${caught}${logs || isFinal ? ' as error' : ''}:`,
    ...(logs ? [`${depth}    print(f"attempt {attempt} of {attempts} failed: {error}")`] : []),
    `${depth}    if attempt == attempts${isFinal}:`,
    `${depth}      raise`,
    `${depth}    ${wait}(wait${hasJitter ? ' * random.uniform(0.5, 1)' : ''})`,
    ...(factor === 1
      ? []
      : [`${depth}    wait ${limit ? `= min(wait * ${factor}, ${seconds(limit)})` : `*= ${factor}`}`]),
  ];
  const thrown = on[0] ?? 'ConnectionError';
  const definition = lines(
    isAsync && 'import asyncio',
    isDecorator && 'import functools',
    hasJitter && 'import random',
    !isAsync && 'import time',
    'from collections.abc import Callable',
    '',
    ...own.map((one) => `\nclass ${one}(Exception):\n  pass\n\n`),
    `${isDecorator ? 'def' : def} ${name}(${isDecorator ? '' : 'run: Callable, '}${signature})${isDecorator ? ' -> Callable' : ''}:`,
    `  """Tries again after a failure; the last error is raised${on.length > 0 ? ', and every other kind at once' : final.length > 0 ? `, ${final.join(' and ')} at once` : ''}."""`,
    ...(isDecorator
      ? [
          '  def decorate(function: Callable) -> Callable:',
          '    @functools.wraps(function)',
          `    ${def} wrapper(*args, **kwargs):`,
          ...body('      ', 'function(*args, **kwargs)'),
          '    return wrapper',
          '  return decorate',
        ]
      : body('  ', 'run()')),
  );
  const example = lines(
    'calls = 0',
    '',
    isDecorator && `@${name}(delay=0.01)`,
    `${def} flaky() -> str:`,
    '  global calls',
    '  calls += 1',
    '  if calls < 3:',
    `    raise ${thrown}("not yet")`,
    '  return f"ok after {calls}"',
    '',
    isDecorator
      ? `print(${isAsync ? 'asyncio.run(flaky())' : 'flaky()'})`
      : `print(${isAsync ? `asyncio.run(${name}(flaky, delay=0.01))` : `${name}(flaky, delay=0.01)`})`,
  );
  return { definition, example };
};

export const script =
  (isTyped: boolean): Writer =>
  ({ attempts, delay, factor, limit, hasJitter, on, final, logs }, name, own) => {
    const status = isTyped ? '(error as { status?: number } | null)?.status' : 'error?.status';
    const isFinal = final
      .map((one) =>
        /^\dxx/.test(one)
          ? ` || String(${status}).startsWith('${one.charAt(0)}')`
          : ` || ${/^\d/.test(one) ? `${status} === ${one}` : `error instanceof ${one}`}`,
      )
      .join('');
    const type = (text: string): string => (isTyped ? text : '');
    const grown = factor === 1 ? 'delayMs' : `delayMs * ${factor} ** (attempt - 1)`;
    const waited = limit ? `Math.min(${grown}, ${limit})` : grown;
    const accepted = on.map((one) => `error instanceof ${one}`).join(' || ');
    return {
      definition: lines(
        ...own.map((one) => `class ${one} extends Error {}\n`),
        `// Tries again after a failure; the last error is thrown${on.length > 0 ? ', and every other kind at once' : final.length > 0 ? `, ${final.join(' and ')} at once` : ''}.`,
        `async function ${name}${type('<T>')}(run${type(': () => Promise<T>')}, attempts = ${attempts}, delayMs = ${delay})${type(': Promise<T>')} {`,
        '  for (let attempt = 1; ; attempt++) {',
        '    try {',
        '      return await run();',
        '    } catch (error) {',
        logs && '      console.warn(`attempt ${attempt} of ${attempts} failed:`, error);',
        `      if (attempt >= attempts${accepted ? ` || !(${accepted})` : ''}${isFinal}) throw error;`,
        `      const waitMs = ${hasJitter ? `${waited} * (0.5 + Math.random() / 2)` : waited};`,
        `      await new Promise((resolve) => setTimeout(resolve, waitMs));`,
        '    }',
        '  }',
        '}',
      ),
      example: lines(
        'let calls = 0;',
        `const result = await ${name}(async () => {`,
        '  calls += 1;',
        `  if (calls < 3) throw new ${on[0] ?? 'Error'}('not yet');`,
        '  return `ok after ${calls}`;',
        `}, ${attempts}, 5);`,
        'console.log(result);',
      ),
    };
  };

export const ruby: Writer = ({ attempts, delay, factor, limit, hasJitter, on, logs }, name, own) => ({
  definition: lines(
    on.some((one) => one.startsWith('Timeout::')) && "require 'timeout'\n",
    ...own.map((one) => `class ${one} < StandardError; end\n`),
    `# Tries again after a failure; the last error is raised${on.length > 0 ? ', and every other kind at once' : ''}.`,
    `def ${name === 'retry' ? 'with_retry' : name}(attempts: ${attempts}, delay: ${seconds(delay)})`,
    '  attempt = 0',
    '  begin',
    '    attempt += 1',
    '    yield',
    `  rescue ${on.length > 0 ? on.join(', ') : 'StandardError'}${logs ? ' => e' : ''}`,
    logs && '    warn "attempt #{attempt} of #{attempts} failed: #{e.message}"',
    '    raise if attempt >= attempts',
    '',
    `    wait = ${factor === 1 ? 'delay' : `delay * ${factor}**(attempt - 1)`}`,
    limit !== undefined && `    wait = [wait, ${seconds(limit)}].min`,
    `    sleep(wait${hasJitter ? ' * rand(0.5..1.0)' : ''})`,
    '    retry',
    '  end',
    'end',
  ),
  example: lines(
    'calls = 0',
    `result = ${name === 'retry' ? 'with_retry' : name}(delay: 0.005) do`,
    '  calls += 1',
    `  raise ${on[0] ?? 'IOError'}, 'not yet' if calls < 3`,
    '',
    '  "ok after #{calls}"',
    'end',
    'puts result',
  ),
});

export const php: Writer = ({ attempts, delay, factor, limit, hasJitter, on, logs }, name, own) => {
  const grown = factor === 1 ? '$delayMs' : `$delayMs * ${factor} ** ($attempt - 1)`;
  return {
    definition: lines(
      ...own.map((one) => `class ${one} extends Exception\n{\n}\n`),
      `// Tries again after a failure; the last error is thrown${on.length > 0 ? ', and every other kind at once' : ''}.`,
      `function ${name}(callable $run, int $attempts = ${attempts}, int $delayMs = ${delay}): mixed`,
      '{',
      '  for ($attempt = 1; ; $attempt++) {',
      '    try {',
      '      return $run();',
      `    } catch (${on.length > 0 ? on.join(' | ') : 'Exception'} $error) {`,
      logs && '      error_log("attempt $attempt of $attempts failed: {$error->getMessage()}");',
      '      if ($attempt >= $attempts) {',
      '        throw $error;',
      '      }',
      `      $wait = ${limit ? `min(${grown}, ${limit})` : grown};`,
      `      usleep(${hasJitter ? 'random_int(intdiv($wait * 1000, 2), $wait * 1000)' : '$wait * 1000'});`,
      '    }',
      '  }',
      '}',
    ),
    example: lines(
      '$calls = 0;',
      `echo ${name}(function () use (&$calls): string {`,
      '  if (++$calls < 3) {',
      `    throw new ${on[0] ?? 'RuntimeException'}('not yet');`,
      '  }',
      '  return "ok after $calls";',
      '}, delayMs: 5), PHP_EOL;',
    ),
  };
};
