# Разбор законченной партии: в терминале, отдельной страницей и при просмотре записи.

review = Разбор
review-title = { $game }: разбор партии
review-ahead = Кто был впереди
review-ahead-why = { $seats ->
        [one] На сколько очков лучше или хуже цели мог закончить игрок — судя по тому, что он знал в тот момент.
       *[other] На сколько очков каждый мог рассчитывать обойти в конце лучшего из остальных — судя по тому, что он знал в тот момент.
    }
review-ahead-at = { $name }: { $lead ->
        [0] наравне
       *[other] { $sign ->
            [plus] впереди на { $lead }
           *[minus] позади на { $lead }
        }
    }
review-end = конец
review-start = начало
review-round = Раунд { $round }
review-round-first = До первого раунда
review-choice = ход { $number }
review-costly = Что обошлось дороже всего
review-costly-why = Каждый ход сравнивается с тем, что предпочёл бы сильный бот, зная лишь то, что мог знать игрок.
review-costly-none = Заметных потерь здесь нет: хорошая игра.
review-costly-all = Все
review-chosen = Сыграно
review-better = Лучше
review-cost = { $cost ->
        [one] около { $cost } очка
        [few] около { $cost } очков
        [many] около { $cost } очков
       *[other] около { $cost } очка
    }
review-sure = почти наверняка
review-likely = скорее всего
review-line = Дальше, вероятно
review-points = Откуда взялись очки
review-average = в среднем
review-average-of = В среднем за { $games ->
        [one] { $games } партию
        [few] { $games } партии
       *[other] { $games } партий
    }, сыгранных здесь таким же числом игроков.
review-effort = Просмотрено { $decisions ->
        [one] { $decisions } решение
        [few] { $decisions } решения
       *[other] { $decisions } решений
    }, самые спорные — в { $worlds ->
        [one] { $worlds } воображаемой партии
       *[other] { $worlds } воображаемых партиях
    } каждое.
review-repeat = Повторить этот разбор: --seed { $seed } --worlds { $worlds }
review-hurried = Времени было мало, поэтому внимательно просмотрено не всё.
review-left = Партию не доиграли: очки — на момент, когда её оставили.
review-secret = Очки в этой игре открываются в конце, а партию не доиграли.
review-progress = Идёт разбор партии
review-saved = Страница записана в { $file }.
refusal-review-empty = В этой партии не сделано ни одного хода: разбирать нечего.

help-review = Разобрать записанную партию: кто был впереди, что обошлось дороже всего, откуда взялись очки.
help-review-page = записать разбор ещё и страницей в этот файл; она открывается без сети
help-review-seconds = сколько секунд на это можно потратить (без ключа — 90)
help-review-worlds = вместо времени: с какого числа воображаемых партий начать; такой разбор можно повторить
help-review-seed = число, из которого берётся всякая случайность
