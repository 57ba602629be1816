-- A message between two members; the first of a contact is that of the request. Sender and recipient are the members of
-- the contact, so that it goes when either of them goes, or the contact does.
create table message (
  id integer generated always as identity primary key,
  contact_link_id integer not null references contact_link on delete cascade,
  sender_id integer not null,
  recipient_id integer not null,
  body text not null,
  created_at timestamptz not null,
  read_at timestamptz
);

create index message_contact_link on message (contact_link_id, id);

-- Unread messages: their number for a member, and whether a contact has any.
create index message_unread on message (recipient_id, contact_link_id) where read_at is null;
