### The major improvements: their names and what they do.

agricola-card-fireplace_2 = Fireplace (2 clay)
    .text = At any time: vegetable, sheep or boar for 2 food, cattle for 3. Baking: any number of grain for 2 food each.
agricola-card-fireplace_3 = Fireplace (3 clay)
    .text = At any time: vegetable, sheep or boar for 2 food, cattle for 3. Baking: any number of grain for 2 food each.
agricola-card-cooking_hearth_4 = Cooking Hearth (4 clay)
    .text = At any time: sheep for 2 food, vegetable or boar for 3, cattle for 4. Baking: any number of grain for 3 food each. A fireplace may be returned instead of paying.
    .cost = 4 clay, or return a fireplace
agricola-card-cooking_hearth_5 = Cooking Hearth (5 clay)
    .text = At any time: sheep for 2 food, vegetable or boar for 3, cattle for 4. Baking: any number of grain for 3 food each. A fireplace may be returned instead of paying.
    .cost = 5 clay, or return a fireplace
agricola-card-clay_oven = Clay Oven
    .text = Baking: 1 grain for 5 food. You may bake at once when you build it.
agricola-card-stone_oven = Stone Oven
    .text = Baking: up to 2 grain for 4 food each. You may bake at once when you build it.
agricola-card-joinery = Joinery
    .text = In each harvest 1 wood for 2 food. At the end 1, 2 or 3 points for 3, 5 or 7 wood; wood growing on cards counts.
agricola-card-pottery = Pottery
    .text = In each harvest 1 clay for 2 food. At the end 1, 2 or 3 points for 3, 5 or 7 clay.
agricola-card-basketmakers_workshop = Basketmaker’s Workshop
    .text = In each harvest 1 reed for 3 food. At the end 1, 2 or 3 points for 2, 4 or 5 reed.
agricola-card-well = Well
    .text = 1 food at the start of each of the next 5 rounds.
