/** Classes that keep lists of things as outlines; business.ts says how they are written. */
export const LISTS = `
recipe playlist$|album$ ~ title titles artist artists song songs track tracks playlist music each seconds length
record Song(title: text, artist: text, seconds: int)
slot name: text = "Morning" ~ name playlist_name
state songs: [Song] = []
def+ addSong(title: text, artist: text, seconds: int) ~ add add_song add_track
  append(songs, Song(title, artist, seconds))
  > $.addSong("Blue", "Ada", 180)
  > $.addSong("Red", "Ben", 240)
def* removeSong(title: text) ~ remove remove_song delete remove_track
  for i to size(songs)
    if songs[i].title == title
      removeAt(songs, i)
      return
  raise missing "there is no song {title}"
  > $.addSong("Grey", "Cleo", 10)
  > $.removeSong("Grey")
def shuffle() ~ shuffle
  shuffle(songs)
  > $.shuffle()
def* totalDuration() -> int ~ total_duration total_playing_time playing_time total_length duration total_time total
  let sum = 0
  for song in songs
    sum += song.seconds
  return sum
  > print $.totalDuration()
def longest() -> Song? ~ longest longest_song
  if size(songs) == 0
    return none
  let ordered = sortedDown(songs, seconds)
  return ordered[0]
  > with found = $.longest()
  >   print found.title
def byArtist(artist: text) -> [Song] ~ by_artist find_by_artist songs_by_artist
  let found: [Song] = []
  for song in songs
    if song.artist == artist
      append(found, song)
  return found
  > for song in $.byArtist("Ben")
  >   print song.title
def* list() -> [Song] ~ list list_songs songs show get_songs
  return copy(songs)
  > print size($.list())
def count() -> int ~ count number_of_songs size
  return size(songs)
  > print $.count()

recipe phonebook$|contacts?(?:book|list|manager)?$|addressbook$ & ^(?!.*\\b(?:e-?mails?|birthdays?|addresses)\\b) ~ people person phone contact contacts number numbers book name names address
state numbers: {text:text} = []
def+ add(name: text, number: text) ~ add add_contact save
  [!update] raise taken "{name} is there already" if has(numbers, name)
  put(numbers, name, number)
  > $.add("Ada", "555-1")
  > $.add("Ben", "555-2")
def update(name: text, number: text) ~ update edit change update_contact
  raise missing "there is no {name}" if not has(numbers, name)
  put(numbers, name, number)
  > $.update("Ben", "555-3")
def* remove(name: text) ~ remove delete remove_contact delete_contact
  raise missing "there is no {name}" if not has(numbers, name)
  remove(numbers, name)
  > $.add("Cleo", "555-9")
  > $.remove("Cleo")
def* find(name: text) -> text? ~ find lookup look_up search get find_by_name search_by_name find_contact
  if has(numbers, name)
    return numbers[name]
  return none
  > with found = $.find("Ada")
  >   print found
def* names() -> [text] ~ list list_contacts names list_all sorted all
  return sorted(keys(numbers))
  > for name in $.names()
  >   print name
def count() -> int ~ count size
  return size(numbers)
  > print $.count()

recipe gradebook$|student$|course$|scoreboard$|leaderboard$ ~ grade grades score scores student students name class list of player players mark marks points
slot name: text = "Ada" ~ name
state grades: [float] = []
def+ addGrade(grade: float) ~ add_grade add add_score add_mark record_grade list_of_grades
  raise value "a grade is between 0 and 100" if grade < 0 or grade > 100
  append(grades, grade)
  > $.addGrade(90)
  > $.addGrade(70)
def* average() -> float ~ average get_average average_grade mean gpa average_score calculate_average compute_average
  raise empty "there are no grades" if size(grades) == 0
  let sum = 0.0
  for grade in grades
    sum += grade
  return sum / size(grades)
  > print $.average()
def highest() -> float ~ highest best max highest_grade maximum top_grade highest_score
  raise empty "there are no grades" if size(grades) == 0
  let best = grades[0]
  for grade in grades
    if grade > best
      best = grade
  return best
  > print $.highest()
def lowest() -> float ~ lowest worst min lowest_grade minimum lowest_score
  raise empty "there are no grades" if size(grades) == 0
  let worst = grades[0]
  for grade in grades
    if grade < worst
      worst = grade
  return worst
  > print $.lowest()
def isPassing() -> bool ~ is_passing passing has_passed passed
  let sum = 0.0
  for grade in grades
    sum += grade
  return size(grades) > 0 and sum / size(grades) >= 60
  > print $.isPassing()
def count() -> int ~ count number_of_grades
  return size(grades)
  > print $.count()

recipe parkinglot$|garage$ ~ parking lot car cars vehicle vehicles place places spot spots space spaces plate plates license licence registration free frees number full fixed tickets fee fees hour hours euro euros dollar dollars minute minutes started begun charged pay pays paid again per by in out
opt fee ~ fee charge per_hour per_started_hour parking_fee hourly_rate
opt ticket ~ ticket ticket_number
opt place & \\breturn(?:s|ing)? (?:the |its |an? )?(?:assigned |free |parking )*(?:space|spot|slot|place)(?: number)?\\b|\\b(?:number of the|which) (?:space|spot|slot|place)\\b
[fee&ticket] record Ticket(number: int, plate: text, minute: int)
[!fee&ticket] record Ticket(number: int, plate: text)
[fee&!ticket] record Stay(plate: text, minute: int)
slot* capacity: int = 2 ~ capacity number_of_spots fixed_capacity maximum_capacity limited_number max_capacity maximum_number max_number
state plates: [text] = []
[ticket] state tickets: [Ticket] = []
[ticket] state issued: int = 0
[fee&!ticket] state stays: [Stay] = []
[fee&ticket] def+ park(plate: text, minute: int) -> Ticket ~ park enter add lets_car_in
  raise full "the lot is full" if size(plates) >= capacity
  raise taken "{plate} is parked already" if contains(plates, plate)
  append(plates, plate)
  issued += 1
  let ticket = Ticket(issued, plate, minute)
  append(tickets, ticket)
  return ticket
  > $.park("AB-1", 0)
  > $.park("CD-2", 30)
  > try $.park("EF-3", 40)
[fee&ticket] def+ leave(ticketNumber: int, minute: int) -> float ~ leave unpark remove exit
  for i to size(tickets)
    if tickets[i].number == ticketNumber
      let hours = whole(minute - tickets[i].minute + 59, 60)
      remove(plates, tickets[i].plate)
      removeAt(tickets, i)
      return hours * {rate}
  raise missing "there is no ticket {ticketNumber}"
  > print $.leave(1, 125)
[fee&!ticket] def+ park(plate: text, minute: int) ~ park enter add lets_car_in
  raise full "the lot is full" if size(plates) >= capacity
  raise taken "{plate} is parked already" if contains(plates, plate)
  append(plates, plate)
  append(stays, Stay(plate, minute))
  > $.park("AB-1", 0)
  > $.park("CD-2", 30)
  > try $.park("EF-3", 40)
[fee&!ticket] def+ leave(plate: text, minute: int) -> float ~ leave unpark remove exit
  for i to size(stays)
    if stays[i].plate == plate
      let hours = whole(minute - stays[i].minute + 59, 60)
      remove(plates, plate)
      removeAt(stays, i)
      return hours * {rate}
  raise missing "{plate} is not here"
  > print $.leave("AB-1", 125)
[!fee&ticket] def+ park(plate: text) -> Ticket ~ park enter add lets_car_in
  raise full "the lot is full" if size(plates) >= capacity
  raise taken "{plate} is parked already" if contains(plates, plate)
  append(plates, plate)
  issued += 1
  let ticket = Ticket(issued, plate)
  append(tickets, ticket)
  return ticket
  > $.park("AB-1")
  > $.park("CD-2")
  > try $.park("EF-3")
[!fee&ticket] def+ leave(ticketNumber: int) -> text ~ leave unpark remove exit
  for i to size(tickets)
    if tickets[i].number == ticketNumber
      let plate = tickets[i].plate
      remove(plates, plate)
      removeAt(tickets, i)
      return plate
  raise missing "there is no ticket {ticketNumber}"
  > print $.leave(1)
[!fee&!ticket&place] def+ park(plate: text) -> int ~ park enter add lets_car_in
  raise taken "{plate} is parked already" if contains(plates, plate)
  for i to size(plates)
    if plates[i] == ""
      plates[i] = plate
      return i + 1
  raise full "the lot is full" if size(plates) >= capacity
  append(plates, plate)
  return size(plates)
  > print $.park("AB-1")
  > print $.park("CD-2")
[!fee&!ticket&place] def+ leave(plate: text) ~ leave unpark remove exit
  for i to size(plates)
    if plates[i] == plate
      plates[i] = ""
      return
  raise missing "{plate} is not here"
  > $.leave("AB-1")
  > print $.park("EF-3")
[!fee&!ticket&!place] def+ park(plate: text) ~ park enter add lets_car_in
  raise full "the lot is full" if size(plates) >= capacity
  raise taken "{plate} is parked already" if contains(plates, plate)
  append(plates, plate)
  > $.park("AB-1")
  > $.park("CD-2")
  > try $.park("EF-3")
[!fee&!ticket&!place] def* leave(plate: text) ~ leave unpark remove exit
  raise missing "{plate} is not here" if not contains(plates, plate)
  remove(plates, plate)
  > $.leave("AB-1")
def* freeSpots() -> int ~ free_spots available_spots available free_spaces available_spaces remaining count_free_space count_free_spot number_of_free_space number_of_free_spot how_many_spaces_are_free how_many_are_free spaces_left spots_left
  [!place] return capacity - size(plates)
  [place] let free = capacity - size(plates)
  [place] for plate in plates
  [place]   if plate == ""
  [place]     free += 1
  [place] return free
  > print $.freeSpots()
def isFull() -> bool ~ is_full
  [!place] return size(plates) >= capacity
  [place] return size(plates) >= capacity and not contains(plates, "")
  > print $.isFull()
def isParked(plate: text) -> bool ~ is_parked find contains
  return contains(plates, plate)
  > print $.isParked("CD-2")

recipe poll$|voting\\w*$|election$|ballot\\w*$ ~ vote votes candidate candidates option options result
state votes: {text:int} = []
def+ vote(option: text) ~ vote cast_vote add_vote cast
  put(votes, option, getOr(votes, option, 0) + 1)
  > $.vote("tea")
  > $.vote("coffee")
  > $.vote("tea")
def* winner() -> text? ~ winner get_winner leader
  let best: [text] = []
  for option in keys(votes)
    if size(best) == 0 or votes[option] > votes[best[0]]
      clear(best)
      append(best, option)
  if size(best) == 0
    return none
  return best[0]
  > with found = $.winner()
  >   print found
def* count(option: text) -> int ~ count votes_for results get_results tally count_votes
  return getOr(votes, option, 0)
  > print $.count("tea")
def total() -> int ~ total total_votes
  let sum = 0
  for option in keys(votes)
    sum += votes[option]
  return sum
  > print $.total()

recipe config$|configuration$|settings$|(?<!lru|lfu|ttl|used)cache$|(?:keyvalue|kv)store$|registry$ ~ key keys value values config configuration setting settings
state values: {text:text} = []
def+ set(key: text, value: text) ~ set put save
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
`;
