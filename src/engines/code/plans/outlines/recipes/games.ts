import { AGAIN } from './consoles.ts';

const WORDS =
  'anchor, basket, candle, dragon, engine, forest, garden, hammer, island, jacket, kitchen, lantern, mountain, notebook, orange, pencil, rocket, summer, ticket, window';

const ANIMALS =
  'badger, beaver, camel, dolphin, donkey, eagle, ferret, giraffe, hamster, kangaroo, leopard, lizard, monkey, otter, parrot, penguin, rabbit, spider, tiger, zebra';

/** Without umlauts, as letters are those of the English alphabet. */
const GERMAN =
  'apfel, birne, donner, elefant, fenster, garten, himmel, insel, kaffee, kerze, laterne, mantel, nebel, ordner, papier, regen, schatten, teller, wolke, zucker';

/** Games for the terminal, as outlines; they are read like those of `functions.ts`. */
export const GAMES = `
function hangman ! html|page|react|class|web|gui ~ @ hangman word words list letter letters guess guesses guessed guessing guessed wrong lives tries attempts small built-in random randomly picks pick chosen chooses picked secret hidden hide shows reveal revealed underscores underscore blanks already left remaining tried kids children family small allowed maximum lose loses lost win wins won so far each player's by one
${AGAIN}
opt animals ~ \\banimals?(?: (?:names?|words))?
opt german ~ (?:(?:with|using|in) )*\\bgerman(?: (?:words|nouns|language))?
opt english ~ (?:(?:with|using|in) )*\\benglish(?: (?:words|nouns|language))?
value wrong = 6 ~ (?:(?:with|and|only|after|up to|at most|a maximum of|maximum|allows?|has|have|gives?|of) )*\\b(\\d+|three|four|five|six|seven|eight|nine|ten)(?: (?:wrong|incorrect|failed|false|bad))?(?: (?:guesses|tries|attempts|lives|mistakes|errors|chances|letters))(?: allowed| are allowed)?
opt same ~ [,;]? ?\\b(?:and |but )*(?:repeated|same|already guessed|duplicate)(?: (?:letters?|guess(?:es)?))?(?: (?:that|were|are|is|already|guessed|twice))* (?:don't|do not|does not|doesn't|are not|aren't|isn't|is not)(?: (?:be|get))? (?:count|counted|punished|penali[sz]ed|cost)(?: (?:as|an?|against|the|you|wrong|guess|life|try|player|twice))*|[,;]? ?\\b(?:and |but )?(?:(?:does(?:n't| not) )?(?:count|punish|penali[sz]e)s?|ignor(?:es?|ing)|rejects?|refuses?|warns?(?: about| on)?)(?: (?:the|a|same|any))*(?: (?:letters?|guess(?:es)?))?(?: that (?:were|was|have been))?(?: already)?(?: (?:guessed|tried|used|repeated))?(?: (?:twice|again|before|letters?|guesses|already))*
fun masked(word: text, tried: [text]) -> text
  let shown: [text] = []
  for letter in letters(word)
    if contains(tried, letter)
      append(shown, letter)
    else
      append(shown, "_")
  return joined(shown, " ")
fun untried(tried: [text]) -> [text]
  let rest: [text] = []
  for letter in letters("abcdefghijklmnopqrstuvwxyz")
    if not contains(tried, letter)
      append(rest, letter)
  return rest
fun isSolved(word: text, tried: [text]) -> bool
  for letter in letters(word)
    if not contains(tried, letter)
      return false
  return true
fun play(word: text)
  let tried: [text] = []
  let left = {wrong}
  while left > 0 and not isSolved(word, tried)
    print ""
    print masked(word, tried)
    print "Wrong guesses left: {left}"
    if size(tried) > 0
      let guessed = joined(tried, " ")
      print "Letters guessed: {guessed}"
    let letter = askOne("Your letter: ", untried(tried))
    append(tried, letter)
    if not contains(letters(word), letter)
      print "There is no {letter}."
      left -= 1
  if left > 0
    print "You win! The word is {word}."
  else
    print "You lose. The word was {word}."
example
  [animals] let words = ["${ANIMALS.replaceAll(', ', '", "')}"]
  [german] let words = ["${GERMAN.replaceAll(', ', '", "')}"]
  [!animals] [!german] let words = ["${WORDS.replaceAll(', ', '", "')}"]
  play(words[randomBelow(size(words))])

function tic[- ]?tac[- ]?toe|noughts and crosses ! html|page|react|class|web|gui|minimax|unbeatable|4x4|n x n|struct|function that ~ @ tic tac toe tictactoe noughts crosses two player players human computer board grid 3x3 x o turns turn alternate alternating take taking win wins winner winning draw draws tie ties detects detect detection announces announce checks move moves cell cells field fields square squares number numbers 1 9 from to who row rows column columns diagonal three marks position hot seat seats one after each full
${AGAIN}
value players = 2 ~ \\b(two|2)(?= ?-?players?)
opt computer ~ (?:against|versus|vs\\.?|with) (?:the |a )?(?:simple |easy )?(?:computer|ai|machine|bot|cpu)(?: (?:opponent|player))?|\\bcomputer (?:opponent|player)|\\bsingle[- ]player
opt random ~ (?:(?:that|which|who|computer|plays?|moves?|makes?|with|picks?|a) )*random(?:ly)?(?: (?:moves?|cells?|fields?|free|squares?))*
opt taken ~ [,;]? ?\\b(?:and |but )?(?:(?:rejects?|refuses?|asks? again (?:if|when|for)|does not allow|prevents?|checks? (?:that|for|if)|validates?|invalid)(?: (?:the|an?|any|moves?|cells?|fields?|to|on|squares?|positions?|input))*)(?: (?:is|are|that are|already|being))*(?: (?:taken|occupied|used|filled|full))+(?: (?:cells?|fields?|squares?))?
fun isFree(board: [text], at: int) -> bool
  return board[at] != "X" and board[at] != "O"
fun hasWon(board: [text], mark: text) -> bool
  for i to 3
    if board[3 * i] == mark and board[3 * i + 1] == mark and board[3 * i + 2] == mark
      return true
    if board[i] == mark and board[i + 3] == mark and board[i + 6] == mark
      return true
  if board[0] == mark and board[4] == mark and board[8] == mark
    return true
  return board[2] == mark and board[4] == mark and board[6] == mark
fun show(board: [text])
  for i to 3
    print " {board[3 * i]} | {board[3 * i + 1]} | {board[3 * i + 2]}"
    if i < 2
      print "---+---+---"
[computer] fun computerMove(board: [text]) -> int
[computer] [!random]   for mark in ["O", "X"]
[computer] [!random]     for i to 9
[computer] [!random]       if isFree(board, i)
[computer] [!random]         let tried = copy(board)
[computer] [!random]         tried[i] = mark
[computer] [!random]         if hasWon(tried, mark)
[computer] [!random]           return i
[computer]   let at = randomBelow(9)
[computer]   while not isFree(board, at)
[computer]     at = randomBelow(9)
[computer]   return at
fun askMove(board: [text], mark: text) -> int
  let at = askWhole("{mark}, your field: ", 1, 9) - 1
  while not isFree(board, at)
    print "That field is taken."
    at = askWhole("{mark}, your field: ", 1, 9) - 1
  return at
fun play()
  let board = ["1", "2", "3", "4", "5", "6", "7", "8", "9"]
  let mark = "X"
  let turn = 0
  let isOver = false
  while not isOver
    show(board)
    [!computer] let at = askMove(board, mark)
    [computer] let at = 0
    [computer] if mark == "X"
    [computer]   at = askMove(board, mark)
    [computer] else
    [computer]   at = computerMove(board)
    board[at] = mark
    turn += 1
    if hasWon(board, mark)
      show(board)
      print "{mark} wins!"
      isOver = true
    else
      if turn == 9
        show(board)
        print "It is a draw."
        isOver = true
    if mark == "X"
      mark = "O"
    else
      mark = "X"
example
  play()

function rock[,\\s-]+paper ! html|page|react|class|web|gui|lizard|function|enum|two players|tournament|struct ~ @ rock paper scissors stone against computer computer's round rounds score scores keeps keep keeping track counts count win wins winner won loses points total final who random randomly choice choices chooses picks pick each shows
${AGAIN}
value best = 3 ~ \\bbest (?:of|out of) (\\d+|three|five|seven|nine)(?: rounds)?
value first = 3 ~ \\b(?:first|until (?:one|someone|somebody|a player)|whoever)(?: (?:player|one|side|who|to|reaches|gets|has|wins|win|of us|them))* (\\d+|two|three|four|five|ten)(?: (?:wins|points|rounds|victories))?
value rounds = 3 ~ \\b(\\d+|two|three|four|five|ten) rounds\\b
opt invalid ~ [,;]? ?\\b(?:and )?(?:handles?|checks?|validates?|rejects?) (?:wrong|invalid|bad) (?:input|choices|moves)
opt until ~ [,;]? ?\\b(?:and )?(?:(?:in a loop|repeat(?:s|edly|ing)?|again and again|keeps? (?:playing|going|running)|loops?|continues?|plays?)(?: (?:until|till) )?|until )(?:(?:the )?(?:user|player|they|i|you) )?(?:(?:types?|enters?|chooses?|says?|wants? to|quits?|exits?|stops?|presses?)(?: to)?(?: ["']?(?:quit|exit|q|stop|end)["']?)?)?
fun play()
  let names = ["rock", "paper", "scissors"]
  [!best] [!first] [!rounds] let choices = ["rock", "paper", "scissors", "quit"]
  let own = 0
  let other = 0
  [rounds] let round = 0
  [!best] [!first] [!rounds] let isOver = false
  [best] while own <= whole({best}, 2) and other <= whole({best}, 2)
  [first] while own < {first} and other < {first}
  [rounds] while round < {rounds}
  [!best] [!first] [!rounds] while not isOver
    [rounds] round += 1
    [best] let mine = askOne("Rock, paper or scissors? ", names)
    [first] let mine = askOne("Rock, paper or scissors? ", names)
    [rounds] let mine = askOne("Rock, paper or scissors? ", names)
    [!best] [!first] [!rounds] let mine = askOne("Rock, paper, scissors or quit? ", choices)
    [!best] [!first] [!rounds] if mine == "quit"
    [!best] [!first] [!rounds]   print "You {own}, computer {other}."
    [!best] [!first] [!rounds]   return
    let at = randomBelow(3)
    let yours = names[at]
    print "The computer takes {yours}."
    if mine == yours
      print "A draw."
    else
      if mine == names[(at + 1) % 3]
        own += 1
        print "You win this round."
      else
        other += 1
        print "The computer wins this round."
    print "You {own}, computer {other}."
  if own > other
    print "You win the game!"
  if other > own
    print "The computer wins the game."
  if own == other
    print "The game is a draw."
example
  play()

function dice|die & histogram|bars?|bar chart|chart|frequenc|distribution|how often|simulat|percent|statistics ! html|page|react|class|function|csv|yahtzee|notation|game ~ @ dice die rolls roll rolling rolled throw throws thrown throwing simulates simulate simulation times time text histogram bar bars chart draw draws drawing sum sums total totals each result results frequency frequencies distribution how often occurs occurred came up made stars star asterisks asterisk percent percentage percentages count counts horizontal two probability probabilities scaled their
value rolls = 1000 ~ \\b(\\d[\\d,._]*)(?: (?:times|rolls|throws))?\\b(?!-| ?sided| dice)|\\b(?:a )?(?<c1000000>million)(?: times| rolls)?|\\b(?:a )?(?<c1000>thousand)(?: times| rolls)?
value dice = 2 ~ (?<c1>\\b(?:an?|one|single)(?: (?:six|\\d+)-sided| fair)? die\\b)|\\b(one|two|three|four|five|six|\\d+)(?= (?:six-sided |fair |\\d+-sided )?dic?e)
value sides = 6 ~ \\b(\\d+)[- ]sided|\\bd(\\d+)\\b
fun run()
  let counts: [int] = []
  for i to {dice} * {sides} + 1
    append(counts, 0)
  for i to {rolls}
    let sum = 0
    for j to {dice}
      sum += randomBelow({sides}) + 1
    counts[sum] += 1
  let most = 1
  for count in counts
    if count > most
      most = count
  for sum to size(counts)
    if sum >= {dice}
      let label = "{sum}"
      let share = fixed(100.0 * counts[sum] / {rolls}, 2)
      let bar = repeated("*", nearest(50.0 * counts[sum] / most))
      print "{padLeft(label, 3)} {padLeft(share, 6)}% {bar} {counts[sum]}"
example
  run()
`;
