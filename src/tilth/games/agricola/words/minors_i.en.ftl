# What minor improvements of the interactive deck ask and offer

agricola-answer-mill = Mill { $number } grain
