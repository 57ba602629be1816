-- A moderator says in a case what a text is about.
alter table moderation_action
  drop constraint moderation_action_action_check,
  add constraint moderation_action_action_check check (
    action in (
      'claim', 'take-over', 'release', 'edit', 'hide', 'show', 'close', 'reopen', 'move', 'handle', 'content-warnings'
    )
  );
