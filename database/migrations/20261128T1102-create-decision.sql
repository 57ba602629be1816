-- What a moderator decided about something or somebody, with all that article 17(3) of the Digital Services Act asks for: the
-- measure and until when it holds, the facts and whether a report led to them, the rule or law, and that a person decided.
-- It never changes: what takes it back is a decision of its own. Its code is the key to the page on which the member whom it
-- concerns reads it and objects.
create table decision (
  id integer generated always as identity primary key,
  code uuid not null default gen_random_uuid(),
  case_id integer not null references moderation_case,
  -- Whom it concerns; null for who deleted the account.
  member_id integer references member on delete set null,
  -- The moderator, who is named to nobody outside; null for one who deleted the account.
  decided_by integer references member on delete set null,
  measure text not null check (measure in (
    'none', 'hidden', 'edited', 'closed', 'moved', 'word', 'warning', 'paused', 'excluded', 'photo-removed', 'name-removed')),
  ground text not null check (ground in ('house-rules', 'law')),
  -- The house rule or the law; null where nothing was restricted.
  rule text,
  facts text not null check (char_length(facts) <= 2000),
  -- Whether somebody reported it; else moderators found it themselves.
  reported boolean not null,
  -- Until when it holds; null for good, and for what is done once.
  ends_at timestamptz,
  -- The earlier decision that this one takes back, for itself or after an objection.
  lifts integer references decision,
  decided_at timestamptz not null,
  check ((measure in ('none', 'word')) = (rule is null))
);
create unique index decision_code on decision (code);
create index decision_case on decision (case_id, id);
create index decision_member on decision (member_id, id);
create index decision_decided_by on decision (decided_by, id);
create unique index decision_lifts on decision (lifts);

create function refuse_change_of_decision() returns trigger language plpgsql as $$
begin
  -- A member who deletes the account is no longer named; nothing else of a decision changes.
  if tg_op = 'UPDATE'
    and (to_jsonb(new) - 'member_id' - 'decided_by') = (to_jsonb(old) - 'member_id' - 'decided_by')
    and (new.member_id is null or new.member_id is not distinct from old.member_id)
    and (new.decided_by is null or new.decided_by is not distinct from old.decided_by)
  then return new; end if;
  raise exception 'a decision never changes';
end $$;
create trigger decision_stays before update or delete on decision
  for each row execute function refuse_change_of_decision();
