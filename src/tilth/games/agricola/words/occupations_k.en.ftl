# What occupations of the complex deck ask and offer

agricola-answer-move = Move from { $from } to { $to }
agricola-answer-grow = { $number ->
    [one] 1 child
   *[other] { $number } children
}
agricola-answer-lay = Lay { $number } wood on the card
agricola-answer-play-occupation = Play an occupation for 1 food
agricola-answer-play-improvement = Play an improvement
