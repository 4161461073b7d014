/** A heap as an outline; the sign tells which of two values comes first. business.ts says how it is written. */
const heap = (names: string, sign: string, first: string): string => `
recipe ${names} ~ heap binary element elements value values number numbers ${first}
state items: [float] = []
aid swap(i: int, j: int)
  let kept = items[i]
  items[i] = items[j]
  items[j] = kept
def+ insert(value: float) ~ insert push add
  append(items, value)
  let at = size(items) - 1
  for step to size(items)
    if at == 0
      return
    let parent = whole(at - 1, 2)
    if not (items[at] ${sign} items[parent])
      return
    swap(at, parent)
    at = parent
  > $.insert(5)
  > $.insert(9)
  > $.insert(2)
def+ extract() -> float ~ extract extract_${first} extract_${first}imum pop remove poll remove_${first}
  raise empty "the heap is empty" if size(items) == 0
  let top = items[0]
  items[0] = last(items)
  removeLast(items)
  let at = 0
  for step to size(items)
    let best = at
    for child to 2
      let place = at * 2 + 1 + child
      if place < size(items) and items[place] ${sign} items[best]
        best = place
    if best == at
      return top
    swap(at, best)
    at = best
  return top
  > print $.extract()
def* peek() -> float ~ peek top get_${first} find_${first}
  raise empty "the heap is empty" if size(items) == 0
  return items[0]
  > print $.peek()
def isEmpty() -> bool ~ is_empty empty
  return size(items) == 0
  > print $.isEmpty()
def size() -> int ~ size count length len
  return size(items)
  > print $.size()
`;

export const HEAPS = `${heap('maxheap$', '>', 'max').trim()}\n\n${heap('(?:min|binary)?heap$', '<', 'min').trim()}\n`;
