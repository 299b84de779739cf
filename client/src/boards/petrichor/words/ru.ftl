# Buttons, what is asked about a decision, and what follows a first press
petrichor-act-turn = Сыграть
petrichor-act-second_action = Сыграть
petrichor-act-pass = Спасовать
petrichor-act-stop = Закончить ход
petrichor-act-new-cloud = Создать облако
petrichor-act-take-back = Забрать
petrichor-act-add-two = Добавить капли
petrichor-act-rain-drop = Пролить
petrichor-act-wind_action = Сдуть облако
petrichor-act-vote-weather = Голосовать
petrichor-act-vote-move = Перенести голос
petrichor-act-vote-die = Повернуть кубик
petrichor-act-keep_cards = Оставить эти
petrichor-act-pick = Оставить
petrichor-act-break_tie = Решить
petrichor-act-sun_weather = Удвоить
petrichor-act-wind_weather = Сдуть каплю
petrichor-act-place_fertilizer = Положить сюда
petrichor-why-turn = Карта — это действие, а потом голос.
petrichor-why-second_action = Действие стоит двух своих карт; каждую заменят любые две.
petrichor-why-vote = Или поверните кубик урожая за 1 очко.
petrichor-why-break_tie = Вы первый игрок, вам и решать.
petrichor-why-break_tie-final = Вы первый игрок, вам и решать.
petrichor-why-frost_action = В нём сразу будет ваша капля.
petrichor-why-sun_action = В своё облако; с 4 каплями оно станет тучей, с 8 прольётся.
petrichor-why-wind_action = Встретившись, два облака сольются в тучу.
petrichor-why-rain_action = Капля может быть чья угодно.
petrichor-why-rain_action-again = Ещё одна, из другого вашего облака.
petrichor-why-keep_cards = В конце раунда у каждого остаётся четыре.
petrichor-why-sun_weather = Каждый удваивает свои капли в одном облаке.
petrichor-why-wind_weather = Каждый сдувает одну, чью угодно, на соседний участок.
petrichor-why-starting_cloud = В нём сразу будет ваша капля.
petrichor-why-take_back = Без них не хватит капель на действие.
petrichor-why-place_fertilizer = Этот участок принесёт каждому на нём на 1 очко больше.
petrichor-then-turn = Какими картами заплатите?
petrichor-then-second_action = Какими картами заплатите?
petrichor-then-wind_action = Куда сдуть облако?
petrichor-then-wind_weather = Куда сдуть каплю?
petrichor-then-vote = Куда отдать голос?
petrichor-sure-pass = Точно пас?
petrichor-web-sure-pass = { $first ->
    [yes] { $cards ->
        [one] Ваша { $cards } карта уйдёт в сброс
        [few] Ваши { $cards } карты уйдут в сброс
       *[other] Ваши { $cards } карт уйдут в сброс
    }; у остальных ещё по одному ходу.
   *[no] { $cards ->
        [one] У вас ещё { $cards } карта
        [few] У вас ещё { $cards } карты
       *[other] У вас ещё { $cards } карт
    }; это был ваш последний ход в раунде.
}
petrichor-web-dice-done = Все кубики готовы к урожаю.
petrichor-web-last-turn = Ваш последний ход в раунде: { $seat } пасует.
petrichor-web-useless-cloud = У вас нет облака: останется только голос.
petrichor-web-useless-sky = Облака уже над всеми участками: останется только голос.
petrichor-web-useless-drops = Вам не хватает капель: останется только голос.
petrichor-web-only-vote = Только голос
petrichor-web-then = { $what }; потом голос: { $weather } или { $next }.
petrichor-web-cloud-moves = { $merges ->
    [yes] { $thunder ->
        [overflow] Облака сольются, капель станет { $drops }, и всё прольётся на { $tile }
       *[other] Облака сольются в тучу, капель в ней: { $drops }
    }
   *[no] { $thunder ->
        [yes] Туча уйдёт на { $tile } и останется тучей
       *[other] Облако уйдёт на { $tile }
    }
}
petrichor-web-cloud-fills = { $thunder ->
    [overflow] Туча переполнится, и все капли ({ $drops }) прольются на { $tile }
    [new] Облако станет тучей, капель в ней: { $drops }
    [yes] Капель в туче станет: { $drops }
   *[other] Капель в облаке станет: { $drops }
}
petrichor-web-crop-will = { $growth ->
    [sprouting] { $crop } пустит росток
    [drowned] { $crop } утонет
    [dried] { $crop } засохнет
   *[other] { $crop } взойдёт
}
petrichor-web-cloud-gone = облако исчезнет
petrichor-web-bring = Урожай сейчас: { $who }
petrichor-web-score-ripe = Созрело
petrichor-web-score-running = С победами в голосованиях, пшеницей и созревшим урожаем на сейчас.
petrichor-web-look-overflow = Туча над { $tile } пролилась
petrichor-web-look-overflow-grows = Туча над { $tile } пролилась, и { $crop } растёт
petrichor-web-look-weather = { $weather_id ->
    [frost] Мороз: облака стали тучами
    [sun] Солнце: капель в облаках вдвое больше
    [wind] Ветер сдул капли на соседние участки
    [rain] Дождь: из туч пролилась вода
   *[other] Погода: { $weather }
}
petrichor-web-look-harvest = Урожай: { $who }
petrichor-web-look-removed = { $seat_you ->
    [yes] Вы теряете каплю на { $tile }
   *[no] { $seat } теряет каплю на { $tile }
}

petrichor-web-wins = Победы в голосованиях
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
petrichor-web-label-blow-drop = { $from } → { $to }, { $drop }
petrichor-web-effect-frost = Новое облако с каплей
petrichor-web-effect-sun = +2 капли в своё облако
petrichor-web-effect-wind = Сдвинуть своё облако
petrichor-web-effect-rain = По капле из 1–2 облаков
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
petrichor-web-none = никого
petrichor-web-count = { $owner } { $number }
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

## What is said the first time that something is asked

petrichor-first-turn = Сыграйте карту: выполните действие, потом проголосуйте. Любые две карты заменяют одну другую.
petrichor-first-second_action = Второе действие стоит двух карт. Если хватит и одного, заканчивайте ход.
petrichor-first-frost_action = Новое облако — ваша дорога на участок: что из него прольётся, ляжет под ним.
petrichor-first-take_back = Запас пуст. Для этого действия можно забрать свои капли с участка.
petrichor-first-sun_action = Обе капли идут в одно облако, где вы уже есть. Считайте до 4 и до 8: тогда облака меняются.
petrichor-first-wind_action = Гоните любое облако, где есть ваша капля, — можно и туда, где уже есть облако.
petrichor-first-rain_action = При сборе урожая считаются капли на участке. Уронить можно и чужую каплю.
petrichor-first-vote = После действий наступят две погоды с наибольшим числом голосов. Или понизьте кубик за очко.
petrichor-first-keep_cards = До следующего раунда можно приберечь четыре карты, новые придут вдобавок.
petrichor-first-break_tie = Голосов поровну, а первый игрок — вы: одна из этих погод наступит, другая нет.
petrichor-first-sun_weather = Все ваши капли в одном облаке удвоятся. С восемью каплями туча прольётся.
petrichor-first-wind_weather = Можно сдуть любую каплю, чью угодно: одной больше у вас или одной меньше у соперника.
petrichor-first-place_fertilizer = Какое там растение, пока не знает никто. Каждый на этом участке получит на очко больше.
petrichor-first-starting_cloud = Ваше первое облако. Ищите растение, которому нужно мало воды или за которое много дают.
petrichor-first-pick = Оставьте то, что хотите сыграть в этом раунде; остальное уйдёт следующему игроку.
