/** Types of everyday life with functions over them, as outlines; functions.ts says how they are written. */
export const DOMAINS = `
function recipes? & servings?|portions?|people|persons|guests|serves|doubl|halv & scal|adjust|adapt|multipl|convert|resiz|recalculat|chang|doubl|halv ! html|sql|server|api|csv|file|json|database|menu|console|command|react ~ recipe recipes ingredient ingredients quantity quantities amount amounts unit units name names title serving servings portion portions people persons guests serves scale scales scaling scaled adjust adjusts adjusted adapt adapts multiply multiplies convert converts recalculate recalculates change changes resize different other another new any desired wanted target certain original unchanged copy leaving without changing immutable type types data class classes struct structs record records interface interfaces object typed number their accordingly proportionally data up down example show shows sample base baseline also has have having contains containing including whose both model represents representing where can properly correctly double doubles doubled half halves twice many more fewer implement implements
opt method ~ \\b(?:instance |member )?methods?\\b
opt steps ~ (?:(?:and|the|cooking|preparation|list|of) )*\\b(?:steps|instructions)\\b
opt rounded ~ (?:and )?\\bround(?:s|ed|ing)?(?: (?:them|it|the amounts?|amounts|the result|the quantities))?(?: to (?:two|2) decimals?(?: places?)?)?
opt refused ~ (?:and )?(?:(?:throws?|raises?|returns?|with|gives?) (?:an? )?(?:\\w*(?:error|exception)) |rejects? |refuses? |fails? )?(?:when|if|for|on)? ?(?:(?:the )?(?:number of |new |target )*(?:servings?|portions?|number|count|it) (?:is|are) )?(?:zero or (?:negative|less)|not positive|less than (?:one|1)|below (?:one|1)|negative(?: or zero| numbers?)?|(?:an? )?invalid(?: (?:number|servings|number of servings))?|zero)(?: (?:servings|portions|numbers))?
value from = 4 ~ \\b(?:from |for |originally |serves )(\\d+|two|three|four|five|six|eight) (?:servings?|portions?|people|persons)
value to = 6 ~ \\b(?:to |for )(\\d+|two|three|four|five|six|eight|ten|twelve) (?:servings?|portions?|people|persons|guests)
record Ingredient(name: text, amount: float, unit: text)
[!method] [!steps] record Recipe(name: text, servings: int, ingredients: [Ingredient])
[!method] [steps] record Recipe(name: text, servings: int, ingredients: [Ingredient], steps: [text])
[method] [!steps] class Recipe(name: text, servings: int, ingredients: [Ingredient])
[method] [steps] class Recipe(name: text, servings: int, ingredients: [Ingredient], steps: [text])
[!method] fun scaleRecipe(recipe: Recipe, newServings: int) -> Recipe
[method] def scaledTo(newServings: int) -> Recipe
  raise value "the number of servings must be positive" if newServings <= 0
  let scaled: [Ingredient] = []
  [!method] for one in recipe.ingredients
  [method] for one in ingredients
    [!method] [!rounded] append(scaled, Ingredient(one.name, one.amount * newServings / recipe.servings, one.unit))
    [!method] [rounded] append(scaled, Ingredient(one.name, round(one.amount * newServings / recipe.servings), one.unit))
    [method] [!rounded] append(scaled, Ingredient(one.name, one.amount * newServings / servings, one.unit))
    [method] [rounded] append(scaled, Ingredient(one.name, round(one.amount * newServings / servings), one.unit))
  [!method] [!steps] return Recipe(recipe.name, newServings, scaled)
  [!method] [steps] return Recipe(recipe.name, newServings, scaled, recipe.steps)
  [method] [!steps] return Recipe(name, newServings, scaled)
  [method] [steps] return Recipe(name, newServings, scaled, steps)
example
  let ingredients = [Ingredient("flour", 200, "g"), Ingredient("milk", 300, "ml"), Ingredient("egg", 2, "pcs")]
  [!steps] let pancakes = Recipe("Pancakes", {from}, ingredients)
  [steps] let pancakes = Recipe("Pancakes", {from}, ingredients, ["Mix everything.", "Fry in a pan."])
  [!method] let scaled = scaleRecipe(pancakes, {to})
  [method] let scaled = pancakes.scaledTo({to})
  for one in scaled.ingredients
    print "{one.amount} {one.unit} {one.name}"

function games? & players?|player count & filter|find|list|return|select|search|suggest|pick|recommend ! html|sql|server|score|chess|dice|card|json|csv|file|random|guess|tic|(?<!data )class ~ board boardgame boardgames game games collection library shelf type types interface data class struct record define player players count number time play playing duration minutes minute maximum max minimum min most filter filters filtering find finds list lists returns select suggests suggest recommend recommends pick picks can be played with people fit fits suitable supports length long take takes limit limits up least longer typed group size evening those matching match title name finds my within our owned given shelf evening tonight
opt sorted ~ ,? ?(?:and )?(?:sort(?:s|ed)?|order(?:s|ed)?)(?: (?:them|the (?:result|games)))? by (?:(?:their|its|the|play|playing) )*(?:time|duration|length|minutes)(?:,? shortest first)?
record Game(title: text, minPlayers: int, maxPlayers: int, minutes: int)
fun filterGames(games: [Game], players: int, maxMinutes: int) -> [Game]
  let found: [Game] = []
  for game in games
    if game.minPlayers <= players and players <= game.maxPlayers and game.minutes <= maxMinutes
      append(found, game)
  [!sorted] return found
  [sorted] return sorted(found, minutes)
example
  let games = [Game("Carcassonne", 2, 5, 45), Game("Chess", 2, 2, 60), Game("Gloomhaven", 1, 4, 120)]
  for game in filterGames(games, 4, 60)
    print "{game.title}: {game.minutes} minutes"

function invoices?|bills?|receipts? & lines?|items?|positions & tax|vat ! html|sql|server|csv|file|json|(?<!data )class|pdf ~ invoice invoices bill receipt line lines item items position positions type types interface interfaces data class struct structs record records define total totals compute computes calculate calculates sum sums gross net including included inclusive incl with tax taxes vat rate rates percent percentage per each every own different quantity quantities unit price prices description name number customer amount amounts rounded cents cent round rounds typed has have having whose also both subtotal subtotals breakdown grand plus
opt split ~ (?:and )?(?:the )?\\b(?:net(?: total| amount)?,? (?:the )?(?:tax|vat)(?: total| amount)?(?: and (?:the )?gross(?: total| amount)?)?|subtotal,? (?:the )?(?:tax|vat)(?: and (?:the )?(?:grand )?total)?)
value vat = 19 ~ (?:(?:with|including|incl|plus|at|of|an?|the|and) )*\\b(\\d+) ?(?:%|percent)(?: (?:vat|tax|sales tax|rate))*
[!vat] record LineItem(description: text, quantity: int, unitCents: int, taxPercent: int)
[vat] record LineItem(description: text, quantity: int, unitCents: int)
record Invoice(number: text, customer: text, lines: [LineItem])
[split] record Totals(netCents: int, taxCents: int, grossCents: int)
fun lineNet(line: LineItem) -> int
  return line.quantity * line.unitCents
[!vat] fun lineTax(line: LineItem) -> int
  [!vat] return whole(lineNet(line) * line.taxPercent + 50, 100)
[!split] fun invoiceTotal(invoice: Invoice) -> int
[split] fun invoiceTotals(invoice: Invoice) -> Totals
  [!split] let total = 0
  [split] let net = 0
  [split] let tax = 0
  for line in invoice.lines
    [!vat] raise value "a line has a quantity, and a price and a tax that are not negative" if line.quantity <= 0 or line.unitCents < 0 or line.taxPercent < 0
    [vat] raise value "a line has a quantity, and a price that is not negative" if line.quantity <= 0 or line.unitCents < 0
    [!split] [!vat] total += lineNet(line) + lineTax(line)
    [!split] [vat] total += lineNet(line)
    [split] net += lineNet(line)
    [split] [!vat] tax += lineTax(line)
  [split] [vat] tax = whole(net * {vat} + 50, 100)
  [!split] [!vat] return total
  [!split] [vat] return total + whole(total * {vat} + 50, 100)
  [split] return Totals(net, tax, net + tax)
example
  [!vat] let lines = [LineItem("Book", 2, 1250, 7), LineItem("Lamp", 1, 4999, 19)]
  [vat] let lines = [LineItem("Book", 2, 1250), LineItem("Lamp", 1, 4999)]
  let invoice = Invoice("2024-001", "Ada", lines)
  [!split] let cents = invoiceTotal(invoice)
  [!split] print "total: {cents} cents"
  [split] let totals = invoiceTotals(invoice)
  [split] print "net {totals.netCents}, tax {totals.taxCents}, gross {totals.grossCents} cents"

function cart|basket & types?|interfaces?|structs?|records?|data class & functions? & add|total ! html|sql|server|react|json|redux|file ~ shopping cart basket type types interface interfaces data class struct structs record records define item items product products add adds adding remove removes removing compute computes calculate calculates total totals sum price prices quantity quantities with name id apply applies applying percent percentage discount cents typed immutable pure new change changes original
opt update ~ (?:and )?\\b(?:change|update|set)s? (?:the |an item's |its )?quantit(?:y|ies)(?: of an item)?
opt code ~ (?:an? |the |optional )*\\b(?:discount|coupon|promo|voucher) codes?
record CartItem(name: text, cents: int, quantity: int)
record Cart(items: [CartItem])
fun addItem(cart: Cart, item: CartItem) -> Cart
  raise value "the quantity must be positive" if item.quantity <= 0
  let items: [CartItem] = []
  let isNew = true
  for one in cart.items
    if one.name == item.name
      append(items, CartItem(one.name, item.cents, one.quantity + item.quantity))
      isNew = false
    else
      append(items, one)
  if isNew
    append(items, item)
  return Cart(items)
fun removeItem(cart: Cart, name: text) -> Cart
  let items: [CartItem] = []
  for one in cart.items
    if one.name != name
      append(items, one)
  return Cart(items)
[update] fun setQuantity(cart: Cart, name: text, quantity: int) -> Cart
  [update] raise value "the quantity must be positive" if quantity <= 0
  [update] let items: [CartItem] = []
  [update] for one in cart.items
    [update] if one.name == name
      [update] append(items, CartItem(name, one.cents, quantity))
    [update] else
      [update] append(items, one)
  [update] return Cart(items)
[!code] fun totalCents(cart: Cart) -> int
[code] fun totalCents(cart: Cart, code: text) -> int
  let sum = 0
  for one in cart.items
    sum += one.cents * one.quantity
  [!code] return sum
  [code] if code == ""
    [code] return sum
  [code] let codes: {text:int} = []
  [code] put(codes, "SAVE10", 10)
  [code] put(codes, "SAVE20", 20)
  [code] raise value "unknown discount code: {code}" if not has(codes, code)
  [code] return sum - whole(sum * codes[code] + 50, 100)
example
  let items: [CartItem] = []
  let empty = Cart(items)
  let first = addItem(empty, CartItem("apple", 50, 4))
  let second = addItem(first, CartItem("lamp", 1999, 1))
  let cart = removeItem(second, "apple")
  [!code] let cents = totalCents(cart)
  [code] let cents = totalCents(cart, "SAVE10")
  print "total: {cents} cents"
`;
