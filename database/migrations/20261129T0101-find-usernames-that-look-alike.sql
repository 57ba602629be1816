-- How a username looks: those that a reader may take for each other give the same (choices.md 52).
create function look_of_username(username text) returns text immutable language sql
  return replace(replace(translate(lower(username), '10l-', 'ioi_'), 'rn', 'm'), 'vv', 'w');
create index member_username_look on member (look_of_username(username));
create index registration_username_look on registration (look_of_username(username));
