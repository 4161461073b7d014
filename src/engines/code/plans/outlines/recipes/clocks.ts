/** Clocks that run while a program does, in milliseconds, as outlines. */
export const CLOCKS = `
recipe stopwatch$|stopwatchtimer$ ~ stopwatch timer time times minutes minute seconds second hundredths hundredth milliseconds elapsed running mm ss format formats formatted passed measure measures without losing continues continue again
opt hundredths ~ hundredth hundredths_of_a_second centisecond
opt millis & milliseconds?\\b.*(?:format|mm:ss)|mm:ss[.:](?:ms|sss)
state isRunning: bool = false
state startedAt: int = 0
state passed: int = 0
[lap|laps] state laps: [int] = []
def+ start() ~ start begin start_again
  if not isRunning
    startedAt = now()
    isRunning = true
  > $.start()
def+ stop() ~ stop pause halt
  if isRunning
    passed += now() - startedAt
    isRunning = false
  > $.stop()
def resume() ~ resume continue unpause
  if not isRunning
    startedAt = now()
    isRunning = true
  > $.resume()
def+ elapsed() -> int ~ elapsed elapsed_time elapsed_milliseconds elapsed_time_in_milliseconds get_elapsed
  return measured()
def<laps> lap() -> int ~ lap record_lap add_lap take_lap lap_time
  let spent = measured()
  for one in laps
    spent -= one
  append(laps, spent)
  return spent
  > print $.lap()
def laps() -> [int] ~ laps list_lap list_of_lap all_lap lap_list lap_times list_lap_time
  return copy(laps)
  > for one in $.laps()
  >   print one
def* reset() ~ reset clear
  isRunning = false
  passed = 0
  [lap|laps] clear(laps)
def+ formatted() -> text ~ formatted format_elapsed_time format_time format_as_mm_ss print_time_as_mm_ss print_times_as_mm_ss show_time display format_the_time format as_minutes_and_second as_minute_second_and_hundredth in_minutes_and_second mm_ss to_string
  let spent = measured()
  let minutes = two(whole(spent, 60000))
  let seconds = two(whole(spent, 1000) % 60)
  [hundredths] let rest = two(whole(spent, 10) % 100)
  [hundredths] return "{minutes}:{seconds}.{rest}"
  [!hundredths] return "{minutes}:{seconds}"
  > print $.formatted()
aid measured() -> int
  if isRunning
    return passed + now() - startedAt
  return passed
aid two(number: int) -> text
  if number < 10
    return "0{number}"
  return "{number}"

recipe chessclock$|gameclock$|playclock$ ~ chess clock two player players each time move moves moved increment second seconds minute minutes both side sides one other their his her it runs running turn turns after every bonus starting whose who has per
slot* minutes: int = {startMinutes}
slot* increment: int = {bonus}
state active: int = 0
state waiting: int = 1
state turnStart: int = 0
state firstUsed: int = 0
state secondUsed: int = 0
def+ start() ~ start begin
  active = waiting
  turnStart = now()
  > $.start()
def+ switchPlayer() ~ switch switch_player switch_turn switch_side switch_clock press press_button press_clock hit make_move move end_turn
  raise state "the clock is not running" if active == 0
  raise low "the time of player {active} is up" if timeLeft(active) == 0
  let used = now() - turnStart - increment * 1000
  turnStart = now()
  if active == 1
    firstUsed += used
    active = 2
  else
    secondUsed += used
    active = 1
  > $.switchPlayer()
def pause() ~ pause stop
  if active == 1
    firstUsed += now() - turnStart
  if active == 2
    secondUsed += now() - turnStart
  if active != 0
    waiting = active
  active = 0
  > $.pause()
def+ remaining(player: int) -> int ~ remaining remaining_time time_left get_time remaining_seconds time_remaining left
  return timeLeft(player)
def* expired() -> int ~ expired run_out time_run_out time_has_run_out run_out_of_time out_of_time ran_out has_run_out flag flag_fallen loser time_is_up whose_time_has_run_out whose_time_is_up game_over is_over winner
  if timeLeft(1) == 0
    return 1
  if timeLeft(2) == 0
    return 2
  return 0
  > print $.expired()
def+ formatted(player: int) -> text ~ formatted format format_time display show as_minutes_and_second print_time
  let seconds = whole(timeLeft(player), 1000)
  let rest = seconds % 60
  if rest < 10
    return "{whole(seconds, 60)}:0{rest}"
  return "{whole(seconds, 60)}:{rest}"
  > print $.formatted(1)
  > print $.formatted(2)
aid timeLeft(player: int) -> int
  let left = minutes * 60000
  if player == 1
    left -= firstUsed
  else
    left -= secondUsed
  if player == active
    left -= now() - turnStart
  if left < 0
    return 0
  return left
`;
