# The first game.
petrichor-lesson-first = First game
petrichor-lesson-first-goal = You are a cloud over a patchwork of fields. Whoever brings a field the most water scores for it when the harvest comes. Most points win.
petrichor-lesson-first-field = This is a field. The number of drops it needs to grow stands on it; the points below it are for the harvest.
petrichor-lesson-first-cloud = Everybody begins with one cloud, with one drop of their own in it. Let yours form over this field.
