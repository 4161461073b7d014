/** Data structures and small models as outlines; business.ts says how they are written. */
export const STRUCTURES = `
recipe minstack$ ~ minimum stack time constant o 1
state items: [float] = []
state lows: [float] = []
def* push(value: float) ~ push
  append(items, value)
  if size(lows) == 0 or value <= last(lows)
    append(lows, value)
  > $.push(3)
  > $.push(1)
  > $.push(2)
def* pop() -> float ~ pop
  raise empty "the stack is empty" if size(items) == 0
  let value = last(items)
  removeLast(items)
  if value == last(lows)
    removeLast(lows)
  return value
  > print $.pop()
def* top() -> float ~ top peek
  raise empty "the stack is empty" if size(items) == 0
  return last(items)
  > print $.top()
def* getMin() -> float ~ get_min min minimum get_minimum
  raise empty "the stack is empty" if size(lows) == 0
  return last(lows)
  > print $.getMin()
def isEmpty() -> bool ~ is_empty empty
  return size(items) == 0
  > print $.isEmpty()
def size() -> int ~ size count length
  return size(items)
  > print $.size()

recipe stack$ ~ stack items elements values bounded generic type any full last in first out lifo
generic T
slot capacity: int = 2 ~ bounded fixed_capacity maximum_capacity capacity maximum_size max_size limited_size fixed_size limit maximum_number max_capacity full
state items: [T] = []
def* push(value: T) ~ push
  [capacity] raise full "the stack is full" if size(items) >= capacity
  append(items, value)
  > $.push(1)
  > $.push(2)
  [capacity] > try $.push(3)
def* pop() -> T ~ pop
  raise empty "the stack is empty" if size(items) == 0
  let value = last(items)
  removeLast(items)
  return value
  > print $.pop()
def* peek() -> T ~ peek top
  raise empty "the stack is empty" if size(items) == 0
  return last(items)
  > print $.peek()
def contains(value: T) -> bool ~ contains has search
  return contains(items, value)
  > print $.contains(1)
def isEmpty() -> bool ~ is_empty empty
  return size(items) == 0
  > print $.isEmpty()
[capacity] def isFull() -> bool ~ is_full
  return size(items) >= capacity
  > print $.isFull()
def size() -> int ~ size count length
  return size(items)
  > print $.size()
def clear() ~ clear
  clear(items)
  > $.clear()

recipe priorityqueue$ ~ priority queue heap item items number numbers lowest lower come comes first order min
opt maxFirst ~ higher_number higher highest highest_priority largest max
record Entry(item: text, priority: int)
state entries: [Entry] = []
def* enqueue(item: text, priority: int) ~ enqueue push add insert
  let at = 0
  for entry in entries
    [!maxFirst] if entry.priority <= priority
    [maxFirst] if entry.priority >= priority
      at += 1
  insertAt(entries, at, Entry(item, priority))
  > $.enqueue("write", 2)
  > $.enqueue("call", 1)
def* dequeue() -> text ~ dequeue pop remove extract take
  raise empty "the queue is empty" if size(entries) == 0
  let item = entries[0].item
  removeAt(entries, 0)
  return item
  > print $.dequeue()
def* peek() -> text ~ peek front top
  raise empty "the queue is empty" if size(entries) == 0
  return entries[0].item
  > print $.peek()
def isEmpty() -> bool ~ is_empty empty
  return size(entries) == 0
  > print $.isEmpty()
def size() -> int ~ size count length
  return size(entries)
  > print $.size()

recipe (?:circular|ring)(?:buffer|queue)$|buffer$ ~ circular ring buffer fixed capacity overwrites overwriting overwrite oldest element elements value values when full item items size
generic T
slot* capacity: int = 2 ~ capacity size fixed_size
state items: [T] = []
def* write(value: T) ~ write add push enqueue put append
  if size(items) == capacity
    removeAt(items, 0)
  append(items, value)
  > $.write(1)
  > $.write(2)
  > $.write(3)
def* read() -> T ~ read remove pop dequeue get
  raise empty "the buffer is empty" if size(items) == 0
  let value = items[0]
  removeAt(items, 0)
  return value
  > print $.read()
def isFull() -> bool ~ is_full
  return size(items) == capacity
  > print $.isFull()
def isEmpty() -> bool ~ is_empty empty
  return size(items) == 0
  > print $.isEmpty()
def toList() -> [T] ~ to_list to_array items list
  return copy(items)
  > for value in $.toList()
  >   print value
def size() -> int ~ count length
  return size(items)
  > print $.size()

recipe deque$|doubleendedqueue$ ~ double ended queue both ends
generic T
state items: [T] = []
def* addFirst(value: T) ~ add_first push_front add_front prepend push_left append_left
  prepend(items, value)
  > $.addFirst(1)
def* addLast(value: T) ~ add_last push_back add_back add_rear append push_right append_right
  append(items, value)
  > $.addLast(2)
  > $.addLast(3)
def* removeFirst() -> T ~ remove_first pop_front remove_front pop_left
  raise empty "the deque is empty" if size(items) == 0
  let value = items[0]
  removeAt(items, 0)
  return value
  > print $.removeFirst()
def* removeLast() -> T ~ remove_last pop_back remove_back remove_rear pop_right
  raise empty "the deque is empty" if size(items) == 0
  let value = last(items)
  removeLast(items)
  return value
  > print $.removeLast()
def peekFirst() -> T ~ peek_first peek_front front first
  raise empty "the deque is empty" if size(items) == 0
  return items[0]
  > print $.peekFirst()
def peekLast() -> T ~ peek_last peek_back back rear last
  raise empty "the deque is empty" if size(items) == 0
  return last(items)
  > print $.peekLast()
def isEmpty() -> bool ~ is_empty empty
  return size(items) == 0
  > print $.isEmpty()
def size() -> int ~ size count length
  return size(items)
  > print $.size()

recipe queue$ ~ queue items elements values bounded generic type any first in out fifo full using backed implemented built by internally
generic T
slot capacity: int = 2 ~ bounded fixed_capacity maximum_capacity capacity maximum_size max_size limited_size fixed_size limit maximum_number max_capacity full
[!twoStacks] state items: [T] = []
opt twoStacks ~ two_stack
[twoStacks] state incoming: [T] = []
[twoStacks] state outgoing: [T] = []
[twoStacks] aid refill()
  if size(outgoing) == 0
    for i to size(incoming)
      append(outgoing, incoming[size(incoming) - 1 - i])
    clear(incoming)
def* enqueue(value: T) ~ enqueue add push offer
  [capacity&!twoStacks] raise full "the queue is full" if size(items) >= capacity
  [capacity&twoStacks] raise full "the queue is full" if size(incoming) + size(outgoing) >= capacity
  [!twoStacks] append(items, value)
  [twoStacks] append(incoming, value)
  > $.enqueue(1)
  > $.enqueue(2)
  [capacity] > try $.enqueue(3)
def* dequeue() -> T ~ dequeue remove pop poll
  [twoStacks] refill()
  [twoStacks] raise empty "the queue is empty" if size(outgoing) == 0
  [twoStacks] let value = last(outgoing)
  [twoStacks] removeLast(outgoing)
  [!twoStacks] raise empty "the queue is empty" if size(items) == 0
  [!twoStacks] let value = items[0]
  [!twoStacks] removeAt(items, 0)
  return value
  > print $.dequeue()
def* peek() -> T ~ peek front first
  [twoStacks] refill()
  [twoStacks] raise empty "the queue is empty" if size(outgoing) == 0
  [twoStacks] return last(outgoing)
  [!twoStacks] raise empty "the queue is empty" if size(items) == 0
  [!twoStacks] return items[0]
  > print $.peek()
def isEmpty() -> bool ~ is_empty empty
  [twoStacks] return size(incoming) == 0 and size(outgoing) == 0
  [!twoStacks] return size(items) == 0
  > print $.isEmpty()
[capacity&!twoStacks] def isFull() -> bool ~ is_full
  return size(items) >= capacity
  > print $.isFull()
def size() -> int ~ size count length
  [twoStacks] return size(incoming) + size(outgoing)
  [!twoStacks] return size(items)
  > print $.size()
[!twoStacks] def clear() ~ clear
  clear(items)
  > $.clear()

recipe matrix$ ~ matrix matrices rows columns numbers number operator operators size dimension dimensions other two nested list of by
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

recipe money$ ~ amount currency money value object immutable different currencies same other two
slot* amount: float = 5 ~ amount
slot* currency: text = "EUR" ~ currency
def* add(other: %) -> % ~ add addition plus sum
  raise value "the currencies differ" if currency != other.currency
  return %(amount + other.amount, currency)
  > let sum = $.add(%(2.5, "EUR"))
  > print sum.amount
  > try $.add(%(1, "USD"))
def* subtract(other: %) -> % ~ subtract subtraction minus
  raise value "the currencies differ" if currency != other.currency
  return %(amount - other.amount, currency)
  > let difference = $.subtract(%(2, "EUR"))
  > print difference.amount
def multiply(factor: float) -> % ~ multiply times scale
  return %(amount * factor, currency)
  > let product = $.multiply(3)
  > print product.amount
def isGreaterThan(other: %) -> bool ~ is_greater_than greater_than compare greater
  raise value "the currencies differ" if currency != other.currency
  return amount > other.amount
  > print $.isGreaterThan(%(2, "EUR"))

recipe fraction$|rational$ ~ fraction numerator denominator rational number numbers lowest terms simplest other
slot* top: int = 1 ~ numerator
slot* bottom: int = 2 ~ denominator
aid gcd(a: int, b: int) -> int
  if b == 0
    return a
  return gcd(b, a % b)
def* add(other: %) -> % ~ add addition plus sum
  return reduced(top * other.bottom + other.top * bottom, bottom * other.bottom)
  > let sum = $.add(%(1, 3))
  > print "{sum.top}/{sum.bottom}"
def subtract(other: %) -> % ~ subtract subtraction minus
  return reduced(top * other.bottom - other.top * bottom, bottom * other.bottom)
  > let difference = $.subtract(%(1, 3))
  > print "{difference.top}/{difference.bottom}"
def* multiply(other: %) -> % ~ multiply multiplication times product
  return reduced(top * other.top, bottom * other.bottom)
  > let product = $.multiply(%(2, 3))
  > print "{product.top}/{product.bottom}"
def toDecimal() -> float ~ to_decimal decimal to_float value
  return float(top) / bottom
  > print $.toDecimal()
def simplify() -> % ~ simplify reduce simplified reduced
  return reduced(top, bottom)
  > let simple = $.simplify()
  > print "{simple.top}/{simple.bottom}"
aid reduced(top: int, bottom: int) -> %
  let divisor = gcd(top, bottom)
  return %(whole(top, divisor), whole(bottom, divisor))

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

recipe config$|configuration$|settings$|cache$|(?:keyvalue|kv)store$|registry$ ~ key keys value values config configuration setting settings
state values: {text:text} = []
def* set(key: text, value: text) ~ set put save
  put(values, key, value)
  > $.set("theme", "dark")
def* get(key: text) -> text? ~ get read lookup
  if has(values, key)
    return values[key]
  return none
  > with found = $.get("theme")
  >   print found
def has(key: text) -> bool ~ has contains exists
  return has(values, key)
  > print $.has("theme")
def remove(key: text) ~ remove delete unset
  raise missing "there is no {key}" if not has(values, key)
  remove(values, key)
  > $.remove("theme")
def keys() -> [text] ~ list_keys all_keys keys
  return keys(values)
  > print size($.keys())
def count() -> int ~ count size
  return size(values)
  > print $.count()
def clear() ~ clear
  clear(values)
  > $.clear()

recipe temperature$ ~ celsius fahrenheit kelvin degrees temperature convert converts conversion stores store between
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

recipe logger$|log$ ~ logger log logs level levels message messages logging method each time instance single only one
record Entry(level: text, message: text)
state entries: [Entry] = []
def* info(message: text) ~ info
  append(entries, Entry("INFO", message))
  print "[INFO] {message}"
  > $.info("started")
def* warning(message: text) ~ warning warn
  append(entries, Entry("WARNING", message))
  print "[WARNING] {message}"
  > $.warning("low disk")
def* error(message: text) ~ error
  append(entries, Entry("ERROR", message))
  print "[ERROR] {message}"
  > $.error("it broke")
def debug(message: text) ~ debug
  append(entries, Entry("DEBUG", message))
  print "[DEBUG] {message}"
  > $.debug("x is 3")
def log(message: text) ~ log log_message write
  append(entries, Entry("LOG", message))
  print message
  > $.log("hello")
def entries() -> [Entry] ~ get_logs entries get_entries history list messages keeps
  return copy(entries)
  > print size($.entries())
def count() -> int ~ count
  return size(entries)
  > print $.count()
def clear() ~ clear
  clear(entries)
  > $.clear()

recipe (?:text)?editor$|document$ ~ text editor document undo redo operation operations last change changes string
state text: text = ""
[undo] state past: [text] = []
[redo] state future: [text] = []
def* write(words: text) ~ write type append insert add add_text
  [undo] append(past, text)
  [redo] clear(future)
  text = "{text}{words}"
  > $.write("Hello")
  > $.write(" world")
def erase(count: int) ~ erase delete backspace remove
  [undo] append(past, text)
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

recipe counter$ ~ counter value count number current starting
state count: int = 0
def* increment() ~ increment inc increase up
  count += 1
  > $.increment()
  > $.increment()
def decrement() ~ decrement dec decrease down
  count -= 1
  > $.decrement()
def* value() -> int ~ value get_value get current_value count get_count current
  return count
  > print $.value()
def reset() ~ reset
  count = 0
  > $.reset()
`;

/** A class that holds things of which only the noun is known. */
export const COLLECTION = `
recipe collection$ ~ {noun} {nouns} name names each all list of
state {nouns}: [text] = []
def* add(name: text) ~ add_{noun} add register
  raise taken "{name} is there already" if contains({nouns}, name)
  append({nouns}, name)
  > $.add("Ada")
  > $.add("Ben")
def* remove(name: text) ~ remove_{noun} remove delete_{noun} delete
  raise missing "there is no {name}" if not contains({nouns}, name)
  remove({nouns}, name)
  > $.add("Cleo")
  > $.remove("Cleo")
def has(name: text) -> bool ~ has_{noun} has contains_{noun} contains find_{noun} find is_{noun} search
  return contains({nouns}, name)
  > print $.has("Ada")
def* list() -> [text] ~ list_{noun} list get_{noun} all_{noun} show_{noun} show
  return copy({nouns})
  > for name in $.list()
  >   print name
def count() -> int ~ count_{noun} count number_of_{noun} size total
  return size({nouns})
  > print $.count()
def clear() ~ clear remove_all
  clear({nouns})
  > $.clear()
`;
