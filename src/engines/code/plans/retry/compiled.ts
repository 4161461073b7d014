import { lines, type Writer } from './writer.ts';

const grownWait = (factor: number, limit: number | undefined, min: string): string | false =>
  factor !== 1 && (limit ? `wait = ${min}(wait * ${factor}, ${limit})` : `wait *= ${factor}`);

export const java: Writer = ({ attempts, delay, factor, limit, hasJitter, on, logs }, name, own) => {
  const grown = grownWait(factor, limit, 'Math.min');
  const accepted = on.map((one) => `error instanceof ${one}`).join(' || ');
  return {
    definition: lines(
      ...own.map(
        (one) =>
          `static class ${one} extends Exception {\n  ${one}(String message) {\n    super(message);\n  }\n}\n`,
      ),
      `// Tries again after a failure; the last error is thrown${on.length > 0 ? ', and every other kind at once' : ''}.`,
      `static <T> T ${name}(int attempts, long delayMs, Callable<T> run) throws Exception {`,
      '  long wait = delayMs;',
      '  for (int attempt = 1; ; attempt++) {',
      '    try {',
      '      return run.call();',
      '    } catch (Exception error) {',
      logs &&
        '      System.err.println("attempt " + attempt + " of " + attempts + " failed: " + error.getMessage());',
      `      if (attempt >= attempts${accepted ? ` || !(${accepted})` : ''}) throw error;`,
      `      Thread.sleep(${hasJitter ? 'wait / 2 + ThreadLocalRandom.current().nextLong(wait / 2 + 1)' : 'wait'});`,
      grown && `      ${grown};`,
      '    }',
      '  }',
      '}',
    ),
    example: lines(
      'int[] calls = {0};',
      `System.out.println(${name}(${attempts}, ${delay}, () -> {`,
      '  calls[0]++;',
      `  if (calls[0] < 2) throw new ${on[0] ?? 'IllegalStateException'}("not yet");`,
      '  return "ok after " + calls[0];',
      '}));',
    ),
  };
};

/** Classes of Java that Kotlin does not import. */
const OF_JAVA: Readonly<Record<string, string>> = {
  IOException: 'java.io.IOException',
  TimeoutException: 'java.util.concurrent.TimeoutException',
};

export const kotlin: Writer = (
  { attempts, delay, factor, limit, hasJitter, on: asked, isAsync, logs },
  name,
  own,
) => {
  const on = asked.map((one) => OF_JAVA[one] ?? one);
  const grown = grownWait(factor, limit, 'minOf');
  const accepted = on.map((one) => `error is ${one}`).join(' || ');
  return {
    definition: lines(
      isAsync && 'import kotlinx.coroutines.*\n',
      ...own.map((one) => `class ${one}(message: String) : Exception(message)\n`),
      `// Tries again after a failure; the last error is thrown${on.length > 0 ? ', and every other kind at once' : ''}.`,
      `${isAsync ? 'suspend ' : ''}fun <T> ${name}(attempts: Int = ${attempts}, delayMs: Long = ${delay}, run: ${isAsync ? 'suspend ' : ''}() -> T): T {`,
      `  va${grown ? 'r' : 'l'} wait = delayMs`,
      '  var attempt = 1',
      '  while (true) {',
      '    try {',
      '      return run()',
      ...(isAsync
        ? [
            '    } catch (cancelled: CancellationException) {',
            '      throw cancelled // cancelled is not failed',
          ]
        : []),
      '    } catch (error: Exception) {',
      logs && '      println("attempt $attempt of $attempts failed: ${error.message}")',
      `      if (attempt >= attempts${accepted ? ` || !(${accepted})` : ''}) throw error`,
      `      ${isAsync ? 'delay' : 'Thread.sleep'}(${hasJitter ? 'wait / 2 + (Math.random() * wait / 2).toLong()' : 'wait'})`,
      grown && `      ${grown}`,
      '      attempt++',
      '    }',
      '  }',
      '}',
    ),
    example: lines(
      'var calls = 0',
      `${isAsync ? 'suspend fun flaky(): String {' : `println(${name}(delayMs = 5) {`}`,
      '  calls++',
      `  if (calls < 3) throw ${on[0] ?? 'IllegalStateException'}("not yet")`,
      isAsync
        ? `  return "ok after $calls"\n}\nprintln(runBlocking { ${name}(delayMs = 5) { flaky() } })`
        : '  "ok after $calls"\n})',
    ),
  };
};

export const csharp: Writer = (
  { attempts, delay, factor, limit, hasJitter, on, isAsync, logs },
  name,
  own,
) => {
  const grown = grownWait(factor, limit, 'Math.Min');
  const accepted = on.map((one) => `error is ${one}`).join(' || ');
  const called =
    name.charAt(0).toUpperCase() + name.slice(1) + (isAsync && !/Async$/.test(name) ? 'Async' : '');
  const waited = hasJitter ? 'wait / 2 + jitter.Next(wait / 2 + 1)' : 'wait';
  return {
    definition: lines(
      hasJitter && 'static readonly Random jitter = new Random();\n',
      ...own.map(
        (one) =>
          `class ${one} : Exception\n{\n  public ${one}(string message) : base(message)\n  {\n  }\n}\n`,
      ),
      `// Tries again after a failure; the last error is thrown${on.length > 0 ? ', and every other kind at once' : ''}.`,
      isAsync
        ? `static async Task<T> ${called}<T>(Func<Task<T>> run, int attempts = ${attempts}, int delayMs = ${delay})`
        : `static T ${called}<T>(Func<T> run, int attempts = ${attempts}, int delayMs = ${delay})`,
      '{',
      '  int wait = delayMs;',
      '  for (int attempt = 1; ; attempt++)',
      '  {',
      '    try',
      '    {',
      `      return ${isAsync ? 'await ' : ''}run();`,
      '    }',
      `    catch (Exception${accepted || logs ? ' error' : ''}) when (attempt < attempts${accepted ? ` && (${accepted})` : ''})`,
      '    {',
      logs && '      Console.Error.WriteLine($"attempt {attempt} of {attempts} failed: {error.Message}");',
      `      ${isAsync ? `await Task.Delay(${waited})` : `Thread.Sleep(${waited})`};`,
      grown && `      ${grown};`,
      '    }',
      '  }',
      '}',
    ),
    example: lines(
      'int calls = 0;',
      `Console.WriteLine(${called}(${isAsync ? 'async ' : ''}() =>`,
      '{',
      isAsync && '  await Task.Yield();',
      '  calls++;',
      `  if (calls < 3) throw new ${on[0] ?? 'InvalidOperationException'}("not yet");`,
      '  return "ok after " + calls;',
      `}, delayMs: 5)${isAsync ? '.GetAwaiter().GetResult()' : ''});`,
    ),
  };
};

export const go: Writer = ({ attempts, delay, factor, limit, hasJitter, logs }, name) => ({
  definition: lines(
    '// Tries again after a failure; the last error is returned.',
    `func ${name}(attempts int, delay time.Duration, run func() error) error {`,
    '  for attempt := 1; ; attempt++ {',
    '    err := run()',
    '    if err == nil || attempt >= attempts {',
    '      return err',
    '    }',
    logs && '    log.Printf("attempt %d of %d failed: %v", attempt, attempts, err)',
    `    time.Sleep(${hasJitter ? 'delay/2 + time.Duration(rand.Intn(int(delay)/2+1))' : 'delay'})`,
    factor !== 1 && `    delay *= ${factor}`,
    limit !== undefined &&
      `    if delay > ${limit}*time.Millisecond {\n      delay = ${limit} * time.Millisecond\n    }`,
    '  }',
    '}',
  ),
  example: lines(
    'calls := 0',
    `err := ${name}(${attempts}, ${delay}*time.Millisecond, func() error {`,
    '  calls++',
    '  if calls < 2 {',
    '    return errors.New("not yet")',
    '  }',
    '  return nil',
    '})',
    'fmt.Println(calls, err)',
  ),
});

export const rust: Writer = ({ attempts, delay, factor, limit, logs }, name) => ({
  definition: lines(
    'use std::thread::sleep;',
    'use std::time::Duration;',
    '',
    '/// Tries again after a failure; the last error is returned.',
    `fn ${name}<T, E${logs ? ': std::fmt::Display' : ''}>(attempts: u32, ${factor === 1 ? '' : 'mut '}delay: Duration, mut run: impl FnMut() -> Result<T, E>) -> Result<T, E> {`,
    '  let mut attempt = 1;',
    '  loop {',
    '    match run() {',
    `      Err(${logs ? 'error' : '_'}) if attempt < attempts => {`,
    logs && '        eprintln!("attempt {attempt} of {attempts} failed: {error}");',
    '        sleep(delay);',
    factor !== 1 &&
      `        delay = ${limit ? `(delay * ${factor}).min(Duration::from_millis(${limit}))` : `delay * ${factor}`};`,
    '        attempt += 1;',
    '      }',
    '      outcome => return outcome,',
    '    }',
    '  }',
    '}',
  ),
  example: lines(
    'let mut calls = 0;',
    `let outcome = ${name}(${attempts}, Duration::from_millis(${delay}), || {`,
    '  calls += 1;',
    '  if calls < 2 { Err("not yet") } else { Ok("ok after") }',
    '});',
    'match outcome {',
    '  Ok(text) => println!("{text} {calls}"),',
    '  Err(error) => println!("{error}"),',
    '}',
  ),
});

export const swift: Writer = (
  { attempts, delay, factor, limit, hasJitter, on, isAsync, logs },
  name,
  own,
) => {
  const accepted = on.map((one) => `error is ${one}`).join(' || ');
  const grown = factor === 1 ? 'delay' : `delay * pow(${factor}, Double(attempt - 1))`;
  const waited = limit ? `min(${grown}, ${limit / 1000})` : grown;
  const isOf = isAsync ? 'await ' : '';
  const seconds = hasJitter ? 'wait * Double.random(in: 0.5...1)' : 'wait';
  return {
    definition: lines(
      'import Foundation\n',
      ...own.map((one) => `struct ${one}: Error {}\n`),
      `/// Tries again after a failure; the last error is thrown${on.length > 0 ? ', and every other kind at once' : ''}.`,
      `func ${name}<T>(attempts: Int = ${attempts}, delay: TimeInterval = ${delay / 1000}, _ run: () ${isAsync ? 'async ' : ''}throws -> T) ${isAsync ? 'async ' : ''}throws -> T {`,
      '  var attempt = 1',
      '  while true {',
      '    do {',
      `      return try ${isOf}run()`,
      ...(isAsync ? ['    } catch is CancellationError {', '      throw CancellationError()'] : []),
      '    } catch {',
      logs && '      print("attempt \\(attempt) of \\(attempts) failed: \\(error)")',
      `      if attempt >= attempts${accepted ? ` || !(${accepted})` : ''} { throw error }`,
      `      let wait = ${waited}`,
      isAsync
        ? `      try await Task.sleep(nanoseconds: UInt64(${seconds} * 1_000_000_000))`
        : `      Thread.sleep(forTimeInterval: ${seconds})`,
      '      attempt += 1',
      '    }',
      '  }',
      '}',
    ),
    example: lines(
      ...(on.length > 0 ? [] : ['struct NotYet: Error {}']),
      'var calls = 0',
      `let result: String = try ${isOf}${name}(delay: 0.005) {`,
      '  calls += 1',
      `  if calls < 3 { throw ${on[0] ?? 'NotYet'}() }`,
      '  return "ok after \\(calls)"',
      '}',
      'print(result)',
    ),
  };
};
