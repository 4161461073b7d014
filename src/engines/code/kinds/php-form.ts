import { FORM_TITLE, isNumeric, optionsOf, patternsOf, requiredMessage, titleOf } from './field-rules.ts';
import { type Field, takeFields } from './fields.ts';
import { escaped, indented, type Kind, NUMBER, numberOf, type WishText, wordsOf } from './kind.ts';

interface Handler {
  readonly title: string;
  readonly fields: readonly Field[];
  readonly hasToken: boolean;
  readonly hasTrap: boolean;
  readonly to: string;
  readonly most: { readonly count: number; readonly seconds: number; readonly unit: string } | undefined;
}

const UNITS: Readonly<Record<string, number>> = { minute: 60, hour: 3600, day: 86_400 };

const php = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** The checks of a field, which set the first thing that is wrong with it. */
function checks(field: Field): string[] {
  const { key, min, max, isOptional, repeats, isFuture, type } = field;
  const value = `$values['${key}']`;
  const limits = [
    ...(min === undefined
      ? []
      : [
          isNumeric(field)
            ? `(float) ${value} < ${min} => 'Please enter at least ${min}.',`
            : `mb_strlen(${value}) < ${min} => 'Please enter at least ${min} characters.',`,
        ]),
    ...(max === undefined
      ? []
      : [
          isNumeric(field)
            ? `(float) ${value} > ${max} => 'Please enter at most ${max}.',`
            : `mb_strlen(${value}) > ${max} => 'Please enter at most ${max} characters.',`,
        ]),
  ];
  const rules = [
    ...(isOptional ? [`${value} === '' => null,`] : [`${value} === '' => ${php(requiredMessage(field))},`]),
    ...(isNumeric(field) ? [`!is_numeric(${value}) => 'Please enter a number.',`] : []),
    ...limits,
    ...(type === 'email'
      ? [`filter_var(${value}, FILTER_VALIDATE_EMAIL) === false => 'Please enter a valid e-mail address.',`]
      : patternsOf(field).map(
          ({ pattern, message }) =>
            `!preg_match(${php(`/${pattern.replaceAll('/', '\\/')}/D`)}, ${value}) => ${php(message)},`,
        )),
    ...(type === 'select' || type === 'radio'
      ? [`!in_array(${value}, OPTIONS['${key}'], true) => 'Please choose one.',`]
      : []),
    ...(type === 'date'
      ? [`DateTimeImmutable::createFromFormat('!Y-m-d', ${value}) === false => 'Please enter a date.',`]
      : []),
    ...(isFuture ? [`${value} < date('Y-m-d') => 'Please choose a date from today on.',`] : []),
    ...(repeats ? [`${value} !== $values['${repeats}'] => 'The two entries are not the same.',`] : []),
    'default => null,',
  ];
  return [`'${key}' => match (true) {`, ...rules.map((rule) => `    ${rule}`), '},'];
}

function control(field: Field): string {
  const { key, label, type, isOptional, max } = field;
  const required = isOptional ? '' : ' required';
  const length = max === undefined || isNumeric(field) ? '' : ` maxlength="${max}"`;
  const mark = isOptional ? ' (optional)' : '';
  const value = `<?= h($values['${key}']) ?>`;
  const error = `<?php if (isset($errors['${key}'])): ?><span class="error"><?= h($errors['${key}']) ?></span><?php endif ?>`;
  const box =
    type === 'textarea'
      ? `<textarea name="${key}" rows="6"${length}${required}>${value}</textarea>`
      : type === 'select' || type === 'radio'
        ? [
            `<select name="${key}"${required}>`,
            '    <option value="">Please choose</option>',
            `    <?php foreach (OPTIONS['${key}'] as $option): ?>`,
            `        <option<?= $option === $values['${key}'] ? ' selected' : '' ?>><?= h($option) ?></option>`,
            '    <?php endforeach ?>',
            '</select>',
          ].join('\n')
        : type === 'checkbox'
          ? `<input type="checkbox" name="${key}" value="yes"<?= $values['${key}'] === 'yes' ? ' checked' : '' ?>${required}>`
          : `<input type="${type === 'file' ? 'text' : type}" name="${key}" value="${type === 'password' ? '' : value}"${length}${required}>`;
  return `<label>${escaped(label)}${mark}\n${indented(box, '    ')}\n    ${error}\n</label>`;
}

function handlerCode({ title, fields, hasToken, hasTrap, to, most }: Handler): string {
  const chosen = fields.filter(({ type }) => type === 'select' || type === 'radio');
  const sender = fields.find(({ type }) => type === 'email');
  const told = fields.filter(({ type }) => type !== 'password');
  const hasSession = hasToken || most !== undefined;
  return `<?php

declare(strict_types=1);

const RECIPIENT = ${php(to)};
// An address of this server: mail that claims to come from the visitor is taken for spam.
const SENDER = 'website@example.com';
const FIELDS = [${fields.map(({ key }) => php(key)).join(', ')}];
${
  chosen.length === 0
    ? ''
    : `const OPTIONS = [\n${chosen.map((field) => `    '${field.key}' => [${optionsOf(field).map(php).join(', ')}],`).join('\n')}\n];\n`
}${most === undefined ? '' : `const MOST_PER_${most.unit.toUpperCase()} = ${most.count};\n`}
function h(string $text): string
{
    return htmlspecialchars($text, ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8');
}

/** The error of each field. */
function errorsIn(array $values): array
{
    return array_filter([
${fields
  .flatMap(checks)
  .map((line) => `        ${line}`)
  .join('\n')}
    ]);
}

function sendMessage(array $values): bool
{
    $lines = [];
    foreach ([${told.map(({ key, label }) => `'${key}' => ${php(label)}`).join(', ')}] as $key => $label) {
        $lines[] = "$label: $values[$key]";
    }
    $headers = [
        'From' => SENDER,
${sender ? `        // Checked before: no line break can begin a header of its own.\n        'Reply-To' => $values['${sender.key}'],\n` : ''}        'Content-Type' => 'text/plain; charset=utf-8',
    ];
    return mail(RECIPIENT, ${php(`${title} form`)}, implode("\\r\\n", $lines), $headers);
}
${
  hasSession
    ? `
session_start(['cookie_httponly' => true, 'cookie_samesite' => 'Lax']);
${hasToken ? "$_SESSION['token'] ??= bin2hex(random_bytes(32));\n" : ''}`
    : ''
}
$values = array_fill_keys(FIELDS, '');
$errors = [];
$notice = isset($_GET['sent']) ? 'Thank you! Your message was sent.' : '';

if ($_SERVER['REQUEST_METHOD'] === 'POST') {
    foreach (FIELDS as $field) {
        $given = $_POST[$field] ?? '';
        $values[$field] = is_string($given) ? trim($given) : '';
    }
    $errors = errorsIn($values);
${most === undefined ? '' : `    $_SESSION['sent'] = array_values(array_filter($_SESSION['sent'] ?? [], fn (int $at): bool => $at > time() - ${most.seconds}));\n`}${
  hasToken
    ? `    $token = $_POST['token'] ?? '';
    if (!is_string($token) || !hash_equals($_SESSION['token'], $token)) {
        http_response_code(403);
        $notice = 'This page is too old. Please send the form again.';
    } else`
    : '    '
}${
  hasTrap
    ? `if (($_POST['website2'] ?? '') !== '') {
        // Only a bot fills in the hidden field; it gets a normal reply.
        header('Location: ?sent=1', true, 303);
        exit;
    } else`
    : ''
}${
  most === undefined
    ? ''
    : `if (count($_SESSION['sent']) >= MOST_PER_${most.unit.toUpperCase()}) {
        http_response_code(429);
        $notice = 'You have sent ' . MOST_PER_${most.unit.toUpperCase()} . ' messages within ${/^h/.test(most.unit) ? 'an' : 'a'} ${most.unit}. Please try again later.';
    } else`
}if ($errors !== []) {
        http_response_code(422);
    } elseif (sendMessage($values)) {
${most === undefined ? '' : "        $_SESSION['sent'][] = time();\n"}        // Reloading the page does not send it again.
        header('Location: ?sent=1', true, 303);
        exit;
    } else {
        http_response_code(500);
        $notice = 'The message could not be sent. Please try again later.';
    }
}
?>
<!doctype html>
<html lang="en">
<head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escaped(title)}</title>
    <style>
        body { max-width: 32rem; margin: 2rem auto; padding: 0 1rem; font-family: system-ui, sans-serif; line-height: 1.5; }
        form, label { display: grid; gap: 0.4rem; }
        form { gap: 1rem; }
        .error { color: #b91c1c; }
        .trap { position: absolute; left: -100vw; }
    </style>
</head>
<body>
    <h1>${escaped(title)}</h1>
    <?php if ($notice !== ''): ?><p role="status"><?= h($notice) ?></p><?php endif ?>
    <form method="post" action="?">
${hasToken ? `        <input type="hidden" name="token" value="<?= h($_SESSION['token']) ?>">\n` : ''}${hasTrap ? '        <label class="trap" aria-hidden="true">Leave this empty <input name="website2" tabindex="-1" autocomplete="off"></label>\n' : ''}${fields.map((field) => indented(control(field), '        ')).join('\n')}
        <button type="submit">Send</button>
    </form>
</body>
</html>`;
}

export const PHP_FORM: Kind = {
  says: /^(?=.*\bphp\b)(?=.*\bform\b)(?=.*(?:\bmail|\bsends?\b|\be-?mail))/s,
  meets:
    /\b(?:(?:shows?|displays?|prints?) (?:the |all )?(?:validation )?errors?(?: messages?)? (?:next to|beside|below|under|near|at|above) (?:the|each|its|their|every) (?:respective |own )?(?:fields?|inputs?)|(?:with |keep(?:s|ing)? )?(?:the |their )?(?:old|entered|previous|submitted|typed) (?:values?|inputs?|data)(?: (?:are|is|still|kept|stays?|remains?|in|filled|there|again|preserved|it|them)\b)*|escap\w+ (?:the |all )?output|form|handler|processor|validat\w+|server[- ]side|fields?|mail\(\)|mail|e-?mails?|submissions?|errors?|messages?|sanitiz\w+|escap\w+|backend|required|success message|session|spam|headers?)\b/,
  write: (wish) => {
    // A registration is kept, and not sent.
    if (/\b(?:regist|sign-?up)/.test(wish.rest) && !/\b(?:sends?|sent|mails?(?:\(|\b))/.test(wish.rest))
      return undefined;
    if (
      /\b(?:phpmailer|smtp|mysql|pdo|database|sqlite|upload|attachment|captcha|login|json|csv)\b/.test(
        wish.rest,
      )
    )
      return undefined;
    const title = titleOf(wish.given, 'Contact');
    const token = wish.take(
      /\b(?:with |an? )?(?:csrf|xsrf)(?:[- ](?:tokens?|protection|check))?(?: protected)?\b/,
    );
    const trap = wish.take(/\b(?:with |an? )?honey ?pot(?: field)?(?: (?:against|for) (?:spam|bots))?/);
    const limit = wish.take(
      new RegExp(
        `(?:\\bmax(?:imum)?(?: of)?|\\bat most|\\blimit(?:ed)? to|\\bup to|\\bno more than|\\brate limit(?: of)?)[ :]*${NUMBER}(?: (?:submissions?|messages?|mails?|e-?mails?|times?|requests?|sends?))? (?:per|an?|each|every|within an?|in an?) (minute|hour|day)(?: (?:per|for each|and) (?:session|visitor|user))?`,
      ),
    );
    const to = wordsOf(wish, /\bto ([\w.+-]+@[\w-]+\.[\w.-]*\w)/) ?? 'you@example.com';
    wish.take(
      /\b(?:sends?|sent|sending|mails?)(?: (?:it|the (?:message|form|data|mail)|an? e-?mail|the e-?mail|everything))?(?: (?:through|via|with|by|using) (?:the )?(?:php )?mail(?:\(\)| function)?)?/,
    );
    wish.take(/\b(?:through|via|with|by|using) (?:the )?(?:php )?mail(?:\(\)| function)/);
    const fields = fieldsOf(wish);
    wish.take(FORM_TITLE) ?? wish.take(new RegExp(`\\b${title.toLowerCase()}\\b`));
    return {
      language: 'php',
      code: handlerCode({
        title,
        fields,
        hasToken: token !== undefined,
        hasTrap: trap !== undefined,
        to,
        most: limit && {
          count: numberOf(limit[1] ?? '1'),
          seconds: UNITS[limit[2] ?? 'hour'] ?? 3600,
          unit: limit[2] ?? 'hour',
        },
      }),
    };
  },
};

function fieldsOf(wish: WishText): readonly Field[] {
  const fields = takeFields(wish).filter(({ type }) => type !== 'file');
  if (fields.length > 1) return fields;
  const usual = (key: string, label: string, type: Field['type']): Field => ({
    key,
    label,
    type,
    isOptional: false,
    holds: [],
    options: [],
    isCounted: false,
    isFuture: false,
  });
  return [
    usual('name', 'Name', 'text'),
    usual('email', 'E-mail', 'email'),
    usual('message', 'Message', 'textarea'),
  ];
}
