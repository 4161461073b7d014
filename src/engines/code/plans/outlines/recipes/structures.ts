/** Data structures as outlines; business.ts says how they are written. */
export const STRUCTURES = `
recipe minstack$ ~ minimum stack time constant o 1
state items: [float] = []
state lows: [float] = []
def+ push(value: float) ~ push
  append(items, value)
  if size(lows) == 0 or value <= last(lows)
    append(lows, value)
  > $.push(3)
  > $.push(1)
  > $.push(2)
def+ pop() -> float ~ pop
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
def size() -> int ~ size count length len
  return size(items)
  > print $.size()

recipe (?<!max|monotonic|blocking)stack$ ~ integers ints strings numbers stack over element items elements values bounded generic type any full last in first out lifo backed array slice vector internally using implemented
generic T
slot capacity: int = 2 ~ bounded fixed_capacity maximum_capacity capacity maximum_size max_size limited_size size_limit maximum_length max_length fixed_size limit maximum_number max_capacity full
state items: [T] = []
def+ push(value: T) ~ push
  [capacity] raise full "the stack is full" if size(items) >= capacity
  append(items, value)
  > $.push(1)
  > $.push(2)
  [capacity] > try $.push(3)
def+ pop() -> T ~ pop
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
def size() -> int ~ size count length len
  return size(items)
  > print $.size()
def clear() ~ clear
  clear(items)
  > $.clear()

recipe priorityqueue$ ~ priority queue heap item items number numbers lowest lower come comes out first order min smallest value values
opt maxFirst ~ higher_number higher highest highest_priority largest max
record Entry(item: text, priority: int)
state entries: [Entry] = []
def+ enqueue(item: text, priority: int) ~ enqueue push add insert
  let at = 0
  for entry in entries
    [!maxFirst] if entry.priority <= priority
    [maxFirst] if entry.priority >= priority
      at += 1
  insertAt(entries, at, Entry(item, priority))
  > $.enqueue("write", 2)
  > $.enqueue("call", 1)
def+ dequeue() -> text ~ dequeue pop remove extract take
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
def size() -> int ~ size count length len
  return size(entries)
  > print $.size()

recipe (?:circular|ring)(?:buffer|queue)$|buffer$ ~ over generic circular ring buffer fixed capacity overwrites overwriting overwrite oldest element elements value values when full item items size popping pop template
generic T
opt refuses & (?:throw|fail|rais|reject|refus|error)(?:(?!overwrit|oldest|empty|drop|pop).){0,60}full
slot* capacity: int = 2 ~ capacity size fixed_size
state items: [T] = []
def+ write(value: T) ~ write add push enqueue put append
  [refuses] raise full "the buffer is full" if size(items) == capacity
  [!refuses] if size(items) == capacity
  [!refuses]   removeAt(items, 0)
  append(items, value)
  > $.write(1)
  > $.write(2)
  [refuses] > try $.write(3)
  [!refuses] > $.write(3)
def+ read() -> T ~ read remove pop dequeue get
  raise empty "the buffer is empty" if size(items) == 0
  let value = items[0]
  removeAt(items, 0)
  return value
  > print $.read()
def isFull() -> bool ~ is_full full
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

recipe lru(?:cache|map)?$|leastrecentlyusedcache$ ~ lru least recently used cache generic fixed capacity key keys value values entry entries item items evicts evict evicting evicted eviction oldest drops drop dropping when full exceeded passed constructor over limit
generic T
slot* capacity: int = 2 ~ capacity maximum_size max_size fixed_capacity fixed_size size_limit maximum_capacity max_capacity maximum_number limited_size
state values: {text:T} = []
state order: [text] = []
[hitRate] state hits: int = 0
[hitRate] state misses: int = 0
def+ set(key: text, value: T) ~ set put add insert store
  if has(values, key)
    remove(order, key)
  append(order, key)
  put(values, key, value)
  if size(order) > capacity
    let oldest = order[0]
    removeAt(order, 0)
    remove(values, oldest)
  > $.set("a", 1)
  > $.set("b", 2)
def+ get(key: text) -> T? ~ get read lookup
  if has(values, key)
    [hitRate] hits += 1
    remove(order, key)
    append(order, key)
    return values[key]
  [hitRate] misses += 1
  return none
  > with found = $.get("a")
  >   print found
  > $.set("c", 3)
def hitRate() -> float ~ hit_rate hit_ratio get_hit_rate
  if hits + misses == 0
    return 0.0
  return hits * 1.0 / (hits + misses)
  > print $.hitRate()
def has(key: text) -> bool ~ has contains exists contains_key
  return has(values, key)
  > print $.has("b")
def delete(key: text) ~ delete remove erase
  if has(values, key)
    remove(values, key)
    remove(order, key)
  > $.delete("c")
def keys() -> [text] ~ keys list_keys
  return copy(order)
  > print size($.keys())
def size() -> int ~ size count length len
  return size(order)
  > print $.size()
def clear() ~ clear
  clear(values)
  clear(order)
  > $.clear()

recipe deque$|doubleendedqueue$ ~ over generic double ended queue both ends element elements item items full
generic T
slot capacity: int = 3 ~ bounded fixed_capacity maximum_capacity capacity maximum_size max_size size_limit maximum_length max_length limit max_capacity
state items: [T] = []
def+ addFirst(value: T) ~ add_first push_front add_front prepend push_left append_left
  [capacity] raise full "the deque is full" if size(items) >= capacity
  prepend(items, value)
  > $.addFirst(1)
def* addLast(value: T) ~ add_last push_back add_back add_rear append push_right append_right
  [capacity] raise full "the deque is full" if size(items) >= capacity
  append(items, value)
  > $.addLast(2)
  > $.addLast(3)
  [capacity] > try $.addLast(4)
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
def size() -> int ~ size count length len
  return size(items)
  > print $.size()

recipe (?<!delay|blocking|circular|ring|ended)queue$ ~ integers ints strings numbers queue over element items elements values bounded generic type any first in out fifo full using backed slice implemented built by internally
generic T
slot capacity: int = 2 ~ bounded fixed_capacity maximum_capacity capacity maximum_size max_size limited_size size_limit maximum_length max_length fixed_size limit maximum_number max_capacity full
[!twoStacks] state items: [T] = []
opt twoStacks ~ two_stack two_array two_list
[twoStacks] state incoming: [T] = []
[twoStacks] state outgoing: [T] = []
[twoStacks] aid refill()
  if size(outgoing) == 0
    for i to size(incoming)
      append(outgoing, incoming[size(incoming) - 1 - i])
    clear(incoming)
def+ enqueue(value: T) ~ enqueue add push offer
  [capacity&!twoStacks] raise full "the queue is full" if size(items) >= capacity
  [capacity&twoStacks] raise full "the queue is full" if size(incoming) + size(outgoing) >= capacity
  [!twoStacks] append(items, value)
  [twoStacks] append(incoming, value)
  > $.enqueue(1)
  > $.enqueue(2)
  [capacity] > try $.enqueue(3)
def+ dequeue() -> T ~ dequeue remove pop poll
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
def size() -> int ~ size count length len
  [twoStacks] return size(incoming) + size(outgoing)
  [!twoStacks] return size(items)
  > print $.size()
[!twoStacks] def clear() ~ clear
  clear(items)
  > $.clear()
`;

/** A class that holds things of which only the noun is known. */
export const COLLECTION = `
recipe collection$ ~ {noun} {nouns} name names each all list of
state {nouns}: [text] = []
def+ add(name: text) ~ add_{noun} add register
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
