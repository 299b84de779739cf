# О чём спрашивают и что предлагают профессии сложной колоды

agricola-answer-move = Перейти: { $from } → { $to }
agricola-answer-grow = { $number ->
    [one] { $number } ребёнок
    [few] { $number } ребёнка
   *[many] { $number } детей
}
agricola-answer-lay = Положить на карту дерево: { $number }
agricola-answer-play-occupation = Сыграть профессию за 1 еду
agricola-answer-play-improvement = Сыграть улучшение
