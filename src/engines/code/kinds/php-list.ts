import { capital, escaped, type Kind, listed, numberIn, type WishText } from './kind.ts';

interface ListWish {
  readonly table: string;
  readonly columns: readonly string[];
  readonly size: number | undefined;
  readonly searched: readonly string[];
  readonly order: string;
  readonly isDescending: boolean;
  readonly driver: 'mysql' | 'sqlite' | 'pgsql';
  readonly edits: boolean;
  readonly deletes: boolean;
}

const labelOf = (column: string): string => capital(column.replaceAll('_', ' '));

const DSN = {
  mysql: 'mysql:host=localhost;dbname=app;charset=utf8mb4',
  sqlite: 'sqlite:app.sqlite',
  pgsql: 'pgsql:host=localhost;dbname=app',
} as const;

const ORDERED =
  /\b(?:sorted|ordered|sort|order)(?: descending| ascending)? by (?:the )?([a-z_]\w*)(?: (desc\w*|asc\w*|newest first|latest first|oldest first))?/;

function readList(wish: WishText): ListWish | undefined {
  const named = wish.take(
    /\b(?:(?:from|of|in) )?(?:the |a |my )?(?:(?:mysql|sqlite|database|postgres\w*) )?(?:table )?([a-z_]\w*) ?\(([a-z_]\w*(?: ?, ?[a-z_]\w*)+)\)/,
  );
  const table =
    named?.[1] ??
    wish.take(
      /\b(?:lists?|shows?|displays?|listing|showing|table of|list of) (?:all |the |our |my )*(?!rows|entries|data|records|table|list)([a-z_]+s)\b/,
    )?.[1];
  if (!table) return undefined;
  const said =
    named?.[2] ??
    wish.take(
      /\b(?:with|columns?|fields?)(?: the)?(?: columns?| fields?)?:? ([a-z_]\w*(?:, ?[a-z_]\w*)*,? and [a-z_]\w*)/,
    )?.[1];
  const columns = said ? listed(said).map((one) => one.replaceAll(' ', '_')) : ['id', ...usualColumns(table)];
  if (!columns.includes('id')) columns.unshift('id');
  const size = numberIn(
    wish,
    /\b(\d+)(?: (?:rows|entries|records|items|results|[a-z]+))?? (?:per|a|each|on each|on a|at a) (?:page|time)|\bpage size(?: of)? (\d+)/,
  );
  wish.take(
    /\b(?:with )?(?:prev(?:ious)?\W*(?:\/|and|or)? ?next|next\W*(?:\/|and|or)? ?prev(?:ious)?)(?: (?:links?|buttons?))?|\bpagination\b|\bpaginated\b|\bpaging\b/,
  );
  const search = wish.take(
    /\b(?:with |and |an? )*search(?: (?:box|field|form|bar|input))?(?: (?:on|in|by|for|over) (?:the )?([a-z_]+(?:(?:,| and| or) [a-z_]+)*))?/,
  );
  const searched = search ? listed(search[1] ?? '').filter((one) => columns.includes(one)) : [];
  const ordered = wish.take(ORDERED);
  const newest = wish.take(/\b(?:newest|latest|most recent) (?:first|on top|at the top)\b/);
  const date = columns.find((one) => /date|created|_at$/.test(one));
  wish.take(
    /\b(?:safe|secure|protected|protect(?:s|ion)?|prevents?|no)(?: against| from)? sql[- ]?injections?\b|\bprepared statements?\b|\bescaped(?: output| html)?\b|\bagainst xss\b|\bxss[- ]safe\b/,
  );
  const order =
    ordered?.[1] && columns.includes(ordered[1]) ? ordered[1] : newest ? (date ?? 'id') : (date ?? 'id');
  return {
    table,
    columns,
    size: size ?? (/paginat|paging|prev/i.test(wish.given) ? 20 : undefined),
    searched:
      search && searched.length === 0
        ? columns.filter((one) => /name|title|city|mail|text|description/.test(one)).slice(0, 3)
        : searched,
    order,
    isDescending: newest !== undefined || /^(?:desc|newest|latest)/.test(ordered?.[2] ?? ''),
    driver: /sqlite/i.test(wish.given) ? 'sqlite' : /postgres|pgsql/i.test(wish.given) ? 'pgsql' : 'mysql',
    edits: wish.take(/\b(?:with |and |an? )*edit(?: (?:links?|buttons?))?\b/) !== undefined,
    deletes:
      wish.take(/\b(?:with |and |an? )*delet(?:e|ing)(?: (?:links?|buttons?))?\b(?: links?)?/) !== undefined,
  };
}

const usualColumns = (table: string): string[] =>
  /product|item|article/.test(table)
    ? ['name', 'price']
    : /user|customer|member|contact/.test(table)
      ? ['name', 'email']
      : /order|invoice/.test(table)
        ? ['customer', 'total', 'created_at']
        : ['name'];

function listCode(wish: ListWish): string {
  const { table, columns, size, searched, order, isDescending, driver, edits, deletes } = wish;
  const shown = columns.filter((one) => one !== 'id' || columns.length < 3);
  const hasSearch = searched.length > 0;
  const where = hasSearch ? searched.map((one, at) => `${one} LIKE :wanted${at}`).join(' OR ') : '';
  const like = driver === 'pgsql' ? where.replaceAll('LIKE', 'ILIKE') : where;
  const direction = isDescending ? ' DESC' : '';
  const orderBy = `${order}${direction}${order === 'id' ? '' : `, id${direction}`}`;
  const from = `FROM ${table}${hasSearch ? ' $where' : ''}`;
  const hasActions = edits || deletes;
  const link = (page: string): string =>
    `?<?= h(http_build_query([${hasSearch ? "'q' => $wanted, " : ''}'page' => ${page}])) ?>`;
  return `<?php

declare(strict_types=1);

${size === undefined ? '' : `const PAGE_SIZE = ${size};\n`}
function h(string|int|float|null $text): string
{
    return htmlspecialchars((string) $text, ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8');
}

$pdo = new PDO(
    getenv('DB_DSN') ?: '${DSN[driver]}',
    getenv('DB_USER') ?: null,
    getenv('DB_PASSWORD') ?: null,
    [
        PDO::ATTR_ERRMODE => PDO::ERRMODE_EXCEPTION,
        PDO::ATTR_DEFAULT_FETCH_MODE => PDO::FETCH_ASSOC,
        PDO::ATTR_EMULATE_PREPARES => false,
    ],
);
${
  deletes
    ? `
session_start(['cookie_httponly' => true, 'cookie_samesite' => 'Lax']);
$_SESSION['token'] ??= bin2hex(random_bytes(32));
if ($_SERVER['REQUEST_METHOD'] === 'POST') {
    $token = $_POST['token'] ?? '';
    $id = filter_var($_POST['delete'] ?? '', FILTER_VALIDATE_INT);
    if (!is_string($token) || !hash_equals($_SESSION['token'], $token) || $id === false) {
        http_response_code(400);
        exit('This cannot be deleted.');
    }
    $pdo->prepare('DELETE FROM ${table} WHERE id = :id')->execute(['id' => $id]);
    header('Location: ' . strtok($_SERVER['REQUEST_URI'], '#'), true, 303);
    exit;
}
`
    : ''
}${
  hasSearch
    ? `
$wanted = is_string($_GET['q'] ?? '') ? trim($_GET['q'] ?? '') : '';
// % and _ are signs like others in what is searched for.
$pattern = '%' . addcslashes($wanted, '%_\\\\') . '%';
$where = $wanted === '' ? '' : ${driver === 'sqlite' ? `"WHERE ${searched.map((one, at) => `${one} LIKE :wanted${at} ESCAPE '\\\\'`).join(' OR ')}"` : `'WHERE ${like}'`};
// Values are bound and never part of the statement.
$parameters = $wanted === '' ? [] : [${searched.map((_, at) => `'wanted${at}' => $pattern`).join(', ')}];
`
    : ''
}${
  size === undefined
    ? `
$rows = $pdo->${hasSearch ? 'prepare' : 'query'}("SELECT ${columns.join(', ')} ${from} ORDER BY ${orderBy}");
${hasSearch ? '$rows->execute($parameters);\n' : ''}$rows = $rows->fetchAll();`
    : `
$count = $pdo->prepare("SELECT COUNT(*) ${from}");
$count->execute(${hasSearch ? '$parameters' : ''});
$total = (int) $count->fetchColumn();
$pages = max(1, (int) ceil($total / PAGE_SIZE));
$page = filter_var($_GET['page'] ?? 1, FILTER_VALIDATE_INT, ['options' => ['default' => 1, 'min_range' => 1]]);
$page = min($page, $pages);

$select = $pdo->prepare("SELECT ${columns.join(', ')} ${from} ORDER BY ${orderBy} LIMIT :size OFFSET :start");
${hasSearch ? 'foreach ($parameters as $name => $value) {\n    $select->bindValue($name, $value);\n}\n' : ''}$select->bindValue('size', PAGE_SIZE, PDO::PARAM_INT);
$select->bindValue('start', ($page - 1) * PAGE_SIZE, PDO::PARAM_INT);
$select->execute();
$rows = $select->fetchAll();`
}
?>
<!doctype html>
<html lang="en">
<head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escaped(labelOf(table))}</title>
    <style>
        body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; font-family: system-ui, sans-serif; }
        table { width: 100%; border-collapse: collapse; margin-block: 1rem; }
        th, td { padding: 0.5rem; border-bottom: 1px solid #d1d5db; text-align: left; }
    </style>
</head>
<body>
    <h1>${escaped(labelOf(table))}</h1>
${
  hasSearch
    ? `    <form method="get">
        <label>Search in ${escaped(searched.map((one) => one.replaceAll('_', ' ')).join(', '))} <input type="search" name="q" value="<?= h($wanted) ?>"></label>
        <button type="submit">Search</button>
    </form>
`
    : ''
}    <table>
        <thead>
            <tr>${shown.map((one) => `<th scope="col">${escaped(labelOf(one))}</th>`).join('')}${hasActions ? '<th scope="col">Actions</th>' : ''}</tr>
        </thead>
        <tbody>
            <?php foreach ($rows as $row): ?>
            <tr>
${shown.map((one) => `                <td><?= h($row['${one}']) ?></td>`).join('\n')}${
  hasActions
    ? `
                <td>${
                  edits ? `\n                    <a href="edit.php?id=<?= h($row['id']) ?>">Edit</a>` : ''
                }${
                  deletes
                    ? `
                    <form method="post" onsubmit="return confirm('Delete it?')" style="display: inline">
                        <input type="hidden" name="token" value="<?= h($_SESSION['token']) ?>">
                        <button type="submit" name="delete" value="<?= h($row['id']) ?>">Delete</button>
                    </form>`
                    : ''
                }
                </td>`
    : ''
}
            </tr>
            <?php endforeach ?>
            <?php if ($rows === []): ?>
            <tr><td colspan="${shown.length + (hasActions ? 1 : 0)}">Nothing found.</td></tr>
            <?php endif ?>
        </tbody>
    </table>
${
  size === undefined
    ? ''
    : `    <nav aria-label="Pages">
        <?php if ($page > 1): ?><a rel="prev" href="${link('$page - 1')}">Previous</a><?php endif ?>
        Page <?= $page ?> of <?= $pages ?> (<?= $total ?> ${escaped(table)})
        <?php if ($page < $pages): ?><a rel="next" href="${link('$page + 1')}">Next</a><?php endif ?>
    </nav>
`
}</body>
</html>`;
}

export const PHP_LIST: Kind = {
  says: /^(?=.*\bphp\b)(?=.*\b(?:pdo|mysql|database|sqlite|postgres\w*)\b)(?=.*\b(?:lists?|shows?|displays?|table|listing|page)\b)/s,
  meets:
    /\b(?:php|pdo|mysql|mariadb|sqlite|postgres(?:ql)?|database|db|tables?|html|links?|lists?|listing|shows?|from|rows|entries|records|columns)\b/,
  write: (wish) => {
    if (
      /\b(?:login|log in|register|upload|guestbook|session|json|api|insert|add form|function|class|export|csv|chart|laravel|symfony|category filter)\b/.test(
        wish.rest,
      )
    )
      return undefined;
    const read = readList(wish);
    return read && { language: 'php', code: listCode(read) };
  },
};
