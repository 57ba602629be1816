-- When a professional was last mailed that questions wait, so that it happens once a day at most.
create table advice_desk_mail (
  member_id integer primary key references member on delete cascade,
  mailed_at timestamptz not null
);
