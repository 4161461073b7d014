import type { Plan } from './made.ts';
import { py } from './source.ts';
import { NUMBER, quoted } from './wish.ts';

/** A decorator whose results outlive the program. */
export const planDiskCache: Plan = (wish) => {
  if (
    !wish.says(/\b(?:an? )?decorator\b/) ||
    !wish.says(/\b(?:that |which |to )?(?:cach(?:es?|ed|ing)|memoi[sz]\w*|stor(?:es?|ing)|sav(?:es?|ing))\b/)
  )
    return undefined;
  const isJson = wish.says(/\b(?:as |in |an? |to )*json(?: files?)?\b/);
  const isPickle = !isJson && wish.says(/\b(?:as |with |using |in |via )*pickle(?:d| files?)?\b/);
  if (
    !wish.says(/\b(?:to |on |in |the |an? |local )*(?:disk|files?|file ?system|folder|directory)\b/) &&
    !isJson &&
    !isPickle
  )
    return undefined;
  wish.takeAll(/\b(?:function )?(?:results?|return values?|outputs?)(?: of (?:an? |the )?functions?)?\b/);
  const seconds =
    wish.seconds(
      /\b(?:(?:with|an?|and|for|of|is|expir\w+|after|ttl|time[- ]to[- ]live|valid|lifetime|max(?:imum)?|age|default|usual) )*(?:ttl|for|after|expir\w+|live|age|valid|lifetime)(?: (?:of|is|after|for|an?|default))*/,
    ) ??
    (wish.says(
      /\b(?:with |an? |and |for |of )*(?:ttl|for|after|expir\w+)?(?: (?:of|after))? ?(?:one|an?|1) hour\b/,
    )
      ? 3600
      : wish.says(
            /\b(?:with |an? |and |for |of )*(?:ttl|for|after|expir\w+)?(?: (?:of|after))? ?(?:one|an?|1) day\b/,
          )
        ? 86_400
        : undefined);
  const days =
    seconds === undefined
      ? wish.number(new RegExp(`\\b(?:ttl|for|after|expir\\w+|age)(?: (?:of|after))? ${NUMBER} days?\\b`))
      : undefined;
  wish.takeAll(
    /\b(?:with |an? |and |configurable |optional )*(?:ttl|time[- ]to[- ]live|expir(?:y|ation)(?: time)?)(?: (?:parameter|argument|in seconds))*\b/,
  );
  const folder = wish.name(/\b(?:folder|directory|in) ["'\x60]?(\.?[\w-]*cache[\w-]*)["'\x60]?/) ?? '.cache';
  const ttl = seconds ?? (days === undefined ? 3600 : days * 86_400);
  const [module, mode, encoding] = isJson ? ['json', '', ', encoding="utf-8"'] : ['pickle', 'b', ''];
  return {
    program: {
      code: py`
${!isJson && 'import pickle'}
def disk_cache(ttl: float = ${ttl}, folder: str = ${quoted(folder)}) -> Callable:
  """Keeps the results of a function in files for so many seconds; its arguments must have a repr that tells them apart."""

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
    silent: 'cache caches cached results result function functions disk file files ttl persistent',
  };
};
