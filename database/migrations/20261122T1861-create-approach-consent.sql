-- For what a member may be approached (spec §3, Consent options). Each answer is a row: the newest one is in force. Without
-- options it is a refusal.
create table approach_consent (
  id integer generated always as identity primary key,
  member_id integer not null references member on delete cascade,
  option_ids integer[] not null,
  version text not null, -- of the texts of the options
  at timestamptz not null
);
create index approach_consent_member on approach_consent (member_id, id desc);
