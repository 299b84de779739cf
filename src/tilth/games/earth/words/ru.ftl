earth-title = Земля
earth-tagline = Вырастите остров из шестнадцати карт, которые питают друг друга
earth-first-game = Упрощённая подготовка: меньше карт в начале

# Things

earth-action-plant = Посадка
earth-action-compost = Удобрение
earth-action-water = Полив
earth-action-grow = Выращивание
earth-cell = { $id }
earth-cell-island = остров
earth-cell-climate = климат
earth-pool = командная область

# What a name contains, for the goals that count it

earth-tag-animal = животное
earth-tag-colour = цвет
earth-tag-geography = место
earth-tags = Метки: { $tags }

# Options of the game

earth-option-setup = Подготовка
earth-option-setup-help = Упрощённая: без экосистем, каждая цель фауны приносит 10. Стандартная: по одному острову, климату и экосистеме. Продвинутая: выбор из двух карт каждого вида.
earth-option-setup-simple = упрощённая
earth-option-setup-standard = стандартная
earth-option-setup-advanced = продвинутая
earth-option-hidden_planting = Скрытая посадка
earth-option-hidden_planting-help = Сначала все сажают карты и одновременно их открывают; только потом берут карты и применяют способности.
earth-option-teams = Двое на двое
earth-option-teams-help = Места 1 и 3 играют против 2 и 4 и могут делиться тем, что получили за ход.
earth-option-compost_from_discard = Компост из сброса
earth-option-compost_from_discard-help = Карты, которые шли бы в компост из колоды, берут из сброса, пока он не пуст.
earth-option-gaia = Гея
earth-option-gaia-help = Насколько сильна Гея в одиночной игре.
earth-option-gaia-beginner = начальный уровень
earth-option-gaia-medium = средний уровень
earth-option-gaia-hard = сложный уровень
earth-option-gaia-expert = экспертный уровень

# What is asked

earth-ask-choose_action = Ваш ход: какое действие выполнят все?
earth-ask-choose_action-alone = Ваш ход: какое действие?
earth-ask-follow-compost = Удобрение: что возьмёте?
earth-ask-follow-water = Полив: что возьмёте?
earth-ask-follow-grow = Выращивание: что возьмёте?
earth-ask-plant =
    { $number ->
        [one] Посадить карту? Почвы у вас: { $soil }
       *[other] Посадить до { $number } карт? Почвы у вас: { $soil }
    }
earth-ask-plant-none = Посадить сейчас нечего. Дальше?
earth-ask-plant_at = Куда посадить: { $card }?
earth-ask-pay_instead =
    { $cost ->
        [one] { $card }: чем заплатить { $cost } жетон почвы?
        [few] { $card }: чем заплатить { $cost } жетона почвы?
       *[other] { $card }: чем заплатить { $cost } жетонов почвы?
    }
earth-ask-replace = { $card } ({ $cell }): какая карта займёт это место?
earth-ask-keep = Какую карту оставите?
earth-ask-order = { $cards }: применить до поля или после?
earth-ask-activate = Применить: { $card } ({ $cell })? { $text }
earth-ask-copy = { $card } ({ $cell }): какую способность скопировать?
earth-ask-place-sprout =
    { $number ->
        [one] Куда поставить побег?
        [few] Куда поставить { $number } побега?
       *[other] Куда поставить { $number } побегов?
    }
earth-ask-place-growth =
    { $number ->
        [one] Куда поставить росток?
        [few] Куда поставить { $number } ростка?
       *[other] Куда поставить { $number } ростков?
    }
earth-ask-lift-sprout =
    { $number ->
        [one] Какой побег отдать?
        [few] Какие { $number } побега отдать?
       *[other] Какие { $number } побегов отдать?
    }
earth-ask-lift-growth =
    { $number ->
        [one] Какой росток отдать?
        [few] Какие { $number } ростка отдать?
       *[other] Какие { $number } ростков отдать?
    }
earth-ask-compost_hand =
    { $number ->
        [one] Можно отправить в компост карту с руки
       *[other] Можно отправить в компост до { $number } карт с руки
    }
earth-ask-compost_hand-exact =
    { $number ->
        [one] Отправьте в компост карту с руки
        [few] Отправьте в компост { $number } карты с руки
       *[other] Отправьте в компост { $number } карт с руки
    }
earth-ask-take_part-soil = Сколько почвы возьмёте?
earth-ask-take_part-soil-alone = Сколько почвы? За каждые 2 Гее в компост идёт карта
earth-ask-take_part-soil-gaia = Сколько почвы? Гея получит столько же
earth-ask-take_part-draw = Сколько карт возьмёте?
earth-ask-take_part-draw-alone = Сколько карт? За каждую Гея получит росток
earth-ask-take_part-compost_deck = Сколько карт отправить в компост не глядя?
earth-ask-take_compost = Какую карту взять из компоста?
earth-ask-last_chance = Последний ход сделан: что-нибудь ещё до подсчёта очков?
earth-ask-choose_side-island = Какой остров ваш?
earth-ask-choose_side-climate = Какой климат?
earth-ask-choose_side-ecosystem = Какая экосистема?
earth-ask-gaia_leaf = На какую карту фауны Гея положит лист?
earth-ask-take_shared = Что возьмёте из командной области, пока не пропало?
earth-ask-take_shared-none = В командной области нечего взять. Оставите что-нибудь напарнику?

# What an option does

earth-action =
    { $action }: { $action_id ->
        [plant] посадите до 2 карт и оставьте себе 1 из 4; остальные сажают 1 и берут 1
        [compost] 5 жетонов почвы и 2 карты в компост; остальным 2 жетона почвы или 2 карты в компост
        [water] до 6 побегов и 2 жетона почвы; остальным до 2 побегов или 2 жетона почвы
       *[grow] 4 карты и до 2 ростков; остальным 2 карты или до 2 ростков
    }; { $number ->
        [0] ваши карты не сработают
        [one] сработает { $number } ваша карта
        [few] сработают { $number } ваши карты
       *[other] сработает { $number } ваших карт
    }
earth-action-alone = { $action }: { $action_id ->
        [plant] посадите до 2 карт и оставьте себе 1 из 4; остальные 3 берёт Гея
        [compost] 5 жетонов почвы и 2 карты в компост; Гее в компост { $hard ->
            [true] 5 карт
           *[false] 2 карты
        } и ещё по карте за каждые 2 полученных вами жетона почвы
        [water] до 6 побегов и 2 жетона почвы; Гее по побегу за каждую вашу синюю карту{ $hard ->
            [true] {" "}и ещё 3
           *[false] { "" }
        }
       *[grow] 4 карты и до 2 ростков; Гее по ростку за каждую взятую вами карту{ $hard ->
            [true] {" "}и ещё 3
           *[false] { "" }
        }
    }; { $number ->
        [0] ваши карты не сработают
        [one] сработает { $number } ваша карта
        [few] сработают { $number } ваши карты
       *[other] сработает { $number } ваших карт
    }
earth-follow-soil = 2 жетона почвы
earth-follow-compost = 2 карты из колоды в компост
earth-follow-sprouts = До 2 побегов
earth-follow-cards = 2 карты
earth-follow-growth = До 2 ростков
earth-plant =
    Посадить { $cost ->
        [0] бесплатно
        [one] за { $cost } жетон почвы
        [few] за { $cost } жетона почвы
       *[other] за { $cost } жетонов почвы
    }: { $card }
earth-replace = Заменить: { $card } ({ $cell })
earth-done-planting = Больше не сажать
earth-plant-at =
    { $card } на { $cell }, очки: { $points }{ $more_count ->
        [0] { "" }
       *[other] . Больше принесёт: { $more }
    }{ $less_count ->
        [0] { "" }
       *[other] . Меньше принесёт: { $less }
    }{ $goals_count ->
        [0] { "" }
       *[other] . Цель выполнена: { $goals }
    }
earth-instead-compost_hand =
    { $number ->
        [0] { $soil ->
            [one] { $soil } жетон почвы
            [few] { $soil } жетона почвы
           *[other] { $soil } жетонов почвы
        }
        [one] 1 карта с руки{ $soil ->
            [0] { "" }
            [one] {" "}и { $soil } жетон почвы
            [few] {" "}и { $soil } жетона почвы
           *[other] {" "}и { $soil } жетонов почвы
        }
        [few] { $number } карты с руки{ $soil ->
            [0] { "" }
            [one] {" "}и { $soil } жетон почвы
            [few] {" "}и { $soil } жетона почвы
           *[other] {" "}и { $soil } жетонов почвы
        }
       *[other] { $number } карт с руки{ $soil ->
            [0] { "" }
            [one] {" "}и { $soil } жетон почвы
            [few] {" "}и { $soil } жетона почвы
           *[other] {" "}и { $soil } жетонов почвы
        }
    }
earth-instead-sprout =
    { $number ->
        [0] { $soil ->
            [one] { $soil } жетон почвы
            [few] { $soil } жетона почвы
           *[other] { $soil } жетонов почвы
        }
        [one] 1 побег{ $soil ->
            [0] { "" }
            [one] {" "}и { $soil } жетон почвы
            [few] {" "}и { $soil } жетона почвы
           *[other] {" "}и { $soil } жетонов почвы
        }
        [few] { $number } побега{ $soil ->
            [0] { "" }
            [one] {" "}и { $soil } жетон почвы
            [few] {" "}и { $soil } жетона почвы
           *[other] {" "}и { $soil } жетонов почвы
        }
       *[other] { $number } побегов{ $soil ->
            [0] { "" }
            [one] {" "}и { $soil } жетон почвы
            [few] {" "}и { $soil } жетона почвы
           *[other] {" "}и { $soil } жетонов почвы
        }
    }
earth-instead-growth =
    { $number ->
        [0] { $soil ->
            [one] { $soil } жетон почвы
            [few] { $soil } жетона почвы
           *[other] { $soil } жетонов почвы
        }
        [one] 1 росток{ $soil ->
            [0] { "" }
            [one] {" "}и { $soil } жетон почвы
            [few] {" "}и { $soil } жетона почвы
           *[other] {" "}и { $soil } жетонов почвы
        }
        [few] { $number } ростка{ $soil ->
            [0] { "" }
            [one] {" "}и { $soil } жетон почвы
            [few] {" "}и { $soil } жетона почвы
           *[other] {" "}и { $soil } жетонов почвы
        }
       *[other] { $number } ростков{ $soil ->
            [0] { "" }
            [one] {" "}и { $soil } жетон почвы
            [few] {" "}и { $soil } жетона почвы
           *[other] {" "}и { $soil } жетонов почвы
        }
    }
earth-replace-with = { $card } на { $cell }
earth-keep = Оставить: { $card }
earth-order-board = Сначала остров и климат
earth-order-field = Сначала поле
earth-use = Применить
earth-part = Взять часть
earth-skip = Пропустить
earth-copy = Скопировать: { $card } ({ $cell })
earth-put-sprout =
    { $number ->
        [one] 1 побег: { $card } ({ $cell })
        [few] { $number } побега: { $card } ({ $cell })
       *[other] { $number } побегов: { $card } ({ $cell })
    }
earth-put-growth =
    { $number ->
        [one] 1 росток: { $card } ({ $cell })
        [few] { $number } ростка: { $card } ({ $cell })
       *[other] { $number } ростков: { $card } ({ $cell })
    }
earth-lift-sprout =
    { $number ->
        [one] 1 побег с карты { $card } ({ $cell })
        [few] { $number } побега с карты { $card } ({ $cell })
       *[other] { $number } побегов с карты { $card } ({ $cell })
    }
earth-lift-growth =
    { $number ->
        [one] 1 росток с карты { $card } ({ $cell })
        [few] { $number } ростка с карты { $card } ({ $cell })
       *[other] { $number } ростков с карты { $card } ({ $cell })
    }
earth-compost-card = В компост: { $card }
earth-enough = Достаточно
earth-share = В командную область
earth-part-soil = { $number } { $number ->
        [one] почва
       *[other] почвы
    }
earth-part-draw =
    { $number ->
        [one] { $number } карта
        [few] { $number } карты
       *[other] { $number } карт
    }
earth-part-compost_deck =
    { $number ->
        [one] { $number } карта в компост
        [few] { $number } карты в компост
       *[other] { $number } карт в компост
    }
earth-part-nothing = Ничего
earth-leave-compost = Оставить все в компосте
earth-take-from-compost = Взять: { $card }
earth-last_chance-done = Считать очки
earth-choose-island = { $island }
earth-choose-climate = { $climate }
earth-choose-ecosystem = { $ecosystem }
earth-gaia-leaf =
    Гее { $points } { $points ->
        [one] очко
        [few] очка
       *[other] очков
    }{ $level ->
        [beginner] , затем она пропускает свой следующий ход
        [expert] { $place ->
            [0] {" "}и 8 жетонов почвы
            [1] {" "}и 2 карты из колоды
            [2] {" "}и 4 побега
           *[3] {" "}и 3 ростка
        }
       *[other] { "" }
    }: { $fauna }
earth-event = Сыграть: { $card }. { $text }
earth-exchange = Обменять 3 побега на 2 жетона почвы
earth-careful = Спрашивать о каждой карте, даже бесплатной
earth-swift = Очевидное делать за меня
earth-share-soil = 1 жетон почвы — в командную область
earth-share-compost = Карту из компоста — в командную область
earth-share-card = { $card } — в командную область
earth-take-compost = Карту в компост из командной области
earth-take-soil = 1 жетон почвы из командной области
earth-take-sprout = Побег из командной области
earth-take-growth = Росток из командной области
earth-take-card = { $card } — из командной области
earth-done = Готово

# What happened

earth-event-first_player = Первый ход: { $seat_you ->
        [yes] ваш
       *[no] { $seat }
    }
earth-event-settled = { $seat_you ->
        [yes] Вы
       *[no] { $seat }
    }: остров { $island }, климат { $climate }{ $ecosystem_id ->
        [none] { "" }
       *[other] , экосистема { $ecosystem }
    }
earth-event-turn = Раунд { $round }, { $seat_you ->
        [yes] ваш ход
       *[no] ходит { $seat }
    }
earth-event-chose_action = { $seat_you ->
        [yes] Вы выбираете
       *[no] { $seat } выбирает
    } действие «{ $action }»
earth-event-planted = { $seat_you ->
        [yes] Вы сажаете
       *[no] { $seat } сажает
    } на { $cell } карту { $card }{ $cost ->
        [0] {" "}бесплатно
       *[other] { "" }
    }
earth-event-replaced = { $seat_you ->
        [yes] Вы заменяете
       *[no] { $seat } заменяет
    } карту на { $cell }: была { $old }, теперь { $card }
earth-event-looked = { $seat_you ->
        [yes] Вы берёте
       *[no] { $seat } берёт
    } на выбор{ $cards_count ->
        [0] {" "}{ $number ->
            [one] { $number } карту
            [few] { $number } карты
           *[other] { $number } карт
        }
       *[other] : { $cards }
    }
earth-event-kept = { $seat_you ->
        [yes] Вы оставляете
       *[no] { $seat } оставляет
    } себе { $card_id ->
        [none] одну карту
       *[other] карту { $card }
    }, { $number } не { $seat_you ->
        [yes] берёте
       *[no] берёт
    }
earth-event-drew = { $seat_you ->
        [yes] Вы берёте
       *[no] { $seat } берёт
    }{ $cards_count ->
        [0] {" "}{ $number ->
            [one] { $number } карту
            [few] { $number } карты
           *[other] { $number } карт
        }
       *[other] : { $cards }
    }
earth-event-composted = { $seat_you ->
        [yes] Вы отправляете
       *[no] { $seat } отправляет
    } в компост { $card_id ->
        [none] карту с руки
       *[other] карту { $card }
    }
earth-event-composted_deck = { $seat_you ->
        [yes] Вы отправляете
       *[no] { $seat } отправляет
    } в компост { $number ->
        [one] { $number } карту
        [few] { $number } карты
       *[other] { $number } карт
    } из колоды
earth-event-composted_discard = { $seat_you ->
        [yes] Вы отправляете
       *[no] { $seat } отправляет
    } в компост { $number ->
        [one] { $number } карту
        [few] { $number } карты
       *[other] { $number } карт
    } из сброса
earth-event-spent_compost = { $seat_you ->
        [yes] Вы сбрасываете
       *[no] { $seat } сбрасывает
    } { $number ->
        [one] { $number } карту
        [few] { $number } карты
       *[other] { $number } карт
    } из компоста
earth-event-took_compost = { $seat_you ->
        [yes] Вы берёте
       *[no] { $seat } берёт
    } из компоста { $card_id ->
        [none] карту
       *[other] карту { $card }
    }
earth-event-soil = { $seat_you ->
        [yes] Вы получаете
       *[no] { $seat } получает
    } { $number ->
        [one] { $number } жетон почвы
        [few] { $number } жетона почвы
       *[other] { $number } жетонов почвы
    }
earth-event-paid_soil = { $seat_you ->
        [yes] Вы платите
       *[no] { $seat } платит
    } { $number ->
        [one] { $number } жетон почвы
        [few] { $number } жетона почвы
       *[other] { $number } жетонов почвы
    }
earth-event-put_sprout = { $seat_you ->
        [yes] Вы ставите
       *[no] { $seat } ставит
    } { $number ->
        [one] { $number } побег
        [few] { $number } побега
       *[other] { $number } побегов
    } на { $cell }
earth-event-put_growth = { $seat_you ->
        [yes] Вы ставите
       *[no] { $seat } ставит
    } { $number ->
        [one] { $number } росток
        [few] { $number } ростка
       *[other] { $number } ростков
    } на { $cell }
earth-event-lifted_sprout = { $seat_you ->
        [yes] Вы снимаете
       *[no] { $seat } снимает
    } { $number ->
        [one] { $number } побег
        [few] { $number } побега
       *[other] { $number } побегов
    } с { $cell }
earth-event-lifted_growth = { $seat_you ->
        [yes] Вы снимаете
       *[no] { $seat } снимает
    } { $number ->
        [one] { $number } росток
        [few] { $number } ростка
       *[other] { $number } ростков
    } с { $cell }
earth-event-used = { $seat_you ->
        [yes] Вы применяете
       *[no] { $seat } применяет
    } карту { $card } ({ $cell })
earth-event-copied = { $seat_you ->
        [yes] Ваша
       *[no] { $seat }:
    } карта { $card } ({ $cell }) копирует карту { $from_card } ({ $from_cell })
earth-event-played = { $seat_you ->
        [yes] Вы играете
       *[no] { $seat } играет
    } событие { $card }
earth-event-reshuffled =
    { $number ->
        [one] Сброс замешан в колоду, теперь в ней { $number } карта
        [few] Сброс замешан в колоду, теперь в ней { $number } карты
       *[other] Сброс замешан в колоду, теперь в ней { $number } карт
    }
earth-event-claimed = { $seat_you ->
        [yes] Вы выполняете
       *[no] { $seat } выполняет
    } цель: { $fauna }, лист номер { $place }
earth-event-completed = { $seat_you ->
        [yes] Вы заполняете
       *[no] { $seat } заполняет
    } остров раньше всех: 7 очков
earth-event-game_over = Игра окончена
earth-event-gaia_took = Гея берёт: { $cards }
earth-event-gaia_sprouts =
    { $number ->
        [one] Гея получает { $number } побег
        [few] Гея получает { $number } побега
       *[other] Гея получает { $number } побегов
    }
earth-event-gaia_growth =
    { $number ->
        [one] Гея получает { $number } росток
        [few] Гея получает { $number } ростка
       *[other] Гея получает { $number } ростков
    }
earth-event-gaia_compost =
    { $number ->
        [one] Гея отправляет в компост { $number } карту из колоды
        [few] Гея отправляет в компост { $number } карты из колоды
       *[other] Гея отправляет в компост { $number } карт из колоды
    }
earth-event-gaia_soil =
    { $number ->
        [one] Гея получает { $number } жетон почвы
        [few] Гея получает { $number } жетона почвы
       *[other] Гея получает { $number } жетонов почвы
    }
earth-event-gaia_turned = Карта Геи: { $gaia }
earth-event-gaia_claimed = Гея кладёт лист: { $fauna }, лист номер { $place }
earth-event-gaia_reshuffled = Колода Геи перемешана во второй и последний раз
earth-event-gaia_skipped = Гея пропускает ход
earth-event-shared_soil = { $seat_you ->
        [yes] Вы кладёте
       *[no] { $seat } кладёт
    } в командную область { $number ->
        [one] { $number } жетон почвы
        [few] { $number } жетона почвы
       *[other] { $number } жетонов почвы
    }
earth-event-shared_compost = { $seat_you ->
        [yes] Вы кладёте
       *[no] { $seat } кладёт
    } в командную область { $number ->
        [one] { $number } карту
        [few] { $number } карты
       *[other] { $number } карт
    } из компоста
earth-event-shared_sprout = { $seat_you ->
        [yes] Вы кладёте
       *[no] { $seat } кладёт
    } в командную область { $number ->
        [one] { $number } побег
        [few] { $number } побега
       *[other] { $number } побегов
    }
earth-event-shared_growth = { $seat_you ->
        [yes] Вы кладёте
       *[no] { $seat } кладёт
    } в командную область { $number ->
        [one] { $number } росток
        [few] { $number } ростка
       *[other] { $number } ростков
    }
earth-event-shared_card =
    { $card_id ->
        [none] { $seat_you ->
            [yes] Вы кладёте
           *[no] { $seat } кладёт
        } в командную область карту
       *[other] { $seat_you ->
            [yes] Вы кладёте
           *[no] { $seat } кладёт
        } в командную область карту { $card }
    }
earth-event-took_soil = { $seat_you ->
        [yes] Вы берёте
       *[no] { $seat } берёт
    } из командной области { $number ->
        [one] { $number } жетон почвы
        [few] { $number } жетона почвы
       *[other] { $number } жетонов почвы
    }
earth-event-took_sprout = { $seat_you ->
        [yes] Вы берёте
       *[no] { $seat } берёт
    } из командной области { $number ->
        [one] { $number } побег
        [few] { $number } побега
       *[other] { $number } побегов
    }
earth-event-took_growth = { $seat_you ->
        [yes] Вы берёте
       *[no] { $seat } берёт
    } из командной области { $number ->
        [one] { $number } росток
        [few] { $number } ростка
       *[other] { $number } ростков
    }
earth-event-took_shared_compost = { $seat_you ->
        [yes] Вы берёте
       *[no] { $seat } берёт
    } из командной области { $number ->
        [one] { $number } карту
        [few] { $number } карты
       *[other] { $number } карт
    } в компост
earth-event-took_card =
    { $card_id ->
        [none] { $seat_you ->
            [yes] Вы берёте
           *[no] { $seat } берёт
        } из командной области карту
       *[other] { $seat_you ->
            [yes] Вы берёте
           *[no] { $seat } берёт
        } из командной области карту { $card }
    }
earth-event-pool_lost = Неиспользованное командой { $team } пропадает

# Почему что-то нельзя выбрать

earth-not-enough-soil = Не хватает почвы: цена { $cost }, а у вас { $soil }.
earth-not-on-a-full-island = Остров заполнен, сажать больше некуда.
earth-not-before-planting = Карты сажают, когда выбрано действие «{ $action }».
earth-not-planting-now = Карты сажают зелёным действием, до того как сработают карты острова.
earth-not-before-this-card = Сначала закончите с картой «{ $card }».
earth-not-after-planting = Посадка уже закончена.
earth-not-after-the-last-turn = Последний ход сделан: можно только играть события и менять побеги на почву.
earth-not-event = Чтобы сыграть это событие, вам чего-то не хватает. { $text }
earth-not-in-between = Сначала сделайте то, о чём спрашивают. События и обмен — после этого.
earth-not-three-sprouts = На 2 жетона почвы меняют 3 побега с острова, а у вас их { $have }.
earth-not-forbidden = «{ $card }» на вашем острове запрещает это действие.
earth-not-another-action = Действие этого хода уже выбрано: «{ $action }».
earth-not-taken-place = Здесь уже лежит карта.
earth-not-beside = Карта ложится рядом с другой, можно по диагонали; остров не шире и не выше четырёх карт.
earth-not-its-turn = Карты срабатывают по очереди. Сейчас очередь карты «{ $card }».
earth-not-to-copy = Скопировать можно только способность того же цвета, которая что-то даёт и за которую есть чем заплатить.
earth-not-for-sprout = На этой карте нет мест для побегов.
earth-not-for-growth = На этой карте нет места для ростков.
earth-not-more-here = Здесь уже всё занято: помещается только { $most }.
earth-not-this-one = Сейчас это кладут на другие карты.
earth-not-without-sprout = Побегов здесь нет.
earth-not-without-growth = Ростков здесь нет.

# Points

earth-score-base = Карты
earth-score-events = События
earth-score-compost = Компост
earth-score-sprouts = Побеги
earth-score-growth = Ростки
earth-score-terrain = Местность
earth-score-ecosystem = Своя экосистема
earth-score-shared1 = Общая, первая
earth-score-shared2 = Общая, вторая
earth-score-fauna = Фауна и +7
earth-score-mate = Напарник

# The table in the terminal

earth-table-round = Раунд { $round }
earth-table-active = ходит { $seat }
earth-table-action = действие: { $action }
earth-table-deck = в колоде { $deck }, в сбросе { $discard }
earth-table-fauna = Фауна
earth-table-ecosystems = Экосистемы
earth-table-own = ваша
earth-goal-place =
    { $place ->
        [0] слева вверху
        [1] справа вверху
        [2] слева внизу
       *[3] справа внизу
    }
earth-goal-bonus =
    { $place ->
        [0] Экспертный уровень: за эту карту Гея получает ещё 8 жетонов почвы.
        [1] Экспертный уровень: за эту карту Гея берёт ещё 2 карты из колоды.
        [2] Экспертный уровень: за эту карту Гея получает ещё 4 побега.
       *[3] Экспертный уровень: за эту карту Гея получает ещё 3 ростка.
    }
earth-table-island = Остров: { $seat }
earth-table-hand =
    { $number ->
        [one] В руке { $number } карта
        [few] В руке { $number } карты
       *[other] В руке { $number } карт
    }
earth-table-drawn = Взяты на выбор
earth-table-looked = Верх вашего компоста, на выбор
earth-table-offers-island = Острова на выбор
earth-table-offers-climate = Климат на выбор
earth-table-offers-ecosystem = Экосистемы на выбор
earth-table-events = События: { $cards }
earth-table-gaia = Гея
earth-table-gaia-deck = в её колоде { $deck } из 6, проход { $run } из 2
earth-table-gaia-card = Карта Геи
earth-table-pool = Команда { $team }
earth-table-total =
    { $total ->
        [one] { $total } очко
        [few] { $total } очка
       *[other] { $total } очков
    }
earth-table-player = Игрок
earth-table-points = Очки
earth-table-soil = Почва
earth-table-cards = Рука
earth-table-compost = Компост
earth-table-sprouts = Побеги
earth-table-growth = Ростки
earth-table-field = Поле
earth-table-played = События
earth-table-colours = З зелёная  К красная  С синяя  Ж жёлтая  Р разноцветная  Ч чёрная  Б коричневая (бурая)
earth-table-legend = ◆ почва  ▮ карта  ♣ побеги  ↑ ростки (⌂ верхушка)  ♻ компост  ≡♻ в компост из колоды  ▮♻ в компост с руки  ★ очки
earth-table-kinds = ♠ дерево  ψ трава  ☂ гриб  ✿ куст  ⛰ местность  ⚡ событие  ☀ солнечная  ≈ влажная  ▲ скалистая  ❄ холодная  ⇢ со стрелками  метки: ⌖ место  ◐ цвет  ♞ животное
earth-table-places = ↔ в её ряду  ↕ в её столбце  ✚ по сторонам  ✖ по диагонали  ✳ вокруг  ↝ на одном пути  ▦ на острове  □ пусто  ☺ у кого больше всех  ! если выбрали вы

# One letter for each colour of abilities

earth-mark-green = З
earth-mark-red = К
earth-mark-blue = С
earth-mark-yellow = Ж
earth-mark-multicolor = Р
earth-mark-black = Ч
earth-mark-brown = Б

# What is refused in a position

earth-refusal-twice = { $field }: одно и то же стоит там дважды.
earth-refusal-gaia-alone = { $field }: Гея играет с одним игроком и только тогда.
earth-refusal-not-an-event = { $field }: { $card } — не событие.
earth-refusal-not-plantable = { $field }: { $card } нельзя посадить.
earth-refusal-island-too-wide = { $field }: остров не шире и не выше четырёх карт.
earth-refusal-island-apart = { $field }: каждая карта острова касается другой хотя бы углом.
earth-refusal-island-not-full = { $field }: на острове этого игрока меньше шестнадцати карт.
earth-refusal-gaia-not-done = { $field }: Гея заканчивает игру, когда её колода кончилась во второй раз.
earth-refusal-card-count = { $field }: каждая карта существует один раз, а { $card } лежит на столе { $number } раз.
