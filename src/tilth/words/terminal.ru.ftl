# Сообщения только для командной строки: браузеру их не посылают.

## Справка

help-commands = Команды:
help-options = Ключи:
help-options-word = ключи
help-tilth =
    Tilth: настольные игры о земле и погоде — играть, изучать, программировать.

    tilth                    спросит, во что сыграть
    tilth play ИГРА          игра против ботов или за одним экраном
help-lang = язык; иначе тот, что на вашем компьютере
help-help = эта справка
help-play = Сыграть в терминале.
help-play-seats = сколько игроков за столом
help-play-people = место, за которым сидит человек; повторите для каждого (без ключа — 0)
help-play-names = имя человека, в порядке мест
help-play-levels = уровень бота; повторите для каждого, последний — для всех остальных
help-play-options = настройка игры; смотрите tilth games
help-play-seed = число, из которого получается вся случайность
help-play-file = записывать партию в этот файл по ходу игры
help-play-resume = продолжить записанную партию в её файле
help-play-saved = начать с сохранённого состояния (JSON)
help-replay = Показать записанную партию.
help-replay-to = только столько ходов
help-replay-step = ход за ходом
help-replay-seat = глазами этого места; иначе глазами зрителя
help-simulate = Сыграть много партий ботами на всех ядрах.
help-simulate-seats = сколько игроков за столом (без ключа — сколько можно)
help-simulate-count = сколько партий
help-simulate-bots = уровни ботов по кругу стола
help-simulate-options = настройка игры; смотрите tilth games
help-simulate-seed = число первой партии; у следующих оно растёт
help-simulate-workers = сколько процессов (без ключа — по числу ядер)
help-simulate-fixed = боты не меняются местами от партии к партии
help-simulate-same_deals = каждая раздача играется по разу с каждого места
help-simulate-table = записать все результаты в этот файл
help-simulate-records = записать каждую партию в эту папку
help-games = Показать игры и их настройки; с названием — одну игру или значения одной её настройки.
help-rules = Показать правила игры.
help-spaces = Показать, что видят в игре обучающиеся программы и что они могут сделать; с названием части или числом — что оно значит.
help-spaces-as_json = всё в виде JSON
help-engine = Отвечать программам: строки JSON на стандартном вводе и выводе.
help-bench = Измерить скорость игры в случайных партиях на одном ядре.
help-bench-seats = сколько игроков за столом (четыре, если столько бывает)
help-bench-seconds = сколько секунд мерить
help-bench-options = настройка игры; смотрите tilth games
help-bench-as_json = в формате JSON
help-train = Обучить ботов игры на их собственных партиях; прерванное обучение продолжается.
help-train-count = сколько партий в каждом поколении
help-train-generations = сколько всего поколений
help-train-seed = число, из которого берётся вся случайность
help-train-workers = сколько процессов (без ключа — по числу ядер)
help-train-anew = забыть всё, чему боты научились раньше
help-train-folder = где хранить партии, сети и отчёт

## Команды

spaces-seen = Видно: { $number ->
        [one] { $number } число
        [few] { $number } числа
       *[many] { $number } чисел
    }
spaces-done = Можно сделать: { $number ->
        [one] { $number } действие
        [few] { $number } действия
       *[many] { $number } действий
    }
spaces-any = Любая точка области: { $number ->
        [one] { $number } ось
        [few] { $number } оси
       *[many] { $number } осей
    }
spaces-place = { NUMBER($number, useGrouping: 0) } из того, что видно: { $meaning }
spaces-number = { NUMBER($number, useGrouping: 0) } из того, что можно сделать: { $meaning }

games-head = { $title } ({ $name }): игроков от { $least } до { $most }
games-levels = Боты: { $levels }
games-bots = Боты:
games-others = Для программ и симуляций ещё: { $levels }
games-list = a,b,c: не больше { $most } имён, смотрите { $command }
games-seats = игроков: { $seats }
rules-none = Справки по правилам этой игры нет.

simulate-level = Уровень
simulate-played = Партий
simulate-score = Средний счёт
simulate-place = Среднее место
simulate-wins = Побед
simulate-interval = 95 %
simulate-summary = { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[other] { $games } партий
    } за { $seconds } с: { $speed } партий в секунду, { $decisions } решений в партии.

simulate-unended = { $games ->
        [one] { $games } партия не закончилась и решена
        [few] { $games } партии не закончились и решены
       *[many] { $games } партий не закончились и решены
    } по тому, что было на столе.

train-games = Партии
train-fitting = Подгонка
train-trial = Испытание
train-stage = Поколение { $generation }: ошибка { $error } очка, { $wins } побед из { $duels } против прежнего, перевес { $lead }: { $stays ->
        [yes] остаётся
       *[no] не остаётся
    }.
train-done = Лучшая сеть: { $file }. Чтобы играть с ней, положите её на место { $place }.
train-none = Ни одна сеть не сыграла лучше того, что уже было.
refusal-train-missing = Для обучения нужно дополнение `learn`: `pip install "tilth[learn]"`.
refusal-train-features = У игры { $game } нет признаков, на которых можно учиться.

bench-game = Игра
bench-seats = Игроков
bench-options = Настройки
bench-decisions_per_s = Решений в секунду
bench-games_per_s = Партий в секунду
bench-clone_us = Одна копия состояния, мкс
bench-determinize_us = Одно состояние, каким его получает бот, мкс
bench-choice_p99_us = Ход до следующих вариантов, 99 из 100, мкс
bench-choice_worst_us = Самый долгий ход, мкс
bench-bot_ms = Ход бота `sensible`, мс
bench-calibration_us = Сама машина (один круг мерного цикла), мкс
bench-compiled = Скомпилировано
bench-games = Сыграно партий
bench-python = Версия Python

replay-prompt = Ход { $at } из { $end }: Enter — дальше, н — назад, число — туда, в — выход.
replay-back = н, назад, b
replay-quit = в, выход, q

menu-welcome = Добро пожаловать в Tilth.
menu-game = Во что сыграем?
menu-seats = Сколько игроков за столом?
menu-people = Сколько из них людей у этого экрана?
menu-level = Против кого?
menu-options = Изменить настройки игры?
menu-prompt = Число, или Enter для отмеченного *:
menu-names = Имена или их части через запятую; Enter — ничего:
menu-name = { $number ->
        [0] Ничего с именем «{ $typed }» нет.
       *[other] «{ $typed }» может быть: { $names }.
    }
menu-names-most = Введите не больше { $most } имён.
menu-again = Введите число от 1 до { $most }.

page-by = Сделано программой { $name } { $version }

series-next = Сыграть следующую игру серии?
series-later = Не сейчас

## За столом

play-thinks = { $name }: думает…
score-place = Место
command-help = помощь, справка
command-why = почему, зачем
command-list = список, все, всё
command-table = стол
command-log = журнал
command-score = счёт, счет
command-rules = правила
command-hint = подсказка, подскажи
command-undo = назад, отмена
command-save = сохранить
command-quit = выход, в, q

play-prompt = ›
play-help =
    Введите номер хода или его запись.
    Введите часть записи или предмет на столе, чтобы видеть только подходящее; Enter снова покажет всё.

    ? N, зачем N      о чём ход N и что он сделает
    подсказка         что сделал бы сильный бот
    список            все ходы сразу
    стол              стол ещё раз
    журнал            всё, что произошло
    счёт              очки по категориям
    правила           правила игры
    назад             к вашему последнему решению, если ничего не открылось и никто не ходил после вас
    сохранить ФАЙЛ    сохранить запись партии; если имя кончается на .json, то положение
    выход             встать из-за стола

    Те же команды по-английски: list, table, log, score, rules, undo, save, quit.
play-nothing-fits = Под «{ $typed }» здесь ничего не подходит; справка: ?
play-touches = Это касается: { $things }
play-certain = Что произойдёт:
play-uncertain = Дальше решает случай или то, что скрыто; назад такой ход не взять.
play-gain = { $sign ->
        [plus] Ваш счёт вырастет на { $points }.
        [minus] Ваш счёт изменится на { $points }.
       *[none] Ваш счёт не изменится.
    }
play-undone = Ход взят назад.
play-saved = Сохранено в { $file }.
play-domain = Можно ввести любую точку из { $domain }; например:
play-one-left = Enter — сыграть этот ход.
play-group = { $count ->
        [one] { $count } ход
        [few] { $count } хода
       *[other] { $count } ходов
    }
play-narrow = { $count ->
        [one] { $count } ход
        [few] { $count } хода
       *[other] { $count } ходов
    }; введите начало записи или предмет, о котором речь. «список» покажет все.
play-pass-screen = Ходит { $seat }. Передайте экран и нажмите Enter.
play-score-secret = Счёт до конца игры в тайне.
play-over = Игра окончена.
play-no-winner = На этот раз победила игра.
play-winners = { $winners_count ->
        [one] Победа: { $winners }.
       *[other] Победу делят: { $winners }.
    }
play-recorded = Партия записана в { $file }.
play-quit = Вы встали из-за стола.
play-quit-record = Вы встали из-за стола; продолжить: tilth play --resume { $file }
