-- Somebody asks for the newsletter at an address, which counts once the link in the mail to it is used. The row looks the
-- same for an address that is subscribed; then the mail has no such link (rules.md R1).
create table newsletter_request (
  id integer generated always as identity primary key,
  email text not null,
  token_hash bytea unique, -- of the link, once it is mailed
  mail_counted boolean not null default false, -- towards the limit of the address: a mail that is tried again counts once
  expires_at timestamptz not null
);
create index newsletter_request_email on newsletter_request (lower(email));
create index newsletter_request_expires_at on newsletter_request (expires_at);
