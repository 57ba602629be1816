-- When the creator of a denied request withdrew it: to them it is gone, and to who refused it stays refused (rules.md R11). An
-- open request that is withdrawn is deleted.
alter table contact_link
  add column withdrawn_at timestamptz,
  add constraint contact_link_withdrawn check (withdrawn_at is null or state = 'denied');
