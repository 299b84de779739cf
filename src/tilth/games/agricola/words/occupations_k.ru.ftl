# О чём спрашивают и что предлагают занятия составной колоды

agricola-answer-move = Перейти с ячейки «{ $from }» на ячейку «{ $to }»
agricola-answer-grow = Новых родичей: { $number }
agricola-answer-lay = Положить на карту дерево: { $number }
agricola-answer-play-occupation = Освоить занятие за 1 еду
agricola-answer-play-improvement = Внедрить улучшение
