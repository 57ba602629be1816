-- A deleted account takes the mails with it that were requested for its address.
create index mail_request_email on mail_request (lower(email));
