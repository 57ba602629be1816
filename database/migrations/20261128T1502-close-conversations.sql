-- Since when nobody may react to it any more, because a moderator closed it; null for one that goes on.
alter table conversation add column reactions_closed_at timestamptz;
