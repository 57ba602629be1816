-- What the tile of a group shows: one sentence, and the name of a drawing of public/illustrations/groups if it has one.
alter table discussion_group
  add column summary text not null default '',
  add column picture text;
