petrichor-title = Петрикор
petrichor-tagline = Станьте облаком: пролейтесь где выгодно и проголосуйте за погоду
petrichor-first-game = Поля для новичков: расклад для первой игры

# Things

petrichor-weather-frost = Мороз
    .gen = Мороза
petrichor-weather-sun = Солнце
    .gen = Солнца
petrichor-weather-wind = Ветер
    .gen = Ветра
petrichor-weather-rain = Дождь
    .gen = Дождя
petrichor-crop-wheat = пшеница
petrichor-crop-cotton = хлопок
petrichor-crop-grass = трава
petrichor-crop-potato = картофель
petrichor-crop-coffee = кофе
petrichor-crop-rice = рис
petrichor-crop-corn = кукуруза
petrichor-crop-cactus = опунция
petrichor-crop-lake = озеро
petrichor-player-south = Южные ветра
petrichor-tile = { $id }
petrichor-cloud = облако над { $id }
petrichor-side = { $id }
petrichor-side-harvest = урожай
petrichor-die = кубик урожая
petrichor-wind-1 = 1 капля на участок
petrichor-wind-2 = 2 капли на участок
petrichor-wind-3 = одна ваша капля уходит с участка
petrichor-wind-4 = новое облако с 2 каплями
petrichor-wind-5 = 1 капля в облако
petrichor-wind-6 = 1 капля в облако
petrichor-wind-7 = облако с вашими и их каплями уходит на северо-запад
petrichor-wind-8 = облако только с их каплями уходит на юго-восток
petrichor-wind-9 = перемешать все карты ветров и открыть новую

# Options of the game

petrichor-option-rounds = Раунды
petrichor-option-rounds-help = Четыре раунда — короткая партия, шесть — длинная, с простором для планов.
petrichor-option-layout = Поля
petrichor-option-layout-help = Случайные участки или готовый расклад для первой партии.
petrichor-option-layout-random = случайные
petrichor-option-layout-first = для первой партии
petrichor-option-draft = Драфт карт
petrichor-option-draft-help = Карты набирают драфтом: часть оставляют себе, остальное передают. Больше контроля, партия дольше.
petrichor-option-fertilizer = Удобрения
petrichor-option-fertilizer-help = Три жетона кладут на закрытые участки; удобренный участок приносит каждому на 1 очко больше.
petrichor-option-cactus = Опунция
petrichor-option-cactus-help = Участок, который всходит от 2 капель и тонет от 4; утонувшая опунция приносит меньше, даже если капли её покинут.
petrichor-option-lake = Озеро
petrichor-option-lake-help = Возвращает капли владельцам, наполняет прилетевшие облака и отпускает их как угодно далеко.
petrichor-option-double_cards = Две карты
petrichor-option-double_cards-help = Южные ветра открывают по две карты за ход; голосует только вторая.
petrichor-option-aimed_winds = Меткие ветра
petrichor-option-aimed_winds-help = Южные ветра не бросают кубик, а выбирают лучший участок.
petrichor-option-no_tricks = Без уловок
petrichor-option-no_tricks-help = Без пшеницы и картофеля, на которых Южные ветра легко перехитрить.
petrichor-option-one_more_turn = Ещё один ход
petrichor-option-one_more_turn-help = После вашего паса Южные ветра ходят ещё раз.

# What is asked

petrichor-ask-turn = Ваш ход: какую карту сыграете?
petrichor-ask-second_action = Второе действие или конец хода?
petrichor-ask-frost_action = Мороз: где появится новое облако?
petrichor-ask-take_back =
    { $number ->
        [one] В запасе не хватает капель: верните { $number } каплю с участков
        [few] В запасе не хватает капель: верните { $number } капли с участков
       *[other] В запасе не хватает капель: верните { $number } капель с участков
    }
petrichor-ask-sun_action = Солнце: куда добавить две капли?
petrichor-ask-rain_action = Дождь: какая капля упадёт?
petrichor-ask-rain_action-again = Дождь: упадёт ли вторая капля?
petrichor-ask-wind_action = Ветер: какое облако и куда сдуть?
petrichor-ask-vote = Ваш голос: какой погоде быть?
petrichor-ask-keep_cards = Какие четыре карты оставить?
petrichor-ask-break_tie = Голосов поровну: какая погода наступит?
petrichor-ask-break_tie-final = Голосов поровну: какая погода принесёт победы в голосовании?
petrichor-ask-sun_weather = Солнечная погода: где удвоить капли?
petrichor-ask-wind_weather = Ветреная погода: куда сдуть каплю?
petrichor-ask-place_fertilizer = Куда положить удобрение?
petrichor-ask-starting_cloud = Где появится ваше первое облако?
petrichor-ask-pick =
    { $number ->
        [one] Драфт: оставьте { $number } карту, остальные передайте
        [few] Драфт: оставьте { $number } карты, остальные передайте
       *[other] Драфт: оставьте { $number } карт, остальные передайте
    }

# What an option does

petrichor-play = { $weather }
petrichor-play-for = { $weather } (карты: { $cards })
petrichor-pass = Пас
petrichor-stop = Закончить ход
petrichor-none = Ничего не происходит
petrichor-new-cloud = Новое облако над { $tile }
petrichor-take-back = Вернуть каплю с { $tile }
petrichor-take-back-none = Не возвращать капель
petrichor-add-two = Две капли в облако над { $tile }
petrichor-rain-drop =
    { $drop_you ->
        [yes] Ваша капля падает на { $tile }
       *[no] Капля падает на { $tile } ({ $drop })
    }
petrichor-rain-no-more = Больше ни капли
petrichor-move-cloud = Облако с { $from } на { $to }
petrichor-move-cloud-merge = Облако с { $from } на { $to }, там они сольются
petrichor-vote-weather = Голос за { $weather }
petrichor-vote-die =
    { $points ->
        [one] Понизить кубик со значением { $value }: { $points } очко
       *[other] Повернуть кубик со значением { $value } на урожай: { $points } очка
    }
petrichor-vote-move = Переставить голос с { $from_gen } на { $weather }
petrichor-vote-none = Не голосовать
petrichor-keep = Оставить: { $cards }
petrichor-bring-weather = { $weathers }
petrichor-double =
    { $number ->
        [one] Над { $tile }: ещё { $number } капля
        [few] Над { $tile }: ещё { $number } капли
       *[other] Над { $tile }: ещё { $number } капель
    }
petrichor-double-none = Не удваивать
petrichor-blow-drop =
    { $drop_you ->
        [yes] Ваша капля с { $from } на { $to }
       *[no] Капля с { $from } на { $to } ({ $drop })
    }
petrichor-fertilize = Удобрение на { $tile }
petrichor-pick = Оставить: { $cards }

# What happened

petrichor-event-round = Раунд { $round }
petrichor-event-fertilized = { $seat_you ->
        [yes] Вы удобряете
       *[no] { $seat } удобряет
    } { $tile }
petrichor-event-tiles_shown = Поля: { $tiles }
petrichor-event-dealt = { $seat_you ->
        [yes] Вы получаете
       *[no] { $seat } получает
    }{ $cards_count ->
        [0] {" "}{ $number ->
            [one] { $number } карту
            [few] { $number } карты
           *[other] { $number } карт
        }
       *[other] : { $cards }
    }
petrichor-event-deck_reshuffled = Сброшенные карты замешаны в новую колоду
petrichor-event-picked =
    { $cards_count ->
        [0] Выбор сделан: { $seat_you ->
            [yes] вы
           *[no] { $seat }
        }
       *[other] { $seat_you ->
            [yes] Вы оставляете
           *[no] { $seat } оставляет
        }: { $cards }
    }
petrichor-event-packs_passed = Карты переданы дальше
petrichor-event-dice_rolled = Кубики урожая: { $dice }
petrichor-event-first = { $seat_you ->
        [yes] Вы — первый игрок
       *[no] Первый игрок — { $seat }
    }
petrichor-event-played = { $seat_you ->
        [yes] Вы играете
       *[no] { $seat } играет
    } { $cards_count ->
        [1] { $weather }
       *[other] { $weather } (карты: { $cards })
    }
petrichor-event-nothing_happens = { $weather } ничего не меняет
petrichor-event-cloud = { $seat_you ->
        [yes] У вас
       *[no] { $seat }:
    } новое облако над { $tile }
petrichor-event-added = { $seat_you ->
        [yes] Вы добавляете
       *[no] { $seat } добавляет
    } { $number ->
        [one] { $number } каплю
        [few] { $number } капли
       *[other] { $number } капель
    } в облако над { $tile }
petrichor-event-rained = { $drop_you ->
        [yes] Ваша капля падает на { $tile }
       *[no] Капля падает на { $tile } ({ $drop })
    }
petrichor-event-blown = Облако плывёт с { $from } на { $to }
petrichor-event-took_back = { $seat_you ->
        [yes] Вы возвращаете
       *[no] { $seat } возвращает
    } себе каплю с { $tile }
petrichor-event-merged = Облака над { $tile } сливаются
petrichor-event-thunder = Облако над { $tile } становится тучей
petrichor-event-overflow = Туча над { $tile } переполнена: ливень
petrichor-event-vanished = Облако над { $tile } исчезает
petrichor-event-poured =
    { $number ->
        [one] { $number } капля проливается на { $tile }
        [few] { $number } капли проливаются на { $tile }
       *[other] { $number } капель проливается на { $tile }
    }
petrichor-event-lake_returns = Озеро возвращает { $drop_you ->
        [yes] вам{" "}
       *[no] { "" }
    }{ $number ->
        [one] { $number } каплю
        [few] { $number } капли
       *[other] { $number } капель
    }{ $drop_you ->
        [yes] { "" }
       *[no] : { $drop }
    }
petrichor-event-sprouted = На { $tile } прорастает { $crop }
petrichor-event-grew = На { $tile } всходит { $crop }
petrichor-event-developed = На { $tile } вызревает { $crop }
petrichor-event-drowned = На { $tile } тонет { $crop }
petrichor-event-dried = На { $tile } засыхает { $crop }
petrichor-event-voted =
    { $seat_id ->
        [south] Южные ветра голосуют
       *[other] { $seat_you ->
            [yes] Вы голосуете
           *[no] { $seat } голосует
        }
    } за { $weather }
petrichor-event-vote_moved = { $seat_you ->
        [yes] Вы переставляете
       *[no] { $seat } переставляет
    } голос с { $from_gen } на { $weather }
petrichor-event-vote_lapsed = { $seat_you ->
        [yes] Вы не голосуете
       *[no] { $seat } не голосует
    }
petrichor-event-die_lowered =
    { $seat_id ->
        [south] { $to ->
            [0] Южные ветра поворачивают кубик на урожай: { $points } очка
           *[other] Южные ветра понижают кубик с { $from } до { $to }: { $points } очко
        }
       *[other] { $to ->
            [0] { $seat_you ->
                [yes] Вы поворачиваете
               *[no] { $seat } поворачивает
            } кубик на урожай: { $points } очка
           *[other] { $seat_you ->
                [yes] Вы понижаете
               *[no] { $seat } понижает
            } кубик с { $from } до { $to }: { $points } очко
        }
    }
petrichor-event-passed = { $seat_you ->
        [yes] Вы пасуете
       *[no] { $seat } пасует
    }
petrichor-event-hand_discarded = { $seat_you ->
        [yes] Вы сбрасываете
       *[no] { $seat } сбрасывает
    }: { $cards }
petrichor-event-weather_chosen = При равенстве { $seat_you ->
        [yes] вы выбираете
       *[no] { $seat } выбирает
    }: { $weathers }
petrichor-event-weather =
    { $votes ->
        [one] Погода: { $weather }, { $votes } голос
        [few] Погода: { $weather }, { $votes } голоса
       *[other] Погода: { $weather }, { $votes } голосов
    }
petrichor-event-doubled =
    { $seat_id ->
        [south] Южные ветра удваивают
       *[other] { $seat_you ->
            [yes] Вы удваиваете
           *[no] { $seat } удваивает
        }
    } { $number ->
        [one] { $number } каплю
        [few] { $number } капли
       *[other] { $number } капель
    } над { $tile }
petrichor-event-not_doubled = { $seat_you ->
        [yes] Вы ничего не удваиваете
       *[no] { $seat } ничего не удваивает
    }
petrichor-event-drop_blown = { $seat_you ->
        [yes] Вы сдуваете
       *[no] { $seat } сдувает
    } { $drop_you ->
        [yes] свою каплю с { $from } на { $to }
       *[no] каплю с { $from } на { $to } ({ $drop })
    }
petrichor-event-vote_won =
    { $seat_id ->
        [south] Южные ветра побеждают
       *[other] { $seat_you ->
            [yes] Вы побеждаете
           *[no] { $seat } побеждает
        }
    } в голосовании за { $weather }
petrichor-event-vote_not_won = В голосовании за { $weather } равенство: никто не победил
petrichor-event-votes_returned = Голоса за { $weather } возвращаются
petrichor-event-harvest = Урожай!
petrichor-event-harvested = Урожай на { $tile }, { $crop }: { $seat_you ->
        [yes] вы
       *[no] { $seat }
    }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
petrichor-event-wheat_token =
    { $seat_id ->
        [south] Южные ветра берут
       *[other] { $seat_you ->
            [yes] Вы берёте
           *[no] { $seat } берёт
        }
    } жетон пшеницы
petrichor-event-tile_cleared = Капли с { $tile } возвращаются владельцам
petrichor-event-end = Последний урожай собран
petrichor-event-wind_card = Южные ветра: { $wind }
petrichor-event-wind_deck_shuffled = Карты ветров перемешаны
petrichor-event-wind_roll = На кубике { $number }; цель — { $tile }
petrichor-event-wind_point =
    { $points ->
        [one] Взамен Южные ветра получают { $points } очко
        [few] Взамен Южные ветра получают { $points } очка
       *[other] Взамен Южные ветра получают { $points } очков
    }
petrichor-event-drop_removed = { $seat_you ->
        [yes] Вы теряете
       *[no] { $seat } теряет
    } каплю на { $tile }

# Почему что-то нельзя выбрать

petrichor-not-before-a-card = Сначала сыграйте карту. Куда её применить, спросят потом.
petrichor-not-before-the-action = Сначала сыграйте карту. После её действия вы голосуете или понижаете кубик.
petrichor-not-certain = Эта погода придёт и так.
petrichor-not-fewer-votes = За неё меньше голосов, чем за погоды, между которыми вы выбираете.
petrichor-not-this-vote = После действия «{ $weather }» голосуют за «{ $weather }» или за «{ $next }», следующую по кругу погоду.
petrichor-not-nothing-to-move = Голосов у вас не осталось, и переложить сюда с другой погоды нечего.
petrichor-not-no-vote-there = Голосов у вас не осталось, и здесь нет вашего, чтобы его переложить.
petrichor-not-die-ready = На этом кубике уже урожай.
petrichor-not-the-same-die = На двух кубиках { $value }, и всё равно, какой из них понизить: нажмите тот, что подсвечен.
petrichor-not-free-sky = Над этим участком уже есть облако. Новому нужно чистое небо.
petrichor-not-without-cloud = Над этим участком нет облака.
petrichor-not-your-cloud = В этом облаке нет ваших капель.
petrichor-not-same-cloud = Из этого облака капля только что упала. Вторая падает из другого.
petrichor-not-in-reach = Ни одно ваше облако сюда не доплывёт: облако сдвигается на соседний участок.
petrichor-not-your-drop = На этом участке нет ваших капель.
petrichor-not-wet = Ни сюда, ни отсюда нечего сдуть.
petrichor-not-fertilized-twice = Этот участок уже удобрен.
petrichor-not-beside-fertilizer = Удобрения не кладут на соседние участки.
petrichor-not-room-for-fertilizer = Тогда остальным удобрениям не найдётся места.
petrichor-not-enough-drops = На удвоение здесь нужно капель: { $needed }, а в запасе и на участках у вас { $have }.

# Points

petrichor-score-harvest = Урожай
petrichor-score-dice = Кубики урожая
petrichor-score-votes = Голосования
petrichor-score-wheat = Пшеница
petrichor-score-winds = Промахи ветров
petrichor-score-running = Уже с очками за победы и пшеницу на этот момент.

# The table in the terminal

petrichor-table-round = Раунд { $round } из { $rounds }
petrichor-table-fields = Поля
petrichor-table-weather = Погода
petrichor-table-dice = Кубики урожая
petrichor-table-harvest = урожай
petrichor-table-players = Игроки
petrichor-table-player = Игрок
petrichor-table-drops = Капли
petrichor-table-votes = Голоса
petrichor-table-wins = Победы
petrichor-table-wheat = Пшеница
petrichor-table-cards = Карты
petrichor-table-points = Очки
petrichor-table-hand = Ваши карты: { $cards }
petrichor-table-pack = Карты драфта: { $cards }
petrichor-table-empty = нет карт
petrichor-table-face-down = закрыт
petrichor-table-needs = { $drops }/{ $needed }
petrichor-table-legend = Облако ☁, туча ⛈ · ● капли на участке · ↑ росток, ✿ взошло, ≈ утонуло · + удобрение · ★ первый игрок
petrichor-table-wind-card = Южные ветра: { $wind }
petrichor-table-deck = В колоде { $deck }, в сбросе { $discard }

# What is refused

petrichor-refusal-cloud-and-drops = { $field }: у облака есть капли, а каплям нужно облако.
petrichor-refusal-drops-on-lake = { $field }: на озере не лежат капли.
petrichor-refusal-growth-and-drowning = { $field }: тонет только опунция, и с { $drown } каплями она уже утонула; капель здесь { $drops }.
petrichor-refusal-growth-and-drops = { $field }: здесь капель { $drops }, для роста нужно { $needed }; прорастают только кофе и рис.
petrichor-refusal-cards-not-conserved = { $field }: во всех местах вместе должно быть 10 карт { $card }, а не { $found }.
petrichor-refusal-cloud-too-full = { $field }: в облаке не больше 3 капель, в туче не больше 7, а здесь { $drops }.
petrichor-refusal-fertilizer-side-by-side = { $field }: удобрения не лежат на соседних участках.
petrichor-refusal-face-down-too-long = { $field }: участки лежат закрытыми только до первого облака, пока раскладывают удобрения на случайные участки.
petrichor-refusal-reshuffle-discarded = { $field }: карта 9 всегда в колоде — её замешивают обратно, как только она вышла.
