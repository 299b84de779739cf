agricola-title = Агрикола
agricola-tagline = Хижина, двое родичей и четырнадцать раундов: пашите, стройте, разводите скот и не забудьте про обед
agricola-first-game = Семейная игра: проще, без карт на руках

# Goods

agricola-good-wood = дерево
    .acc = дерево
    .gen = дерева
    .plural = дерева
agricola-good-clay = глина
    .acc = глину
    .gen = глины
    .plural = глины
agricola-good-reed = тростник
    .acc = тростник
    .gen = тростника
    .plural = тростника
agricola-good-stone = камень
    .acc = камень
    .gen = камня
    .plural = камня
agricola-good-grain = зерно
    .acc = зерно
    .gen = зерна
    .plural = зерна
agricola-good-vegetable = овощ
    .acc = овощ
    .gen = овоща
    .plural = овощей
agricola-good-food = еда
    .acc = еду
    .gen = еды
    .plural = еды
agricola-good-sheep = овца
    .acc = овцу
    .gen = овцы
    .plural = овец
agricola-good-boar = свинья
    .acc = свинью
    .gen = свиньи
    .plural = свиней
agricola-good-cattle = корова
    .acc = корову
    .gen = коровы
    .plural = коров
agricola-wood = { $number } { $number ->
        [one] дерево
       *[other] дерева
    }
agricola-clay = { $number } { $number ->
        [one] глина
       *[other] глины
    }
agricola-reed = { $number } { $number ->
        [one] тростник
       *[other] тростника
    }
agricola-stone = { $number } { $number ->
        [one] камень
        [few] камня
       *[many] камней
    }
agricola-grain = { $number } { $number ->
        [one] зерно
       *[other] зерна
    }
agricola-vegetable = { $number } { $number ->
        [one] овощ
        [few] овоща
       *[many] овощей
    }
agricola-food = { $number } { $number ->
        [one] еда
       *[other] еды
    }
agricola-sheep = { $number } { $number ->
        [one] овца
        [few] овцы
       *[many] овец
    }
agricola-boar = { $number } { $number ->
        [one] свинья
        [few] свиньи
       *[many] свиней
    }
agricola-cattle = { $number } { $number ->
        [one] корова
        [few] коровы
       *[many] коров
    }

# Other things

agricola-cell = { $id }
agricola-edge = { $id }
agricola-pen = место { $id }
agricola-pen-house = дом
agricola-pen-animal_yard = Скотный двор
agricola-pen-wildlife_reserve = Питомник
agricola-pen-forest_pasture = Лесной выпас
agricola-house-wood = хижина
    .acc = хижину
    .loc = хижине
agricola-house-clay = мазанка
    .acc = мазанку
    .loc = мазанке
agricola-house-stone = каменный дом
    .acc = каменный дом
    .loc = каменном доме
agricola-place-supply = общий резерв
agricola-place-round = ячейка раунда

# Action spaces

agricola-space-build_rooms_stables = Комнаты и (или) хлева
agricola-space-starting_player_minor = Первый игрок и (или) простое улучшение
agricola-space-starting_player_storehouse = Первый игрок и кладовая
agricola-space-take_grain = 1 Зерно
agricola-space-plow_field = Вспашка 1 поля
agricola-space-occupation = Занятие
agricola-space-stable_bake = Хлев и (или) выпечка хлеба
agricola-space-day_laborer = Подёнщик
agricola-space-day_laborer_family = Подёнщик
agricola-space-wood_3 = 3 Дерева
agricola-space-clay_1 = 1 Глина
agricola-space-reed_1 = 1 Тростник
agricola-space-fishing = Рыбалка
agricola-space-sow_bake = Посев и (или) выпечка хлеба
agricola-space-improvement = Особое или простое улучшение
agricola-space-sheep_1 = 1 Овца
agricola-space-fences = Изгороди
agricola-space-stone_1_stage2 = 1 Камень
agricola-space-renovate_improvement = Перестройка, затем улучшение
agricola-space-family_growth_minor = Прибавление в семействе, затем простое улучшение
agricola-space-take_vegetable = 1 Овощ
agricola-space-boar_1 = 1 Свинья
agricola-space-stone_1_stage4 = 1 Камень (этап IV)
agricola-space-cattle_1 = 1 Корова
agricola-space-plow_sow = Вспашка 1 поля и (или) посев
agricola-space-family_growth_no_room = Неожиданное прибавление в семействе
agricola-space-renovate_fences = Перестройка, затем изгороди
agricola-space-p3_wood_2 = 2 Дерева
agricola-space-p3_clay_1 = 1 Глина (карта)
agricola-space-p3_resource_1 = 1 Строительный ресурс
agricola-space-p3_occupation = Занятие (2 еды)
agricola-space-p3_resources_2 = 2 Разных строительных ресурса
agricola-space-p4_wood_1 = 1 Дерево
agricola-space-p4_wood_2 = 2 Дерева
agricola-space-p4_clay_2 = 2 Глины
agricola-space-p4_reed_stone_food = 1 Тростник, 1 камень и 1 еда
agricola-space-p4_traveling_players = Бродячие артисты
agricola-space-p4_occupation = Занятие (1–2 еды)
agricola-space-p4_resources_2 = 2 Разных строительных ресурса
agricola-space-p5_wood_4 = 4 Дерева
agricola-space-p5_clay_3 = 3 Глины
agricola-space-p5_reed_stone_wood = 1 Тростник, кроме того 1 камень и 1 дерево
agricola-space-p5_animal_choice = 1 Овца, свинья или корова
agricola-space-p5_occupation_or_growth = Занятие или прибавление в семействе
agricola-space-p5_resources_or_growth = 2 Любых строительных ресурса или прибавление в семействе
agricola-space-p5_room_or_players = Комната или бродячие артисты
agricola-space-tavern = Таверна
agricola-space-clay_deposit = Залежи глины

# Options of the game

agricola-option-mode = Игра
agricola-option-mode-help = Полная игра с занятиями и простыми улучшениями или семейная, без карт в руке.
agricola-option-mode-full = полная
agricola-option-mode-family = семейная
agricola-option-decks = Колоды
agricola-option-decks-help = Из каких колод сдаются занятия и простые улучшения.
agricola-option-decks-E = базовая
agricola-option-decks-I = колода влияния
agricola-option-decks-K = составная
agricola-option-decks-EI = базовая и колода влияния
agricola-option-decks-EK = базовая и составная
agricola-option-decks-IK = колода влияния и составная
agricola-option-decks-EIK = все три
agricola-option-deal = Раздача
agricola-option-deal-help = Как у каждого оказываются семь занятий и семь простых улучшений.
agricola-option-deal-seven = по семь карт
agricola-option-deal-ten = по десять, три сбрасываются
agricola-option-deal-mulligan = плохую руку можно пересдать на карту меньше
agricola-option-deal-draft = драфт
agricola-option-exchange = Обмен 3 к 1
agricola-option-exchange-help = В любой момент три карты с руки можно обменять на одну новую.
agricola-option-cards = Отдельные карты
agricola-option-cards-help = Сдаются только эти карты, из каких бы колод они ни были; если не выбрать ни одной — все карты выбранных колод.
agricola-option-cards-none = все карты колод
agricola-option-series = Сольная серия
agricola-option-series-help = Цепочка партий с растущей целью. Одно из сыгранных занятий остаётся и на следующую партию, а очки сверх цели превращаются в еду.
agricola-option-series-0 = отдельная партия
agricola-option-series-1 = начать серию
agricola-option-series-number = продолжить с игры { $number }
agricola-option-permanent = Постоянные занятия
agricola-option-permanent-help = Лежат на столе с самого начала; настолько же меньше занятий сдаётся.
agricola-option-bonus_food = Дополнительная еда
agricola-option-bonus_food-help = Еда в начале партии: в серии — по 1 за каждые 2 очка сверх прошлой цели.
agricola-option-hand = Выбранные карты
agricola-option-hand-help = Эти карты точно будут у вас в руке; недостающие до семи каждого вида сдаются.
agricola-option-round_cards = Порядок карт раундов
agricola-option-round_cards-help = На каждом этапе эти карты выходят первыми и в этом порядке; остальные перемешиваются.
agricola-option-round_cards-none = перемешаны
agricola-group-occupations_e = Занятия базовой колоды
agricola-group-occupations_i = Занятия колоды влияния
agricola-group-occupations_k = Занятия составной колоды
agricola-group-minors_e = Простые улучшения базовой колоды
agricola-group-minors_i = Простые улучшения колоды влияния
agricola-group-minors_k = Простые улучшения составной колоды
agricola-group-stage_1 = Этап 1, раунды 1–4
agricola-group-stage_2 = Этап 2, раунды 5–7
agricola-group-stage_3 = Этап 3, раунды 8 и 9
agricola-group-stage_4 = Этап 4, раунды 10 и 11
agricola-group-stage_5 = Этап 5, раунды 12 и 13
agricola-group-stage_6 = Этап 6, раунд 14

# What is asked

agricola-ask-place = Куда отправить родича?
agricola-ask-place_second = Куда идёт второй родич?
agricola-ask-build = Что построить?
agricola-ask-renovate = Как перестроить жилище?
agricola-ask-field_work = Поля, печь и хлева: что сделать?
agricola-ask-field_work-stable = Где поставить хлев?
agricola-ask-field_work-plough = Какую ячейку вспахать?
agricola-ask-field_work-sow = Что и где посеять?
agricola-ask-field_work-bake = Сколько зерна испечь?
agricola-ask-field_work-stable-plough = Поставить хлев или вспахать поле?
agricola-ask-field_work-stable-sow = Поставить хлев или посеять?
agricola-ask-field_work-stable-bake = Поставить хлев или испечь хлеб?
agricola-ask-field_work-plough-sow = Вспахать или посеять?
agricola-ask-field_work-plough-bake = Вспахать поле или испечь хлеб?
agricola-ask-field_work-sow-bake = Посеять или испечь хлеб?
agricola-ask-fence = Какой выпас огородить?
agricola-ask-improve = Какое улучшение внедрить?
agricola-ask-occupation = Какое занятие освоить?
agricola-ask-pay = Как заплатить?
agricola-ask-choose_resources = Что взять?
agricola-ask-choose_way = { $space }: что выбрать?
agricola-ask-feed = Семье нужно еды: { $number }, у вас есть: { $food }
agricola-ask-owe = Нужно заплатить еды: { $number }, у вас есть: { $food }
agricola-ask-make_food = Не хватает еды: { $number }. Из чего её приготовить?
agricola-ask-pot = Каких животных приготовить вместе?
agricola-ask-house = Не всем животным хватает места. Кого оставить?
agricola-ask-arrange = Где разместить животных?
agricola-ask-offer = Применить карту?
agricola-ask-ask = { $card }: что выбрать?
agricola-ask-exchange = Сбросьте ещё { $number ->
    [one] { $number } карту
    [few] { $number } карты
   *[many] { $number } карт
}
agricola-ask-drop = Сбросьте ещё { $number ->
    [one] { $number } карту
    [few] { $number } карты
   *[many] { $number } карт
}
agricola-ask-mulligan = Оставить карты?
agricola-ask-draft = Какую карту взять?

# What an option does

agricola-done = Готово
agricola-pass = Ничего не разыгрывать
agricola-stay = Делать нечего: остаться дома
agricola-place = { $space }
agricola-place-goods = { $space } [{ $goods }]
agricola-pay = Заплатить: { $price }
agricola-pay-nothing = Ничего не платить
agricola-build-room = Комната на ячейке { $cell }
agricola-build-room-for = Комната на ячейке { $cell } ({ $price })
agricola-build-stable = Хлев на ячейке { $cell }
agricola-build-stable-for = Хлев на ячейке { $cell } ({ $price })
agricola-renovate = Перестроить в { $house_acc }
agricola-renovate-for = Перестроить в { $house_acc } ({ $price })
agricola-plough = Вспахать ячейку { $cell }
agricola-sow = Посеять { $good_acc }: поле { $cell }
agricola-bake = Испечь хлеб: зерна { $number }, получится еды { $food }
agricola-fence = Огородить: { $cells } ({ $number ->
    [one] { $number } изгородь
    [few] { $number } изгороди
   *[many] { $number } изгородей
}, дерева: { $wood })
agricola-divide = Разделить выпас: { $cells } ({ $number ->
    [one] { $number } изгородь
    [few] { $number } изгороди
   *[many] { $number } изгородей
}, дерева: { $wood })
agricola-build = Внедрить: { $card }
agricola-build-for = Внедрить: { $card }, цена: { $price }
agricola-play = Внедрить: { $card }
agricola-play-for = Внедрить: { $card } ({ $price })
agricola-play-returning = Внедрить: { $card }, вернуть: { $old }
agricola-play-occupation = Освоить: { $card } ({ $food ->
        [0] бесплатно
       *[other] еды: { $food }
    })
agricola-draw-occupation = { $card }: взять { $food } еды и освоить занятие наугад
agricola-owe-beg = Отдать, что есть, и просить подаяние (не хватает еды: { $number })
agricola-take = Взять: { $goods }
agricola-choose_way-sheep = 1 овца и 1 еда
agricola-choose_way-boar = 1 свинья
agricola-choose_way-cattle = 1 корова за 1 еду
agricola-choose_way-occupation = Освоить занятие
agricola-choose_way-resources = Взять 2 любых строительных ресурса
agricola-choose_way-growth = Прибавление в семействе
agricola-choose_way-room = Построить комнату
agricola-choose_way-food = Взять еду
agricola-feed = Накормить семью (еды: { $number })
agricola-beg = Просить подаяние (не хватает еды: { $number }) и потерять { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}
agricola-cook = { $number } { $number ->
    [one] { $good }
    [few] { $good_gen }
   *[many] { $good_plural }
} — { $food } { $food ->
    [one] еда
   *[other] еды
}
agricola-animals = Переместить животных
agricola-cook-several = Приготовить сразу нескольких животных
agricola-pot-add = Добавить: { $good }
agricola-pot-cook = Приготовить: { $animals } — { $food }
agricola-move = Перегнать { $good_acc }: откуда — { $from }, куда — { $to }
agricola-swap = Поменять местами: { $from } и { $to }
agricola-release = Отпустить на волю: { $good }
agricola-house-cook = Оставить: { $kept }; остальных на еду: { $food }
agricola-house-release = Оставить: { $kept }; остальных отпустить
agricola-house-cook-all = Не оставлять никого; всех, кого можно, на еду: { $food }
agricola-house-release-all = Отпустить всех
agricola-use-card = Применить: { $card }
agricola-save-card = { $card }: приберечь скидку до конца раунда
agricola-exchange-occupation = 3 карты за занятие
agricola-exchange-minor = 3 карты за простое улучшение
agricola-discard = Сбросить: { $card }
agricola-keep = Оставить карты
agricola-redeal-occupation = Новые занятия, на одно меньше
agricola-redeal-minor = Новые простые улучшения, на одно меньше
agricola-pick = Взять: { $card }
agricola-answer-good = { $good }
agricola-answer-cell = { $cell }
agricola-answer-space = { $space }
agricola-answer-yes = Да
agricola-answer-no = Нет
agricola-answer-points = { $number ->
    [one] { $number } очко
    [few] { $number } очка
   *[many] { $number } очков
}
agricola-do-exchange = { $card }: отдать { $given }, взять { $taken }

# What happened

agricola-event-dealt = { $seat_you ->
        [yes] Вы получаете
       *[no] { $seat } получает
    } { $cards_id ->
    [none] { $number ->
        [one] { $number } карту
        [few] { $number } карты
       *[many] { $number } карт
    }
   *[other] карты: { $cards }
}
agricola-event-few_cards = Карт одного вида не хватает: каждому достанется { $number }
agricola-event-first = { $seat_you ->
        [yes] Начинаете вы
       *[no] Начинает { $seat }
    }
agricola-event-round = Раунд { $round }: { $space }
agricola-event-piled = { "" }
agricola-event-promised = { $seat_you ->
        [yes] Вы получите
       *[no] { $seat } получит
    } { $number } { $number ->
    [one] { $good_acc }
    [few] { $good_gen }
   *[many] { $good_plural }
} в раунде { $round }
agricola-event-placed = { $seat_you ->
        [yes] Вы
       *[no] { $seat }
    }: { $space }
agricola-event-guest_placed = { $seat_you ->
        [yes] Вы
       *[no] { $seat }
    }, гость: { $space }
agricola-event-got = { $seat_you ->
        [yes] Вы получаете
       *[no] { $seat } получает
    } { $number } { $number ->
    [one] { $good_acc }
    [few] { $good_gen }
   *[many] { $good_plural }
} ({ $from })
agricola-event-left = { $seat_you ->
        [yes] Вы оставляете
       *[no] { $seat } оставляет
    } { $number } { $number ->
    [one] { $good_acc }
    [few] { $good_gen }
   *[many] { $good_plural }
} на ячейке «{ $space }»
agricola-event-paid = { $seat_you ->
        [yes] Вы отдаёте
       *[no] { $seat } отдаёт
    } { $number } { $number ->
    [one] { $good_acc }
    [few] { $good_gen }
   *[many] { $good_plural }
}
agricola-event-gave = { $seat_you ->
        [yes] Вы отдаёте
       *[no] { $seat } отдаёт
    } { $number } { $number ->
    [one] { $good_acc }
    [few] { $good_gen }
   *[many] { $good_plural }
} ({ $to_you ->
        [yes] получаете вы
       *[no] получает { $to }
    })
agricola-event-starting_player = { $seat_you ->
        [yes] Вы становитесь
       *[no] { $seat } становится
    } первым игроком
agricola-event-room = { $seat_you ->
        [yes] Вы строите
       *[no] { $seat } строит
    } комнату на ячейке { $cell }
agricola-event-stable = { $seat_you ->
        [yes] Вы строите
       *[no] { $seat } строит
    } хлев на ячейке { $cell }
agricola-event-renovated = { $seat_you ->
        [yes] Вы теперь живёте
       *[no] { $seat } теперь живёт
    } в { $house_loc }
agricola-event-ploughed = { $seat_you ->
        [yes] Вы вспахиваете
       *[no] { $seat } вспахивает
    } ячейку { $cell }
agricola-event-sowed = { $seat_you ->
        [yes] Ваше
       *[no] { $seat },
    } поле { $cell }: теперь { $number } { $number ->
    [one] { $good }
    [few] { $good_gen }
   *[many] { $good_plural }
}
agricola-event-fenced = { $seat_you ->
        [yes] Вы огораживаете
       *[no] { $seat } огораживает
    } выпас: { $cells } ({ $number ->
    [one] { $number } изгородь
    [few] { $number } изгороди
   *[many] { $number } изгородей
})
agricola-event-baked = { $seat_you ->
        [yes] Вы печёте
       *[no] { $seat } печёт
    } хлеб: пошло зерна { $number }, получено еды { $food }
agricola-event-cooked = { $seat_you ->
        [yes] Вы превращаете
       *[no] { $seat } превращает
    } в еду { $number } { $number ->
    [one] { $good_acc }
    [few] { $good_gen }
   *[many] { $good_plural }
}, получено еды: { $food }
agricola-event-released = { $seat_you ->
        [yes] Вы отпускаете
       *[no] { $seat } отпускает
    } { $number } { $number ->
    [one] { $good_acc }
    [few] { $good_gen }
   *[many] { $good_plural }
}
agricola-event-moved = { $seat_you ->
        [yes] Вы перегоняете
       *[no] { $seat } перегоняет
    } { $good_acc }: откуда — { $from }, куда — { $to }
agricola-event-swapped = { $seat_you ->
        [yes] Вы меняете
       *[no] { $seat } меняет
    } животных местами: { $from } и { $to }
agricola-event-grew = { $seat_you ->
        [yes] У вас
       *[no] { $seat }:
    } прибавление в семействе, теперь родичей { $people }
agricola-event-built = { $seat_you ->
        [yes] Вы внедряете
       *[no] { $seat } внедряет
    } улучшение: { $card }
agricola-event-played = { $seat_you ->
        [yes] Вы разыгрываете
       *[no] { $seat } разыгрывает
    } карту: { $card }
agricola-event-used_card = { $seat_you ->
        [yes] Вы применяете
       *[no] { $seat } применяет
    } карту: { $card }
agricola-event-returned = { $seat_you ->
        [yes] Вы возвращаете
       *[no] { $seat } возвращает
    } карту: { $card }
agricola-event-passed = { $seat_you ->
        [yes] Вы передаёте
       *[no] { $seat } передаёт
    } карту «{ $card }» соседу слева: { $to_you ->
        [yes] вам
       *[no] { $to }
    }
agricola-event-home = Родичи возвращаются домой
agricola-event-harvest = Урожай после раунда { $round }
agricola-event-reaped = { $seat_you ->
        [yes] Вы собираете
       *[no] { $seat } собирает
    } { $number } { $number ->
    [one] { $good_acc }
    [few] { $good_gen }
   *[many] { $good_plural }
}, поле { $cell }
agricola-event-fed = { $seat_you ->
        [yes] Вы кормите
       *[no] { $seat } кормит
    } семью, съедено еды: { $number }
agricola-event-begged = { $seat_you ->
        [yes] Вы просите
       *[no] { $seat } просит
    } подаяние, не хватило еды: { $number }
agricola-event-born = { $seat_you ->
        [yes] У вас
       *[no] { $seat }:
    } приплод, { $number } { $number ->
    [one] { $good }
    [few] { $good_gen }
   *[many] { $good_plural }
}
agricola-event-unborn = { $seat_you ->
        [yes] У вас
       *[no] { $seat }:
    } для приплода нет места ({ $good })
agricola-event-discarded = { $seat_you ->
        [yes] Вы сбрасываете
       *[no] { $seat } сбрасывает
    } { $cards_id ->
    [none] { $number ->
        [one] { $number } карту
        [few] { $number } карты
       *[many] { $number } карт
    }
   *[other] карты: { $cards }
}
agricola-event-drew = { $seat_you ->
        [yes] Вы берёте
       *[no] { $seat } берёт
    } { $cards_id ->
    [none] { $number ->
        [one] { $number } карту
        [few] { $number } карты
       *[many] { $number } карт
    }
   *[other] карты: { $cards }
}
agricola-event-picked = { $seat_you ->
        [yes] Вы берёте
       *[no] { $seat } берёт
    } { $cards_id ->
    [none] карту
   *[other] карту: { $cards }
}
agricola-event-packs_passed = Карты передаются налево
agricola-event-end = Партия окончена

# Почему что-то нельзя выбрать

agricola-not-from-hand = Чтобы её сыграть, отправьте родича сюда: { $spaces }.
agricola-not-open-now = Её играет родич на ячейке: { $spaces }. Сейчас вам туда нельзя.
agricola-not-in-play-yet = Ячейка, на которой её играют, ещё не открыта: она появится с одной из карт раундов.
agricola-not-without-a-person = Карты играют, когда родич встаёт на ячейку для них.
agricola-not-an-occupation = Сейчас осваивают занятие, а это улучшение.
agricola-not-an-improvement = Сейчас внедряют улучшение, а это занятие.
agricola-not-a-major = Сейчас можно сыграть только простое улучшение.
agricola-not-a-minor = Сейчас можно построить только особое улучшение.
agricola-not-enough-food = Нужно еды: { $needed }, а у вас, даже если всё приготовить, — { $have }.
agricola-not-with-what-you-have = Для этой карты чего-то не хватает.
agricola-not-by-its-text = То, что написано на карте, сейчас этого не позволяет.
agricola-not-before-a-person = Сначала выберите, куда отправить родича. Где строить или пахать, спросят потом.
agricola-not-on-a-room = Здесь комната вашего дома.
agricola-not-on-a-field = Здесь поле.
agricola-not-on-a-stable = Здесь хлев.
agricola-not-on-pasture = Эта ячейка огорожена под выпас.
agricola-not-beside-the-house = Новая комната примыкает к дому стороной, не углом.
agricola-not-beside-a-field = Новое поле примыкает к другому стороной, не углом.
agricola-not-a-field = Сеют на поле, а здесь его нет.
agricola-not-sown-twice = Здесь уже что-то растёт.
agricola-not-without-seed = Сюда вам нечего посеять.
agricola-not-fenced-now = Эту ячейку сейчас не огородить: не хватает дерева или изгородей, или выпас не примкнёт к прежним.
agricola-not-another = Все ваши хлева уже стоят: их { $number }.
agricola-not-paid = Вам нечем за это заплатить.

# Points

agricola-score-fields = Поля
agricola-score-pastures = Выпасы
agricola-score-grain = Зерно
agricola-score-vegetables = Овощи
agricola-score-sheep = Овцы
agricola-score-boar = Свиньи
agricola-score-cattle = Коровы
agricola-score-unused = Пустые ячейки
agricola-score-stables = Огороженные хлева
agricola-score-rooms = Комнаты
agricola-score-people = Родичи
agricola-score-cards = Карты
agricola-score-bonus = Бонусные очки
agricola-score-begging = Попрошайничество

# The table in the terminal

agricola-table-round = Раунд { $round } из 14, этап { $stage }
agricola-table-set-up = Перед первым раундом
agricola-table-harvest-now = урожай после этого раунда
agricola-table-harvest-later = урожай после раунда { $round }
agricola-table-target = цель: { $target } { $target ->
    [one] очко
    [few] очка
   *[many] очков
}
agricola-table-spaces = Ячейки действий
agricola-table-free = свободно
agricola-table-hidden = впереди
agricola-table-major = { $card } ({ $price })
agricola-table-majors = Особые улучшения
agricola-table-people = родичей: { $people }, не выставлено: { $left }
agricola-table-newborn = новорождённых: { $number }
agricola-table-food = к урожаю еды: { $food } из { $needed }
agricola-table-begging = карт попрошайничества: { $number }
agricola-table-starting = первый игрок
agricola-table-cards = на столе: { $cards }
agricola-table-hand = Ваши карты
agricola-table-pack = Карты на выбор
agricola-table-hidden-hand = в руке: занятий { $occupations }, простых улучшений { $minors }
agricola-table-promised = впереди: { $goods }
agricola-table-promise = раунд { $round }: { $goods }
agricola-table-price = цена: { $price }
agricola-table-card-cost = цена: { $card_cost }
agricola-table-card-needs = требуется: { $card_needs }
agricola-table-usable = можно применить сейчас: { $cards }
agricola-table-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
agricola-table-passing = переходит налево
agricola-table-text = { $card_text }
agricola-table-legend = ⌂ комната  ▒ поле  ¤ хлев  животные: О овца, С свинья, К корова
agricola-mark-sheep = О
agricola-mark-boar = С
agricola-mark-cattle = К
agricola-mark-grain = з
agricola-mark-vegetable = о
agricola-mark-wood = д

# Refusals

agricola-refusal-impossible-farm = { $field } не подходит к усадьбе.
agricola-refusal-card-twice = Карта { $card } встречается дважды.
agricola-refusal-hand-permanent = В настройке { $option } не может быть { $card }: это занятие уже постоянное.
agricola-refusal-hand-many = { $kind ->
        [occupation] В настройке { $option } занятий { $number }, а рядом с постоянными помещается не больше { $most }.
       *[minor] В настройке { $option } простых улучшений { $number }, а в руке помещается не больше { $most }.
    }
agricola-refusal-cards-few = { $kind ->
        [occupation] В настройке { $option } слишком мало занятий для стольких игроков: { $have }, а нужно { $need }.
       *[minor] В настройке { $option } слишком мало простых улучшений: { $have }, а нужно { $need }.
    }

# A series of solo games

agricola-series-standing = Сольная серия, игра { $game }: нужно { $target ->
    [one] { $target } очко
    [few] { $target } очка
   *[other] { $target } очков
}{ $permanent_count ->
    [0] { "" }
   *[other] {"; "}постоянные занятия: { $permanent }
}{ $food ->
    [0] { "" }
   *[other] {"; "}дополнительная еда: { $food }
}
agricola-series-missed = Серия окончена: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}, а нужно было { $target }
agricola-series-reached = Цель достигнута: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} при цели { $target }{ $food ->
    [0] { "" }
   *[other] {"; "}еда на следующую игру: { $food }
}
agricola-series-whole = Вся серия выиграна: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} при цели { $target }{ $food ->
    [0] { "" }
   *[other] {"; "}еда на ещё одну игру: { $food }
}
agricola-series-ask = Какое занятие останется навсегда?
agricola-series-keep = { $card }
agricola-series-go-on = Перейти к игре { $game }
