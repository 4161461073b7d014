import type { Snippet } from '../../../snippets/snippets.ts';
import { isNumber, isNumeric, literal, type RecordsProgram } from '../records.ts';

export function inScript(
  { format, source, test, sort, limit, shown, written }: RecordsProgram,
  parser: string | undefined,
  isTyped: boolean,
): Snippet | undefined {
  const isCsv = format === 'csv';
  if ((isCsv && !parser) || written === 'csv') return undefined;
  const number = (of: string, field: string): string =>
    isCsv || isTyped ? `Number(${of}.${field})` : `${of}.${field}`;
  const type = isTyped ? ': Record<string, unknown>[]' : '';
  const compared = test && (isNumber(test) ? number('record', test.field) : `record.${test.field}`);
  const order = sort?.isDescending ? ['b', 'a'] : ['a', 'b'];
  const lines = [
    ...(source.from === 'argument'
      ? [
          `const [path${written ? ', target' : ''}] = process.argv.slice(2);`,
          `if (path === undefined${written ? ' || target === undefined' : ''}) {`,
          `  console.error('usage: node main.js ${written ? 'INPUT OUTPUT' : 'FILE'}');`,
          '  process.exit(1);',
          '}',
        ]
      : [`const path = '${source.from === 'file' ? source.path : ''}';`]),
    `let records${type} = [];`,
    'try {',
    `  records = ${isCsv ? 'parseCsv(readFileSync(path, "utf8"))' : 'JSON.parse(readFileSync(path, "utf8"))'};`.replaceAll(
      '"',
      "'",
    ),
    '} catch (error) {',
    `  console.error(\`cannot read \${path}: \${error${isTyped ? ' instanceof Error ? error.message : error' : '.message'}}\`);`,
    '  process.exit(1);',
    '}',
    ...(test
      ? [
          `records = records.filter((record) => ${isCsv && isNumber(test) ? `record.${test.field} && ` : ''}${compared} ${test.sign.replace(/^([=!])=$/, '$1==')} ${literal(test).replaceAll('"', "'")});`,
        ]
      : []),
    ...(sort
      ? [
          isNumeric(sort.field)
            ? `records.sort((a, b) => ${number(order[0] ?? 'a', sort.field)} - ${number(order[1] ?? 'b', sort.field)});`
            : `records.sort((a, b) => String(${order[0]}.${sort.field}).localeCompare(String(${order[1]}.${sort.field})));`,
        ]
      : []),
    ...(limit === undefined ? [] : [`records = records.slice(0, ${limit});`]),
    ...scriptShown(shown, number, isCsv, written),
  ];
  const imports = `import { readFileSync${written ? ', writeFileSync' : ''} } from 'node:fs';`;
  return { definition: isCsv ? `${imports}\n\n${parser}` : imports, example: lines.join('\n') };
}

function scriptShown(
  shown: RecordsProgram['shown'],
  number: (of: string, field: string) => string,
  isCsv: boolean,
  written: RecordsProgram['written'],
): string[] {
  if (written) return [`writeFileSync(target, \`\${JSON.stringify(records, null, 2)}\\n\`);`];
  switch (shown.kind) {
    case 'count':
      return ['console.log(records.length);'];
    case 'fields':
      return [
        `for (const record of records) console.log(${shown.fields.map((field) => `record.${field}`).join(', ')});`,
      ];
    case 'rows':
      return [
        `for (const record of records) console.log(${isCsv ? "Object.values(record).join(', ')" : 'JSON.stringify(record)'});`,
      ];
    case 'fold': {
      const sum = 'values.reduce((sum, value) => sum + value, 0)';
      const folded = {
        sum,
        average: `${sum} / values.length`,
        min: 'Math.min(...values)',
        max: 'Math.max(...values)',
      };
      return [
        `const values = records.filter((record) => (record.${shown.field} ?? '') !== '').map((record) => ${number('record', shown.field)});`,
        ...(shown.op === 'sum'
          ? []
          : ['if (values.length === 0) {', "  console.error('no values');", '  process.exit(1);', '}']),
        `console.log(${folded[shown.op]});`,
      ];
    }
  }
}
