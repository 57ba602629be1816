-- Whether the first mail of a registration counted against the mails that anybody can request for an address.
alter table registration add column mail_counted boolean not null default false;
