import type { Plan } from './made.ts';
import { py } from './source.ts';
import { NUMBER, numberOf, quoted } from './wish.ts';

const FORMATS: Readonly<Record<string, string>> = {
  jpg: 'JPEG',
  jpeg: 'JPEG',
  png: 'PNG',
  webp: 'WEBP',
  gif: 'GIF',
  bmp: 'BMP',
  tiff: 'TIFF',
};
const NAMES = Object.keys(FORMATS).join('|');

/** The pictures of a folder in another size or format, kept in another folder. */
export const planImages: Plan = (wish) => {
  if (
    !wish.has(/\b(?:images?|photos?|pictures?|jpe?gs?|pngs?)\b/) ||
    !wish.has(/\b(?:folder|directory|all)\b/)
  )
    return undefined;
  if (
    wish.has(
      /\b(?:crop\w*|watermark\w*|blur\w*|rotat\w*|rename\w*|sort\w*|duplicates?|ocr|faces?|classif\w*|download\w*|scrap\w*)\b/,
    )
  )
    return undefined;
  const isResized = wish.says(/\b(?:resiz\w+|scal(?:es?|ing)|shrink\w*|reduc\w+|thumbnails?)\b/);
  const target = wish.name(
    new RegExp(
      `\\b(?:conver\\w+|chang\\w+|turn\\w*|sav\\w+|export\\w*)?(?: (?:them|it|the|result|images|all|and|from|[a-z]{3,4}))*? ?\\b(?:in)?(?:to|as) (?:an? )?\\.?(${NAMES})s?\\b(?: (?:format|files?|images?))?`,
    ),
  );
  if (!isResized && target === undefined) return undefined;
  const quality = wish.number(
    new RegExp(`\\b(?:and |with |an? |jpe?g )*quality(?: of| is| to)? ?${NUMBER}\\b`),
  );
  const box = wish.take(
    /\b(?:(?:to|max(?:imum)?|at most|of|within|fit|size|down) )*(\d{2,5}) ?(?:x|×|by) ?(\d{2,5})(?: ?(?:px|pixels?))?(?: (?:max(?:imum)?))?\b/,
  );
  const side =
    box || !isResized
      ? undefined
      : wish.take(
          /\b(?:(?:to|an?|the|max(?:imum)?|at most|of|within|so|that|down|longest|longer|no|more|than|is|be|have|with) )*(width|height|side|edge)?(?: (?:of|is|at most|to|max(?:imum)?))* ?(\d{2,5}) ?(?:px|pixels?)?(?: (?:wide|high|tall|in|max(?:imum)?))*(?: ?(width|height))?\b/,
        );
  const percent =
    isResized && !box && !side
      ? wish.number(new RegExp(`\\b(?:to|by|at) ${NUMBER} ?(?:%|percent)`))
      : undefined;
  if (isResized && !box && !side && percent === undefined) return undefined;
  wish.takeAll(/\b(?:keep|preserv|maintain)\w*(?: the)?(?: original)? (?:aspect ratio|proportion)s?\b/);
  const isDeep = wish.says(
    /\b(?:and |including |in )*(?:all )?(?:its |the )?(?:recursive(?:ly)?|sub-?(?:folders|directories))\b/,
  );
  const skips = wish.says(/\b(?:skip|ignor|enlarg|upscal)\w*/);
  const folder =
    wish.name(
      /\b(?:sub-?)?(?:folder|directory) (?:called |named )?["'\x60]?((?!to|and|with|in|into|so|for|that|which|by|of|keeping|at)[\w-]+)["'\x60]?/,
    ) ??
    wish.name(
      /\b(?:in|to|into|under) (?:an? |the )?(?:new |output |separate )*["'\x60]?((?!(?:an?|the|my|this|that|each|all|folder|directory)\b)[\w-]+)["'\x60]?(?:\/|(?= (?:sub-?)?(?:folder|directory)))/,
    );
  const kinds = [
    ...new Set(
      wish
        .takeAll(new RegExp(`\\b(?:all |the |only |and |or )*\\.?(${NAMES})s?\\b(?: (?:files|images))?`))
        .map(([, one = '']) => one),
    ),
  ];
  const suffixes = (kinds.length > 0 ? kinds : ['jpg', 'png', 'webp']).flatMap((one) =>
    /^jpe?g$/.test(one) ? ['.jpg', '.jpeg'] : [`.${one}`],
  );
  const [, before, size = '', after] = side ?? [];
  const edge = before ?? after;
  // Without a side that is named, the longer one counts.
  const limit = box
    ? `(${box[1]}, ${box[2]})`
    : edge === 'width' || /\bwide\b/.test(side?.[0] ?? '')
      ? `(${size}, image.height)`
      : edge === 'height' || /\b(?:high|tall)\b/.test(side?.[0] ?? '')
        ? `(image.width, ${size})`
        : `(${size}, ${size})`;
  // To a width, small pictures are brought too, unless the wish speaks of a maximum.
  const isMost =
    skips ||
    box !== undefined ||
    /max|at most|no more|within|thumbnail|longe/.test(`${side?.[0]}`) ||
    !/width|height|wide|high|tall/.test(side?.[0] ?? '');
  const scale = percent === undefined ? undefined : percent / 100;
  const exact =
    edge === 'height' || /\b(?:high|tall)\b/.test(side?.[0] ?? '')
      ? `${size} / image.height`
      : `${size} / image.width`;
  return {
    program: {
      code: py`
from PIL import Image, ImageOps
KINDS = {${[...new Set(suffixes)].map(quoted).join(', ')}}


def change(path: Path, target: Path) -> None:
  with Image.open(path) as opened:
    image = ImageOps.exif_transpose(opened)  # cameras only note how they were held
    ${
      !isResized
        ? ''
        : isMost && scale === undefined
          ? `image.thumbnail(${limit})  # keeps the proportions, and never enlarges`
          : py`
scale = ${scale ?? exact}
image = image.resize((max(1, round(image.width * scale)), max(1, round(image.height * scale))))`
    }
    ${(target === undefined ? suffixes.includes('.jpg') : /^jpe?g$/.test(target)) && `if ${target === undefined ? 'target.suffix.lower() in {".jpg", ".jpeg"} and ' : ''}image.mode not in {"RGB", "L"}:\n  image = image.convert("RGB")`}
    image.save(target${quality === undefined ? '' : `, quality=${numberOf(`${quality}`)}`})


def change_all(folder: Path, output: Path) -> int:
  """How many failed."""
  failed = 0
  for path in sorted(folder.${isDeep ? 'rglob("*")' : 'iterdir()'}):
    if not path.is_file() or path.suffix.lower() not in KINDS${isDeep ? ' or output in path.parents' : ''}:
      continue
    target = output / path.relative_to(folder)${target === undefined ? '' : `.with_suffix(".${target.replace('jpeg', 'jpg')}")`}
    target.parent.mkdir(parents=True, exist_ok=True)
    try:
      change(path, target)
      print(f"{path} -> {target}")
    except OSError as error:
      failed += 1
      print(f"{path}: {error}", file=sys.stderr)
  return failed`,
      main: py`
if len(sys.argv) != 2 or not Path(sys.argv[1]).is_dir():
  sys.exit(f"usage: {sys.argv[0]} FOLDER")
folder = Path(sys.argv[1])
sys.exit(1 if change_all(folder, folder / ${quoted(folder ?? (isResized ? 'resized' : 'converted'))}) else 0)`,
    },
    silent:
      'put puts new separate output another result results already smaller ones never small proportions creates generate create converts converting resizes images image photo photos picture pictures folder directory resize convert pillow pil size width height px pixels batch format aspect ratio',
  };
};
