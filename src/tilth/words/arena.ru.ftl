# Арена: боты против ботов, в терминале и отдельной страницей.

help-arena = Сыграть ботами друг против друга, пока не станет ясно, кто сильнее; с рейтингом и отчётом.
help-arena-bots = кто участвует (без ключа — четверо: от случайного до сильного)
help-arena-seats = сколько мест за столом (без ключа — два)
help-arena-count = сколько партий самое большее в каждой встрече (без ключа — 400)
help-arena-options = настройка игры; смотрите tilth games
help-arena-seed = число первой раздачи; у следующих оно растёт
help-arena-workers = сколько процессов (без ключа — по числу ядер)
help-arena-every = играть все партии, даже если уже ясно, кто сильнее
help-arena-page = записать отчёт страницей в этот файл; она открывается без сети
help-arena-table = записать все результаты в этот файл, по строке на каждое место
help-arena-parquet = то же в формате Parquet
help-arena-records = записать каждую партию в эту папку
help-arena-ladder_file = добавить результаты к общей таблице ботов в этом файле

refusal-arena-bot-twice = { $bot } назван дважды; каждый бот участвует один раз.
refusal-arena-missing = Для этого нужно дополнение: `pip install "tilth[arena]"`.
refusal-ladder-file = Файл { $file } — не таблица, записанная программой Tilth.
refusal-ladder-again = Партии на этих раздачах ({ $bots }) в таблице уже есть; начните с новых: --seed { $seed }.

arena-meeting = { $bot } против { $others }: { $share } побед за { $games ->
        [one] { $games } партию
        [few] { $games } партии
       *[other] { $games } партий
    }, { $decided ->
        [yes] исход ясен
       *[no] исход пока не ясен
    }; перевес в очках { $lead }{ $worth ->
        [none] .
       *[other] , одна партия стоит { $worth } на отдельных раздачах.
    }
arena-saved = Отчёт записан в { $file }.
arena-ladder = Общая таблица: { $game }

arena-title = { $game }: арена ботов
arena-standing = Таблица
arena-table = За столом { $seats ->
        [one] { $seats } место
        [few] { $seats } места
       *[other] { $seats } мест
    }, раздачи с номера { $seed }{ $options ->
        [none] .
       *[other] ; { $options }.
    }
arena-rating-why = Рейтинг показывает силу бота по всем сыгранным партиям; вначале у каждого 25. Разброс рядом с ним и границы под долей побед верны в девятнадцати случаях из двадцати.
arena-no-rating = Рейтинга нет: для него нужно дополнение (`pip install "tilth[arena]"`) и хотя бы два бота за столом.
arena-rating = Рейтинг
arena-played = Партий
arena-wins = Побед
arena-score = Средний счёт
arena-place = Среднее место
arena-thinks = На ход
arena-duels = Кто кого
arena-duels-why = Какую долю партий бот из строки выиграл у бота из столбца; поделённое первое место — половина победы. Встреча кончается, как только ясно, кто сильнее.
arena-tables = Кто за каким столом побеждал
arena-tables-why = Боты встречались по столько, сколько мест за столом. Встреча кончается, когда о каждом ясно, выигрывает ли он больше своей доли.
arena-of-games = { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[other] { $games } партий
    }
arena-open = · неясно
arena-noise = Сколько осталось от везения
arena-noise-why = Каждая раздача сыграна при всех рассадках, так что везение, общее для обеих сторон, из перевеса уходит. Перевес — в очках над остальными за столом; два следующих столбца говорят, насколько он колеблется случайно: так, как сыграно, и так, как было бы за столько же партий на отдельных раздачах. Последний столбец: скольких таких партий стоит одна здесь; меньше единицы — там, где удачная для сильного раздача удачна с любого места; до двенадцати раздач не сказать.
arena-against = против
arena-lead = Перевес
arena-paired = Разброс
arena-unpaired = На отдельных
arena-worth = Одна стоит
arena-scores = Счёт
arena-scores-why = Как часто бот набирал столько очков. Черта — середина: в половине партий было меньше.
arena-middle = { $middle } (от { $low } до { $high })
arena-points = Откуда взялись очки
arena-points-why = Очки в среднем к концу каждого раунда и за что они получены. Партии, которые кончились раньше, учтены с последним счётом.
arena-points-of = Очки по раундам: { $bot }
arena-other-parts = всё остальное
arena-lengths = Длина партий
arena-lengths-why = Сколько решений в партии приняли все игроки вместе.
arena-all-games = Все партии
arena-half = середина { $middle }
arena-times = Время на ход
arena-times-why = Сколько бот думал над одним решением. Каждое деление шкалы вдесятеро больше предыдущего.
arena-time = { $middle }, самое большее { $longest }
arena-percent = { $number } %
arena-interval = { $low }–{ $high } %
arena-minutes = { $number } мин
arena-seconds = { $number } с
arena-milliseconds = { $number } мс
arena-microseconds = { $number } мкс
arena-effort = { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[other] { $games } партий
    } за { $time }.
arena-again = Сыграть то же ещё раз: { $command }

# Программы вместо ботов.

help-arena-bot_seconds = сколько секунд программа может думать над решением (без ключа — 10)
help-arena-bot_memory = сколько мегабайтов программа может занять (без ключа — 2048)
help-simulate-bot_seconds = сколько секунд программа может думать над решением (без ключа — 10)
help-simulate-bot_memory = сколько мегабайтов программа может занять (без ключа — 2048)
help-serve-bots = предложить свою программу ботом: `name=cmd:./mybot`; повторите для каждой
arena-breaches = Проиграно за нарушение правил
arena-lost = { $bot }: { $games ->
        [one] { $games } партия проиграна
        [few] { $games } партии проиграны
       *[other] { $games } партий проиграно
    } за нарушение правил. Впервые (раздача { $seed }, решение { $choice }): { $rule }
refusal-bots-quotes = В { $bots } открыта кавычка, но не закрыта.
refusal-serve-bot = { $bot } — не бот с именем; он пишется так: `clever=cmd:./mybot`.
refusal-bot-start = Программу { $command } не удалось запустить: { $problem }.
refusal-bot-hello = { $bot } не ответил на приветствие номером { $protocol } протокола.
refusal-bot-slow = { $bot } не ответил за { $seconds } с.
refusal-bot-long = Ответ бота { $bot } длиннее мегабайта.
refusal-bot-ended = { $bot } завершился, так и не ответив ({ $how }).
refusal-bot-not-json = { $bot } ответил строкой, которая не объект JSON: { $line }
refusal-bot-no-option = { $bot } не назвал в ответе варианта.
refusal-bot-illegal = { $bot } выбрал «{ $option }», а это было невозможно.

# Много машин.

help-arena-ray = играть на кластере Ray по этому адресу или на ближайшем; вместо --workers
help-train-ray = играть на кластере Ray по этому адресу или на ближайшем; вместо --workers
refusal-ray-missing = Для этого нужно дополнение: `pip install "tilth[ray]"`.
refusal-worker-lost = Один из процессов, игравших партии, был завершён извне — возможно, не хватило памяти; сыгранное потеряно.
refusal-ray-form = { $address } — не адрес кластера Ray; адрес пишется так: 192.168.1.5:6379.
refusal-ray-address = Кластер Ray недоступен{ $address ->
        [none] { "" }
       *[other] { " " }по адресу { $address }
    }: { $problem }.
