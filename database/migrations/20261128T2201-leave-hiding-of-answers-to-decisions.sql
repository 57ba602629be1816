-- Who takes an answered question off the site, other than its asker, and why, is in the decision about it from now on
-- (docs/decisions/0240). Of those that were taken off before the reason stays, and not who did it.
drop index advice_answer_hidden_by;
alter table advice_answer drop column hidden_by;
