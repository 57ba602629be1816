-- About what a member reads texts without opening them first; none to begin with (docs/decisions/0225).
alter table member
  add column unfolded_warnings text[] not null default '{}'
    check (unfolded_warnings <@ array['dying', 'prognosis', 'needles']);
