## Pages and buttons

home = Главная
set-up = Новый стол
table = Стол
replay = Повтор
rules = Правила
settings = Настройки
account = Вход
menu = Меню
to-home = На главную
close = Закрыть
try-again = Попробовать ещё раз
try-now = Проверить
back = Назад
undo = Отменить
play-it = Готово
play = Игра
you = вы
you-name = Вы
points = очков
players = Игроки
board = Поле
side = Журнал и общее
parts = Части стола
games = Игры

## Home

home-title = Настольные игры о земле и погоде
home-text = Играйте в два клика против ботов, за одним экраном или с друзьями по ссылке.
home-problem = Сервер не отвечает
opponents = С какими ботами играть
play-alone = В одиночку
play-bots = { $number ->
    [one] Против бота
   *[other] Против { $number } ботов
}
play-bots-of = Начать сейчас: { $game }
for-players = { $least ->
    [1] В одиночку или до { $most } игроков
   *[other] От { $least } до { $most } игроков
}
with-friends = С друзьями или по своим правилам
invitations = Приглашения
open-tables = Открытые столы
no-open = Сейчас никто не ждёт игроков.
finished-tables = Сыгранные партии
join-link = Есть ссылка? Вставьте её сюда
join = Войти
state-waiting = ждёт игроков
state-playing = раунд { $round }
state-finished = окончена
won-by = Победа: { $names }
your-turn = Ваш ход
open-seat = Свободное место
guest = Гость { $id }
continue = Продолжить
turn-of = Ход: { $names }
playing-as = Вы играете как
change-name = сменить имя
put-away = Убрать из списка
first-game = Варианты для первой игры

## Set-up

new-table = Новый стол
your-name = Ваше имя
name-example = например, Мира
seats = Места
how-many = Сколько игроков
seat-number = Место { $number }
seat-me = Я
seat-here = Кто-то за этим экраном
seat-open = Открыто: любой по ссылке
seat-player = Для учётной записи
seat-bot = Бот
bot-level = Сила бота
name-at-screen = Имя за этим экраном
name-of-account = Имя учётной записи
seats-help = Игра начнётся сама, когда все места будут заняты.
game-options = Варианты
table-rules = За столом
clock = Часы
clock-none = Без часов
clock-move = Время на каждый выбор
clock-bank = Запас времени с добавкой
clock-seconds = Секунд на выбор
clock-bank-seconds = Секунд в запасе
clock-increment = Секунд добавки за выбор
clock-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[other] { $days } дней
}
time-left = Осталось времени
when-gone = Когда время вышло
gone-wait = ждать
gone-bot = ходит бот
gone-random = случайный выбор
allow-undo = Свой выбор можно отменить
undo-grace = Боты отвечают
undo-grace-help = До этого выбор можно отменить.
undo-grace-usual = чуть погодя
undo-grace-is = { $seconds ->
    [0] сразу
    [one] через { $seconds } секунду
    [few] через { $seconds } секунды
   *[other] через { $seconds } секунд
}
listed = Показать среди открытых столов
listed-help = Иначе придут только те, у кого есть ссылка.
make-table = Создать стол
save = Сохранить
name-text = Под этим именем вас видят за столом. Учётная запись хранит ваши игры на всех устройствах.
pick-search = Поиск
pick-count = { $most ->
    [0] Выбрано: { $number }
   *[other] Выбрано: { $number } из { $most }
}
pick-number = Выбрано: { $number }
pick-chosen = Выбраны
pick-order = Выбраны, по порядку
pick-all = Все
pick-none = Ни одной
pick-clear = Очистить
pick-done = Готово
pick-up = Раньше: { $name }
pick-down = Позже: { $name }
pick-remove = Убрать: { $name }
pick-nothing = Ничего не подходит.
no-game = Такой игры здесь нет

## Waiting room

waiting-room = Ждём игроков
invited-by = { $name } зовёт вас играть
invited = Вас зовут играть
for-seats = { $number ->
    [one] для одного игрока
   *[other] игроков: { $number }
}
agreed = О чём договорились
usual-rules = обычные правила
sit-down = Сесть за стол
no-seat-left = Все места заняты или оставлены для других.
change-table = Изменить варианты
seat-kept = место оставлено
is-here = в сети
is-host = хозяин стола
fill-with-bots = Посадить ботов и начать
watchers = { $number ->
    [one] Кто-то смотрит на приглашение.
   *[other] На приглашение смотрят: { $number }
}
invite = Пригласите по ссылке
invite-text = Кто её откроет, сразу сядет за стол; учётная запись не нужна.
invite-link = Ссылка на этот стол
qr-code = QR-код ссылки
copy = Скопировать
copied = Скопировано
sit-too = Занять и это место
starts-itself = Игра начнётся сама, когда все места будут заняты.
leave-closes = Кроме вас, здесь никто не играет: партия закончится без результата.
leave-waiting = Место снова станет свободным.
leave-others-wait = Остальные будут ждать. Вернуться на своё место можно, пока его никто не занял.
leave-bot-plays = За вас доиграет бот. Вернуться на своё место можно в любой момент.
stay = Остаться
leave-table = Уйти из-за стола

## Table

prompt = Что делать
your-turn-short = ваш ход
thinking-short = думает
first-player = Первый игрок
away = не за столом
offline = не в сети
place = { $place }-е место
is-thinking = { $number ->
    [one] { $names } думает
   *[other] { $names } думают
}
nobody-there = Игра ждёт того, кто займёт свободное место
waiting = Минутку
watch = Минутку
tap-to-skip = Нажмите где угодно, чтобы пропустить.
no-choice = Здесь выбирать не из чего
no-choice-sub = Небольшая пауза, чтобы другие ни о чём не догадались.
look-around = Пока можно осмотреться.
choose-lit = Выберите на поле или из списка.
choose-only = Дальше путь только один.
which-one = Что именно?
go-on-lit = А теперь? Подходящее подсвечено.
go-on = Дальше
go-on-sub = Посмотрите и нажмите, чтобы продолжить.
yes-sure = Да, точно
sure = Точно: { $act }?
sure-why = Пока возможно и другое.
cannot-undo = (отменить будет нельзя)
hint = Подсказка
hint-title = Как сыграл бы сильный игрок
hint-pick = Нажмите на вариант, чтобы увидеть его на поле. Ход вы сделаете сами.
allow-hints = Подсказки
allow-hints-help = Сильный бот говорит, как сыграл бы он сам. Если играют люди, все видят, кто спросил.
hints-agreed = Можно просить подсказки
option-list = Список вариантов
type-option = Или напишите
show-more = ещё { $number }
you-won = Вы победили!
won-alone = Вы победили: земля ваша
lost-alone = На этот раз победила игра
game-over-won = { $number ->
    [one] Победа: { $names }
   *[other] Общая победа: { $names }
}
game-over-sub = Откуда очки — видно в счёте.
result = Итог
decided = Что решило: «{ $part }», { $own } против { $against }
decided-mine = Зато вы впереди здесь: «{ $part }», { $own } против { $against }
decided-tie = Очков поровну: решило правило для ничьих.
decided-alone = Больше всего дало: «{ $part }», { $own }
score-whence = Откуда очки
again-invites = { $name } хочет сыграть ещё раз!
play-again = Сыграть ещё
series-next = Следующая игра серии
series-follow = К следующей игре
series-before = Предыдущая игра
score = Счёт
score-part = За что
score-now = Итог сейчас
score-total = Итог
log = Журнал
since-your-turn = После вашего хода
log-empty = Пока ничего не произошло.
chat = Разговор
chat-empty = Поздоровайтесь.
chat-write = Написать сообщение
chat-send = Отправить
tab-table = Стол
tab-log = Журнал
tab-score = Счёт
tab-chat = Разговор
setting-table = Готовим стол
waiting-for-server = Всё ещё ждём ответа сервера.
line-lost = Связь прервалась. Ваши ходы сохранены, мы пробуем снова.
table-closed = Этот стол закрыт.
earlier-rules = Партия по прежним правилам
earlier-rules-finished = Эту партию сыграли по прежним правилам, а по нынешним она пошла бы иначе, поэтому поле показать нельзя. Ход партии и запись сохранены.
earlier-rules-closed = Эта партия началась по прежним правилам, а по нынешним она пошла бы иначе, поэтому доиграть её нельзя. Ход партии и запись сохранены.
you-away = Ваше время вышло, за вас ходят.
i-am-back = Я снова здесь
plain-board = У этой игры ещё нет нарисованного поля: выбирайте из списка; ниже — позиция как данные.
watching = Вы смотрите эту партию.
seat-own-left = Вы вышли из этой партии; место всё ещё ваше.
seat-own-back = Сесть снова
seat-left = Из партии вышел игрок { $name }. Любой, у кого есть ссылка, может попросить у вас это место.
seat-free = Место игрока { $name } свободно.
seat-ask = Попросить это место
seat-asked = Вы попросили место игрока { $name }. Вам ответят за столом.
seat-refused = За столом вам отказали; можно смотреть партию дальше.
seat-wanted = { $who } просит место игрока { $name }.
seat-others-decide = { $who } просит место игрока { $name }; решают другие.
seat-yes = Пустить
seat-no = Нет
no-table = Такого стола нет
no-table-text = Возможно, ссылка неполная или стол убрали.
pass-screen = Передайте экран: { $name }
pass-screen-text = Карты скрыты, пока игрок не возьмёт экран.
pass-screen-take = Это я, { $name }

## Replay and rules

replay-at = Ход { $at } из { $last }
replay-position = Место в партии
replay-first = В начало
replay-back = На один ход назад
replay-next = На один ход вперёд
replay-last = В конец
replay-play = Пуск
replay-pause = Пауза
## Разбор

review-ask = Разобрать партию
review-ask-text = Сильный бот пройдёт по всем решениям: кто был впереди, что было бы лучше, откуда взялись очки. Это займёт до двух минут.
review-working-text = Страницу можно закрыть: разбор продолжится сам и сохранится.
review-failed = Разбор не удался
review-failed-text = По дороге что-то пошло не так. Попробуйте ещё раз.
review-once-more = Попробовать ещё раз
review-working-here = Пока можно играть и смотреть другое, только не закрывайте Tilth. Готовый разбор сохранится.
review-see = Посмотреть этот момент
review-try = Сыграть отсюда
review-position = Момент партии
review-moment = { $number ->
        [0] Начало партии
       *[other] После { $number } из { $last } ходов
    }
review-open-hint = Нажмите на кривую: откроется тот момент.
review-whose = Чьи решения

record = Запись
no-replay = Эту партию нельзя повторить
no-rules = Не удалось получить правила
rules-search = Искать в правилах
rules-seek = Поиск
rules-contents = Содержание
rules-found = { $at } из { $found }
rules-nothing = Ничего не нашлось
rules-next = Следующее место
rules-back = Предыдущее место
rules-about = Что об этом в правилах?
not-asked-now = Сейчас нужно выбрать другое.

## Settings

look = Вид
language = Язык
theme = Тема
theme-auto = как в системе
theme-light = Светлая
theme-dark = Тёмная
theme-to-light = Светлая тема
theme-to-dark = Тёмная тема
motion = Скорость движения
motion-help = Без движения изменения отмечены золотым кольцом.
motion-auto = как в системе
motion-slow = медленно
motion-full = обычно
motion-fast = быстро
motion-none = без движения
contrast = Чёткие контуры
contrast-help = Толще кольца и рамки, без текстур.
my-colour = Мой цвет
my-colour-help = Только на вашем экране; у каждого цвета есть и своя фигура.
colour-seat = по месту
colour-lake = Озеро, круг
colour-poppy = Мак, треугольник
colour-sun = Солнце, квадрат
colour-mallow = Мальва, крест
presses = Чтобы сыграть вариант
presses-help = Первое нажатие показывает, что случится. То, что нельзя отменить, спрашивает дважды, если есть из чего выбирать.
presses-auto = по устройству
presses-once = одно нажатие
presses-twice = два нажатия
explain = Пояснять новое
explain-help = Когда вас впервые просят о чём-то решить, над кнопками появляется ещё одно предложение.
point = Пояснять, на чём задержалась мышь
sound = Звуки
title-blink = Отмечать мой ход в заголовке страницы
notices = Уведомления браузера о моём ходе
notices-help = Только когда страница не на виду.
about-tilth = О программе
about-text = Tilth — свободная программа. Все рисунки собственные.
about-fonts = Шрифты: Literata и Onest, лицензия SIL Open Font License 1.1.

## Account

account-text = Учётная запись хранит партии на всех устройствах. Чтобы играть, достаточно имени.
guest-now = Вы пока гость: { $name }. Учётная запись хранит партии на всех устройствах.
account-here = Ваши партии хранятся на всех устройствах.
password = Пароль
password-help = Не короче 8 знаков.
log-in = Войти
log-out = Выйти
log-out-everywhere = Выйти везде
log-out-everywhere-help = Вас забудут все браузеры, в которых вы вошли, и этот тоже.
register = Завести учётную запись

## Refusals

no-server = Сервер недоступен.
not-found = По этому адресу ничего нет.
something-wrong = Что-то пошло не так. Попробуйте ещё раз.

# Уроки.
lesson = Урок
lesson-titled = Урок «{ $title }»
lesson-first = { $minutes ->
    [one] Впервые? { $minutes } минута
    [few] Впервые? { $minutes } минуты
   *[many] Впервые? { $minutes } минут
}
lesson-go-on = Продолжить урок
lesson-next = Дальше
lesson-finish = Готово
lesson-skip = Пропустить эту часть
lesson-else = Пока не это.
lesson-at = { $parts ->
    [one] { $step } из { $steps }
   *[other] Часть { $part } из { $parts } · { $step } из { $steps }
}
lesson-done = Теперь вы умеете играть!
lesson-done-text = Для первой партии вы знаете всё, что нужно. Если что-то забудется, в любой момент откройте «Правила».
lesson-play = Сыграть целую партию
lesson-done-here = Или закройте это окно и доиграйте здесь.

## Анализ

analysis = Анализ
analyse = Анализ
analyse-own = Анализ позиции
analysis-bring = Анализ партии или позиции
analysis-bring-text = Вставьте запись партии или позицию в виде JSON и играйте дальше за всех. Всё хранится только в адресе страницы.
analysis-text = Запись или позиция
analysis-open = Открыть
analysis-file = Выбрать файл
analysis-failed = Анализировать здесь нечего
analysis-unread = В этой ссылке нет анализа.
analysis-link = Ссылка
analysis-not-copied = Не вышло
analysis-lines = Варианты
analysis-at = { $at } из { $last }
analysis-look = Чьими глазами смотреть
analysis-look-as = Смотреть глазами игрока { $name }
analysis-choice = Ход { $number }
analysis-ahead = На сколько очков каждый обойдёт в конце лучшего из остальных: так думает сильный бот, зная лишь то, что может знать этот игрок. Поэтому впереди могут казаться сразу двое.
analysis-ahead-alone = На сколько очков вы превзойдёте цель, по мнению сильного бота.
analysis-none = Сделайте другой ход за любого игрока, и начнётся новый вариант. Сама партия не изменится.
analysis-tried = Что пробовали на ходу { $number }
analysis-played = как в партии
analysis-ends = Чем кончаются варианты
analysis-game = Партия
analysis-until = ходы { $from }–{ $to }
analysis-remove = Забыть вариант
analysis-player = Игрок { $number }
