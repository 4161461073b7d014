import type { Core } from './core.ts';
import { FILE, PDO } from './site-cores.ts';
import { program } from './written-program.ts';

/** Rows of a CSV file that go into a database. */
export const CSV_IMPORT_CORES: readonly Core[] = [
  program(
    'csv-import-script',
    /^(?=.*\bcsv\b)(?=.*\b(?:imports?|inserts?|loads?|stores?|saves?|reads?)\b)(?=.*\b(?:mysql|mariadb|pdo|sqlite|database|postgres\w*)\b)(?=.*(?:\([a-z_]+(?:[;,|] ?[a-z_]+)+\)|\bcolumns?:? |\bskip\w*|\bduplicates?|\bupdate\w*))(?!.*\b(?:export\w*|laravel|wordpress|html|upload\w*|form|ajax)\b)/,
    `${PDO} reads read a csv file import imports importing insert inserts inserting load loads stores store saves save it into the rows row lines line from of all each header first in transaction prints print shows reports how many were was counts count number report cli via through using imported inserted updated skipped skip skips skipping bad broken wrong invalid valid e-mail email emails e-mails address addresses columns column with names without is are not at end and or summary exists exist already existing duplicate duplicates update updates updating values customers users products utf-8 given argument as command line cli separated semicolon comma delimiter separator has have`,
    {
      options: {
        file: FILE('csv'),
        upsert:
          /[,;]? ?\b(?:and |then |or |instead |it |existing |rows? |records? |entries |customers? |users? |products? )*(?:updates?|updating|upserts?|overwrites?)(?: (?:the|existing|rows?|records?|entries|ones|if|when|they|it|them|already|exists?|exist|on|duplicate|duplicates|key|same|with|by|email|id|instead|customers?|users?|products?)\b)*/,
        ignore:
          /[,;]? ?\b(?:and |but |also )*(?:skip(?:s|ping)?|ignor(?:es?|ing)|no|without) (?:the |any |existing |all )*duplicates?(?: (?:rows?|e-?mails?|emails|by|entries|of|the|email|ones)\b)*/,
        table:
          /\b(?:in)?to (?:an? |the |my )?(?:mysql |mariadb |sqlite |postgres(?:ql)? |database |db )*(?:table )(?:called |named )?["'`]?([a-z_]+)["'`]?|\b(?:in)?to (?:the |a )?["'`]?(?!mysql\b|mariadb\b|sqlite\b|the\b|an?\b|postgres\w*\b|database\b|pdo\b)([a-z_]+)["'`]? table\b/,
      },
      derived: (values, wish): Readonly<Record<string, string>> | undefined => {
        const found =
          wish.take(/\(([a-z_]+(?:[;,|] ?[a-z_]+)+)\)/) ??
          wish.take(/\b(?:with )?(?:the )?columns?:? ((?:[a-z_]+(?:, | and |, and |;|,))+[a-z_]+)/);
        const columns = (found?.[1] ?? '').split(/[;|]|,? and |, ?/).filter(Boolean);
        if (columns.length < 2) return undefined;
        const key = columns.find((one) => /^(?:e_?mail|sku|id|code|isbn)$/.test(one)) ?? columns[0] ?? '';
        const email = columns.find((one) => /^e_?mail$/.test(one));
        const isSemicolon = found?.[1]?.includes(';') || /semicolon/i.test(wish.given);
        const driver = /sqlite/i.test(wish.given)
          ? 'sqlite'
          : /postgres/i.test(wish.given)
            ? 'pgsql'
            : 'mysql';
        const stem = /([a-z_]+)[\w-]*\.csv/i.exec(wish.given)?.[1]?.toLowerCase();
        return {
          columns: columns.map((one) => `'${one}'`).join(', '),
          separator: isSemicolon ? ';' : '|'.includes(found?.[1]?.match(/\|/)?.[0] ?? '-') ? '|' : ',',
          table: values.get('table') ?? stem ?? 'rows',
          key,
          ...(email ? { email } : {}),
          [driver]: '',
          dsn:
            driver === 'sqlite'
              ? "'sqlite:' . __DIR__ . '/app.sqlite'"
              : `'${driver}:host=localhost;dbname=app${driver === 'mysql' ? ';charset=utf8mb4' : ''}'`,
          insert: values.has('ignore') && driver === 'mysql' ? 'INSERT IGNORE' : 'INSERT',
          conflict: values.has('ignore') && driver !== 'mysql' ? ' ON CONFLICT DO NOTHING' : '',
        };
      },
    },
  ),
];
