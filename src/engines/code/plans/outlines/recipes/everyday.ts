/** Everyday things with dates and lists to tick off as outlines; business.ts says how they are written. */
export const EVERYDAY = `
recipe loan$ ~ library book books loan due date day days late by after cents per overdue each every item time times borrowed lent it costs cost loaned
slot* title: text = "Dune" ~ title book_title
slot borrower: text = "Ada" ~ borrower member reader borrower_name
slot* dueDate: date = date("2026-03-01") ~ due_date
opt capped & (?:extend|extension|renew|prolong).*\\b(?:once|twice|times|at most|maximum|max|limit|no more than)\\b
opt extendable & \\b(?:extend|extension|renew|prolong)
[extendable] state extensions: int = 0
[extendable] def& currentDueDate() -> date ~ current_due_date new_due_date
  return dueNow()
def+ daysLate(today: date) -> int ~ days_late days_overdue late_days
  return lateDays(today)
  > print $.daysLate(date("2026-03-04"))
def* isOverdue(today: date) -> bool ~ is_overdue is_late check_if_overdue
  return lateDays(today) > 0
  > print $.isOverdue(date("2026-02-20"))
def* lateFeeInCents(today: date) -> int ~ late_fee fee fine penalty charge late_charge calculate_late_fee calculate_fine compute_fee overdue_fee
  return lateDays(today) * {feeCents}
  > print $.lateFeeInCents(date("2026-03-04"))
aid lateDays(today: date) -> int
  [!extendable] let days = daysBetween(dueDate, today)
  [extendable] let days = daysBetween(dueNow(), today)
  if days < 0
    return 0
  return days
[extendable] aid dueNow() -> date
  return plusDays(dueDate, extensions * {extendDays})
[extendable] def& extend() ~ extend renew prolong extension renewal
  [capped] raise full "the loan was extended {most} times already" if extensions >= {most}
  extensions += 1
  > $.extend()
  > print $.lateFeeInCents(date("2026-03-04"))
  [capped] > for round to {most} - 1
  [capped] >   $.extend()
  [capped] > try $.extend()

recipe (?:shopping|grocery|groceries|packing|check)list$ ~ shopping list grocery groceries packing checklist item items thing things buy bought name names still need left off
opt counted ~ quantity quantities amount
[!counted] record ListItem(name: text, isDone: bool)
[counted] record ListItem(name: text, quantity: int, isDone: bool)
state items: [ListItem] = []
[!counted] def+ addItem(name: text) ~ add add_item add_an_item add_product
  raise value "an item needs a name" if size(name) == 0
  append(items, ListItem(name, false))
  > $.addItem("milk")
  > $.addItem("bread")
  > $.addItem("apples")
[counted] def+ addItem(name: text, quantity: int) ~ add add_item add_an_item add_product
  raise value "an item needs a name" if size(name) == 0
  raise value "the quantity must be positive" if quantity <= 0
  append(items, ListItem(name, quantity, false))
  > $.addItem("milk", 2)
  > $.addItem("bread", 1)
  > $.addItem("apples", 6)
def+ tickOff(name: text) ~ tick_off tick tick_it_off tick_item_off tick_them_off check_off check_it_off check_item_off cross_off cross_it_off cross_out mark_as_bought mark_bought mark_as_done mark_done mark_as_packed complete
  for i to size(items)
    if items[i].name == name
      items[i].isDone = true
      return
  raise missing "{name} is not on the list"
  > $.tickOff("milk")
  > try $.tickOff("tea")
def removeItem(name: text) ~ remove remove_item delete delete_item
  for i to size(items)
    if items[i].name == name
      removeAt(items, i)
      return
  raise missing "{name} is not on the list"
  > $.removeItem("apples")
def* remaining() -> [ListItem] ~ remaining remaining_item list_remaining list_what_is_left what_is_left what_is_missing open_item unticked list_open still_to_buy left_to_buy return_remaining items_left items_that_are_left items_still_to_buy show_what_is_left
  let found: [ListItem] = []
  for item in items
    if not item.isDone
      append(found, item)
  return found
  > for item in $.remaining()
  >   print item.name
def printRemaining() ~ print_remaining print_remaining_item print_what_is_left print_what_is_still_left print_open_item print_unticked print_missing_item print_list print_items print_what_is_still_to_buy print_what_still_has_to_be_bought
  for item in items
    if not item.isDone
      [!counted] print item.name
      [counted] print "{item.quantity} x {item.name}"
  > $.printRemaining()
def countLeft() -> int ~ count_left count_of_remaining_item count_remaining count_remaining_item count_what_is_left count_what_is_left_to_buy count_what_is_still_left count_open count_of_the_remaining_item number_left number_of_remaining_item number_of_items_left number_of_items_that_are_left how_many_are_left how_many_items_are_left how_many_remain count remaining_count count_items_left count_the_ones_left
  let left = 0
  for item in items
    if not item.isDone
      left += 1
  return left
  > print $.countLeft()
def items() -> [ListItem] ~ list list_item all_item show_all
  return copy(items)
  > print size($.items())
def clear() ~ clear empty
  clear(items)
`;
