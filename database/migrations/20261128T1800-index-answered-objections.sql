-- Moderators read again which objections were answered, the latest first.
create index objection_answered on objection (answered_at desc, id desc) where answered_at is not null;
