-- A mail with a link to a page, that somebody wants to send to one recipient. The row is deleted once the worker has sent
-- it, or has found that the recipient gets no more of them (rules.md R29). The document may be withdrawn in the meantime.
create table share_mail (
  id integer generated always as identity primary key,
  document_id integer not null,
  sender_id integer references member on delete cascade, -- null for visitors
  sender_name text not null,
  message text not null,
  recipient text not null,
  counted boolean not null default false, -- towards the limit of its recipient: a mail that is tried again counts once
  requested_at timestamptz not null
);
create index share_mail_requested_at on share_mail (requested_at);
create index share_mail_sender_id on share_mail (sender_id);
