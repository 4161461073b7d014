import { divide, multiply, parseRational, type Rational, rational } from '../math/rational.ts';

export type Dimension =
  | 'length'
  | 'mass'
  | 'temperature'
  | 'time'
  | 'data'
  | 'speed'
  | 'area'
  | 'volume'
  | 'pressure'
  | 'energy'
  | 'power'
  | 'angle';

export interface Unit {
  readonly dimension: Dimension;
  readonly symbol: string;
  /** value in base units = (value + offset) × factor */
  readonly factor: Rational;
  readonly offset: Rational;
}

const ZERO = rational(0n);

/** "symbol: factor to the base unit: names", exact by definition (yard and pound agreement of 1959, SI). */
const TABLE: Readonly<Record<Dimension, string>> = {
  length: `m:1:meter meters metre metres
km:1000:kilometer kilometers kilometre kilometres kms
cm:0.01:centimeter centimeters centimetre centimetres
mm:0.001:millimeter millimeters millimetre millimetres
µm:0.000001:um micrometer micrometers micrometre micrometres micron microns
nm:0.000000001:nanometer nanometers nanometre nanometres
mi:1609.344:mile miles
yd:0.9144:yard yards
ft:0.3048:foot feet
in:0.0254:inch inches
nmi:1852:nautical-mile nautical-miles
ly:9460730472580800:light-year light-years
au:149597870700:astronomical-unit astronomical-units`,
  mass: `kg:1:kilogram kilograms kilo kilos kgs
g:0.001:gram grams gramme grammes
mg:0.000001:milligram milligrams
µg:0.000000001:ug mcg microgram micrograms
t:1000:tonne tonnes metric-ton metric-tons
lb:0.45359237:lbs pound pounds
oz:0.028349523125:ounce ounces
st:6.35029318:stone stones
ct:0.0002:carat carats`,
  temperature: `°C:1:c celsius centigrade degrees-celsius
°F:5/9:f fahrenheit degrees-fahrenheit
K:1:k kelvin kelvins`,
  time: `s:1:sec secs second seconds
ms:0.001:millisecond milliseconds
µs:0.000001:us microsecond microseconds
ns:0.000000001:nanosecond nanoseconds
min:60:mins minute minutes
h:3600:hr hrs hour hours
d:86400:day days
weeks:604800:week wk wks
fortnights:1209600:fortnight`,
  data: `bits:1:bit
B:8:byte bytes
kB:8000:kb kilobyte kilobytes
MB:8000000:mb megabyte megabytes
GB:8000000000:gb gigabyte gigabytes
TB:8000000000000:tb terabyte terabytes
PB:8000000000000000:pb petabyte petabytes
KiB:8192:kib kibibyte kibibytes
MiB:8388608:mib mebibyte mebibytes
GiB:8589934592:gib gibibyte gibibytes
TiB:8796093022208:tib tebibyte tebibytes
Kbit:1000:kbit kilobit kilobits
Mbit:1000000:mbit megabit megabits
Gbit:1000000000:gbit gigabit gigabits`,
  speed: `m/s:1:mps meters-per-second metres-per-second meter-per-second metre-per-second
km/h:5/18:kmh kph kmph kilometers-per-hour kilometres-per-hour kilometer-per-hour
mph:0.44704:mi/h miles-per-hour mile-per-hour
kn:463/900:kt kts knot knots
ft/s:0.3048:fps feet-per-second`,
  area: `m²:1:m2 sqm square-meter square-meters square-metre square-metres
km²:1000000:km2 square-kilometer square-kilometers square-kilometre square-kilometres
cm²:0.0001:cm2 square-centimeter square-centimeters square-centimetre square-centimetres
ha:10000:hectare hectares
acres:4046.8564224:acre
ft²:0.09290304:ft2 sqft sq-ft square-foot square-feet
mi²:2589988.110336:mi2 square-mile square-miles
in²:0.00064516:in2 square-inch square-inches
yd²:0.83612736:yd2 square-yard square-yards`,
  volume: `l:1:liter liters litre litres
ml:0.001:milliliter milliliters millilitre millilitres cc
cl:0.01:centiliter centiliters centilitre centilitres
dl:0.1:deciliter deciliters decilitre decilitres
m³:1000:m3 cubic-meter cubic-meters cubic-metre cubic-metres
cm³:0.001:cm3 cubic-centimeter cubic-centimeters cubic-centimetre cubic-centimetres
US gal:3.785411784:gal gallon gallons us-gallon us-gallons
imp gal:4.54609:imperial-gallon imperial-gallons uk-gallons uk-gallon
US qt:0.946352946:qt quart quarts
US pt:0.473176473:pint pints
UK pt:0.56826125:imperial-pint imperial-pints uk-pint uk-pints
US cups:0.2365882365:cup cups
US fl oz:0.0295735295625:fl-oz fluid-ounce fluid-ounces
US tbsp:0.01478676478125:tbsp tablespoon tablespoons
US tsp:0.00492892159375:tsp teaspoon teaspoons
ft³:28.316846592:ft3 cubic-foot cubic-feet`,
  pressure: `Pa:1:pa pascal pascals
hPa:100:hpa hectopascal hectopascals
kPa:1000:kpa kilopascal kilopascals
bar:100000:bars
mbar:100:millibar millibars
atm:101325:atmosphere atmospheres
psi:8896443230521/1290320000:pounds-per-square-inch`,
  energy: `J:1:j joule joules
kJ:1000:kj kilojoule kilojoules
cal:4.184:calorie calories
kcal:4184:kilocalorie kilocalories
Wh:3600:wh watt-hour watt-hours
kWh:3600000:kwh kilowatt-hour kilowatt-hours`,
  power: `W:1:w watt watts
kW:1000:kw kilowatt kilowatts
MW:1000000:megawatt megawatts
hp:745.69987158227022:horsepower`,
  angle: `°:1:degree degrees deg
turns:360:turn revolution revolutions
grad:0.9:gradian gradians gon`,
};

const OFFSETS: Readonly<Record<string, Rational>> = {
  '°C': rational(5463n, 20n),
  '°F': rational(45967n, 100n),
};

const UNITS = new Map<string, Unit>();
for (const [dimension, lines] of Object.entries(TABLE)) {
  for (const line of lines.split('\n')) {
    const [symbol = '', factor = '', names = ''] = line.split(':');
    const unit = {
      dimension: dimension as Dimension,
      symbol,
      factor: parseRational(factor) ?? rational(1n),
      offset: OFFSETS[symbol] ?? ZERO,
    };
    for (const name of [symbol, symbol.toLowerCase(), ...names.split(' ')]) {
      if (!UNITS.has(name)) UNITS.set(name, unit);
    }
  }
}

/** A unit by its symbol (case first: mB is not MB) or its name. */
export function findUnit(text: string): Unit | undefined {
  const name = text
    .trim()
    .replace(/\.$/, '')
    .replace(/^(?:degrees?|deg|°) ?(?=[cfk]|celsius|fahrenheit|kelvin)/i, '');
  const joined = name
    .replace(/\s+/g, '-')
    .replace(/^sq(?:uare)?\.?-/i, 'square-')
    .replace(/^cu(?:bic)?\.?-/i, 'cubic-');
  return UNITS.get(name) ?? UNITS.get(name.toLowerCase()) ?? UNITS.get(joined.toLowerCase());
}

export function convert(value: Rational, from: Unit, to: Unit): Rational {
  const base = multiply(
    { n: value.n * from.offset.d + from.offset.n * value.d, d: value.d * from.offset.d },
    from.factor,
  );
  const scaled = divide(base, to.factor);
  return rational(scaled.n * to.offset.d - to.offset.n * scaled.d, scaled.d * to.offset.d);
}
