-- An address that gets the newsletter, whether or not a member has it: the row is the consent, and since when
-- (docs/decisions/0096).
create table newsletter_subscription (
  id integer generated always as identity primary key,
  email text not null,
  subscribed_at timestamptz not null
);
create unique index newsletter_subscription_email_key on newsletter_subscription (lower(email));

-- The members who asked for it so far. When they did was not kept: at the earliest when they became a member.
insert into newsletter_subscription (email, subscribed_at)
select email, created_at from member where newsletter_optin;
