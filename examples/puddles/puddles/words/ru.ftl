puddles-title = Лужи
puddles-tagline = Прыгайте туда, где вода, но не туда, куда прыгают все

# Things

puddles-puddle-yard = двор
    .loc = во дворе
puddles-puddle-meadow = луг
    .loc = на лугу
puddles-puddle-orchard = сад
    .loc = в саду
puddles-puddle-path = тропинка
    .loc = на тропинке
puddles-puddle-gate = калитка
    .loc = у калитки

# Options of the game

puddles-option-rounds = Раунды
puddles-option-rounds-help = Пять раундов — короткая игра, восемь — длинная.
puddles-option-sun = Жаркое солнце
puddles-option-sun-help = В конце каждого раунда из каждой лужи испаряется капля.

# What is asked, and what an option does

puddles-ask-jump = В какую лужу прыгнет ваша лягушка?
puddles-jump =
    { $drops ->
        [0] Лужа { $puddle_loc }, сухая
        [one] Лужа { $puddle_loc }, { $drops } капля
        [few] Лужа { $puddle_loc }, { $drops } капли
       *[other] Лужа { $puddle_loc }, { $drops } капель
    }

# What happened

puddles-event-round = Раунд { $number }.
puddles-event-drew =
    { $cards_id ->
        [none] { "" }
       *[other] { $seat } берёт: { $cards }.
    }
puddles-event-rained = Идёт дождь: { $puddles }.
puddles-event-drank =
    { $drops ->
        [0] { $seat } прыгает в лужу { $puddle_loc }, но там сухо.
        [one] { $seat } выпивает { $drops } каплю { $puddle_loc }.
        [few] { $seat } выпивает { $drops } капли { $puddle_loc }.
       *[other] { $seat } выпивает { $drops } капель { $puddle_loc }.
    }
puddles-event-splashed = Встретились { $puddle_loc } и только забрызгали друг друга: { $seats }.
puddles-event-dried = Солнце: из каждой лужи испаряется капля.

# Points, and the table in the terminal and the browser

puddles-score-water = Вода
puddles-score-variety = Разные лужи
puddles-table-round = Раунд { $round } из { $rounds }
puddles-table-player = Игрок
puddles-table-points = Очки
puddles-table-frog = Лягушка
puddles-table-hand = Ваши карты: { $cards }
puddles-view-round = Раунд
puddles-view-water = Капли в лужах
puddles-view-players = Игроки
puddles-view-frog = Лягушка
puddles-view-drunk = Выпито капель
puddles-view-hand = Карты в руке
puddles-view-deck = Карт в колоде
