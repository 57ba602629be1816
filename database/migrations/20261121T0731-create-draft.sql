-- What a member is writing and did not send yet. `about` is the thing that it is written with, by its id: what kind of
-- thing follows from `kind`, so it can't be a foreign key; a draft about what is gone is removed with its age.
create table draft (
  member_id integer not null references member on delete cascade,
  kind text not null check (char_length(kind) <= 40),
  about integer not null,
  body jsonb not null check (octet_length(body::text) <= 131072),
  updated_at timestamptz not null,
  primary key (member_id, kind, about)
);
create index draft_updated_at on draft (updated_at);
