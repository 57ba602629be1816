-- What a member answers to a message of the moderators, which is a decision that restricts nothing; once to each.
create table decision_reply (
  decision_id integer primary key references decision,
  -- The case of the message.
  case_id integer not null references moderation_case on delete cascade,
  member_id integer not null references member on delete cascade,
  text text not null check (char_length(text) <= 2000),
  replied_at timestamptz not null
);
create index decision_reply_member on decision_reply (member_id, decision_id);
create index decision_reply_case on decision_reply (case_id, replied_at);
