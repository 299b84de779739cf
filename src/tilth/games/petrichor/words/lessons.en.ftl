# The first game: the goal, the first turns.
petrichor-lesson-first = First game
petrichor-lesson-first-goal = You are a cloud, and these are fields that wait for rain. When the harvest comes, each field that grows pays points to those who brought it the most water. Most points win.
petrichor-lesson-first-field = Cotton. The blue drop says how much water it needs to grow: 2 drops. The numbers beside it are points: 6 for the player with the most drops here, 3 for the second.
petrichor-lesson-first-cloud = Let your first cloud form here. One drop of yours will be in it.
petrichor-lesson-first-cloud-else = A fine field too, but cotton needs the least water. Let your first cloud form over this one.
petrichor-lesson-first-cards = Your opponent began, over the wheat, and already has 3 drops in the cloud. Now it is your turn. These are your cards: you play one a turn, and it does what is written on it.
petrichor-lesson-first-sun = Your cloud could hold more water. Play Sun: it puts two of your drops in.
petrichor-lesson-first-sun-else = That card will have its turn. Play Sun first: it puts two drops into your cloud.
petrichor-lesson-first-vote = Each card also votes for the weather: its own, or the next one round the wheel. At the end of the round, the two weathers with the most votes come. Vote for Sun.
petrichor-lesson-first-vote-else = You could. But this time vote for Sun.
petrichor-lesson-first-stop = You may do a second thing in a turn, but it costs two cards. It is too early for that: end your turn.
petrichor-lesson-first-stop-else = A second action costs two cards, and you will need them soon. End your turn.
petrichor-lesson-first-thunder = See how dark that cloud is now? With 4 drops or more a cloud becomes a thundercloud. We shall come back to it.
petrichor-lesson-first-rain = Now for some water. Play Rain: a drop falls from your cloud onto the cotton.
petrichor-lesson-first-rain-else = Later. Your cloud is full of water: play Rain and let a drop fall.
petrichor-lesson-first-die = Instead of a weather you may vote for the harvest: turn a die down by 1 and take a point at once. A die that shows 1 turns to the sheaf, and that is 2 points. Take them!
petrichor-lesson-first-die-else = That would be a vote too. But the die with the 1 gives you 2 points right now.
petrichor-lesson-first-again = One drop lies on the cotton, it needs two. That is worth a second action! Rain again: press the card once more and pay with two of them.
petrichor-lesson-first-again-else = Let it rain once more: the cotton lacks just one drop. Two Rain cards pay for it.
petrichor-lesson-first-vote-rain = And this action votes as well. This time, vote for Rain.
petrichor-lesson-first-vote-rain-else = Vote for Rain now. It will be worth it at the end of the round.
petrichor-lesson-first-grows = The cotton has its 2 drops: it grows! +6 is what it would bring you if the harvest came now. A field that does not grow brings nothing.

# The wind, and how clouds burst.
petrichor-lesson-first-new-cloud = Your opponent played Frost, and there is a new cloud with one drop. Frost makes one over any field that has no cloud above it.
petrichor-lesson-first-wind = One drop is left in your cloud. Time to travel: play Wind.
petrichor-lesson-first-wind-else = First the journey: play Wind.
petrichor-lesson-first-where = Wind blows a cloud to the next field, not diagonally. Press your cloud, then the wheat. Two clouds over one field merge.
petrichor-lesson-first-where-else = That way is open too, but the big cloud is more fun. Blow yours to the wheat.
petrichor-lesson-first-merged = Now it is one thundercloud with 6 drops, 1 of them yours. When a thundercloud has 8 drops, it bursts, and all the water falls at once. Only 2 more!
petrichor-lesson-first-vote-again = Vote first: for Rain once more.
petrichor-lesson-first-vote-again-else = For Rain, please: then you have two votes there, and you will see what for.
petrichor-lesson-first-end-turn = End your turn here. You need the other cards.
petrichor-lesson-first-end-turn-else = Better not: you need those cards for the big splash. End your turn.
petrichor-lesson-first-two-cards = Sun adds 2 drops, and that would be 8. You have no Sun? Any two cards count as one of another kind: press the little Sun above your cards, then pay with Frost and Wind.
petrichor-lesson-first-two-cards-else = Make a Sun out of two cards: press the little Sun above your cards, then Frost and Wind.
petrichor-lesson-first-burst = Splash! 3 of your drops and 5 of your opponent’s lie on the wheat. Wheat is special: the most drops earn 2 points and a wheat token, everybody else there earns 3.
petrichor-lesson-first-die-again = Now vote. Look at the dice: there is a 1 again. You know what to do.
petrichor-lesson-first-die-again-else = There is something better: the die with the 1 brings 2 points.

# The weather.
petrichor-lesson-first-passed = Your opponent has passed, and keeps the other cards. When one player passes, the other takes one last turn. That is yours. Then the weather comes.
petrichor-lesson-first-wheel = Two weathers will come. Rain has 3 votes, so it surely comes. Frost, Sun and Wind have 1 each: your last vote decides which of them comes too.
petrichor-lesson-first-frost-and-rain = Frost turns all clouds into thunderclouds. Rain empties all thunderclouds onto their fields. They come in the order of the wheel: Frost first, then Rain. What a team!
petrichor-lesson-first-last-card = Frost is your last card: play it. It makes a new cloud for you.
petrichor-lesson-first-last-card-else = You could pass, but a card is a card. Play Frost.
petrichor-lesson-first-over-cotton = Over the other cotton: nobody is there yet.
petrichor-lesson-first-over-cotton-else = Not bad, but the other cotton needs the least water. Put your cloud there.
petrichor-lesson-first-decide = Your cloud is still a light one. Which weather must come before Rain, so that its drop falls as well? Vote for it.
petrichor-lesson-first-decide-else = That would leave your drop in the sky. Frost makes a thundercloud of your cloud, and then Rain empties it: vote for Frost.
petrichor-lesson-first-came = Frost made your cloud a thundercloud, Rain emptied it: your first drop on this cotton. The votes for both have gone home to their owners; the others stay for the next round.
petrichor-lesson-first-others = The other two you will meet soon. Sun: all players double their drops in one cloud. Wind: all players move one drop to the next field, even somebody else’s.
petrichor-lesson-first-wins = Votes pay, too. On Rain you had the most, so you have a voting win. On Frost it was 1 to 1: that is nobody’s. The more such wins at the end of the game, the more points.

# On one's own, up to the first harvest.
petrichor-lesson-first-round = Round 2 of 4. Everybody has drawn seven new cards; up to four old ones may be kept. And this time you begin.
petrichor-lesson-first-dice = The die without a sheaf was rolled again, and look: three sheaves! That means a harvest at the end of this round. In the last round there always is one.
petrichor-lesson-first-places = The badges on growing fields say what each of you would get now: for the most drops the first number, for fewer the second. With equally many you both get the lower one.
petrichor-lesson-first-potato = Do read what a field pays: on potatoes the second one gets more than the first!
petrichor-lesson-first-ripen = Coffee and rice only sprout at first. Coffee ripens in Sun weather, rice in Rain, and then they bring more points.
petrichor-lesson-first-free = Now it is all yours, up to the harvest! Begin with Frost, for you have no cloud. Then bring water where it pays, mind the votes, and pass when you like.
petrichor-lesson-first-reaped = The harvest is in! Fields that grew have paid, and their drops are back with their owners. The rest keeps its water for next time.
petrichor-lesson-first-end = After round 4 the voting wins are paid out, and the most wheat tokens bring 12 points more. Then whoever has the most points wins. That is all you need!
