# What occupations of the basic deck ask and offer

agricola-do-room = { $card }: a room for nothing
agricola-do-gift = { $card }: take { $goods }
agricola-answer-card = { $card }
agricola-answer-return = Return 1 { $good }
agricola-answer-keep = Keep the { $good }
