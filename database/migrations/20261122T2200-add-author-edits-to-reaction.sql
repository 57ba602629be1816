-- When its author edited a reaction, and when they withdrew it: then its text is empty, and the row stays for what was answered
-- (docs/decisions/0081).
alter table reaction
  add column author_edited_at timestamptz,
  add column withdrawn_at timestamptz;
