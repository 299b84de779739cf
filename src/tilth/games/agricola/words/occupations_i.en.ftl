# What occupations of the interactive deck ask and offer

agricola-answer-reap = 1 grain of { $seat }: { $field }
agricola-answer-pay = { $number ->
    [0] Pay nothing
   *[other] Pay { $number } food
}
agricola-answer-buy = Buy the grain for 2 food
agricola-answer-sell = Sell to { $seat }
