/** Tasks, orders and games, which change their state, as outlines; business.ts says how they are written. */
export const STATES = `
recipe todos?\\w*$|tasks?(?:list|manager|store|tracker|board|app|service|queue)$|to_?do$ ~ todo todos task tasks list item items to do done title pending open one all each status completed sorted ordered sort
opt dated ~ due due_date deadline
[!dated] record Task(id: int, title: text, isDone: bool)
[dated] record Task(id: int, title: text, dueDate: text, isDone: bool)
state tasks: [Task] = []
state nextId: int = 1
[dated] def+ add(title: text, dueDate: text) -> int ~ add add_task add_todo create
  append(tasks, Task(nextId, title, dueDate, false))
  nextId += 1
  return nextId - 1
  > $.add("buy milk", "2026-03-01")
  > print $.add("post the letter", "2026-02-01")
[!dated] def+ add(title: text) -> int ~ add add_task add_todo create
  append(tasks, Task(nextId, title, false))
  nextId += 1
  return nextId - 1
  > $.add("buy milk")
  > print $.add("post the letter")
def* complete(id: int) ~ complete complete_task mark_complete mark_done mark_as_done mark_completed mark_as_completed finish done mark
  for i to size(tasks)
    if tasks[i].id == id
      tasks[i].isDone = true
      return
  raise missing "there is no task {id}"
  > $.complete(1)
def* remove(id: int) ~ remove delete remove_task delete_task
  for i to size(tasks)
    if tasks[i].id == id
      removeAt(tasks, i)
      return
  raise missing "there is no task {id}"
  [!dated] > let extra = $.add("extra")
  [dated] > let extra = $.add("extra", "2026-04-01")
  > $.remove(extra)
def* pending() -> [Task] ~ pending list_pending pending_tasks open_tasks list_open incomplete unfinished remaining get_pending get_pending_task pending_todo get_open_task list_incomplete list_of_pending
  let found: [Task] = []
  for task in tasks
    if not task.isDone
      append(found, task)
  [!dated] return found
  [dated] return sorted(found, dueDate)
  > for task in $.pending()
  >   print task.title
def completed() -> [Task] ~ completed_tasks list_completed list_done get_completed get_completed_task
  let found: [Task] = []
  for task in tasks
    if task.isDone
      append(found, task)
  return found
  > for task in $.completed()
  >   print task.title
def all() -> [Task] ~ list list_all list_tasks all_tasks get_all show
  [!dated] return copy(tasks)
  [dated] return sorted(tasks, dueDate)
  > for task in $.all()
  >   print "{task.id}: {task.title}"
[dated] def overdue(today: text) -> [Task] ~ overdue overdue_tasks list_overdue get_overdue
  let found: [Task] = []
  for task in tasks
    if not task.isDone and task.dueDate < today
      append(found, task)
  return sorted(found, dueDate)
  > for task in $.overdue("2026-02-15")
  >   print task.title
def count() -> int ~ count number_of_tasks size
  return size(tasks)
  > print $.count()
def progress() -> float ~ progress percentage completion_rate percent_complete
  if size(tasks) == 0
    return 0
  let done = 0
  for task in tasks
    if task.isDone
      done += 1
  return done * 100.0 / size(tasks)
  > print $.progress()

recipe tictactoe$|noughtsandcrosses$ ~ game board two player players cell cells taken turn turns alternate alternates alternating x o 3x3 three row logic rules
state board: [text] = ["", "", "", "", "", "", "", "", ""]
state player: text = "X"
aid line() -> text
  for i to 3
    if board[i] != "" and board[i] == board[i + 3] and board[i] == board[i + 6]
      return board[i]
    if board[i * 3] != "" and board[i * 3] == board[i * 3 + 1] and board[i * 3] == board[i * 3 + 2]
      return board[i * 3]
  if board[4] != "" and board[0] == board[4] and board[4] == board[8]
    return board[4]
  if board[4] != "" and board[2] == board[4] and board[4] == board[6]
    return board[4]
  return ""
def+ makeMove(cell: int) ~ make_move move play place_mark place mark
  raise value "a cell is between 0 and 8" if cell < 0 or cell > 8
  raise taken "the cell is taken" if board[cell] != ""
  raise full "the game is over" if line() != ""
  board[cell] = player
  if player == "X"
    player = "O"
  else
    player = "X"
  > $.makeMove(0)
  > $.makeMove(4)
  > $.makeMove(1)
  > try $.makeMove(4)
  > $.makeMove(3)
  > $.makeMove(2)
def* winner() -> text? ~ winner check_winner check_for_winner winner_detection win_detection check_win get_winner detect_win detect_winner has_won
  let found = line()
  if found == ""
    return none
  return found
  > with found = $.winner()
  >   print found
def* isDraw() -> bool ~ is_draw draw detect_draw draw_detection check_draw check_for_draw tie is_tie detect_tie
  for cell in board
    if cell == ""
      return false
  return line() == ""
  > print $.isDraw()
def currentPlayer() -> text ~ current_player get_current_player whose_turn
  return player
  > print $.currentPlayer()
def board() -> [text] ~ get_board show_board print_board
  return copy(board)
  > print size($.board())
def reset() ~ reset restart new_game
  for i to 9
    board[i] = ""
  player = "X"
  > $.reset()

recipe (?:light|lamp|switch|bulb|device)$ ~ state on off
state isOn: bool = false
def+ turnOn() ~ turn_on switch_on on
  isOn = true
  > $.turnOn()
def+ turnOff() ~ turn_off switch_off off
  isOn = false
def* toggle() ~ toggle flip
  isOn = not isOn
  > $.toggle()
def+ isOn() -> bool ~ is_on get_state status
  return isOn
  > print $.isOn()

recipe (?:order|shipment|purchase)$ & status|states?\b|transitions? ~ order orders status state states flow lifecycle next current only
state status: text = "pending"
def* pay() ~ pay mark_paid mark_as_paid
  raise state "an order that is {status} cannot be paid" if status != "pending"
  status = "paid"
  > $.pay()
def* ship() ~ ship mark_shipped mark_as_shipped
  raise state "an order that is {status} cannot be shipped" if status != "paid"
  status = "shipped"
  > $.ship()
  > try $.ship()
def* deliver() ~ deliver mark_delivered mark_as_delivered
  raise state "an order that is {status} cannot be delivered" if status != "shipped"
  status = "delivered"
  > $.deliver()
def* cancel() ~ cancel cancelled canceled
  raise state "an order that is {status} cannot be cancelled" if status != "pending" and status != "paid"
  status = "cancelled"
  > try $.cancel()
def+ status() -> text ~ get_status current_status check_status
  return status
  > print $.status()
`;
