/**
 * Classes of everyday programs as outlines. "~" gives the words by which a wish asks for a member, "*" marks those that
 * a wish gets which names none, "+" what every wish gets, "&" what its mark needs, "<x>" what x needs; a line with "[x]" belongs to the member x,
 * and lines with ">" are the example. An option is asked for by words after "~", or by a pattern of the whole wish
 * after "&".
 */
export const BUSINESS = `
recipe account$|wallet$ ~ bank money funds account balance amount cash transaction transactions each every past too low current
slot owner: text = "Ada" ~ owner holder account_holder owner_name
slot accountNumber: text = "A-1" ~ account_number iban
slot overdraftLimit: float = 50 ~ overdraft_limit allowed_overdraft overdraft_up_to overdraft_of maximum_overdraft max_overdraft
state balance: float = 0
[history] record Transaction(kind: text, amount: float)
[history] state history: [Transaction] = []
def+ deposit(amount: float) ~ deposit credit add_money
  raise value "the amount must be positive" if amount <= 0
  balance += amount
  [history] append(history, Transaction("deposit", amount))
  > $.deposit(100)
def* withdraw(amount: float) ~ withdraw withdrawal debit spend
  raise value "the amount must be positive" if amount <= 0
  [!overdraftLimit] raise low "not enough money" if amount > balance
  [overdraftLimit] raise low "the overdraft limit is exceeded" if amount > balance + overdraftLimit
  balance -= amount
  [history] append(history, Transaction("withdrawal", amount))
  > $.withdraw(30)
  > try $.withdraw(500)
def addInterest(percent: float) ~ add_interest apply_interest interest
  let interest = balance * percent / 100
  balance += interest
  [history] append(history, Transaction("interest", interest))
  > $.addInterest(2)
def+ getBalance() -> float ~ balance get_balance check_balance
  return balance
  > print $.getBalance()
def history() -> [Transaction] ~ transaction_history history list_of_past_transactions past_transactions list_of_transactions statement log transactions get_transactions get_history
  return copy(history)
  > for entry in $.history()
  >   print "{entry.kind}: {entry.amount}"

recipe cart$|basket$|order$|invoice$ ~ shopping item items product products price prices line lines cart order cost amount percent percentage coupon coupons code codes discount discounts whole
record Item(name: text, price: float, quantity: int)
slot customer: text = "Ada" ~ customer
opt rounded ~ round_total_to_two_decimal_place round_total_to_two_decimal round_total_to_2_decimal round_to_two_decimal_place round_to_two_decimal round_to_2_decimal_place round_to_2_decimal
state items: [Item] = []
[applyDiscount|applyCoupon] state percentOff: float = 0
opt bulk ~ bulk_discount quantity_discount volume_discount
opt once ~ only_once once one_time single_use can_be_used_only_once
[applyCoupon] state coupons: {text:float} = []
def+ addItem(name: text, price: float, quantity: int) ~ add add_item add_product add_line line_item
  raise value "the quantity must be positive" if quantity <= 0
  for i to size(items)
    if items[i].name == name
      items[i].quantity += quantity
      return
  append(items, Item(name, price, quantity))
  > $.addItem("apple", 2.5, 4)
  > $.addItem("lamp", 120, 1)
def* removeItem(name: text) ~ remove remove_item delete remove_product
  for i to size(items)
    if items[i].name == name
      removeAt(items, i)
      return
  raise missing "{name} is not in the cart"
  > $.addItem("pen", 1, 1)
  > $.removeItem("pen")
def applyDiscount(percent: float) ~ apply_discount apply_percentage_discount apply_percent_discount percentage_discount percent_discount discount_percentage set_discount
  raise value "a discount is between 0 and 100 percent" if percent < 0 or percent > 100
  percentOff = percent
  > $.applyDiscount(10)
[applyCoupon] def& addCoupon(code: text, percent: float) ~ add_coupon register_coupon add_coupon_code add_discount_code define_coupon
  raise value "a discount is between 0 and 100 percent" if percent < 0 or percent > 100
  put(coupons, code, percent)
  > $.addCoupon("SAVE10", 10)
def applyCoupon(code: text) ~ apply_coupon apply_coupon_code apply_discount_code apply_percentage_discount_code apply_percent_discount_code apply_promo_code apply_voucher discount_code coupon_code promo_code redeem_coupon coupon coupon_in_percent percent_coupon percentage_coupon
  raise missing "there is no coupon {code}" if not has(coupons, code)
  percentOff = coupons[code]
  [once] remove(coupons, code)
  > $.applyCoupon("SAVE10")
  [once] > try $.applyCoupon("SAVE10")
def updateQuantity(name: text, quantity: int) ~ update_quantity change_quantity set_quantity
  raise value "the quantity must be positive" if quantity <= 0
  for i to size(items)
    if items[i].name == name
      items[i].quantity = quantity
      return
  raise missing "{name} is not in the cart"
  > $.updateQuantity("apple", 2)
def* total() -> float ~ total get_total total_price total_cost sum compute_total calculate_total
  let sum = 0.0
  for item in items
    [!bulk] sum += item.price * item.quantity
    [bulk] if item.quantity > {many}
    [bulk]   sum += item.price * item.quantity * {bulkKept}
    [bulk] else
    [bulk]   sum += item.price * item.quantity
  [discount] if sum > {threshold}
  [discount]   sum = sum * {kept}
  [applyDiscount|applyCoupon] sum = sum * (100 - percentOff) / 100
  [tax] sum = sum * {taxed}
  [rounded] return round(sum)
  [!rounded] return sum
  > print $.total()
def count() -> int ~ count item_count number_of_items count_items size
  let sum = 0
  for item in items
    sum += item.quantity
  return sum
  > print $.count()
def items() -> [Item] ~ items list_items list get_items show_items
  return copy(items)
  > for item in $.items()
  >   print "{item.name}: {item.quantity}"
def mostExpensive() -> Item? ~ most_expensive most_expensive_item
  let best: [Item] = []
  for item in items
    if size(best) == 0 or item.price > best[0].price
      clear(best)
      append(best, item)
  if size(best) == 0
    return none
  return best[0]
  > with found = $.mostExpensive()
  >   print found.name
def isEmpty() -> bool ~ is_empty empty
  return size(items) == 0
  > print $.isEmpty()
def clear() ~ clear empty_cart checkout
  clear(items)
  > $.clear()

recipe inventory$|warehouse$|stock$|store$|shop$ ~ item items product products stock quantity quantities inventory level goods each runs out per
slot location: text = "Berlin" ~ location
opt priced ~ price unit_price prices
opt minimum ~ minimum_stock_per_item minimum_stock_for_each minimum_stock_of_each minimum_per_item minimum_stock_level minimum_quantity_per minimum_stock_for_every minimum_stock own_minimum minimum_level minimum_quantity
[minimum] state minimums: {text:int} = []
state quantities: {text:int} = []
[priced|totalValue] state prices: {text:float} = []
[priced|totalValue] def+ addStock(name: text, price: float, quantity: int) ~ add add_stock add_item add_product
  raise value "the quantity must be positive" if quantity <= 0
  put(quantities, name, getOr(quantities, name, 0) + quantity)
  put(prices, name, price)
  > $.addStock("apple", 0.5, 5)
  > $.addStock("pear", 0.75, 2)
def restock(name: text, quantity: int) ~ restock restock_item restock_product increase_stock
  raise value "the quantity must be positive" if quantity <= 0
  raise missing "there is no {name}" if not has(quantities, name)
  put(quantities, name, quantities[name] + quantity)
  > $.restock("apple", 3)
def totalValue() -> float ~ total_value inventory_value total_inventory_value stock_value value_of_stock value_of_inventory total_worth
  let sum = 0.0
  for name in keys(quantities)
    sum += prices[name] * quantities[name]
  return sum
  > print $.totalValue()
[!priced&!totalValue] def+ addStock(name: text, quantity: int) ~ add add_stock add_item add_product
  raise value "the quantity must be positive" if quantity <= 0
  put(quantities, name, getOr(quantities, name, 0) + quantity)
  > $.addStock("apple", 5)
  > $.addStock("pear", 2)
def removeProduct(name: text) ~ remove_product delete_product delete delete_item discontinue
  raise missing "there is no {name}" if not has(quantities, name)
  remove(quantities, name)
  > $.removeProduct("pear")
def*<minimum> removeStock(name: text, quantity: int) ~ remove remove_stock remove_item sell take ship
  raise value "the quantity must be positive" if quantity <= 0
  raise missing "there is no {name}" if not has(quantities, name)
  raise low "there is not enough {name}" if quantity > quantities[name]
  put(quantities, name, quantities[name] - quantity)
  > $.removeStock("apple", 2)
  > try $.removeStock("pear", 9)
def* quantity(name: text) -> int ~ quantity get_quantity check_stock get_stock stock_level quantity_of stock check
  return getOr(quantities, name, 0)
  > print $.quantity("apple")
def isInStock(name: text) -> bool ~ in_stock is_in_stock available is_available has_stock has contains
  return getOr(quantities, name, 0) > 0
  > print $.isInStock("apple")
[minimum] def& setMinimum(name: text, least: int) ~ set_minimum set_minimum_stock define_minimum
  raise value "the minimum must not be negative" if least < 0
  put(minimums, name, least)
  > $.setMinimum("apple", 2)
  > $.setMinimum("pear", 4)
[minimum] def& lowStock() -> [text] ~ low_stock low_on_stock list_items_below_minimum items_below_minimum below_minimum below_threshold list_items_below_threshold items_below_threshold list_products_below_threshold products_below_threshold low_stock_items reorder to_reorder items_to_reorder need_to_be_reordered need_reorder need_to_be_restocked must_be_reordered must_be_restocked should_be_reordered fall_below_minimum under_minimum
  let names: [text] = []
  for name in keys(minimums)
    if getOr(quantities, name, 0) < minimums[name]
      append(names, name)
  return names
  > for name in $.lowStock()
  >   print name
[!minimum] def lowStock(threshold: int) -> [text] ~ low_stock low_on_stock list_items_below_minimum items_below_minimum below_minimum below_threshold list_items_below_threshold items_below_threshold list_products_below_threshold products_below_threshold low_stock_items reorder to_reorder items_to_reorder need_to_be_reordered need_reorder need_to_be_restocked must_be_reordered must_be_restocked should_be_reordered fall_below_minimum under_minimum
  let names: [text] = []
  for name in keys(quantities)
    if quantities[name] < threshold
      append(names, name)
  return names
  > for name in $.lowStock(3)
  >   print name
def totalQuantity() -> int ~ total total_quantity total_items count total_stock
  let sum = 0
  for name in keys(quantities)
    sum += quantities[name]
  return sum
  > print $.totalQuantity()
def list() -> [text] ~ list list_items items list_products report show
  let lines: [text] = []
  for name in keys(quantities)
    append(lines, "{name}: {quantities[name]}")
  return lines
  > for line in $.list()
  >   print line

recipe library$ ~ book books library copy copies title titles author authors isbn borrowing currently all public out already more one time each once people waiting list per queue lent
opt byMember ~ member reader patron people
opt waiting & waiting[- ]?list|wait[- ]?list|reserv|queue of (?:members|people)
[waiting] state waiting: {text:[text]} = []
[!byMember&!limit&!waiting] record Book(title: text, author: text, isBorrowed: bool)
[byMember|limit|waiting] record Book(title: text, author: text, isBorrowed: bool, borrower: text)
slot name: text = "City Library" ~ library_name name
state books: [Book] = []
def+ addBook(title: text, author: text) ~ add add_book register
  [!byMember&!limit&!waiting] append(books, Book(title, author, false))
  [byMember|limit|waiting] append(books, Book(title, author, false, ""))
  > $.addBook("Dune", "Frank Herbert")
  > $.addBook("Emma", "Jane Austen")
def removeBook(title: text) ~ remove remove_book delete
  for i to size(books)
    if books[i].title == title
      removeAt(books, i)
      return
  raise missing "there is no book {title}"
  > $.addBook("Ulysses", "James Joyce")
  > $.removeBook("Ulysses")
[byMember|limit|waiting] def* borrowBook(title: text, member: text) ~ borrow borrow_book check_out checkout lend lend_book lent lent_out loan
  [limit] let count = 0
  [limit] for book in books
  [limit]   if book.isBorrowed and book.borrower == member
  [limit]     count += 1
  [limit] raise full "{member} has too many books" if count >= {limit}
  for i to size(books)
    if books[i].title == title
      raise taken "{title} is borrowed already" if books[i].isBorrowed
      [waiting] let line = getOr(waiting, title, [])
      [waiting] raise taken "{title} is kept for {line[0]}" if size(line) > 0 and line[0] != member
      [waiting] if size(line) > 0
      [waiting]   removeAt(line, 0)
      [waiting]   put(waiting, title, line)
      books[i].isBorrowed = true
      books[i].borrower = member
      return
  raise missing "there is no book {title}"
  > $.borrowBook("Dune", "Ada")
  > try $.borrowBook("Dune", "Ben")
  [limit] > for i to {limit}
  [limit] >   $.addBook("Volume {i}", "Anonymous")
  [limit] > for i to {limit} - 1
  [limit] >   $.borrowBook("Volume {i}", "Ada")
  [limit] > try $.borrowBook("Emma", "Ada")
[!byMember&!limit&!waiting] def* borrowBook(title: text) ~ borrow borrow_book check_out checkout lend lend_book lent lent_out loan
  for i to size(books)
    if books[i].title == title
      raise taken "{title} is borrowed already" if books[i].isBorrowed
      books[i].isBorrowed = true
      return
  raise missing "there is no book {title}"
  > $.borrowBook("Dune")
  > try $.borrowBook("Dune")
def* returnBook(title: text) ~ return return_book take_back take_them_back bring_back give_back check_in
  for i to size(books)
    if books[i].title == title
      raise taken "{title} is not borrowed" if not books[i].isBorrowed
      books[i].isBorrowed = false
      return
  raise missing "there is no book {title}"
  [!byMember&!limit&!waiting] > $.borrowBook("Emma")
  [byMember|limit|waiting] > $.borrowBook("Emma", "Cleo")
  [borrowBook] > $.returnBook("Emma")
[waiting] def& joinWaitingList(title: text, member: text) ~ join_waiting_list add_to_waiting_list reserve reserve_book waiting_list waitlist
  for book in books
    if book.title == title
      raise state "{title} can be borrowed now" if not book.isBorrowed and size(getOr(waiting, title, [])) == 0
      let line = getOr(waiting, title, [])
      raise taken "{member} is waiting already" if contains(line, member)
      append(line, member)
      put(waiting, title, line)
      return
  raise missing "there is no book {title}"
  > $.joinWaitingList("Dune", "Ben")
[waiting] def& waitingFor(title: text) -> [text] ~ waiting_for who_is_waiting
  return getOr(waiting, title, [])
  > for member in $.waitingFor("Dune")
  >   print member
def* availableBooks() -> [Book] ~ available available_books list_available list_available_books
  let found: [Book] = []
  for book in books
    if not book.isBorrowed
      append(found, book)
  return found
  > for book in $.availableBooks()
  >   print book.title
def borrowedBooks() -> [Book] ~ borrowed_books list_borrowed list_borrowed_books lent_out list_lent_out list_books_lent_out list_books_that_are_lent_out books_that_are_lent_out on_loan list_books_on_loan
  let found: [Book] = []
  for book in books
    if book.isBorrowed
      append(found, book)
  return found
  > for book in $.borrowedBooks()
  >   print book.title
def findByAuthor(author: text) -> [Book] ~ find_by_author by_author search_by_author books_by_author
  let found: [Book] = []
  for book in books
    if lower(book.author) == lower(author)
      append(found, book)
  return found
  > for book in $.findByAuthor("Jane Austen")
  >   print book.title
def findByTitle(title: text) -> Book? ~ find find_by_title search find_book search_by_title look_up
  for book in books
    if lower(book.title) == lower(title)
      return book
  return none
  > with found = $.findByTitle("dune")
  >   print found.author
def books() -> [Book] ~ list list_books list_all show_books all_books
  return copy(books)
  > for book in $.books()
  >   print book.title
def count() -> int ~ count number_of_books count_books
  return size(books)
  > print $.count()
`;
