-- The contact of two members: a request, and what became of it. A pair has one row, whoever asked (rules.md R12).
create table contact_link (
  id integer generated always as identity primary key,
  creator_id integer not null references member on delete cascade,
  other_id integer not null references member on delete cascade,
  -- A denied request stays: its creator goes on seeing it as requested (rules.md R11).
  state text not null check (state in ('requested', 'accepted', 'denied')),
  created_at timestamptz not null,
  answered_at timestamptz,
  last_message_at timestamptz not null,
  check (creator_id <> other_id)
);

create unique index contact_link_pair on contact_link (least(creator_id, other_id), greatest(creator_id, other_id));

-- Those of a member, the latest message first.
create index contact_link_creator on contact_link (creator_id, last_message_at desc, id desc);
create index contact_link_other on contact_link (other_id, last_message_at desc, id desc);
