/** Machines and ledgers of everyday life, as outlines. */
export const MACHINES = `
recipe vendingmachine$|snackmachine$|drinksmachine$|coffeemachine$ ~ vending machine product products coin coins money inserted price prices drink drinks snack snacks slot slots enough cents euro euros cent amount item items was cost costs too little
record Product(name: text, price: int, stock: int)
state products: [Product] = []
state inserted: int = 0
def+ addProduct(name: text, price: int, stock: int) ~ add add_product add_item stock restock load refill
  raise value "the price must be positive" if price <= 0
  for i to size(products)
    if products[i].name == name
      products[i].stock += stock
      return
  append(products, Product(name, price, stock))
  > $.addProduct("tea", 150, 2)
  > $.addProduct("cake", 300, 1)
def+ insertCoin(cents: int) ~ insert insert_coin insert_coins insert_money deposit accept_coin accept_money put_in
  raise value "a coin has a positive value" if cents <= 0
  inserted += cents
  > $.insertCoin(200)
def+ select(name: text) -> int ~ select select_product select_item buy buy_product sell sell_product purchase choose choose_product dispense vend change return_change get_change give_change
  for i to size(products)
    if products[i].name == name
      raise empty "{name} is sold out" if products[i].stock == 0
      raise low "not enough money" if inserted < products[i].price
      products[i].stock -= 1
      let change = inserted - products[i].price
      inserted = 0
      return change
  raise missing "there is no {name}"
  > print $.select("tea")
  > try $.select("cake")
def refund() -> int ~ refund cancel return_coin return_money
  let change = inserted
  inserted = 0
  return change
  > $.insertCoin(50)
  > print $.refund()
def getInserted() -> int ~ inserted_amount current_balance balance current_amount get_balance
  return inserted
  > print $.getInserted()
def products() -> [Product] ~ list list_product product_list show_product available_product
  return copy(products)
  > for product in $.products()
  >   print product.name

recipe elevator$|lift$ ~ elevator floor floors building lift top bottom lowest highest passenger passengers up down stop stops requested order moves one time served came come they which first
slot* floors: int = 9 ~ number_of_floor top_floor highest_floor
state floor: int = 0
state stops: [int] = []
def+ request(target: int) ~ request call request_floor call_elevator press press_button go_to add_request select_floor queue queue_request
  raise missing "there is no floor {target}" if target < 0 or target > floors
  if target != floor and not contains(stops, target)
    append(stops, target)
  > $.request(3)
  > $.request(1)
  > try $.request(99)
def+ step() ~ step move move_one_floor tick advance
  if size(stops) > 0
    if stops[0] > floor
      floor += 1
    if stops[0] < floor
      floor -= 1
    if stops[0] == floor
      removeAt(stops, 0)
  > $.step()
def* currentFloor() -> int ~ current_floor get_floor get_current_floor position current
  return floor
  > print $.currentFloor()
def direction() -> text ~ direction get_direction
  if size(stops) == 0
    return "idle"
  if stops[0] > floor
    return "up"
  return "down"
  > print $.direction()
def pending() -> [int] ~ pending pending_stop pending_request list_request
  return copy(stops)
  > for target in $.pending()
  >   print target

recipe expenses?(?:tracker|manager|list|log|report)?$|(?:budget|spending)(?:tracker|manager)?$ ~ expense expenses category categories amount spent spending money cost costs description tracker
opt dated ~ date day
opt described ~ description note
[!dated&!described] record Expense(category: text, amount: float)
[dated&!described] record Expense(category: text, amount: float, date: text)
[!dated&described] record Expense(category: text, amount: float, description: text)
[dated&described] record Expense(category: text, amount: float, date: text, description: text)
state expenses: [Expense] = []
[!dated&!described] def+ add(category: text, amount: float) ~ add add_expense record_expense record log_expense
  raise value "the amount must be positive" if amount <= 0
  append(expenses, Expense(category, amount))
  > $.add("food", 12.5)
  > $.add("rent", 500)
  > $.add("food", 7.5)
[dated&!described] def+ add(category: text, amount: float, date: text) ~ add add_expense record_expense record log_expense
  raise value "the amount must be positive" if amount <= 0
  append(expenses, Expense(category, amount, date))
  > $.add("food", 12.5, "2024-05-01")
  > $.add("rent", 500, "2024-05-02")
  > $.add("food", 7.5, "2024-06-03")
[!dated&described] def+ add(category: text, amount: float, description: text) ~ add add_expense record_expense record log_expense
  raise value "the amount must be positive" if amount <= 0
  append(expenses, Expense(category, amount, description))
  > $.add("food", 12.5, "lunch")
  > $.add("rent", 500, "May")
  > $.add("food", 7.5, "bread")
[dated&described] def+ add(category: text, amount: float, date: text, description: text) ~ add add_expense record_expense record log_expense
  raise value "the amount must be positive" if amount <= 0
  append(expenses, Expense(category, amount, date, description))
  > $.add("food", 12.5, "2024-05-01", "lunch")
  > $.add("rent", 500, "2024-05-02", "May")
  > $.add("food", 7.5, "2024-06-03", "bread")
def* totals() -> {text:float} ~ total_per_category total_by_category sum_per_category sum_by_category total_for_each_category total_of_each_category per_category by_category category_total
  let sums: {text:float} = []
  for expense in expenses
    put(sums, expense.category, getOr(sums, expense.category, 0.0) + expense.amount)
  return sums
  > let sums = $.totals()
  > for key in keys(sums)
  >   print "{key}: {sums[key]}"
def* total() -> float ~ total get_total total_spent total_expense overall_total sum
  let sum = 0.0
  for expense in expenses
    sum += expense.amount
  return sum
  > print $.total()
def inCategory(category: text) -> [Expense] ~ filter_by_category list_by_category find_by_category expense_by_category expense_of_category in_category
  let found: [Expense] = []
  for expense in expenses
    if expense.category == category
      append(found, expense)
  return found
  > for expense in $.inCategory("food")
  >   print expense.amount
def largest() -> Expense? ~ largest largest_expense most_expensive biggest_expense highest_expense
  let best: [Expense] = []
  for expense in expenses
    if size(best) == 0 or expense.amount > best[0].amount
      clear(best)
      append(best, expense)
  if size(best) == 0
    return none
  return best[0]
  > with found = $.largest()
  >   print found.category
def expenses() -> [Expense] ~ list list_expense all_expense list_all show_expense
  return copy(expenses)
  > for expense in $.expenses()
  >   print expense.category

recipe (?:calendar|schedule|scheduler|planner|agenda|bookings?(?:system|manager|calendar)?|reservations?(?:system|manager)?)$ ~ appointment appointments meeting meetings event events booking bookings reservation reservations calendar start end starts ends time times day days title another other existing begin two them in
record Appointment(title: text, start: text, end: text)
state appointments: [Appointment] = []
def+ add(title: text, start: text, end: text) ~ add add_appointment add_meeting add_event add_booking book book_appointment create schedule reserve
  raise value "an appointment ends after it starts" if end <= start
  for appointment in appointments
    raise taken "{title} overlaps with {appointment.title}" if start < appointment.end and appointment.start < end
  append(appointments, Appointment(title, start, end))
  > $.add("Dentist", "2024-05-06 09:00", "2024-05-06 10:00")
  > $.add("Lunch", "2024-05-06 12:00", "2024-05-06 13:00")
  > try $.add("Call", "2024-05-06 09:30", "2024-05-06 10:30")
def remove(title: text) ~ remove cancel delete remove_appointment cancel_appointment cancel_booking cancel_event cancel_meeting
  for i to size(appointments)
    if appointments[i].title == title
      removeAt(appointments, i)
      return
  raise missing "there is no {title}"
  > $.remove("Lunch")
def isFree(start: text, end: text) -> bool ~ is_free is_available available free check_availability has_conflict
  for appointment in appointments
    if start < appointment.end and appointment.start < end
      return false
  return true
  > print $.isFree("2024-05-06 10:00", "2024-05-06 11:00")
def onDay(day: text) -> [Appointment] ~ on_day appointment_on_day list_by_day appointment_of_day event_on_day list_for_day for_day of_day on_date for_date per_day list_per_day by_day list_appointment_of_day list_appointment_for_day
  let found: [Appointment] = []
  for appointment in sorted(appointments, start)
    if appointment.start >= day and appointment.start < day + " 99"
      append(found, appointment)
  return found
  > for appointment in $.onDay("2024-05-06")
  >   print appointment.title
def* appointments() -> [Appointment] ~ list list_appointment list_event list_meeting list_booking all_appointment show show_appointment sorted
  return sorted(appointments, start)
  > for appointment in $.appointments()
  >   print appointment.title

recipe (?:gradebook|grades|classroom|school|markbook)$ & students|per student|each student|every student|by student ~ grade grades score scores student students name names class mark marks points subject per
record Grade(student: text, value: float)
state grades: [Grade] = []
def+ addGrade(student: text, value: float) ~ add_grade add add_score add_mark record_grade
  raise value "a grade is not negative" if value < 0
  append(grades, Grade(student, value))
  > $.addGrade("Ada", 90)
  > $.addGrade("Ben", 70)
  > $.addGrade("Ada", 80)
def+ average(student: text) -> float ~ average average_of_student average_per_student average_for_student average_by_student get_average average_grade student_average
  let sum = 0.0
  let count = 0
  for grade in grades
    if grade.student == student
      sum += grade.value
      count += 1
  raise missing "there are no grades of {student}" if count == 0
  return sum / count
  > print $.average("Ada")
def students() -> [text] ~ list_student student_names all_student
  let names: [text] = []
  for grade in grades
    if not contains(names, grade.student)
      append(names, grade.student)
  return names
  > for name in $.students()
  >   print name
def bestStudent() -> text ~ best_student top_student best student_with_best_average student_with_highest_average highest_average
  let best = ""
  let most = 0.0
  for one in grades
    let sum = 0.0
    let count = 0
    for grade in grades
      if grade.student == one.student
        sum += grade.value
        count += 1
    if best == "" or sum / count > most
      best = one.student
      most = sum / count
  raise empty "there are no grades" if best == ""
  return best
  > print $.bestStudent()
def classAverage() -> float ~ class_average overall_average average_of_class average_of_all
  raise empty "there are no grades" if size(grades) == 0
  let sum = 0.0
  for grade in grades
    sum += grade.value
  return sum / size(grades)
  > print $.classAverage()
`;
