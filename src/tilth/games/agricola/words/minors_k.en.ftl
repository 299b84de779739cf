# What minor improvements of the complex deck ask

agricola-answer-store = { $number ->
    [0] Lay no food in the house
   *[other] Lay { $number } food in the house
}
