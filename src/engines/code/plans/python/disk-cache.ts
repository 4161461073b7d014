import type { Plan } from './made.ts';
import { py } from './source.ts';
import { NUMBER, numberOf, quoted } from './wish.ts';

const SECONDS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600, d: 86_400 };

/** A decorator whose results outlive the program. */
export const planDiskCache: Plan = (wish) => {
  if (!wish.says(/\b(?:an? )?decorator\b/) || !wish.says(/\b(?:cach|memoi[sz]|stor|sav)\w+/))
    return undefined;
  const isJson = wish.says(/\bjson\b/);
  const isPickle = !isJson && wish.says(/\bpickle\w*/);
  if (!wish.says(/\b(?:disk|files?|file ?system|folder|directory)\b/) && !isJson && !isPickle)
    return undefined;
  const said = wish.take(
    new RegExp(`(?:${NUMBER}|\\b(?:an|a)) ?-?(seconds?|minutes?|min|hours?|h|days?)\\b`),
  );
  const count = said?.[1] === undefined ? 1 : numberOf(said[1]);
  const seconds = said && count * (SECONDS[said[2]?.charAt(0) ?? 's'] ?? 1);
  const folder = wish.name(/\b(?:folder|directory|in) ["'\x60]?(\.?[\w-]*cache[\w-]*)["'\x60]?/) ?? '.cache';
  const ttl = seconds ?? 3600;
  const [module, mode, encoding] = isJson ? ['json', '', ', encoding="utf-8"'] : ['pickle', 'b', ''];
  return {
    program: {
      code: py`
${!isJson && 'import pickle'}
def disk_cache(ttl: float = ${ttl}, folder: str = ${quoted(folder)}) -> Callable:
  """Keeps the results of a function in files for a number of seconds; its arguments need distinct reprs."""

  def decorate(function: Callable) -> Callable:
    @functools.wraps(function)
    def cached(*args, **kwargs):
      call = repr((function.__module__, function.__qualname__, args, sorted(kwargs.items())))
      path = Path(folder) / f"{hashlib.sha256(call.encode()).hexdigest()}.${module}"
      try:
        if time.time() - path.stat().st_mtime < ttl:
          with path.open("r${mode}"${encoding}) as file:
            return ${module}.load(file)
      except (OSError, EOFError, ValueError${isJson ? '' : ', pickle.UnpicklingError'}):
        pass  # Not there, or cut off: it is computed again.
      result = function(*args, **kwargs)
      path.parent.mkdir(parents=True, exist_ok=True)
      # A reader sees the old file or the new one, never half of it.
      part = path.with_suffix(f".{os.getpid()}")
      with part.open("w${mode}"${encoding}) as file:
        ${module}.dump(result, file)
      part.replace(path)
      return result

    return cached

  return decorate`,
      main: py`
@disk_cache(ttl=${ttl})
def slow_square(number: int) -> int:
  print("computing")
  return number * number

print(slow_square(12), slow_square(12))`,
    },
    silent:
      'configurable optional parameter expire expires expiring expiry after return returns for live time valid persist cache caches cached results result function functions disk file files ttl persistent',
  };
};
