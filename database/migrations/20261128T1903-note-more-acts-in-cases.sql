-- A moderator puts a case back until a day, hands it to another one, notes something, and opens a handled one again.
alter table moderation_action
  drop constraint moderation_action_action_check,
  add constraint moderation_action_action_check check (
    action in (
      'claim', 'take-over', 'release', 'postpone', 'hand-over', 'note', 'edit', 'edit-back', 'hide', 'show', 'close', 'reopen',
      'move', 'move-back', 'handle', 'reopen-case', 'content-warnings'
    )
  );
