interface Amounts {
  /** The pattern that a wish must match besides the name, and the words that it covers. */
  readonly only: string;
  readonly words: string;
  readonly type: 'float' | 'int';
  readonly five: string;
  readonly half: string;
  readonly one: string;
  readonly two: string;
}

/** Money of any number of decimals, or in whole cents. */
const money = ({ only, words, type, five, half, one, two }: Amounts): string =>
  `
recipe money$${only} ~ ${words}amount currency money value object different currencies same other two
slot* amount: ${type} = ${five} ~ amount
slot* currency: text = "EUR" ~ currency
def* add(other: %) -> % ~ add addition plus sum
  raise value "the currencies differ" if currency != other.currency
  return %(amount + other.amount, currency)
  > let sum = $.add(%(${half}, "EUR"))
  > print sum.amount
  > try $.add(%(${one}, "USD"))
def* subtract(other: %) -> % ~ subtract subtraction minus
  raise value "the currencies differ" if currency != other.currency
  return %(amount - other.amount, currency)
  > let difference = $.subtract(%(${two}, "EUR"))
  > print difference.amount
def multiply(factor: ${type}) -> % ~ multiply times scale
  return %(amount * factor, currency)
  > let product = $.multiply(3)
  > print product.amount
def isGreaterThan(other: %) -> bool ~ is_greater_than greater_than compare greater
  raise value "the currencies differ" if currency != other.currency
  return amount > other.amount
  > print $.isGreaterThan(%(${two}, "EUR"))`.trim();

/** Values and small machines as outlines; business.ts says how they are written. */
export const VALUES = `
recipe matrix$ ~ matrix matrices rows columns numbers number size dimension dimensions other two nested list of by
slot* cells: [[float]] = [[1, 2], [3, 4]] ~ rows nested_list
def* add(other: %) -> % ~ add addition plus sum
  raise size "the sizes do not fit" if size(cells) != size(other.cells) or size(cells[0]) != size(other.cells[0])
  let sum = grid(size(cells), size(cells[0]))
  for i to size(cells)
    for j to size(cells[0])
      sum[i][j] = cells[i][j] + other.cells[i][j]
  return %(sum)
  > let sum = $.add(%([[5, 6], [7, 8]]))
  > for row in sum.cells
  >   print "{row[0]} {row[1]}"
def subtract(other: %) -> % ~ subtract subtraction minus difference
  raise size "the sizes do not fit" if size(cells) != size(other.cells) or size(cells[0]) != size(other.cells[0])
  let difference = grid(size(cells), size(cells[0]))
  for i to size(cells)
    for j to size(cells[0])
      difference[i][j] = cells[i][j] - other.cells[i][j]
  return %(difference)
  > let difference = $.subtract(%([[5, 6], [7, 8]]))
  > for row in difference.cells
  >   print "{row[0]} {row[1]}"
def* multiply(other: %) -> % ~ multiply multiplication product times
  raise size "the sizes do not fit" if size(cells[0]) != size(other.cells)
  let product = grid(size(cells), size(other.cells[0]))
  for i to size(cells)
    for j to size(other.cells[0])
      for k to size(other.cells)
        product[i][j] += cells[i][k] * other.cells[k][j]
  return %(product)
  > let product = $.multiply(%([[5, 6], [7, 8]]))
  > for row in product.cells
  >   print "{row[0]} {row[1]}"
def transpose() -> % ~ transpose transposed transposition
  let turned = grid(size(cells[0]), size(cells))
  for i to size(cells)
    for j to size(cells[0])
      turned[j][i] = cells[i][j]
  return %(turned)
  > let turned = $.transpose()
  > for row in turned.cells
  >   print "{row[0]} {row[1]}"
def scale(factor: float) -> % ~ scale scalar_multiply scalar_multiplication multiply_by_scalar
  let scaled = grid(size(cells), size(cells[0]))
  for i to size(cells)
    for j to size(cells[0])
      scaled[i][j] = cells[i][j] * factor
  return %(scaled)
  > let scaled = $.scale(2)
  > for row in scaled.cells
  >   print "{row[0]} {row[1]}"

${money({ only: '', words: '', type: 'float', five: '5', half: '2.5', one: '1', two: '2' })}

${money({ only: ' & \\bcents\\b', words: 'cent cents in whole ', type: 'int', five: '500', half: '250', one: '100', two: '200' })}

recipe fraction$|rational$ ~ fraction numerator denominator rational number numbers lowest terms simplest other
slot* numerator: int = 1 ~ numerator
slot* denominator: int = 2 ~ denominator
aid gcd(a: int, b: int) -> int
  if b == 0
    return a
  return gcd(b, a % b)
def* add(other: %) -> % ~ add addition plus sum
  return reduced(numerator * other.denominator + other.numerator * denominator, denominator * other.denominator)
  > let sum = $.add(%(1, 3))
  > print "{sum.numerator}/{sum.denominator}"
def subtract(other: %) -> % ~ subtract subtraction minus
  return reduced(numerator * other.denominator - other.numerator * denominator, denominator * other.denominator)
  > let difference = $.subtract(%(1, 3))
  > print "{difference.numerator}/{difference.denominator}"
def* multiply(other: %) -> % ~ multiply multiplication times product
  return reduced(numerator * other.numerator, denominator * other.denominator)
  > let product = $.multiply(%(2, 3))
  > print "{product.numerator}/{product.denominator}"
def toDecimal() -> float ~ to_decimal decimal to_float value
  return float(numerator) / denominator
  > print $.toDecimal()
def simplify() -> % ~ simplify reduce simplified reduced reduction
  return reduced(numerator, denominator)
  > let simple = $.simplify()
  > print "{simple.numerator}/{simple.denominator}"
aid reduced(above: int, below: int) -> %
  let divisor = gcd(above, below)
  return %(whole(above, divisor), whole(below, divisor))

recipe point$|vector$|vector2d?$|point2d?$ ~ point points x y coordinate coordinates vector vectors other two 2d between
slot* x: float = 3 ~ x
slot* y: float = 4 ~ y
def distanceTo(other: %) -> float ~ distance_to distance
  let dx = x - other.x
  let dy = y - other.y
  return sqrt(dx * dx + dy * dy)
  > print $.distanceTo(%(0, 0))
def add(other: %) -> % ~ add addition plus sum
  return %(x + other.x, y + other.y)
  > let sum = $.add(%(1, 1))
  > print "{sum.x} {sum.y}"
def subtract(other: %) -> % ~ subtract subtraction minus
  return %(x - other.x, y - other.y)
  > let difference = $.subtract(%(1, 1))
  > print "{difference.x} {difference.y}"
def scale(factor: float) -> % ~ scale multiply scalar_multiplication
  return %(x * factor, y * factor)
  > let scaled = $.scale(2)
  > print "{scaled.x} {scaled.y}"
def dot(other: %) -> float ~ dot dot_product
  return x * other.x + y * other.y
  > print $.dot(%(1, 2))
def length() -> float ~ length magnitude norm
  return sqrt(x * x + y * y)
  > print $.length()
def translate(dx: float, dy: float) -> % ~ translate move
  return %(x + dx, y + dy)
  > let moved = $.translate(1, 2)
  > print "{moved.x} {moved.y}"

recipe rectangle$ ~ rectangle width height sides side
slot* width: float = 3 ~ width
slot* height: float = 4 ~ height
def* area() -> float ~ area get_area
  return width * height
  > print $.area()
def perimeter() -> float ~ perimeter get_perimeter
  return 2 * (width + height)
  > print $.perimeter()
def isSquare() -> bool ~ is_square
  return width == height
  > print $.isSquare()
def scale(factor: float) -> % ~ scale resize
  return %(width * factor, height * factor)
  > let larger = $.scale(2)
  > print larger.width

recipe circle$ ~ circle radius
slot* radius: float = 2 ~ radius
def* area() -> float ~ area get_area
  return pi() * radius * radius
  > print $.area()
def perimeter() -> float ~ perimeter circumference get_perimeter get_circumference
  return 2 * pi() * radius
  > print $.perimeter()
def diameter() -> float ~ diameter
  return 2 * radius
  > print $.diameter()

recipe temperature$ ~ celsius degrees temperature convert converts conversion conversions stores store
slot* celsius: float = 20 ~ celsius
def* toFahrenheit() -> float ~ to_fahrenheit fahrenheit
  return celsius * 9 / 5 + 32
  > print $.toFahrenheit()
def* toKelvin() -> float ~ to_kelvin kelvin
  return celsius + 273.15
  > print $.toKelvin()
def toCelsius() -> float ~ to_celsius
  return celsius
  > print $.toCelsius()

recipe (?:text)?editor$|document$ ~ text editor document undo redo operation operations last change changes string
state text: text = ""
[undo|redo] state past: [text] = []
[redo] state future: [text] = []
def+ write(words: text) ~ write type append insert add add_text
  [undo|redo] append(past, text)
  [redo] clear(future)
  text = "{text}{words}"
  > $.write("Hello")
  > $.write(" world")
def erase(count: int) ~ erase delete backspace remove
  [undo|redo] append(past, text)
  text = cut(text, count)
  > $.erase(1)
def* undo() ~ undo
  raise empty "there is nothing to undo" if size(past) == 0
  [redo] append(future, text)
  text = last(past)
  removeLast(past)
  > $.undo()
def redo() ~ redo
  raise empty "there is nothing to redo" if size(future) == 0
  append(past, text)
  text = last(future)
  removeLast(future)
  > $.redo()
def* content() -> text ~ content get_text text show print get_content
  return text
  > print $.content()

recipe calculator$ ~ calculator number numbers calculation calculations result results operation operations two
[history] state history: [text] = []
def* add(a: float, b: float) -> float ~ add addition plus sum
  let result = a + b
  [history] append(history, "{a} + {b} = {result}")
  return result
  > print $.add(2, 3)
def* subtract(a: float, b: float) -> float ~ subtract subtraction minus
  let result = a - b
  [history] append(history, "{a} - {b} = {result}")
  return result
  > print $.subtract(5, 1)
def* multiply(a: float, b: float) -> float ~ multiply multiplication times
  let result = a * b
  [history] append(history, "{a} * {b} = {result}")
  return result
  > print $.multiply(4, 3)
def* divide(a: float, b: float) -> float ~ divide division
  raise zero "cannot divide by zero" if b == 0
  let result = a / b
  [history] append(history, "{a} / {b} = {result}")
  return result
  > print $.divide(9, 2)
  > try $.divide(1, 0)
def history() -> [text] ~ history list_of_calculations get_history
  return copy(history)
  > for line in $.history()
  >   print line
[history] def clearHistory() ~ clear_history clear
  clear(history)
  > $.clearHistory()

recipe (?<!frequency|words?|lines?|characters?|letters?|vowels?)counter$ ~ counter value count number current starting
opt floor ~ never_goes_below_zero never_go_below_zero never_drops_below_zero cannot_go_below_zero can't_go_below_zero not_go_below_zero not_below_zero never_below_zero never_negative never_becomes_negative
state count: int = 0
def+ increment() ~ increment inc increase up
  count += 1
  > $.increment()
  > $.increment()
def* decrement() ~ decrement dec decrease down
  [floor] if count == 0
  [floor]   return
  count -= 1
  > $.decrement()
def+ value() -> int ~ value get_value get current_value count get_count current
  return count
  > print $.value()
def reset() ~ reset
  count = 0
  > $.reset()
`;
