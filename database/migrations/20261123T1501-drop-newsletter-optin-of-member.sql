-- The subscription of the member's address takes its place (docs/decisions/0096).
alter table member drop column newsletter_optin;
