petrichor-web-wins = Победы в голосованиях
petrichor-web-wins-help = Очки в конце игры за выигранные голосования.
petrichor-web-weather = Погода
petrichor-web-harvest = Урожай
petrichor-web-dice-ready = { $ready ->
    [one] готов { $ready } кубик из 3
    [few] готовы { $ready } кубика из 3
   *[other] готово { $ready } кубиков из 3
}
petrichor-web-round = Раунд { $round } из { $rounds }
petrichor-web-set-up = Подготовка
petrichor-web-phase-action = Действия
petrichor-web-phase-weather = Погода
petrichor-web-phase-harvest = Урожай
petrichor-web-phase-clean-up = Конец раунда
petrichor-web-first-player = Первый игрок
petrichor-web-drops-left = капель в запасе
petrichor-web-votes-left = голосов в запасе
petrichor-web-cards = карт
petrichor-web-wheat = жетонов пшеницы
petrichor-web-hand = Ваши карты
petrichor-web-no-hand = Карт нет
petrichor-web-pack = Драфт: оставьте { $number ->
    [one] { $number } карту
    [few] { $number } карты
   *[other] { $number } карт
}
petrichor-web-keep = Оставьте { $number ->
    [one] { $number } карту
    [few] { $number } карты
   *[other] { $number } карт
}
petrichor-web-picked = Оставлено: { $cards }
petrichor-web-two-as = Две карты как
petrichor-web-more-as = Оплатить
petrichor-web-effect-frost = Новое облако с каплей
petrichor-web-effect-sun = +2 капли в своё облако
petrichor-web-effect-wind = Облако на соседний участок
petrichor-web-effect-rain = Капля из 1–2 своих облаков
petrichor-web-about-frost = Новое облако с вашей каплей над любым участком без облака. Как погода: все облака становятся тучами.
petrichor-web-about-sun = Две ваши капли добавляются в облако, где уже есть ваша вода. Как погода: удвойте свои капли в одном облаке.
petrichor-web-about-wind = Облако с вашей водой уходит на соседний участок; два облака сливаются в тучу. Как погода: каждый сдувает одну каплю на соседний участок.
petrichor-web-about-rain = Из 1–2 облаков с вашей водой падает по капле. Капля может быть чужой. Как погода: все тучи проливаются.
petrichor-web-then-vote = Затем голос
petrichor-web-card-count = { $name }, { $number ->
    [one] { $number } карта
    [few] { $number } карты
   *[other] { $number } карт
}: { $effect }
petrichor-web-tile = { $crop } { $id }, капель { $drops } из { $need }{ $who ->
    [none] { "" }
   *[other] : { $who }
}{ $growth ->
    [sprouting] . Росток
    [developed] . Взошло
    [drowned] . Утонуло
   *[none] { "" }
}{ $cloud ->
    [light] . Облако: { $air }
    [thunder] . Туча: { $air }
   *[none] { "" }
}{ $fertilized ->
    [yes] . Удобрено
   *[no] { "" }
}
petrichor-web-tile-lake = Озеро { $id }{ $cloud ->
    [light] . Облако: { $air }
    [thunder] . Туча: { $air }
   *[none] { "" }
}
petrichor-web-tile-hidden = Участок { $id } закрыт{ $fertilized ->
    [yes] . Удобрено
   *[no] { "" }
}
petrichor-web-light-cloud = Облако над { $id }: { $air }
petrichor-web-thunder-cloud = Туча над { $id }: { $air }
petrichor-web-drop-of = Капля, { $owner }, { $id }
petrichor-web-quarter = { $weather }: { $number ->
    [one] { $number } голос
    [few] { $number } голоса
   *[other] { $number } голосов
}{ $who ->
    [none] { "" }
   *[other] . { $who }
}
petrichor-web-die = Кубик урожая: { $value }
petrichor-web-die-harvest = Кубик урожая: готов
petrichor-web-needs = Нужно капель
petrichor-web-none = никого
petrichor-web-count = { $owner } { $number }
petrichor-web-scores = Очки при сборе урожая
petrichor-web-by-place = По числу капель: { $points }
petrichor-web-by-heads = По числу игроков на участке: { $points }
petrichor-web-by-wheat = Больше всех капель: { $most } и жетон пшеницы; остальным { $others }
petrichor-web-by-drop = { $points } за каждую каплю
petrichor-web-stage-sprouting = Пока росток
petrichor-web-stage-developed = Когда вызреет
petrichor-web-cactus-dry = Меньше { $drops } капель
petrichor-web-cactus-wet = Утонула, если капель было { $drops } или больше
petrichor-web-lake-help = На озере ничего не растёт. Облако, которое сюда приносит ветер, получает три капли, а улететь может далеко по свободному небу. Упавшие капли возвращаются владельцам.
petrichor-web-hidden-help = Участки закрыты, пока не разложены удобрения.
petrichor-web-fertilized-help = Удобрено: каждый, у кого здесь есть капли, получит на 1 очко больше.
petrichor-web-wins-about = { $name }: побед { $wins }, очков { $points }
petrichor-web-winds-card = Южные ветра
petrichor-web-winds-deck = { $deck ->
    [one] { $deck } карта
    [few] { $deck } карты
   *[other] { $deck } карт
} в колоде
petrichor-web-winds-none = Карты ещё нет
petrichor-web-die-lower = понизить кубик
petrichor-lost-alone = На этот раз победили ветра
petrichor-web-winds-goes = Очки ветров: { $points }
petrichor-web-crop-cactus = Опунция
petrichor-won-alone = Вы победили Южные ветра
