-- An objection is answered by one of the other moderators; nobody claims it first.
alter table objection drop column claimed_by, drop column claimed_at;
