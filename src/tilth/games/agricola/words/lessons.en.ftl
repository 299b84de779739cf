### What the lessons say: lessons/first.json and lessons/second.json.

# The first game: the family game.

agricola-lesson-first = First game

## Two rounds from the start

agricola-lesson-first-goal = Your family owns a small hut and an empty farm. In 14 rounds you make something of it: fields, animals, a bigger house. Whoever has the most points at the end wins.
agricola-lesson-first-farm = This is your farm: 15 spaces, two of them taken by the rooms of your hut. The others can be ploughed, fenced in or built on. Each one left empty costs 1 point at the end.
agricola-lesson-first-people = Two people live here. Each of them does one job in every round, so for now you have two jobs a round. What comes first is up to you.
agricola-lesson-first-spaces = These are the jobs. You and your neighbour take turns: each time, one person goes to a space and does at once what it offers. A space takes only one person in a round.
agricola-lesson-first-plough = Let us begin with a field. Send your first person to “Plough”.
agricola-lesson-first-plough-else = That is a good job too, but let us begin with a field: “Plough”.
agricola-lesson-first-where = The first field may lie anywhere; later ones must touch a field of yours, side by side. Plough the lit space, which leaves room for animals beside it.
agricola-lesson-first-where-else = It could lie there, too. In your own games you choose freely; now take the lit space.
agricola-lesson-first-taken = Your neighbour went to get clay. That space is closed to you until the next round: first come, first served.
agricola-lesson-first-grain = A field alone feeds nobody. Let your second person fetch some seed: “1 grain”.
agricola-lesson-first-grain-else = You may want that soon. But first your field needs seed: “1 grain”.
agricola-lesson-first-round = Everybody has gone home, and round 2 begins. Each round turns up one more card: a new job for everybody, until the end of the game. This time it is “Improve”.
agricola-lesson-first-piles = New goods come every round, too: wood, clay, reed, food. Nobody fetched the wood, so 6 lie there now. Whoever goes there takes the whole pile.
agricola-lesson-first-sow = Now the seed goes into the ground. Send a person to “Sow, bake”.
agricola-lesson-first-sow-else = Soon! First sow your grain, so that it has time to grow: “Sow, bake”.
agricola-lesson-first-sown = You sowed 1 grain, and 2 more were added: 3 grow here now. In each harvest you take 1 from every field of yours. An empty field can be sown again.
agricola-lesson-first-wood = Less help now: somewhere there is a big pile of wood. Fetch it. Hatched spaces are closed: for now you could do nothing there, and they say why.
agricola-lesson-first-wood-else = A useful job, but the big pile is worth more today: 6 wood at once.
agricola-lesson-first-goods = Here are your goods. Wood, clay, reed and stone are for building: a room takes 5 wood and 2 reed, a fence 1 wood, a fireplace some clay. Grain is for sowing or for eating.

## The first harvest

agricola-lesson-first-harvests = Two rounds later. This is round 4, and after it comes the first harvest. A sheaf marks such rounds: 4, 7, 9, 11, 13 and 14.
agricola-lesson-first-need = At every harvest your family eats: 2 food for each person. You need 4 and have 2. Find some before the round is over!
agricola-lesson-first-fish = Nobody has been fishing yet, so 4 food are waiting in the pond. Go fishing!
agricola-lesson-first-fish-else = Dinner comes first, and the pond is full: go fishing.
agricola-lesson-first-choice = That will do for dinner. Your second person is free: fetch grain, clay or reed, whichever you like.
agricola-lesson-first-choice-else = Possible, but let us not begin anything big now: fetch grain, clay or reed.
agricola-lesson-first-dinner = Harvest! 1 grain from your field is yours already. Now the family eats 4 of your 6 food. If food were short, each grain could be eaten as 1 food. Feed your family!
agricola-lesson-first-begging = Your neighbour had only 3 food and had to beg for the fourth. Each missing food means a begging card, and each of these costs 3 points at the end. No dinner is dearer!

## A room and a child

agricola-lesson-first-why = Round 5. Two jobs a round are not many. A child can soon do a third one: that is what “Family” is for. But everybody needs a room, so build one first.
agricola-lesson-first-build = A room in a wooden hut costs 5 wood and 2 reed. You have both: go to “Build”.
agricola-lesson-first-build-else = Not now: without a third room there will be no child. Go to “Build”.
agricola-lesson-first-room = A new room must touch the house, side by side. Build this one at the top.
agricola-lesson-first-room-else = That would be allowed. But now build at the top: below, the land is wanted for other things.
agricola-lesson-first-marker = Your neighbour emptied the storage and, with it, became starting player: they go first in every round from now on, until somebody else goes there.
agricola-lesson-first-growth = Your third room is empty. Time for a child: “Family”!
agricola-lesson-first-growth-else = That can wait. The sooner the child is there, the sooner it helps: “Family”!
agricola-lesson-first-newborn = A baby sleeps in the new room. In its first round it does not work, and at a harvest a newborn eats only 1 food. From the next round on it works and eats like everybody else.
agricola-lesson-first-three = Round 6. Three people now work for you, one more than for your neighbour. But at the next harvest they need 6 food, and you have 2.
agricola-lesson-first-supply = You know where there is food. Where do you go?
agricola-lesson-first-supply-else = Useful, but think of dinner. There is food at “Fishing” and in the “Storage”.
agricola-lesson-first-family = Hands that help are mouths that eat: that is what this game is about. At the end, each person counts 3 points besides.

## Animals

agricola-lesson-first-hungry = Three rounds later, and you have built a stable. After this round there is a harvest again: you need 6 food and have 4. Animals will help.
agricola-lesson-first-improve = At “Improve” you build one of ten major improvements. They are open to everybody, but there is only one of each.
agricola-lesson-first-improve-else = Later! First you need something to cook on: “Improve”.
agricola-lesson-first-fireplace = You want a fireplace, for 2 clay. With it you can cook animals and vegetables at any time. A sheep makes 2 food.
agricola-lesson-first-fences = Animals need a place to live: a pasture. Each fence around it costs 1 wood. You have 6 wood, so go to “Fences”.
agricola-lesson-first-fences-else = First the pasture, or your sheep would run away: “Fences”.
agricola-lesson-first-pasture = Press two spaces side by side, one of them with your stable, then build. A pasture is closed on all sides, so two spaces need 6 fences.
agricola-lesson-first-pasture-else = That could be a pasture, too. But now choose two spaces side by side, one of them with the stable.
agricola-lesson-first-sheep = A pasture holds 2 animals for each of its spaces, and a stable inside doubles that: yours holds 8. Fetch the 3 sheep!
agricola-lesson-first-sheep-else = Your new pasture is empty, and 3 sheep are waiting. Fetch them!
agricola-lesson-first-cook = Your family needs 6 food, and you have 4. One sheep makes up for it. Keep the other two: a pair will have young.
agricola-lesson-first-cook-else = That would cost you more. Cook one sheep, and keep the other two.
agricola-lesson-first-served = Now there is enough for everybody: feed your family.
agricola-lesson-first-lamb = The last thing in a harvest is breeding: if you have two or more animals of a kind, one more is born, provided there is room. You have 3 sheep again, and dinner was free!
agricola-lesson-first-kinds = Boar and cattle come later. A pasture takes one kind only, a stable without fences one animal, your house one pet. Animals may be moved at any time; those without a place run away.

## The end

agricola-lesson-first-last = Your farm in round 14, the last one: four people, fields, pastures, animals. There is one more harvest after it, and then the points are counted.
agricola-lesson-first-kinds-of-points = Fields, pastures, grain, vegetables, sheep, boar and cattle bring up to 4 points each: the more, the better. For a kind that you lack you lose 1 point. So have a bit of everything!
agricola-lesson-first-more-points = And more: a person counts 3, a fenced stable 1, a clay room 1, a stone room 2, improvements what stands on them. Each empty space costs 1, each begging card 3.
agricola-lesson-first-vegetable = You have no vegetables: minus 1. A single one makes that plus 1, so this job is worth 2 points.
agricola-lesson-first-vegetable-else = Worth a thought! But first the vegetable: it is worth 2 points.
agricola-lesson-first-renovate = Wooden rooms bring no points. Renovate: for 1 clay a room and 1 reed the whole hut becomes a clay hut. That makes 3 points.
agricola-lesson-first-renovate-else = Perhaps later. Renovating the hut brings 3 points at once.
agricola-lesson-first-hearth = After this renovation you may build an improvement. You could exchange the fireplace for a cooking hearth, which makes more food, or leave it at that.
agricola-lesson-first-free = The last jobs are up to you. Your family needs 8 food; the pond and the storage hold 6 each. And whatever brings points is welcome!
agricola-lesson-first-winner = That was the end! Whoever has more points wins, and a tie is won together. A whole game goes just like this, beginning with the empty farm.

# The second lesson: cards.

agricola-lesson-second = Cards

## Playing cards

agricola-lesson-second-hand = In the full game everybody also has 14 cards in hand: 7 occupations and 7 minor improvements. The others see them only when they are played. All else is as you know it.
agricola-lesson-second-occupations = Occupations are what your family learns. Each has a rule of its own. In your hand it does nothing; once played, it works until the end of the game.
agricola-lesson-second-go = An occupation is played on the space of that name. Send a person there.
agricola-lesson-second-woodcutter = Your first occupation is free. Which one helps at once? The woodcutter: 1 more wood each time you take wood. Play it!
agricola-lesson-second-woodcutter-else = That one can wait. The earlier the woodcutter comes, the more often it helps.
agricola-lesson-second-wood = Now see how it works: go and get wood.
agricola-lesson-second-wood-else = Another time. The woodcutter is only of use where there is wood.
agricola-lesson-second-four = 4 wood instead of 3! A card says when it works: when you play it, each time you do something, at harvests, at any time. No need to remember: it works by itself or asks you.
agricola-lesson-second-minors = Minor improvements are tools and buildings. Most have a price. Some also ask for something that you must have but keep: the canoe wants 2 occupations, and an “!” says they are missing.
agricola-lesson-second-marker = They are often played along with something else. “Start player” gives you the first turn and lets you play one.
agricola-lesson-second-marker-else = Later, perhaps. “Start player” lets you play a minor improvement.
agricola-lesson-second-scoop = The corn scoop costs 1 wood: from now on you get 1 more grain each time you take grain. Play it!
agricola-lesson-second-scoop-else = A good card, but the corn scoop is cheap and helps at once.
agricola-lesson-second-theirs = Your neighbour played an occupation: the clay mixer. What lies on the table is open to all; look at their farm to read it. It works for its owner alone, unless it says otherwise.
agricola-lesson-second-grain = Your turn. Where does the corn scoop help you?
agricola-lesson-second-grain-else = That would work as well, but the corn scoop helps where there is grain.
agricola-lesson-second-second = 2 grain at once! Now a second occupation. Only the first was free; each further one costs 1 food.
agricola-lesson-second-second-else = Good, but let us play an occupation first.
agricola-lesson-second-worker = The seasonal worker brings grain each time you go day labouring, and later vegetables. Play it!
agricola-lesson-second-worker-else = Not a bad choice either. For now take the seasonal worker.
agricola-lesson-second-improve = Two occupations: that is what the canoe asks for. At “Improve” you may build a major improvement or play a minor one.
agricola-lesson-second-improve-else = Another time. At “Improve” you can play the canoe.
agricola-lesson-second-canoe = Pay 2 wood for the canoe: 1 food and 1 reed more each time you go fishing. And the coin on it is a point, which counts at the end.
agricola-lesson-second-canoe-else = Your canoe can be played at last. Take it!
agricola-lesson-second-passing = The market stall is a passing card: when you have played it once, your neighbour on the left takes it in hand and may use it later.
agricola-lesson-second-marker-again = Try it. Where can you play a minor improvement?
agricola-lesson-second-marker-again-else = Not there. “Start player” and “Improve” are for improvements.
agricola-lesson-second-stall = Pay 1 grain, and you get a vegetable. Play the market stall!
agricola-lesson-second-stall-else = That would be possible. But let us see how the market stall is passed on.
agricola-lesson-second-passed = The vegetable is yours, and the card is in your neighbour’s hand now. Passing cards help the others as well, so choose a good moment for them.

## A hand to choose from

agricola-lesson-second-choosing = A new game, a new hand. 14 cards are a lot, and nobody plays them all. How do you find the good ones?
agricola-lesson-second-together = Look for cards that fit together. When you build fences, the hedge keeper gives 3 more for free and the stablehand a stable. So here is a plan: animals, and early.
agricola-lesson-second-needs = Then see what cards ask for. The fruit tree needs 3 occupations, the dovecote 2 stone. Both put food on coming rounds, to be fetched there: they are something for the middle of the game.
agricola-lesson-second-bonus = These two bring points at the end. The tutor counts the occupations played after it, so it comes early or never. The lord of the manor can wait.
agricola-lesson-second-may = Where a card says that you may, you are asked. Cards that work at any time are lit when you could use them.
agricola-lesson-second-few = Three or four occupations and about as many improvements are plenty for a game. Each of them costs you a job, and hungry people cost points.
agricola-lesson-second-free = This round is yours. Which cards do you begin with? And do not forget wood and food!
agricola-lesson-second-end = Well begun! All other rules stand on the cards themselves. Have fun with the full game!
