import type { Snippet } from '../../snippets/snippets.ts';
import type { Composed } from '../outlines/compose.ts';
import { check } from './contact-fields.ts';
import { type ContactWish, readContact } from './read-contact.ts';

const FEWEST_WORDS_LEFT = 4;

/** Fields that a browser has an input of its own for. */
const typed = ({ fields, errors }: ContactWish): ContactWish['fields'] =>
  errors === 'above' || errors === 'beside' ? fields.filter(({ kind }) => /date|time|number/.test(kind)) : [];

const reading = (wish: ContactWish): string[] => [
  `const FIELDS = [${wish.fields.map(({ name, label }) => `'${name}' => '${label}'`).join(', ')}];`,
  ...(typed(wish).length > 0
    ? [
        `const TYPES = [${typed(wish)
          .map(({ name, kind }) => `'${name}' => '${kind}'`)
          .join(', ')}];`,
      ]
    : []),
  '',
  '// The sent values, and an error for each invalid field.',
  'function readContact(array $post): array',
  '{',
  '  $contact = [];',
  '  foreach (array_keys(FIELDS) as $field) {',
  "    $text = is_string($post[$field] ?? null) ? trim($post[$field]) : '';",
  '    // A line break would begin another header of a mail.',
  "    $contact[$field] = $field === 'message' ? $text : preg_replace('/\\R+/u', ' ', $text) ?? '';",
  '  }',
  '  $errors = [];',
  ...wish.fields.flatMap((one) => check(one, wish)).map((line) => `  ${line}`),
  '  return [$contact, $errors];',
  '}',
];

const DSN = {
  sqlite: ["new PDO('sqlite:' . __DIR__ . '/contact.sqlite')", 'INTEGER PRIMARY KEY'],
  mysql: [
    "new PDO('mysql:host=localhost;dbname=contact;charset=utf8mb4', getenv('DB_USER') ?: 'root', getenv('DB_PASSWORD') ?: '')",
    'INT AUTO_INCREMENT PRIMARY KEY',
  ],
  pgsql: [
    "new PDO('pgsql:host=localhost;dbname=contact', getenv('DB_USER') ?: 'postgres', getenv('DB_PASSWORD') ?: '')",
    'SERIAL PRIMARY KEY',
  ],
} as const;

const snake = (name: string): string => name.replace(/[A-Z]/g, (one) => `_${one.toLowerCase()}`);

function storing({ database, file, fields }: ContactWish): string[] {
  if (database) {
    const [connection, key] = DSN[database];
    const names = fields.map(({ name }) => name);
    return [
      '',
      '// Stores the message as it was written: it is escaped where it is shown.',
      'function saveMessage(PDO $database, array $contact): void',
      '{',
      '  $statement = $database->prepare(',
      `    'INSERT INTO messages (${names.map(snake).join(', ')}) VALUES (${names.map((one) => `:${one}`).join(', ')})'`,
      '  );',
      '  $statement->execute($contact);',
      '}',
      '',
      'function openDatabase(): PDO',
      '{',
      `  $database = ${connection};`,
      '  $database->setAttribute(PDO::ATTR_ERRMODE, PDO::ERRMODE_EXCEPTION);',
      '  $database->exec(',
      `    'CREATE TABLE IF NOT EXISTS messages (id ${key}, ${names.map((one) => `${snake(one)} TEXT NOT NULL`).join(', ')},`,
      "      created_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP)'",
      '  );',
      '  return $database;',
      '}',
    ];
  }
  if (!file) return [];
  const row = "[date('c'), ...array_values($contact)]";
  return [
    '',
    'function saveMessage(array $contact): void',
    '{',
    `  $file = fopen(__DIR__ . '/contact.${file}', 'a');`,
    '  if ($file === false || !flock($file, LOCK_EX)) {',
    "    throw new RuntimeException('The message could not be saved.');",
    '  }',
    file === 'csv'
      ? `  fputcsv($file, ${row}, ',', '"', '');`
      : `  fwrite($file, json_encode(${row}, JSON_UNESCAPED_UNICODE | JSON_THROW_ON_ERROR) . "\\n");`,
    '  fclose($file);',
    '}',
  ];
}

const mailing = ({ title, mailTo, fields }: ContactWish): string[] =>
  mailTo === undefined
    ? []
    : [
        '',
        '// A line break would let a sender add headers of his own.',
        'function sendMessage(array $contact): void',
        '{',
        '  $sender = str_replace(["\\r", "\\n"], \'\', $contact[\'email\']);',
        '  $lines = [];',
        '  foreach (FIELDS as $field => $label) {',
        '    $lines[] = "$label: {$contact[$field]}";',
        '  }',
        `  $subject = ${fields.some(({ name }) => name === 'subject') ? 'str_replace(["\\r", "\\n"], \' \', $contact[\'subject\'])' : `'${title} form'`};`,
        "  $headers = ['Reply-To' => $sender, 'Content-Type' => 'text/plain; charset=utf-8'];",
        `  if (!mail('${mailTo}', $subject, implode("\\n", $lines), $headers)) {`,
        "    throw new RuntimeException('The message could not be sent.');",
        '  }',
        '}',
      ];

/** The form: errors in a list above it, or each one at its field. */
const form = (wish: ContactWish): string[] => [
  '',
  `// The form with the values that were entered, ${wish.errors === 'above' ? 'below the list of its errors' : 'each error next to its field'}.`,
  'function contactForm(array $contact, array $errors): string',
  '{',
  ...(wish.errors === 'beside' && (wish.hasToken || wish.hasTrap)
    ? [
        "  $rows = implode('', array_map(",
        '    fn (string $error): string => "<p class=\\"error\\">" . htmlspecialchars($error) . "</p>\\n",',
        '    array_diff_key($errors, FIELDS),',
        '  ));',
      ]
    : ["  $rows = '';"]),
  '  foreach (FIELDS as $field => $label) {',
  "    $value = htmlspecialchars($contact[$field] ?? '');",
  ...(typed(wish).length > 0 ? ["    $type = TYPES[$field] ?? 'text';"] : []),
  "    $input = $field === 'message'",
  '      ? "<textarea id=\\"$field\\" name=\\"$field\\" rows=\\"5\\">$value</textarea>"',
  `      : "<input ${typed(wish).length > 0 ? 'type=\\"$type\\" ' : ''}id=\\"$field\\" name=\\"$field\\" value=\\"$value\\">";`,
  ...(wish.errors === 'above'
    ? ['    $rows .= "<p><label for=\\"$field\\">$label</label> $input</p>\\n";']
    : [
        "    $error = isset($errors[$field]) ? '<span class=\"error\">' . htmlspecialchars($errors[$field]) . '</span>' : '';",
        '    $rows .= "<p><label for=\\"$field\\">$label</label> $input $error</p>\\n";',
      ]),
  '  }',
  ...(wish.hasTrap
    ? [
        '  // People do not see this field: what fills it in is a program.',
        '  $rows .= "<p hidden><label>Leave this empty <input name=\\"url2\\" autocomplete=\\"off\\"></label></p>\\n";',
      ]
    : []),
  ...(wish.hasToken
    ? [
        "  $token = htmlspecialchars($_SESSION['token']);",
        '  $rows .= "<input type=\\"hidden\\" name=\\"token\\" value=\\"$token\\">\\n";',
      ]
    : []),
  ...(wish.errors === 'above'
    ? [
        "  $list = '';",
        '  foreach ($errors as $error) {',
        '    $list .= \'<li>\' . htmlspecialchars($error) . "</li>\\n";',
        '  }',
        '  $told = $list === \'\' ? \'\' : "<ul class=\\"error\\" role=\\"alert\\">\\n$list</ul>\\n";',
        '  return "$told<form method=\\"post\\">\\n$rows<button>Send</button>\\n</form>\\n";',
      ]
    : ['  return "<form method=\\"post\\">\\n$rows<button>Send</button>\\n</form>\\n";']),
  '}',
];

/** The deeds that follow on a form without errors. */
const deeds = ({ database, file, mailTo }: ContactWish): string[] => [
  ...(database ? ['saveMessage(openDatabase(), $contact);'] : file ? ['saveMessage($contact);'] : []),
  ...(mailTo === undefined ? [] : ['sendMessage($contact);']),
];

/** A sender who is refused sees why at the form itself. */
const guards = ({ hasToken, hasTrap }: ContactWish): string[] => [
  ...(hasToken
    ? [
        "if ($isSent && !hash_equals($_SESSION['token'], is_string($_POST['token'] ?? null) ? $_POST['token'] : '')) {",
        "  $errors['token'] = 'The form has expired, please send it again.';",
        '}',
      ]
    : []),
  ...(hasTrap
    ? ["if ($isSent && ($_POST['url2'] ?? '') !== '') {", "  $errors['url2'] = 'This looks like spam.';", '}']
    : []),
];

function page(wish: ContactWish): Snippet {
  const done = deeds(wish);
  const name = wish.fields.find((one) => /name$/i.test(one.name))?.name;
  const thanks = name
    ? `'<p>Thank you, ', htmlspecialchars($contact['${name}']), ".</p>\\n"`
    : '"<p>Thank you.</p>\\n"';
  const after = [
    ...done,
    ...(wish.thanksPage === undefined ? [] : [`header('Location: ${wish.thanksPage}', true, 303);`, 'exit;']),
  ];
  return {
    definition: [...reading(wish), ...storing(wish), ...mailing(wish), ...form(wish)].join('\n'),
    example: [
      ...(wish.hasToken ? ['session_start();', "$_SESSION['token'] ??= bin2hex(random_bytes(32));"] : []),
      "$isSent = ($_SERVER['REQUEST_METHOD'] ?? 'GET') === 'POST';",
      '[$contact, $errors] = $isSent ? readContact($_POST) : [[], []];',
      ...guards(wish),
      ...(after.length > 0
        ? ['if ($isSent && $errors === []) {', ...after.map((line) => `  ${line}`), '}']
        : []),
      '?>',
      '<!DOCTYPE html>',
      '<html lang="en">',
      '<meta charset="utf-8">',
      `<title>${wish.title}</title>`,
      '<style>.error { color: #b00020; } label { display: block; }</style>',
      '<body>',
      '<?php',
      'if ($isSent && $errors === []) {',
      `  echo ${thanks};`,
      '} else {',
      '  echo contactForm($contact, $errors);',
      '}',
    ].join('\n'),
  };
}

/** The functions that read the form and do what is asked with it. */
const handling = (wish: ContactWish): readonly string[] => [
  ...reading(wish),
  ...storing(wish),
  ...mailing(wish),
];

function asJson(wish: ContactWish): Snippet {
  return {
    definition: [
      ...handling(wish),
      '',
      'function answer(int $status, array $body): void',
      '{',
      '  http_response_code($status);',
      "  header('Content-Type: application/json; charset=utf-8');",
      '  echo json_encode($body, JSON_UNESCAPED_UNICODE | JSON_THROW_ON_ERROR), PHP_EOL;',
      '}',
    ].join('\n'),
    example: [
      "if (($_SERVER['REQUEST_METHOD'] ?? 'GET') !== 'POST') {",
      "  answer(405, ['errors' => ['form' => 'Please send the form with POST.']]);",
      '  exit;',
      '}',
      '[$contact, $errors] = readContact($_POST);',
      'if ($errors !== []) {',
      `  answer(${wish.status}, ['errors' => $errors]);`,
      '  exit;',
      '}',
      ...deeds(wish),
      "answer(200, ['ok' => true]);",
    ].join('\n'),
  };
}

function asArray(wish: ContactWish): Snippet {
  const samples = wish.fields.map(({ name }) => `'${name}' => '${name === 'email' ? 'ada@example' : ''}'`);
  return {
    definition: [
      ...handling(wish),
      '',
      '// The errors by field: an empty array if everything is valid.',
      'function handleContact(array $post): array',
      '{',
      '  [$contact, $errors] = readContact($post);',
      ...(deeds(wish).length > 0
        ? ['  if ($errors === []) {', ...deeds(wish).map((line) => `    ${line}`), '  }']
        : []),
      '  return $errors;',
      '}',
    ].join('\n'),
    example: [
      `$sent = $_POST !== [] ? $_POST : [${samples.join(', ')}];`,
      'foreach (handleContact($sent) as $field => $error) {',
      '  echo "$field: $error", PHP_EOL;',
      '}',
    ].join('\n'),
  };
}

/** A handler of a contact form in PHP, with what it lacks of the wish. */
export function composeContact(prompt: string, language: string): Composed | undefined {
  const wish = language === 'php' ? readContact(prompt) : undefined;
  if (!wish || wish.unmet.length > FEWEST_WORDS_LEFT) return undefined;
  const isPage = wish.errors === 'above' || wish.errors === 'beside';
  const unmet = [
    ...wish.unmet,
    ...(isPage
      ? []
      : [
          ...(wish.hasToken ? ['CSRF token'] : []),
          ...(wish.hasTrap ? ['honeypot'] : []),
          ...(wish.thanksPage === undefined ? [] : ['redirect']),
        ]),
  ];
  const snippet = isPage ? page(wish) : wish.errors === 'json' ? asJson(wish) : asArray(wish);
  return { snippet, unmet };
}
