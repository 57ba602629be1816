-- A moderator takes a case over from another one, closes a conversation to reactions, and moves it to another group.
alter table moderation_action
  drop constraint moderation_action_action_check,
  add constraint moderation_action_action_check check (
    action in ('claim', 'take-over', 'release', 'edit', 'hide', 'show', 'close', 'reopen', 'move', 'handle')
  );
