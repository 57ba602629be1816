-- Administrators are mailed in the morning that an objection waits which no moderator may answer.
alter table desk_mail drop constraint desk_mail_role_check;
alter table desk_mail add constraint desk_mail_role_check check (role in ('moderator', 'professional', 'administrator'));
