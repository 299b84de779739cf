# Общие сообщения всех игр и команд. Сообщения игры лежат в её папке words.

## То, что есть в каждой игре

player = Игрок { $number }
done = Готово
use-card = Применить карту «{ $card }»
ask-interrupt = Можно действовать вне очереди
switch-true = да
switch-false = нет
list-none = нет
score-total = Итог
score-now = Итог сейчас

# Настройка, общая для игр

option-first_player = Первый игрок
option-first_player-help = Кто начинает: по жребию или место, которое вы назовёте.
option-first_player-random = по жребию
option-first_player-1 = место 1
option-first_player-2 = место 2
option-first_player-3 = место 3
option-first_player-4 = место 4
option-first_player-5 = место 5

## Отказы: одно предложение о том, что не так и где

refusal-game-unknown = Игры { $game } здесь нет; есть такие: { $known }.
refusal-locale-unknown = Языка { $locale } здесь нет; есть такие: { $known }.
refusal-seats = Игроков в этой игре — от { $least } до { $most }.
refusal-options-shape = Настройки игры должны быть набором имён и значений.
refusal-option-unknown = Настройки { $option } в этой игре нет; есть такие: { $allowed }.
refusal-option-seats = Настройки { $option } нет, когда за столом { $seats ->
        [one] { $seats } игрок
        [few] { $seats } игрока
       *[other] { $seats } игроков
    }.
refusal-option-value = Настройка { $option } не может быть { $value }; возможные значения: { $allowed }.
refusal-first-player-seat = Место { $seat } не может начинать: мест за этим столом только { $seats }.
refusal-option-list = Настройка { $option } должна быть списком имён, а не { $value }.
refusal-option-name = В настройке { $option } не может быть { $value }: такого имени нет.
refusal-option-name-twice = В настройке { $option } имя { $value } названо дважды.
refusal-option-names = В настройке { $option } имён { $number }, а может быть не больше { $most }.
refusal-options-clash = Настройка { $option } не сочетается с { $other }.

refusal-not-an-object = { $field }: здесь должен быть объект с именованными полями.
refusal-missing = Нет поля { $field }.
refusal-unknown-field = Поле { $field } здесь неизвестно.
refusal-not-a-number = { $field }: здесь должно быть целое число.
refusal-not-a-word = { $field }: здесь должно быть слово.
refusal-not-a-switch = { $field }: здесь должно быть true или false.
refusal-not-a-list = { $field }: здесь должен быть список.
refusal-wrong-length = { $field }: в списке должно быть { $length ->
        [one] { $length } значение
        [few] { $length } значения
       *[other] { $length } значений
    }.
refusal-out-of-range = { $field }: число должно быть от { $least } до { $most }.
refusal-not-among = { $field } не может быть { $value }; возможные значения: { $allowed }.
refusal-empty = { $field }: здесь не может быть пусто.
refusal-not-each-once = { $field }: каждое значение должно стоять ровно один раз.
refusal-too-many = { $field }: слишком много { $thing }, в игре их только { $most }.
refusal-not-conserved = { $field }: счёт не сходится, всего на столе { $found }, а должно быть { $expected }.
refusal-flow-does-not-fit = { $field } не согласуется с остальным состоянием: { $problem }.

refusal-record-format = Строка { $line } записи должна быть «{ $expected }».
refusal-record-header = Строка { $line } записи должна начинаться с «{ $expected }».
refusal-record-number = В записи { $field } должно быть целым числом.
refusal-record-options = В записи настройки должны быть объектом JSON.
refusal-record-state = Состояние в записи — не объект JSON.
refusal-record-choice = Строка { $line } записи должна состоять из места и хода.
refusal-record-rules = Запись сделана по правилам версии { $rules }, а здесь версия { $current }.
refusal-record-from-position = Эта запись начинается с подготовленной позиции; её можно посмотреть только в терминале.
refusal-record-length = В записи { $most ->
        [one] { $most } ход
        [few] { $most } хода
       *[other] { $most } ходов
    }, поэтому после хода { $to } её показать нельзя.
refusal-record-illegal = Ход { $number } записи, «{ $option }» с места { $seat }, там невозможен.

## Запросы программ

refusal-request-json = Строка не в формате JSON.
refusal-request-shape = Запрос должен быть объектом JSON.
refusal-request-unknown = Запроса { $request } нет; есть такие: { $known }.
refusal-not-text = { $field }: здесь должен быть текст.
refusal-no-game = Игра ещё не начата.
refusal-game-over = Игра окончена.
refusal-not-your-turn = Месту { $seat } сейчас выбирать нечего; ходят места: { $acting }.
refusal-illegal-option = Для места { $seat } ход «{ $option }» сейчас невозможен.
refusal-nothing-to-undo = Нет хода, который можно взять назад.
refusal-internal = Внутренняя ошибка: { $problem }.

## Боты и матчи

refusal-bot-level = Бота уровня { $level } для этой игры нет; есть такие: { $known }.
refusal-games-number = Нужно сыграть хотя бы одну партию, а не { $games }.
refusal-bots-number = Ботов { $bots }, а { $seats ->
        [one] место одно
        [few] места { $seats }
       *[other] мест { $seats }
    }.
refusal-bots-failed = Боты ошиблись { $number ->
        [one] { $number } раз
        [few] { $number } раза
       *[other] { $number } раз
    }; вместо них сделан случайный выбор. Первая ошибка: { $first }

## Файлы и командная строка

refusal-file-missing = Файла { $file } нет.
refusal-file-not-text = Файл { $file } — не текст.
refusal-file-not-json = Файл { $file } не в формате JSON.
refusal-file-unreadable = Файл { $file } не читается: { $problem }.
refusal-file-unwritable = Файл { $file } не записывается: { $problem }.
refusal-file-exists = Файл { $file } уже есть и останется как был; назовите другой.
refusal-save-name = Назовите файл: save ФАЙЛ.
refusal-too-small = { $field } — не меньше { $least }.
refusal-too-big = { $field } — не больше { NUMBER($most, useGrouping: 0) }.
refusal-option-twice = Настройка { $option } указана дважды.
refusal-cli-command = Команды { $command } нет; есть такие: { $known }.
refusal-cli-option = Ключа { $option } здесь нет; смотрите --help.
refusal-cli-value-missing = После { $option } нет значения.
refusal-cli-missing = Не указано { $argument }; смотрите --help.
refusal-cli-too-many = Лишнее слово «{ $argument }»; смотрите --help.
refusal-cli-usage = Команду не понять: { $problem }
refusal-cli-not-with = { $option } не сочетается с { $other }.
refusal-cli-other-game = Это файл игры { $game }, а не { $named }.
refusal-cli-seat = Места { $seat } нет; есть места от 0 до { $most }.
refusal-cli-names = Имён { $names }, а людей за столом { $people }.
refusal-undo-none = Взять назад нечего: вы ещё не ходили, или после вас уже ходил другой игрок.
refusal-undo-revealed = Этот ход назад не взять: открылось то, что было скрыто.

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

series-next = Сыграть следующую игру серии?
series-later = Не сейчас

## Соперники

level-name = { $level ->
    [easy] Росинка
    [normal] Борозда
    [raider] Суховей
    [hard] Гроза
    [expert] Старый Дуб
    [random] Случай
    [sensible] Здравый Смысл
    [beginner] Новичок
    [strong] Твёрдая Рука
   *[other] { $level }
}
level-strength = { $level ->
    [easy] лёгкий
    [normal] средний
    [raider] средний
    [hard] сильный
    [expert] сильнейший
    [random] наугад
   *[other] { "" }
}
level-style = { $level ->
    [easy] Новичок: играет толково, но порой что-нибудь упускает.
    [normal] Возделывает своё поле и редко заглядывает за соседский забор.
    [raider] По силе как Борозда, но охотнее губит ваш урожай, чем ждёт своего.
    [hard] Думает наперёд и ошибок не прощает.
    [expert] Не торопится: думает до четырёх секунд и почти ничего не упускает.
    [random] Ходит как придётся.
    [sensible] Смотрит на одно действие вперёд.
   *[other] { "" }
}
bot-name = { $twin ->
    [0] { level-name }
   *[other] { level-name } { $twin }
}

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

# Что сделал бы сильный бот: в браузере и в терминале.
hint-thinking = Бот думает…
hint-worth = { $way ->
    [ahead] к концу впереди примерно на { $points } { $points ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    }
    [behind] к концу позади примерно на { $points } { $points ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    }
    [worse] хуже примерно на { $points } { $points ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    }
    [same] почти так же хорошо
   *[level] к концу почти поровну
}
hint-alone = { $way ->
    [ahead] на { $points } { $points ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    } больше, чем нужно
    [behind] до цели не хватит примерно { $points } { $points ->
        [few] очков
        [many] очков
       *[other] очка
    }
   *[level] почти ровно столько, сколько нужно
}
hint-then = Потом, возможно:
