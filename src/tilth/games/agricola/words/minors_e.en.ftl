# What minor improvements of the basic deck ask and offer

agricola-do-cook = { $card }: cook { $goods } at once
agricola-answer-plane_food = 1 more food
agricola-answer-plane_wood = A second wood for 2 food
