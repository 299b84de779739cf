# О чём спрашивают и что предлагают занятия основной колоды

agricola-do-room = { $card }: бесплатная комната
agricola-do-gift = { $card }: взять { $goods }
agricola-answer-card = { $card }
agricola-answer-return = Вернуть: { $good }, 1
agricola-answer-keep = Не возвращать: { $good }
