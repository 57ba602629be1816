-- That somebody died is a decision about a member, by no house rule.
alter table decision drop constraint decision_measure_check;
alter table decision drop constraint decision_check;
alter table decision
  add constraint decision_measure_check check (measure in (
    'none', 'hidden', 'edited', 'closed', 'moved', 'word', 'warning', 'paused', 'excluded', 'photo-removed', 'name-removed',
    'memorial')),
  add constraint decision_check check ((measure in ('none', 'word', 'memorial')) = (rule is null));
