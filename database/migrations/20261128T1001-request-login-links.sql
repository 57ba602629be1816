-- Anybody can request a link to log in for any address; only a member's gets a mail.
alter table mail_request drop constraint mail_request_kind_check;
alter table mail_request add check (
  kind in ('verification', 'password_reset', 'login_link', 'email_changed', 'account_deleted')
);
