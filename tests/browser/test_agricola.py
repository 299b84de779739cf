"""Agricola in a real browser: whole games, planning on the farm, the harvest, two languages, two themes."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser import audit, hands
from tests.browser.test_games import be_guest, make_table
from tests.browser.test_screens import SIZES, TEXTS, other_language

axe = pytest.importorskip("axe_playwright_python.sync_playwright")

PLAY = """async ([id, until, wanted, seed, offers]) => {
  let r = seed;
  const next = (list) => list[Math.floor((((r = (r * 16807) % 2147483647) - 1) / 2147483646) * list.length)];
  return await new Promise((done) => {
    const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/socket`);
    let number = 0;
    socket.onmessage = (message) => {
      const frame = JSON.parse(message.data);
      if (frame.type !== 'state') return;
      const stop = (said) => { socket.close(); done(said); };
      if (frame.table.status === 'finished') return stop('over');
      const decision = frame.decision;
      if (!decision || !frame.table.to_act.includes(frame.seat)) return;
      const all = decision.options.map((one) => one.option);
      if (decision.name === until && all.some((one) => one.startsWith(offers))) return stop(until);
      let options = all.filter((one) => !one.startsWith('!'));
      const good = options.filter((one) => wanted.includes(one));
      const work = options.filter((one) => !['done', 'pass'].includes(one));
      options = good.length ? good : work.length ? work : options;
      if (++number > 400) return stop('too long');
      const choice = { type: 'choose', seat: decision.seat, version: frame.version, option: next(options) };
      socket.send(JSON.stringify(choice));
    };
  });
}"""
"""Plays through the socket, as far as a kind of decision, with a liking for some action spaces."""
TIMED = """async () => {
  const told = () => document.querySelector('.told').innerText;
  const before = told();
  const plain = ['day_laborer_family', 'clay_1', 'reed_1', 'fishing', 'take_grain'];
  const wanted = [...plain.map((name) => `[data-thing="space:${name}"].lit`), '.sp.lit'];
  const space = wanted.map((one) => document.querySelector(one)).find((one) => one);
  let start = performance.now();
  const begun = start;
  space.click();
  while (told() === before && performance.now() - begun < 15000) {
    await new Promise(requestAnimationFrame);
    // What cannot be taken back asks for a second press.
    const main = document.querySelector('.prompt:not([aria-busy=true]) button.btn.main');
    if (main) { start = performance.now(); main.click(); }
  }
  await new Promise(requestAnimationFrame);
  return performance.now() - start;
}"""
"""Places a person; the milliseconds from the press that plays it to the picture."""
FAMILY = {"mode": "family"}


def play_lit(page: Any, rng: random.Random, tap: bool = False) -> None:
    """Press the main button or something lit; where that leads nowhere take a row of the list."""
    before = hands.fingerprint(page)
    for _ in range(3):
        point = page.evaluate(hands.POINT, rng.random())
        if point is None:
            break
        if tap:
            page.touchscreen.tap(*point)
        else:
            page.mouse.click(*point)
        try:
            page.wait_for_function(
                """before => document.querySelector('.prompt')?.innerText + '|' +
                     document.querySelector('.told')?.innerText !== before""",
                arg=before,
                timeout=700,
            )
            return
        except Exception as error:
            if "Timeout" not in str(error):
                raise
    if hands.settle(page) == "mine":
        hands.choose_from_list(page, rng, tap)
        if page.locator("#option-list .optrow.chosen").count():
            page.locator(".optfoot .btn.main:visible, .prompt .acts button.btn.main").first.click()


def play_until(page: Any, seed: int, there: str, tap: bool = False, most: int = 700) -> str:
    """Play with whatever is lit until a selector is there or the game is over."""
    rng = random.Random(seed)
    for _ in range(most):
        now = hands.settle(page)
        if now == "over" or page.locator(there).count():
            return now
        play_lit(page, rng, tap)
    return "too long"


def reach(
    page: Any,
    decision: str,
    wanted: list[str],
    options: dict[str, Any],
    seats: int = 2,
    seed: int = 5,
    lit: tuple[str, ...] = (),
    offers: str = "",
) -> None:
    """A table at which this browser owes a decision of this kind, with these things lit and such an option."""
    page.goto("/")
    be_guest(page, "Mira")
    others = [{"kind": "bot", "level": "random"} for _ in range(seats - 1)]
    # Choices are made by chance: a game may be over before the decision comes.
    for one in range(seed, seed + 12):
        table = make_table(page, [{"kind": "me"}, *others], game="agricola", options=options, seed=one)
        if page.evaluate(PLAY, [table, decision, wanted, one, offers]) != decision:
            continue
        page.goto(f"/t/{table}")
        hands.settle(page)
        if all(page.locator(f'.lit[data-thing="{thing}"]').count() for thing in lit):
            return
    pytest.fail(f"no game came to {decision}")


def test_a_whole_family_game_against_a_bot_with_the_mouse(new_page: Any) -> None:
    page = new_page()
    page.goto("/")
    be_guest(page, "Mira")
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    page.goto(f"/t/{make_table(page, seats, game='agricola', options=FAMILY, seed=3)}")
    assert play_until(page, 1, ".prompt.done") == "over"
    hands.close_result(page)
    page.locator(".dtabs .score").click()
    for row in page.locator(".scores tbody tr").all():
        points = [int(text.replace("−", "-")) for text in row.locator("td").all_inner_texts()]
        assert sum(points[:-1]) == points[-1]


def test_a_whole_solo_game_with_cards_by_the_keyboard_alone(new_page: Any) -> None:
    page = new_page()
    page.goto("/")
    be_guest(page, "Mira")
    page.goto(f"/t/{make_table(page, [{'kind': 'me'}], game='agricola', seed=8)}")
    rng = random.Random(4)
    for _ in range(500):
        if hands.settle(page) == "over":
            break
        hands.choose_by_keys(page, rng)
    assert hands.state(page) == "over"
    assert page.locator(".rb").count() == 0, "all fourteen rounds are open"


def test_four_seats_on_a_phone_in_russian_to_the_first_harvest(new_page: Any) -> None:
    page = new_page(width=390, height=844, locale="ru-RU", has_touch=True, is_mobile=True)
    page.goto("/")
    be_guest(page, "Мира")
    bots = [{"kind": "bot", "level": "sensible", "name": name} for name in ("Олег", "Анна", "Иван")]
    page.goto(f"/t/{make_table(page, [{'kind': 'me'}, *bots], game='agricola', seed=6)}")
    # The harvest comes after the fourth round: the card of the fifth is open when it is over.
    assert play_until(page, 3, '.sp:has(.rn:text-is("5"))', tap=True) == "mine"
    for tab in ("Усадьба", "Карты", "Журнал", "Счёт", "Действия"):
        page.locator(".tabs").get_by_role("button", name=tab).tap()
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), f"{tab} is too wide"
        said = [re.sub(r"\b[IV]+\b", "", text) for text in page.evaluate(TEXTS)]  # stages have Roman numbers
        assert other_language(said, "ru") == []
    page.locator(".tabs").get_by_role("button", name="Журнал").tap()
    assert "Урожай после раунда 4" in page.locator(".log").inner_text()


def test_a_space_says_before_the_press_what_it_brings(new_page: Any) -> None:
    page = new_page()
    reach(page, "place", [], FAMILY, lit=("space:wood_3",))
    space = page.locator('[data-thing="space:wood_3"]')
    lying = space.locator(".cnt").first.inner_text()
    space.hover()
    expect(page.locator(".prompt .second")).to_contain_text(f"You get {lying} wood")
    expect(page.locator('.agtray [data-thing="good:wood"] .delta')).to_have_text(f"+{lying}")
    expect(space.locator(".stands")).to_have_count(1)  # a hollow person stands there


def test_a_closed_space_keeps_its_name_and_says_why_with_numbers(new_page: Any) -> None:
    page = new_page()
    reach(page, "place", [], FAMILY)
    space = page.locator('[data-thing="space:build_rooms_stables"].agno')
    expect(space.locator(".nm1")).to_have_text("Build")
    assert space.locator(".agwhy").inner_text()
    said = re.compile(r"Room: 5 wood, 2 reed; stable: 2 wood. You have \d+ wood, \d+ reed", re.IGNORECASE)
    space.hover()
    expect(page.locator(".prompt .second")).to_have_text(said)
    space.click()
    expect(page.locator(".lens")).to_contain_text(said)
    page.locator(".farmside .yard").click()
    expect(page.locator(".lens")).to_have_count(0)


def test_fences_are_planned_by_dragging_and_say_cost_room_and_faults(new_page: Any) -> None:
    page = new_page()
    reach(page, "fence", ["wood_3", "fences"], FAMILY, seed=11, lit=("cell:a4", "cell:a5", "cell:c5"))
    wood = int(page.locator('.agtray [data-thing="good:wood"] b').inner_text())
    free = page.locator(".cellhit.lit")
    # Drag over the two rightmost spaces of the top row.
    first, second = (page.locator(f'.cellhit[data-thing="cell:{cell}"]').bounding_box() for cell in ("a4", "a5"))
    page.mouse.move(first["x"] + 30, first["y"] + 30)
    page.mouse.down()
    page.mouse.move(second["x"] + 30, second["y"] + 30, steps=4)
    page.mouse.up()
    assert free.count() > 2
    main, said = page.locator(".prompt button.btn.main"), page.locator(".prompt .second")
    if wood >= 6:
        expect(said).to_contain_text(re.compile(r"6 new fences, 6 wood.*Room for (4|8|16) animals"))
        expect(main).to_be_enabled()
    else:
        expect(said).to_contain_text("6 wood")
        expect(main).to_be_disabled()
    # Two spaces that do not touch are no pasture.
    page.locator(".prompt").get_by_role("button", name="Back").click()
    for cell in ("a5", "c5"):
        page.locator(f'.cellhit[data-thing="cell:{cell}"]').click()
    expect(said).to_contain_text("hang together")
    expect(main).to_be_disabled()
    page.locator(".prompt").get_by_role("button", name="Back").click()
    # Edge by edge: open until the last one is there.
    page.get_by_role("button", name="By edge").click()
    for edge in ("a5-n", "a5-e", "a4-a5"):
        page.locator(f'.edgehit[data-thing="edge:{edge}"]').click()
    expect(said).to_contain_text("Not closed yet")
    page.locator('.edgehit[data-thing="edge:a5-b5"]').click()
    expect(said).to_have_text(re.compile(r"4 new fences, 4 wood. Room for [24] animals."))
    main.click()
    page.wait_for_function("() => document.querySelector('.log').innerText.includes('fence in a5')")
    expect(page.locator('.agtray [data-thing="good:wood"] b')).to_have_text(str(wood - 4))


def test_feeding_has_the_best_proposal_filled_in_and_everything_can_be_changed(new_page: Any) -> None:
    page = new_page()
    reach(page, "feed", ["take_grain", "day_laborer_family"], FAMILY, seed=3)
    number = page.locator(".conv .stepper b").first
    proposed = number.inner_text()
    begging = page.locator(".tally .beg b")
    before = int(begging.inner_text())
    if int(proposed):
        page.locator(".conv .stp").first.click()
        expect(begging).to_have_text(str(before + 1))
        page.get_by_role("button", name="Our proposal").click()
        expect(number).to_have_text(proposed)
    page.locator(".prompt button.btn.main").click()
    page.wait_for_function("() => document.querySelector('.log').innerText.includes('You feed your family')")
    if before:
        assert f"You beg: {before}" in page.locator(".log").inner_text()


def test_a_question_with_many_answers_can_be_read_on_a_phone(new_page: Any) -> None:
    page = new_page(width=390, height=844, locale="ru-RU", has_touch=True)
    reach(page, "choose_resources", ["p3_resource_1"], FAMILY, seats=3)
    assert page.locator(".prompt .acts .btn.lit").count() == 4
    assert audit.audit(page, 390, 844, finger=True) == []


def test_who_begs_although_there_is_something_to_eat_is_asked_once_more(new_page: Any) -> None:
    page = new_page()
    reach(page, "feed", ["take_grain"], FAMILY, seed=3, offers="!eat")
    for less in page.locator(".conv .stp:first-child").all():
        while less.is_enabled():
            less.click()
    main = page.locator(".prompt button.btn.main")
    expect(main).to_have_text(re.compile("Eat and beg for"))
    main.click()
    expect(page.locator(".prompt .second")).to_have_text(re.compile("You could still make . food.*lose .* points"))
    page.locator(".prompt").get_by_role("button", name="Back").click()
    expect(main).to_have_text(re.compile("Eat and beg for"))
    main.click()
    expect(main).to_have_text(re.compile("all the same"))
    main.click()
    page.wait_for_function("() => document.querySelector('.log').innerText.includes('You beg')")


def test_the_animals_of_a_meal_are_cooked_at_once(new_page: Any) -> None:
    page = new_page()
    wanted = ["improvement", "build fireplace_2", "build fireplace_3", "sheep_1", "clay_1", "build_rooms_stables"]
    reach(page, "feed", wanted, FAMILY, seats=1, seed=3, offers="!cook several")
    rows = page.locator(".conv li").filter(has_text=re.compile("Sheep|boar|Cattle"))
    for row in rows.all():
        while (more := row.locator(".stp").last).is_enabled():
            more.click()
    animals = sum(int(number) for number in rows.locator(".stepper b").all_inner_texts())
    assert animals > 1
    page.evaluate("""() => { window.sent = []; const send = WebSocket.prototype.send;
        WebSocket.prototype.send = function (text) { window.sent.push(text); return send.call(this, text); }; }""")
    page.locator(".prompt button.btn.main").click()
    page.wait_for_function("() => document.querySelector('.log').innerText.includes('You feed your family')")
    chosen = [json.loads(text).get("option") for text in page.evaluate("window.sent")]
    assert "!cook several" in chosen
    assert not [option for option in chosen if option and re.match("!cook (sheep|boar|cattle)", option)]


def test_sowing_fills_the_fields_in_and_plays_all_of_it(new_page: Any) -> None:
    page = new_page()
    reach(page, "field_work", ["take_grain", "plough_1", "sow_bake"], FAMILY, seed=2, offers="sow")
    assert page.locator(".sowing .crop.on:has(.agi)").count()
    page.locator(".prompt button.btn.main").click()
    page.wait_for_function(
        "() => /grain growing on|vegetables growing on/.test(document.querySelector('.log').innerText)"
    )


def test_animals_are_dragged_to_another_place(new_page: Any) -> None:
    page = new_page()
    wanted = ["sheep_1", "build_rooms_stables", "stable_bake", "wood_3"]
    reach(page, "place", [], FAMILY, seed=7)
    rng = random.Random(2)
    for _ in range(200):
        hands.settle(page)
        if page.locator(".grip").count() and page.locator(".agpen").count() > 1:
            break
        for name in wanted:
            space = page.locator(f'.sp.lit[data-thing="space:{name}"]')
            if space.count():
                space.click()
                break
        else:
            play_lit(page, rng)
        page.wait_for_timeout(30)
    grip = page.locator(".grip").first
    pen = grip.locator("xpath=ancestor::*[@data-pen]").get_attribute("data-pen")
    target = next(
        one
        for one in page.locator(".agpen").all()
        if one.get_attribute("data-pen") != pen and not one.locator(".grip").count()
    )
    there = str(target.get_attribute("data-pen"))
    start, end = grip.bounding_box(), target.bounding_box()
    page.mouse.move(start["x"] + 15, start["y"] + 15)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=5)
    page.mouse.up()
    page.wait_for_selector(f'.agpen[data-pen="{there}"] .grip', state="attached")
    expect(page.locator(".log")).to_contain_text("You move 1 sheep")


@pytest.mark.parametrize(("size", "theme"), [("desktop", "light"), ("phone", "dark")])
def test_axe_finds_no_serious_violation_on_the_board(new_page: Any, size: str, theme: str) -> None:
    width, height = SIZES[size]
    page = new_page(width=width, height=height, color_scheme=theme)
    found = {}
    for decision, wanted, options in (
        ("place", [], {}),
        ("feed", ["take_grain"], FAMILY),
        ("fence", ["wood_3", "fences"], FAMILY),
    ):
        reach(page, decision, wanted, options, seed=11)
        results = axe.Axe().run(page)
        bad = [one for one in results.response["violations"] if one["impact"] in ("serious", "critical")]
        if bad:
            found[decision] = [(one["id"], [node["html"][:160] for node in one["nodes"][:3]]) for one in bad]
    assert found == {}


def test_a_choice_is_drawn_at_once_and_an_idle_table_does_nothing(new_page: Any) -> None:
    page = new_page()
    reach(page, "place", [], FAMILY, seats=1)
    times: list[float] = []
    for _ in range(25):
        if hands.settle(page) == "over" or (len(times) > 3 and min(times) < 150):
            break
        if page.locator(".sp.lit").count():
            times.append(page.evaluate(TIMED))
        else:
            page.locator(".prompt .btn.lit, [data-lit]").first.click()
    times.sort()
    print("milliseconds from press to picture:", [round(time) for time in times])
    # Other work on the machine makes single choices slower, never faster.
    assert times[0] < 150
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")

    def scripting() -> float:
        metrics = session.send("Performance.getMetrics")["metrics"]
        return next(float(one["value"]) for one in metrics if one["name"] == "ScriptDuration")

    hands.settle(page)
    page.wait_for_timeout(400)
    before = scripting()
    page.wait_for_timeout(1500)
    spent = (scripting() - before) * 1000
    print(f"script in 1.5 idle seconds: {spent:.1f} ms")
    assert spent < 16


def test_the_farm_of_a_neighbour_opens_large(new_page: Any) -> None:
    page = new_page()
    reach(page, "place", [], FAMILY)
    page.locator(".who .minib").first.click()
    expect(page.locator(".ftabs .now")).to_contain_text("Farm: ")
    expect(page.locator(".cellhit")).to_have_count(0)
    page.locator(".ftabs button").first.click()
    expect(page.locator(".ftabs .now")).to_have_text("Your farm")


def test_every_card_can_be_read_where_it_lies(new_page: Any) -> None:
    page = new_page()
    reach(page, "place", [], {})
    card, lens = page.locator(".fcard").nth(2), page.locator(".lens")
    name = card.locator(".fhead b").inner_text()
    card.hover()
    expect(lens).to_contain_text(name)
    page.mouse.move(5, 5)
    expect(lens).to_have_count(0)
    page.keyboard.press("Tab")
    card.focus()
    expect(lens).to_contain_text(name)
    page.keyboard.press("Escape")
    expect(lens).to_have_count(0)
    page.locator(".spreader").click()
    texts = page.locator(".dialog .fcard .feff")
    expect(texts).to_have_count(14)
    assert page.evaluate(
        "() => [...document.querySelectorAll('.dialog .feff')].every(e => e.scrollHeight <= e.clientHeight + 2)"
    )
    page.keyboard.press("Escape")
    page.locator(".catalogue").click()
    page.get_by_placeholder("Search").fill("breeding shepherd")
    expect(page.locator(".agall h2")).to_have_text(["Shepherd"])


def test_a_held_finger_shows_the_card_and_does_not_play_it(new_page: Any) -> None:
    page = new_page(width=390, height=844, has_touch=True, is_mobile=True)
    reach(page, "occupation", ["occupation"], {}, seats=1)
    card = page.locator(".fcard.lit").first
    box = card.bounding_box()
    touch = page.context.new_cdp_session(page)
    point = {"x": box["x"] + 40, "y": box["y"] + 30}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    page.wait_for_timeout(700)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(".lens.below")).to_contain_text(card.locator(".fhead b").inner_text())
    expect(page.locator(".fcard.chosen")).to_have_count(0)
    page.touchscreen.tap(150, 24)
    expect(page.locator(".lens")).to_have_count(0)


BOXES = """() => ['.agboard', '.yard', '.agtray', '.hneed', '.agdock', '.prompt', '.farmside']
  .map((one) => document.querySelector(one)).filter((one) => one?.getClientRects().length)
  .map((one) => { const { x, y, width, height } = one.getBoundingClientRect();
    return [one.className.split(' ')[0], x, y, width, height].join(' '); }).join('; ')"""


@pytest.mark.parametrize("size", [(1440, 900), (1366, 657), (844, 390), (820, 1180)])
def test_nothing_moves_while_one_looks_around_and_plans(new_page: Any, size: tuple[int, int]) -> None:
    page = new_page(width=size[0], height=size[1])
    reach(page, "place", [], {}, seats=3)
    before = page.evaluate(BOXES)
    for one in page.locator(".sp:visible, .fcard:visible").all()[:24]:
        place = one.bounding_box()
        one.hover(force=True)
        assert one.bounding_box() == place
        assert page.evaluate(BOXES) == before
    reach(page, "fence", ["wood_3", "fences"], FAMILY, seed=11)
    before = page.evaluate(BOXES)
    for cell in page.locator(".cellhit.lit").all()[:5]:
        cell.click()
        assert page.evaluate(BOXES) == before


@pytest.mark.parametrize("size", [(844, 390), (390, 844)])
def test_a_neighbour_is_opened_by_the_name_on_a_small_screen(new_page: Any, size: tuple[int, int]) -> None:
    page = new_page(width=size[0], height=size[1], has_touch=True, is_mobile=True)
    reach(page, "place", [], {})
    page.locator(".who").nth(1).tap()
    expect(page.locator(".ftabs:visible .now")).to_contain_text("Farm: ")
    expect(page.locator(".yard")).to_be_visible()
