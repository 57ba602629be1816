-- A conversation that is done is closed, and one that fits another group is moved, without that a house rule was broken.
alter table decision
  drop constraint decision_check,
  add constraint decision_check check (
    measure in ('closed', 'moved') or (measure in ('none', 'word', 'memorial')) = (rule is null)
  );
