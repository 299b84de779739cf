# О чём спрашивают и что предлагают занятия базовой колоды

agricola-do-room = { $card }: бесплатная комната
agricola-do-gift = { $card }: взять { $goods }
agricola-answer-card = { $card }
agricola-answer-return = Вернуть 1 { $good_acc }
agricola-answer-keep = Не возвращать: { $good }
