# О чём спрашивают и что предлагают занятия интерактивной колоды

agricola-answer-reap = 1 зерно у игрока { $seat }: { $field }
agricola-answer-pay = { $number ->
    [0] Не платить
   *[other] Заплатить еды: { $number }
}
agricola-answer-buy = Купить зерно за 2 еды
agricola-answer-sell = Продать игроку { $seat }
