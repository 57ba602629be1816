-- A member who wants another address: it becomes theirs by the link that is mailed to it (rules.md R6). The row looks the
-- same for an address that somebody else has; then nobody gets a link.
create table email_change (
  id integer generated always as identity primary key,
  member_id integer not null unique references member on delete cascade,
  new_email text not null,
  token_hash bytea unique, -- of the link, once it is mailed
  mail_counted boolean not null default false, -- towards the limit of the address: a mail that is tried again counts once
  expires_at timestamptz not null
);
create index email_change_expires_at on email_change (expires_at);

-- Mails to an address that no member has any more: to the old one after a change, and after an account was deleted.
alter table mail_request drop constraint mail_request_kind_check;
alter table mail_request add check (kind in ('verification', 'password_reset', 'email_changed', 'account_deleted'));
