-- The latest digest of a member, which waits to be mailed or was: a mail with what became new to them after covers_from, up to
-- covers_until (docs/decisions/0100). Its contents are looked up when it is mailed.
create table digest (
  member_id integer primary key references member on delete cascade,
  -- The day in Amsterdam for which it was made: one a day at most.
  day date not null,
  covers_from timestamptz not null,
  covers_until timestamptz not null,
  tries integer not null default 0,
  -- When it is due. Null once it was sent, and where there was nothing to send or no try succeeded: then the next digest begins
  -- where this one does.
  next_try_at timestamptz,
  sent_at timestamptz
);
create index digest_due on digest (next_try_at) where next_try_at is not null;
