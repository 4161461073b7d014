import type { Snippet } from '../../snippets/snippets.ts';
import { csharp, go, java, kotlin, rust, swift } from './compiled.ts';
import type { Retry } from './read-retry.ts';
import { php, python, ruby, script } from './scripting.ts';
import type { Writer } from './writer.ts';

/** Errors that a language has; others are declared. */
const KNOWN: Readonly<Record<string, RegExp>> = {
  python:
    /^(?:Connection(?:Reset|Refused|Aborted)?|Timeout|OS|IO|Value|Key|Type|Lookup|Index|Runtime|Permission|FileNotFound)Error$|^Exception$/,
  javascript: /^(?:Type|Range|Syntax|Reference|Aggregate)?Error$/,
  java: /^(?:Runtime|IllegalState|IllegalArgument|UnsupportedOperation|IO|Timeout|UncheckedIO)?Exception$/,
  kotlin: /^(?:Runtime|IllegalState|IllegalArgument|UnsupportedOperation|IO|Timeout)?Exception$/,
  csharp: /^(?:InvalidOperation|Timeout|HttpRequest|IO|Argument|NotSupported|Web|Socket)?Exception$/,
  ruby: /^(?:Standard|IO|Runtime|Argument|Key)Error$|^Timeout::Error$|^Errno::\w+$/,
  swift: /^$/,
  php: /^(?:Runtime|Logic|InvalidArgument|Domain|UnexpectedValue)?Exception$/,
};

const WRITERS: Readonly<Record<string, Writer>> = {
  python,
  javascript: script(false),
  typescript: script(true),
  java,
  kotlin,
  swift,
  csharp,
  ruby,
  php,
  go,
  rust,
};

const IS_SNAKE = /^(?:python|ruby|rust)$/;

export function writeRetry(retry: Retry, language: string): Snippet | undefined {
  const writer = WRITERS[language];
  const known = KNOWN[language === 'typescript' ? 'javascript' : language];
  // Errors of Go and Rust are values, and theirs of no class.
  const lacks =
    (retry.on.length > 0 && !known) ||
    (retry.final.length > 0 && !/^(?:python|javascript|typescript)$/.test(language)) ||
    (language === 'rust' && retry.hasJitter) ||
    (retry.isDecorator && language !== 'python') ||
    (retry.isAsync && !/^(?:python|javascript|typescript|csharp|kotlin|swift)$/.test(language)) ||
    !Number.isInteger(retry.attempts) ||
    retry.attempts < 1 ||
    retry.factor < 1;
  if (!writer || lacks) return undefined;
  const name = retry.name ?? 'retry';
  const own = [...retry.on, ...retry.final.filter((one) => !/^\d/.test(one))].filter(
    (one) => !known?.test(one) && !/[.:]/.test(one),
  );
  return writer(
    retry,
    IS_SNAKE.test(language) ? name.replace(/([a-z])([A-Z])/g, '$1_$2').toLowerCase() : name,
    own,
  );
}
