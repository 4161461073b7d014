import { NUMBER, numberOf } from '../../reading/text.ts';
import { decimal, shifted, today } from './dialect.ts';
import { columnFor, columnLike, DATE, LABEL, QUANTITY } from './ground.ts';
import type { Question } from './question.ts';

const STOCK =
  /^(?:stock|on_?hand|in_?stock|qty|quantity|stock_qty|stock_quantity|available|stock_level|current_stock)$/i;

/** "Products that run out within 14 days at the average sales of the last 30". */
export const RUN_OUT: Question = {
  about: [
    /\bstock|\binventory|\bproducts?\b/,
    /\brun(?:s|ning)? out\b|\bstock-?out|\bdays of (?:stock|supply|cover)/,
    /\bdays?\b/,
  ],
  silent:
    'products product stock will run runs running out within based average avg daily sales sold last past days left remaining supply next inventory level levels items',
  write: (wish, ground) => {
    const next = wish.take(new RegExp(`\\b(?:within|in|over)(?: the)?(?: next)? ${NUMBER} days\\b`));
    const past = wish.take(
      new RegExp(`\\b(?:of|over|in|from|for)?(?: the)? ?(?:last|past|previous) ${NUMBER} days\\b`),
    );
    const products =
      ground.tables.find(
        (one) => columnLike(one, STOCK) && one.columns.some(({ name }) => LABEL.test(name)),
      ) ?? ground.assume('products', 'id', 'name', 'stock');
    const sales =
      ground.tables.find((one) => one !== products && columnLike(one, DATE) && columnLike(one, QUANTITY)) ??
      ground.assume('sales', 'product_id', 'sold_at', 'quantity');
    const key = ground.keyTo(sales, products) ?? 'product_id';
    const own = products.columns.some(({ name }) => name === key) ? key : ground.keyOf(products);
    const [date, many, stock] = [
      columnLike(sales, DATE),
      columnLike(sales, QUANTITY),
      columnLike(products, STOCK),
    ];
    const label = columnLike(products, LABEL);
    if (!date || !many || !stock || (!next && !past)) return undefined;
    const days = numberOf(past?.[1] ?? '30');
    const limit = numberOf(next?.[1] ?? '14');
    const { dialect } = ground;
    const level = columnLike(products, /reorder|min/i);
    return ground.write(
      'WITH daily AS (',
      '  -- Days without a sale count too.',
      `  SELECT ${key}, ${decimal(`SUM(${many})`, dialect)} / ${days} AS per_day`,
      `  FROM ${sales.name}`,
      `  WHERE ${date} >= ${shifted(today(dialect), -days, 'day', dialect)} AND ${date} < ${today(dialect)}`,
      `  GROUP BY ${key}`,
      ')',
      `SELECT p.${own}${label ? `, p.${label}` : ''}, p.${stock}${level ? `, p.${level}` : ''},`,
      '  ROUND(d.per_day, 2) AS sold_per_day,',
      `  ROUND(p.${stock} / d.per_day, 1) AS days_left`,
      `FROM ${products.name} AS p`,
      `JOIN daily AS d ON d.${key} = p.${own}`,
      '-- Products without sales do not run out.',
      `WHERE d.per_day > 0 AND p.${stock} <= d.per_day * ${limit}`,
      'ORDER BY days_left;',
    );
  },
};

/** "A view of the products below their minimum stock, with the missing quantity and the supplier". */
export const LOW_STOCK: Question = {
  about: [/\bview\b/, /\bstock/, /\b(?:below|under|low|less than|minimum|reorder)/],
  silent:
    'view low_stock low stock products product below under minimum min level over missing quantity supplier name movements items inventory shows reorder',
  write: (wish, ground) => {
    const name =
      wish.take(
        /\bview (?:called |named )?(?!of|over|that|which|for|on|with|the|showing|to)([a-z_]\w*)/,
      )?.[1] ?? 'low_stock';
    const given = wish.take(/\bover ([a-z_]+) and ([a-z_]+)\b/);
    const products =
      ground.table('products', 'items', 'articles', given?.[1] ?? '') ??
      ground.assume(given?.[1] ?? 'products', 'id', 'name', 'min_stock', 'supplier_id');
    const moves =
      ground.tables.find((one) => /movement|transaction/i.test(one.name)) ??
      (ground.tables.includes(products) && columnLike(products, STOCK) && !given
        ? undefined
        : ground.assume(given?.[2] ?? 'stock_movements', 'product_id', 'quantity'));
    const isSupplied = wish.take(/\b(?:and )?(?:the )?supplier(?:'s)?(?: names?)?\b/) !== undefined;
    const suppliers = isSupplied ? ground.assume('suppliers', 'id', 'name') : undefined;
    const level = columnLike(products, /min|reorder|threshold/i) ?? 'min_stock';
    const label = columnLike(products, LABEL) ?? 'name';
    const key = ground.keyOf(products);
    const many = (moves && columnLike(moves, QUANTITY)) ?? 'quantity';
    const to = (moves && ground.keyTo(moves, products)) ?? 'product_id';
    const by = columnLike(products, /supplier_?id|vendor_?id/i) ?? 'supplier_id';
    const stock = moves ? `COALESCE(SUM(m.${many}), 0)` : `p.${columnLike(products, STOCK)}`;
    const create =
      ground.dialect === 'sqlite'
        ? `DROP VIEW IF EXISTS ${name};\nCREATE VIEW ${name} AS`
        : ground.dialect === 'mssql'
          ? `CREATE OR ALTER VIEW ${name} AS`
          : `CREATE OR REPLACE VIEW ${name} AS`;
    const shown = [
      `p.${key}`,
      `p.${label}`,
      ...(suppliers ? [`s.${columnLike(suppliers, LABEL) ?? 'name'}`] : []),
    ];
    return ground.write(
      moves && `-- ${many} of ${moves.name} is positive for what comes in and negative for what goes out.`,
      create,
      `SELECT p.${key} AS product_id, p.${label} AS product${suppliers ? `, ${shown.at(-1)} AS supplier` : ''},`,
      `  ${stock} AS stock, p.${level},`,
      `  p.${level} - ${stock} AS missing_quantity`,
      `FROM ${products.name} AS p`,
      moves && '-- LEFT: a product that never moved has no stock.',
      moves && `LEFT JOIN ${moves.name} AS m ON m.${to} = p.${key}`,
      suppliers && `LEFT JOIN ${suppliers.name} AS s ON s.${ground.keyOf(suppliers)} = p.${by}`,
      moves ? `GROUP BY ${shown.join(', ')}, p.${level}` : undefined,
      `${moves ? 'HAVING' : 'WHERE'} ${stock} < p.${level};`,
    );
  },
};

/** "A stored procedure that closes a month, and fails where entries are not posted". */
export const CLOSE_PERIOD: Question = {
  about: [/\bprocedure\b/, /clos(?:e|ing)/, /month|period|year/],
  silent:
    'stored procedure procedures close closes closing month period year parameters parameter fails fail error errors raises raise throws if unposted open entries entry everything one transaction all posted unbooked bookings still exist rollback rolled back',
  write: (wish, ground) => {
    const named = wish.take(
      /\b(?:procedure (?:called |named )?)((?:usp_|sp_)?[a-z]\w*_?\w*)(?= with| that| which| \(|,| for|$)/,
    );
    const name =
      named?.[1] && !/^(?:that|which|to|for|with)$/.test(named[1])
        ? wish.original(named, named[1])
        : 'close_month';
    wish.take(/\bwith (?:the )?parameters? (?:@?year|@?month)(?:,? and (?:@?month|@?year))?/);
    const entries =
      ground.tables.find((one) => columnLike(one, /posted|status/i)) ??
      ground.assume('ledger_entries', 'id', 'entry_date', 'amount', 'is_posted');
    const periods =
      ground.tables.find((one) => one !== entries && columnFor(one, 'month')) ??
      ground.assume('closed_periods', 'period_year', 'period_month', 'closed_at', 'closed_by');
    const date = columnLike(entries, DATE);
    const posted = columnLike(entries, /posted|status/i);
    if (!date || !posted || periods.name !== 'closed_periods') return undefined;
    const open = /status/i.test(posted)
      ? `${posted} <> 'posted'`
      : `${posted} = ${ground.dialect === 'postgres' ? 'FALSE' : '0'}`;
    if (ground.dialect === 'mssql')
      return ground.write(
        `CREATE OR ALTER PROCEDURE ${name.includes('.') ? name : `dbo.${name}`}`,
        '  @Year int,',
        '  @Month int',
        'AS',
        'BEGIN',
        '  SET NOCOUNT ON;',
        '  -- Any error rolls all of it back.',
        '  SET XACT_ABORT ON;',
        '',
        '  IF @Year IS NULL OR @Year NOT BETWEEN 1900 AND 9999 OR @Month IS NULL OR @Month NOT BETWEEN 1 AND 12',
        "    THROW 50001, 'A year and a month from 1 to 12 are needed.', 1;",
        '',
        '  DECLARE @From date = DATEFROMPARTS(@Year, @Month, 1);',
        '  DECLARE @To date = DATEADD(month, 1, @From);',
        '  DECLARE @Open int;',
        '  DECLARE @Message nvarchar(200);',
        '',
        '  BEGIN TRY',
        '    BEGIN TRANSACTION;',
        '',
        '    -- The locks keep the month from being closed twice, and new entries out, until the end.',
        '    IF EXISTS (SELECT 1 FROM closed_periods WITH (UPDLOCK, HOLDLOCK)',
        '               WHERE period_year = @Year AND period_month = @Month)',
        "      THROW 50002, 'The month is closed already.', 1;",
        '',
        `    SELECT @Open = COUNT(*) FROM ${entries.name} WITH (HOLDLOCK)`,
        `    WHERE ${date} >= @From AND ${date} < @To AND ${open};`,
        '    IF @Open > 0',
        '    BEGIN',
        "      SET @Message = CONCAT(@Open, ' entries of ', FORMAT(@From, 'yyyy-MM'), ' are not posted.');",
        '      THROW 50003, @Message, 1;',
        '    END;',
        '',
        '    INSERT INTO closed_periods (period_year, period_month, closed_at, closed_by)',
        '    VALUES (@Year, @Month, SYSUTCDATETIME(), SUSER_SNAME());',
        '',
        '    COMMIT TRANSACTION;',
        '  END TRY',
        '  BEGIN CATCH',
        '    IF XACT_STATE() <> 0 ROLLBACK TRANSACTION;',
        '    THROW;',
        '  END CATCH;',
        'END;',
      );
    if (ground.dialect !== 'postgres') return undefined;
    return ground.write(
      `CREATE OR REPLACE PROCEDURE ${name}(p_year int, p_month int)`,
      'LANGUAGE plpgsql',
      'AS $$',
      'DECLARE',
      '  month_start date := make_date(p_year, p_month, 1);',
      '  open_entries bigint;',
      'BEGIN',
      '  -- One call is one transaction: an error undoes all of it.',
      '  LOCK TABLE closed_periods IN SHARE ROW EXCLUSIVE MODE;',
      '  IF EXISTS (SELECT 1 FROM closed_periods WHERE period_year = p_year AND period_month = p_month) THEN',
      "    RAISE EXCEPTION '% is closed already', to_char(month_start, 'YYYY-MM');",
      '  END IF;',
      '',
      '  SELECT count(*) INTO open_entries',
      `  FROM ${entries.name}`,
      `  WHERE ${date} >= month_start AND ${date} < month_start + INTERVAL '1 month' AND ${open};`,
      '  IF open_entries > 0 THEN',
      "    RAISE EXCEPTION '% entries of % are not posted', open_entries, to_char(month_start, 'YYYY-MM');",
      '  END IF;',
      '',
      '  INSERT INTO closed_periods (period_year, period_month, closed_at, closed_by)',
      '  VALUES (p_year, p_month, now(), current_user);',
      'END;',
      '$$;',
    );
  },
};
