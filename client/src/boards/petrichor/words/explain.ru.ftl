# Что маленькая карточка говорит о вещах на столе

## Участки и облака

petrichor-web-lake-help = На озере ничего не растёт. Облако, которое сюда приносит ветер, получает три капли, а улететь может далеко по свободному небу. Упавшие капли возвращаются владельцам.
petrichor-web-hidden-help = Участки закрыты, пока не разложены удобрения.
petrichor-web-fertilized-help = Удобрено: каждый, у кого здесь есть капли, получит на 1 очко больше.
petrichor-web-is-tile = { $crop } { $id }
petrichor-web-is-needs =
    Чтобы взойти, нужно капель: { $need }; { $drops ->
        [0] пока здесь нет ни одной
        [one] сейчас здесь { $drops } капля
        [few] сейчас здесь { $drops } капли
       *[other] сейчас здесь { $drops } капель
    }{ $who ->
        [none] { "" }
       *[other] : { $who }
    }.
petrichor-web-is-sprouting =
    Пока это росток. { $crop ->
        [coffee] Созреет в солнечную погоду.
       *[other] Созреет в дождливую погоду.
    }
petrichor-web-is-developed = Растение взошло, и следующий урожай его соберёт.
petrichor-web-is-drowned = Растение утонуло и принесёт меньше.
petrichor-web-by-place = по числу капель: { $points }
petrichor-web-by-heads = по числу игроков на участке: { $points }
petrichor-web-by-wheat = у кого больше всех капель — { $most } и жетон пшеницы, у остальных — { $others }
petrichor-web-by-drop = { $points } за каждую каплю
petrichor-web-is-row = { $stage ->
    [none] Очки при сборе урожая
   *[other] { $stage }
}: { $row }.
petrichor-web-stage-sprouting = Пока росток
petrichor-web-stage-developed = Когда вызреет
petrichor-web-cactus-dry = Меньше { $drops } капель
petrichor-web-cactus-wet = Утонула, если капель было { $drops } или больше
petrichor-web-is-cloud = { $kind ->
    [thunder] Туча над { $id }
   *[other] Облако над { $id }
}
petrichor-web-is-in-cloud =
    { $drops ->
        [one] В нём { $drops } капля
        [few] В нём { $drops } капли
       *[other] В нём { $drops } капель
    }: { $who }.
petrichor-web-is-light =
    Ещё { $more ->
        [one] { $more } капля
        [few] { $more } капли
       *[other] { $more } капель
    }, и оно станет тучей. То же будет, если сюда приплывёт другое облако.
petrichor-web-is-thunder =
    Ещё { $more ->
        [one] { $more } капля
        [few] { $more } капли
       *[other] { $more } капель
    }, и туча лопнет: вся вода прольётся на участок. В дождливую погоду она прольётся и так.
petrichor-web-is-yours = { $yours ->
    [0] Ваших капель здесь нет, поэтому ваши карты на него пока не действуют.
   *[other] Здесь есть ваши капли, и на него действуют ваши Солнце, Ветер и Дождь.
}

## Погода, голоса и кубики

petrichor-web-about-frost = Новое облако с вашей каплей над любым участком без облака. Как погода: все облака становятся тучами.
petrichor-web-about-sun = Две ваши капли добавляются в облако, где уже есть ваша вода. Как погода: каждый удваивает свои капли в одном облаке.
petrichor-web-about-wind = Облако с вашей водой уходит на соседний участок; два облака сливаются в тучу. Как погода: каждый сдувает одну каплю на соседний участок.
petrichor-web-about-rain = Из одного или двух облаков с вашей водой падает по капле, можно и чужой. Как погода: все тучи проливаются.
petrichor-web-is-votes = { $votes ->
    [0] За неё ещё никто не голосовал.
    [one] За неё { $votes } голос: { $who }.
    [few] За неё { $votes } голоса: { $who }.
   *[other] За неё { $votes } голосов: { $who }.
}
petrichor-web-is-leading = Если так и останется, в этом раунде она наступит.
petrichor-web-is-card = Потом вы голосуете за «{ $weather }» или за «{ $next }» либо понижаете кубик урожая.
petrichor-web-is-dice = { $ready ->
    [0] Урожая пока нет ни на одном кубике.
    [1] Урожай выпал на одном кубике.
    [2] Урожай выпал на двух кубиках.
   *[other] Урожай на всех трёх кубиках: в конце этого раунда соберут всё, что взошло.
}{ $ready ->
    [3] { "" }
   *[other] {" "}Когда он на всех трёх, в конце раунда собирают всё, что взошло; в последнем раунде — в любом случае.
}
petrichor-web-is-die = На нём { $value }. Вместо голосования его можно понизить и взять { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }.
petrichor-web-is-die-ready = На нём урожай, понижать больше нечего.
petrichor-web-is-wins = У кого больше всех голосов за наступившую погоду, тот сдвигается на камень вперёд. Число на камне — очки в конце партии.
petrichor-web-is-your-wins = Ваших побед: { $wins }, очков за них: { $points }. С ещё одной победой будет { $next }.

## Что есть у игроков

petrichor-web-is-supply-drops = Капли в запасе
petrichor-web-is-supply-drops-now = В запасе { $number } из 20 капель; остальные в облаках и на участках. Отсюда берут мороз и солнце.
petrichor-web-is-supply-votes = Оставшиеся голоса
petrichor-web-is-supply-votes-now = Осталось { $number } из 12 голосов. Голоса за наступившую погоду возвращаются. Когда запас кончился, перекладывают те, что лежат на поле.
petrichor-web-is-supply-cards = Карты
petrichor-web-is-supply-cards-now =
    В руке { $number ->
        [one] { $number } карта
        [few] { $number } карты
       *[other] { $number } карт
    }. В конце раунда оставляют не больше четырёх и получают новые.
petrichor-web-is-supply-wind-deck = Карты Южных ветров
petrichor-web-is-supply-wind-deck-now = Карт в их колоде: { $number }. Перед каждым вашим ходом они берут одну.
petrichor-web-is-supply-wheat = Жетоны пшеницы
petrichor-web-is-supply-wheat-now = Пока { $number }. Жетон получает тот, у кого больше всех капель на собранной пшенице; за наибольшее число жетонов в конце дают { $bonus } очков.
petrichor-web-is-first = Первый игрок
petrichor-web-is-first-now = Начинает раунд, выбирает между погодами с равными голосами и первым удваивает капли в солнечную погоду.
petrichor-web-is-score-harvest = Очки за собранные растения.
petrichor-web-is-score-dice = Очки за понижение кубиков урожая.
petrichor-web-is-score-votes = Очки, которые сейчас дают победы в голосованиях.
petrichor-web-is-score-wheat = { $bonus } очков тому, у кого сейчас больше всех жетонов пшеницы.
petrichor-web-is-score-winds = Южные ветра получают очко всякий раз, когда их карта не находит цели.
petrichor-web-is-score-web-score-ripe = Сколько прибавилось бы, если собрать сейчас всё, что взошло.
petrichor-web-is-winds = { $number ->
    [0] Они ещё не брали карту.
   *[other] Их последняя карта: { $wind }.
} Перед каждым вашим ходом они открывают карту, делают то, что на ней сказано, и голосуют.
