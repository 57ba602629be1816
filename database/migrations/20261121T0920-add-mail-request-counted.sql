-- Whether a request counts already for the limit of its address: a mail that is tried again counts once.
alter table mail_request add column counted boolean not null default false;
