import type { Plan } from './made.ts';
import { py } from './source.ts';
import { snake } from './wish.ts';

/** A document with lines of money, in Decimal: invoice, order, cart, receipt. */
export const planMoneyDocument: Plan = (wish) => {
  const name =
    /\b(?:dataclass|class) (?:called |named )?([A-Z]\w*)/.exec(wish.given)?.[1] ??
    (wish.has(/\binvoice\b/) ? 'Invoice' : undefined);
  if (
    name === undefined ||
    !wish.says(
      /(?:[,;.] ?|\b(?:and|but|please) )*\b(?:no|without(?: any)?|avoid\w*) (?:floats?|floating[- ]point|rounding)(?: (?:rounding )?(?:errors?|issues|problems|mistakes))?(?: please)?|\b(?:(?:use|uses|using|with|in|as|of|all|money|amounts|should|be|are) )*(?<!\d )decimals?\b(?! places)|\b(?:exact|correct) to the cent\b/,
    )
  )
    return undefined;
  wish.takeAll(/[,;.] ?my (?:tax advisor|accountant|boss|bookkeeper|customer)\b[^.;]*/);
  // "VAT either 7 or 19 %": no other rate is taken.
  const allowed = wish.take(
    /(?<=\b(?:vat|tax)(?: rate)?) ?\(?(?:is |are |of )?(?:either |only )?(\d+(?:\.\d+)?) ?%?(?:,? (?:or|and|\/) |, ?|\/)(\d+(?:\.\d+)?) ?(?:%|percent)\)?/,
  );
  const rates = allowed?.slice(1) ?? [];
  const byRate =
    wish.says(
      /\b(?:and |the )*(?:vat|tax)(?: amounts?)? (?:for each|per|by|of each|for every|separately (?:for each|per))(?: (?:vat|tax))? rates?\b/,
    ) || rates.length > 0;
  wish.take(
    new RegExp(
      `\\b(?:dataclass|class) (?:called |named )?${name.toLowerCase()}\\b|\\b${name.toLowerCase()} (?:data)?class\\b`,
    ),
  );
  const fields = wish.take(
    /\b(?:with |of |has |a |list of |having |which has |and )*(lines?|items?|positions?|line items?|entries|rows|products)(?: of)?(?: (?:with|having|have|has|each|containing|each with|of))* ?\(?((?:[a-z_]+(?: [a-z_]+)?(?:, ?(?:and )?| and )){1,6}[a-z_]+(?: [a-z_]+)?)\)?/,
  );
  if (!fields) return undefined;
  const listed = (fields[2] ?? '')
    .split(/, ?(?:and )?| and /)
    .map((one) => snake(one.replace(/^(?:an? )/, '')));
  const many = snake(fields[1] ?? 'lines');
  const quantity = listed.find((one) => /^(?:qty|quantity|amount|count|units|hours|pieces)$/.test(one));
  const price = listed.find((one) => /price|cost|rate(?!.*vat)|per_hour/.test(one) && !/vat|tax/.test(one));
  const rate = listed.find((one) => /vat|tax/.test(one));
  const discount = listed.find((one) => /discount/.test(one));
  if (!quantity || !price) return undefined;
  const places =
    wish.number(/\brounded to (\d|two|three)(?: decimals?(?: places?)?| places| digits)?/) ??
    wish.number(/\b(?:with |to )?(\d|two|three) (?:decimals?(?: places?)?|places|digits)\b/) ??
    2;
  wish.takeAll(
    /\brounded(?: (?:half up|to cents|commercially|properly))*\b|\bround(?:ing)? half up\b|\b(?:with |using )?round_half_up\b/,
  );
  const methods = wish
    .takeAll(
      /\b(?:and |the |methods? for |properties for |,)*(net|vat|tax|gross|total|subtotal|discount)(?: (?:total|amount|sum))?s?\b/,
    )
    .map(([, one = '']) => one);
  const has = (one: string): boolean => methods.includes(one);
  const isPercent =
    rates.length > 0 ||
    wish.says(/\b(?:vat_?rate|rate|tax|vat)?(?: is| as| given| in)* ?(?:in )?(?:percent|%)/);
  const isProperty = wish.says(/\bproperties\b/);
  wish.takeAll(
    /\b(?:negative|zero)(?: (?:qty|quantity|quantities|prices?|amounts?|or|and|values))*(?: (?:is|are|should|must|raise|raises|an?|be|not|rejected|allowed|error|valueerror))*/,
  );
  const decorator = isProperty ? '@property\n' : '';
  const call = isProperty ? '' : '()';
  const line = `${name}Line`;
  const type = (one: string): string =>
    one === quantity || one === price || one === rate || one === discount ? 'Decimal' : 'str';
  const money = [quantity, price, rate, discount].filter((one) => one !== undefined);
  const percent = isPercent ? ' / 100' : '';
  const netTotal = has('subtotal') ? 'subtotal' : rate ? 'net' : 'total';
  const tax = has('tax') ? 'tax' : 'vat';
  const gross = has('gross') || (!has('total') && rate) ? 'gross' : 'total';
  const sample = listed
    .map((one) =>
      one === quantity
        ? '2'
        : one === price
          ? '"9.99"'
          : one === rate
            ? isPercent
              ? `"${rates.at(-1) ?? '19'}"`
              : '"0.19"'
            : one === discount
              ? '0'
              : '"Book"',
    )
    .join(', ');
  const other = listed
    .map((one) =>
      one === quantity
        ? '1'
        : one === price
          ? '"0.05"'
          : one === rate
            ? isPercent
              ? `"${rates[0] ?? '7'}"`
              : '"0.07"'
            : one === discount
              ? '0'
              : '"Pen"',
    )
    .join(', ');
  const one = listed.indexOf(quantity);
  const negative = sample
    .split(', ')
    .map((value, at) => (at === one ? '-1' : value))
    .join(', ');
  const all = (method: string): string => py`
${decorator}def ${method}(self) -> Decimal:
  return sum((line.${method}${call} for line in self.${many}), Decimal("0.00"))`;
  const zero = `0${places > 0 ? `.${'0'.repeat(places)}` : ''}`;
  return {
    program: {
      code: py`
${rates.length > 0 && `RATES = (${rates.map((one) => `Decimal("${one}")`).join(', ')})`}
CENT = Decimal("${places > 0 ? `0.${'0'.repeat(places - 1)}1` : '1'}")


def rounded(amount: Decimal) -> Decimal:
  """Half a cent is rounded up, as on every bill."""
  return amount.quantize(CENT, rounding=ROUND_HALF_UP)


@dataclass(frozen=True)
class ${line}:
  ${rate && `"""The ${rate} is ${isPercent ? 'in percent, 19 for 19 %' : 'a fraction, 0.19 for 19 %'}."""\n`}
  ${listed.map((field) => `${field}: ${type(field)}`).join('\n')}

  def __post_init__(self) -> None:
    for name in (${money.map((field) => `"${field}"`).join(', ')}):
      # Through str: a float may have extra digits.
      value = Decimal(str(getattr(self, name)))
      if value < 0:
        raise ValueError(f"{name} must not be negative")
      object.__setattr__(self, name, value)
    ${rate && rates.length > 0 && `if self.${rate} not in RATES:\n  raise ValueError(f"{self.${rate}} is no ${rate} rate: {', '.join(map(str, RATES))}")`}

  ${decorator}def ${netTotal}(self) -> Decimal:
    return rounded(self.${quantity} * self.${price}${discount ? ` * (1 - self.${discount} / 100)` : ''})
  ${
    rate &&
    !byRate &&
    py`

${decorator}def ${tax}(self) -> Decimal:
  return rounded(self.${netTotal}${call} * self.${rate}${percent})

${decorator}def ${gross}(self) -> Decimal:
  return self.${netTotal}${call} + self.${tax}${call}`
  }


@dataclass
class ${name}:
  ${many}: list[${line}] = field(default_factory=list)

  ${all(netTotal)}
  ${
    byRate &&
    rate &&
    py`

def ${tax}_by_rate(self) -> dict[Decimal, Decimal]:
  """Of the sum of each rate, rounded once: as the tax office does it."""
  net: defaultdict[Decimal, Decimal] = defaultdict(Decimal)
  for line in self.${many}:
    net[line.${rate}] += line.${netTotal}${call}
  return {rate: rounded(amount * rate${percent}) for rate, amount in sorted(net.items())}

${decorator}def ${tax}(self) -> Decimal:
  return sum(self.${tax}_by_rate().values(), Decimal("0.00"))

${decorator}def ${gross}(self) -> Decimal:
  return self.${netTotal}${call} + self.${tax}${call}`
  }
  ${!byRate && rate && `\n${all(tax)}\n\n${all(gross)}`}`.replaceAll('"0.00"', `"${zero}"`),
      checks: [
        [
          'totals',
          py`
${snake(name)} = ${name}([${line}(${sample}), ${line}(${other})])
assert ${snake(name)}.${netTotal}${call} == Decimal("20.03")
${rate && `assert ${snake(name)}.${tax}${call} == Decimal("3.80")\nassert ${snake(name)}.${gross}${call} == Decimal("23.83")`}`,
        ],
        ['nothing_in_it', `assert ${name}([]).${netTotal}${call} == Decimal("0")`],
        ['rounds_half_up', 'assert rounded(Decimal("2.675")) == Decimal("2.68")'],
        ['rejects_negative_values', `with raises(ValueError):\n  ${line}(${negative})`],
      ],
      ...(wish.tests
        ? {}
        : {
            main:
              byRate && rate
                ? py`
${snake(name)} = ${name}([${line}(${sample}), ${line}(${other})])
print(f"net:   {${snake(name)}.${netTotal}${call}:>10}")
for rate, amount in ${snake(name)}.${tax}_by_rate().items():
  print(f"${tax} {rate${isPercent ? '' : ':%'}}${isPercent ? ' %' : ''}: {amount:>8}")
print(f"${gross}: {${snake(name)}.${gross}${call}:>10}")`
                : `${snake(name)} = ${name}([${line}(${sample}), ${line}(${other})])\nprint(${[netTotal, ...(rate ? [tax, gross] : [])].map((method) => `${snake(name)}.${method}${call}`).join(', ')})`,
          }),
    },
    subject: name,
    silent:
      'invoice invoices totals dataclass dataclasses class decimal methods method properties property lines line items total totals amount amounts money rounded places net vat gross',
  };
};
