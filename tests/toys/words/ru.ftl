farm-title = Игрушечная ферма
farm-option-rounds = Раунды
farm-option-rounds-help = Сколько раундов длится игра.
farm-option-rain = Дождь
farm-option-rain-help = Иногда идёт дождь.
farm-option-year = Год
farm-option-year-help = Два года подряд, карта хранится в амбаре; 0 — игра сама по себе.
farm-option-barn = Амбар
farm-option-barn-help = Карты, которые есть у всех с самого начала.
farm-option-barn-none = пуст
farm-year = Год { $year }{ $barn_count ->
    [0] { "" }
   *[other] {"; "}в амбаре: { $barn }
}
farm-year-over = Год { $year } закончен.
farm-ask-keep = Какая карта отправится в амбар?
farm-keep = { $card }
farm-score-goods = Товары
farm-score-hedges = Изгороди
farm-score-throw = Бросок
farm-good-wood = дерево
    .gen = дерева
farm-good-clay = глина
    .gen = глины
farm-good-food = еда
    .gen = еды
farm-space-forest = лес
farm-space-grove = роща
farm-space-pit = карьер
farm-space-pond = пруд
farm-card-wood-carter = Лесовоз
farm-card-charcoal-burner = Углежог
farm-card-hedge-keeper = Садовник
farm-card-peddler = Коробейник
farm-ask-pick = Оставьте карту
farm-pick-wood-carter = Оставить Лесовоза
farm-pick-charcoal-burner = Оставить Углежога
farm-pick-hedge-keeper = Оставить Садовника
farm-pick-peddler = Оставить Коробейника
farm-ask-place_worker = Поставьте работника
farm-place = Занять место: { $space }
farm-ask-gain_one_of = Возьмите одно
farm-gain_one_of-wood = Взять дерево
farm-gain_one_of-food = Взять еду
farm-ask-offer = Примените карты
farm-hedge = Посадить изгородь
farm-ask-throw = Бросьте камень
farm-throw = Бросить с силой { $strength }
farm-event-gained = { $seat_you ->
        [yes] Вы получаете { $number } { $good_gen }.
       *[other] { $seat } получает { $number } { $good_gen }.
    }
farm-event-picked = { $card_id ->
        [none] { $seat } оставляет карту.
       *[other] { $seat } оставляет карту «{ $card }».
    }
farm-event-thrown = { $seat }: камень пролетел { $length ->
        [one] { $length } шаг
        [few] { $length } шага
       *[other] { $length } шагов
    }.
