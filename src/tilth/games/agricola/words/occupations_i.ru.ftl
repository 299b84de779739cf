# О чём спрашивают и что предлагают занятия колоды влияния

agricola-answer-reap = Забрать 1 зерно: { $seat }, поле { $field }
agricola-answer-pay = { $number ->
    [0] Не платить
   *[other] Заплатить еды: { $number }
}
agricola-answer-buy = Купить зерно за 2 еды
agricola-answer-sell = Покупает { $seat }
