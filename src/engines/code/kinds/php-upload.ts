import { capital, type Kind, listed, wordsOf } from './kind.ts';

const amountOf = (text: string): number => Number(text.replace(',', '.'));

const MIMES: Readonly<Record<string, readonly [mime: string, extension: string]>> = {
  jpg: ['image/jpeg', 'jpg'],
  jpeg: ['image/jpeg', 'jpg'],
  png: ['image/png', 'png'],
  gif: ['image/gif', 'gif'],
  webp: ['image/webp', 'webp'],
  avif: ['image/avif', 'avif'],
  pdf: ['application/pdf', 'pdf'],
  zip: ['application/zip', 'zip'],
  txt: ['text/plain', 'txt'],
  csv: ['text/csv', 'csv'],
  mp3: ['audio/mpeg', 'mp3'],
  mp4: ['video/mp4', 'mp4'],
};

export const PHP_UPLOAD: Kind = {
  says: /^(?=.*\bphp\b)(?=.*\bupload)(?=.*\b(?:jpe?gs?|pngs?|gifs?|webps?|pdfs?|zips?|images?|pictures?|photos?|mp3s?|csvs?|txt)\b)/s,
  meets:
    /\b(?:php|uploads?|uploaded|uploading|file|form|images?|pictures?|photos?|files|files? up|handler|script|only|types?|allowed|allows?|accepts?|accepted|save[sd]?|saving|stores?|stored|secure(?:ly)?|otherwise|server|folder|directory|names?|real|size)\b/,
  write: (wish) => {
    if (
      /\b(?:multiple|several|thumbnails?|resiz\w+|database|mysql|pdo|s3|ajax|drag|gallery|progress|avatar|crop|watermark|function|class)\b/.test(
        wish.rest,
      )
    )
      return undefined;
    const said = wish.take(
      /\b((?:jpe?gs?|pngs?|gifs?|webps?|avifs?|pdfs?|zips?|txts?|csvs?|mp3s?|mp4s?)(?:(?:, ?(?:and |or )?| and | or | ?\/ ?)(?:jpe?gs?|pngs?|gifs?|webps?|avifs?|pdfs?|zips?|txts?|csvs?|mp3s?|mp4s?))*)(?: files?| images?)?\b/,
    )?.[1];
    const names = said
      ? listed(said).map((one) => (MIMES[one] ? one : one.replace(/s$/, '')))
      : ['jpg', 'png', 'webp'];
    const types = new Map(names.flatMap((one) => (MIMES[one] ? [MIMES[one]] : [])));
    const limit = wish.take(
      /\b(?:up to|max(?:imum)?(?: of| size)?(?: of)?|at most|not? (?:more|larger|bigger) than|smaller than|under|limit(?:ed to)?)[ :]*(\d+(?:[.,]\d+)?) ?(mb|mib|kb|megabytes?|gb)\b|\b(\d+) ?(mb|kb) (?:max(?:imum)?|limit)\b/,
    );
    const size = amountOf(limit?.[1] ?? limit?.[3] ?? '5');
    const unit = limit?.[2] ?? limit?.[4] ?? 'mb';
    const folder =
      wordsOf(
        wish,
        /\b(?:in(?:to|side)?|to|under) (?:the |an? )?(?:folder |directory )?(?!the )["'`]?([\w-]+(?:\/[\w-]+)*)\/(?=["'`]|[\s,.;]|$)["'`]?(?: folder| directory)?/,
      ) ??
      wordsOf(
        wish,
        /\b(?:in(?:to)?|to) (?:the |an? )?(?:folder|directory) (?:called |named )?["'`]?([\w-]+)|\b(?:in(?:to)?|to) (?:the |an? )?["'`]?(?!the\b|an?\b)([\w-]+)["'`]? (?:folder|directory)\b/,
      ) ??
      'uploads';
    wish.take(
      /\b(?:and )?(?:checks?|checking|verif\w+|validat\w+|by|with)?(?: ?(?:the|their|its))? ? (?:real |actual |true )?(?:mime|content)[- ]?types?\b(?: (?:with|via|by|using) finfo)?|\bmime[- ]type check(?:s|ed)?\b/,
    );
    wish.take(
      /\b(?:(?:saved?|saves|stored?|stores)? ?(?:them|it|the file)? ?)?(?:with|under|using) (?:an? )?(?:random|unique|unguessable|new)(?:ly generated)? (?:file ?)?names?\b/,
    );
    wish.take(
      /\b(?:and )?(?:(?:shows?|displays?|prints?|gives?|with) )?(?:an? |clear |friendly |nice |helpful |understandable |user[- ]friendly )+(?:errors?|error messages?|messages?)(?: messages?)?(?: otherwise| if not| on failure)?/,
    );
    const isImage = [...types.keys()].every((type) => type.startsWith('image/'));
    return { language: 'php', code: uploadCode({ types, size, unit, folder, isImage }) };
  },
};

interface Upload {
  readonly types: ReadonlyMap<string, string>;
  readonly size: number;
  readonly unit: string;
  readonly folder: string;
  readonly isImage: boolean;
}

function uploadCode({ types, size, unit, folder, isImage }: Upload): string {
  const factor = unit.startsWith('k') ? '1024' : unit.startsWith('g') ? '1024 * 1024 * 1024' : '1024 * 1024';
  const named = [...types.values()].map((one) => one.toUpperCase());
  const list = named.length > 1 ? `${named.slice(0, -1).join(', ')} or ${named.at(-1)}` : named.join('');
  const thing = isImage ? 'picture' : 'file';
  const limit = `${size} ${/^k/.test(unit) ? 'KB' : /^g/.test(unit) ? 'GB' : 'MB'}`;
  return `<?php

declare(strict_types=1);

const FOLDER = __DIR__ . '/${folder}';
const MAX_BYTES = ${Number.isInteger(size) ? `${size} * ${factor}` : `(int) (${size} * ${factor})`};
const TYPES = [${[...types].map(([mime, extension]) => `'${mime}' => '${extension}'`).join(', ')}];

/** Moves an uploaded file into the folder under a random name and returns it; throws errors for the visitor. */
function saveUpload(array $file): string
{
    // Several files under one name would be lists.
    $error = is_int($file['error'] ?? null) ? $file['error'] : UPLOAD_ERR_NO_FILE;
    if ($error === UPLOAD_ERR_NO_FILE) {
        throw new RuntimeException('Please choose a ${thing} first.');
    }
    if ($error === UPLOAD_ERR_INI_SIZE || $error === UPLOAD_ERR_FORM_SIZE) {
        throw new RuntimeException('This ${thing} is too large: at most ${limit} are possible.');
    }
    if ($error !== UPLOAD_ERR_OK || !is_uploaded_file($file['tmp_name'])) {
        throw new RuntimeException('The upload failed. Please try again.');
    }
    if (filesize($file['tmp_name']) > MAX_BYTES) {
        throw new RuntimeException('This ${thing} is too large: at most ${limit} are possible.');
    }
    // The content decides the type: the browser may send a wrong name and type.
    $type = (new finfo(FILEINFO_MIME_TYPE))->file($file['tmp_name']);
    if (!isset(TYPES[$type])) {
        throw new RuntimeException('Please choose a ${thing} of the type ${list}.');
    }
    if (!is_dir(FOLDER) && !mkdir(FOLDER, 0755, true) && !is_dir(FOLDER)) {
        throw new RuntimeException('The ${thing} could not be saved. Please try again later.');
    }
    $name = bin2hex(random_bytes(16)) . '.' . TYPES[$type];
    if (!move_uploaded_file($file['tmp_name'], FOLDER . "/$name")) {
        throw new RuntimeException('The ${thing} could not be saved. Please try again later.');
    }
    return $name;
}

$error = '';
$saved = '';
if ($_SERVER['REQUEST_METHOD'] === 'POST') {
    try {
        // A request above post_max_size arrives without any file.
        if ($_FILES === [] && (int) ($_SERVER['CONTENT_LENGTH'] ?? 0) > MAX_BYTES) {
            throw new RuntimeException('This ${thing} is too large: at most ${limit} are possible.');
        }
        $saved = saveUpload($_FILES['file'] ?? []);
    } catch (RuntimeException $problem) {
        http_response_code(422);
        $error = $problem->getMessage();
    }
}
?>
<!doctype html>
<html lang="en">
<head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Upload</title>
    <style>
        body { max-width: 32rem; margin: 2rem auto; padding: 0 1rem; font-family: system-ui, sans-serif; line-height: 1.5; }
        .error { padding: 0.75rem; border-radius: 0.5rem; background: #fee2e2; color: #991b1b; }
        img { max-width: 100%; }
    </style>
</head>
<body>
    <h1>${capital(thing)} upload</h1>
    <?php if ($error !== ''): ?>
    <p class="error" role="alert"><?= htmlspecialchars($error) ?></p>
    <?php elseif ($saved !== ''): ?>
    <p role="status">Thank you! Your ${thing} was saved.</p>
${isImage ? `    <img src="${folder}/<?= htmlspecialchars($saved) ?>" alt="The uploaded picture">\n` : ''}    <?php endif ?>
    <form method="post" enctype="multipart/form-data">
        <p><label>${list}, at most ${limit} <input type="file" name="file" accept="${[...types.keys()].join(',')}" required></label></p>
        <button type="submit">Upload</button>
    </form>
</body>
</html>`;
}
