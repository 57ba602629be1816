-- Who is not logged in reports too. Each report has a page of its own, on which who made it reads what came of it; its code
-- is the key to that page, also without an account.
alter table report
  add column code uuid not null default gen_random_uuid(),
  -- Where a visitor wants to hear what came of it; null without.
  add column visitor_email text check (char_length(visitor_email) <= 254),
  -- A keyed hash of that address, or of the visitor's network, so that the same person reports a thing once.
  add column visitor_key bytea,
  add check (char_length(text) <= 2000),
  add check ((member_id is null) or (visitor_key is null and visitor_email is null));
create unique index report_code on report (code);
create unique index report_once_by_visitor on report (subject_kind, subject_id, visitor_key);
