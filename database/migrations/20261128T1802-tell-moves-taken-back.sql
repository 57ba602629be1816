-- That a moderator takes back a move or an edit is told as such.
alter table moderation_action
  drop constraint moderation_action_action_check,
  add constraint moderation_action_action_check check (
    action in (
      'claim', 'take-over', 'release', 'edit', 'edit-back', 'hide', 'show', 'close', 'reopen', 'move', 'move-back', 'handle',
      'content-warnings'
    )
  );
