# О чём спрашивают и что предлагают простые улучшения базовой колоды

agricola-do-cook = { $card }: приготовить разом { $goods }
agricola-answer-plane_food = Ещё 1 еда
agricola-answer-plane_wood = Второе дерево за 2 еды
