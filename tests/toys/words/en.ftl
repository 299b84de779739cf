farm-title = Toy farm
farm-option-rounds = Rounds
farm-option-rounds-help = How many rounds are played.
farm-option-rain = Rain
farm-option-rain-help = It rains now and then.
farm-option-year = Year
farm-option-year-help = Two years in a row, with a card kept in the barn; 0 for a game by itself.
farm-option-barn = Barn
farm-option-barn-help = The cards that everybody has from the start.
farm-option-barn-none = empty
farm-year = Year { $year }{ $barn_count ->
    [0] { "" }
   *[other] {"; "}in the barn: { $barn }
}
farm-year-over = Year { $year } is over.
farm-ask-keep = Which card goes into the barn?
farm-keep = { $card }
farm-score-goods = Goods
farm-score-hedges = Hedges
farm-score-throw = Throw
farm-good-wood = wood
farm-good-clay = clay
farm-good-food = food
farm-space-forest = the forest
farm-space-grove = the grove
farm-space-pit = the clay pit
farm-space-pond = the pond
farm-card-wood-carter = Wood Carter
farm-card-charcoal-burner = Charcoal Burner
farm-card-hedge-keeper = Hedge Keeper
farm-card-peddler = Peddler
farm-ask-pick = Keep a card
farm-pick-wood-carter = Keep the Wood Carter
farm-pick-charcoal-burner = Keep the Charcoal Burner
farm-pick-hedge-keeper = Keep the Hedge Keeper
farm-pick-peddler = Keep the Peddler
farm-ask-place_worker = Place your worker
farm-place = Go to { $space }
farm-ask-gain_one_of = Take one
farm-gain_one_of-wood = Take wood
farm-gain_one_of-food = Take food
farm-ask-offer = Use your cards
farm-hedge = Plant a hedge
farm-ask-throw = Throw the stone
farm-throw = Throw with strength { $strength }
farm-event-gained = { $seat_you ->
        [yes] You get { $number } { $good }.
       *[other] { $seat } gets { $number } { $good }.
    }
farm-event-picked = { $card_id ->
        [none] { $seat } keeps a card.
       *[other] { $seat } keeps { $card }.
    }
farm-event-thrown = { $seat } throws { $length } steps far.
