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
refusal-spaces-part = Здесь нет части { $part }; есть такие: { $known }.
refusal-cli-names = Имён { $names }, а людей за столом { $people }.
refusal-undo-none = Взять назад нечего: вы ещё не ходили, или после вас уже ходил другой игрок.
refusal-undo-revealed = Этот ход назад не взять: открылось то, что было скрыто.

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
