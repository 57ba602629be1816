-- A person with a confirmed account. Names and addresses are unique regardless of case (rules.md R3).
create table member (
  id integer generated always as identity primary key,
  username text not null,
  email text not null,
  password_hash text not null,
  public boolean not null default false,
  photo_id text,
  newsletter_optin boolean not null default false,
  email_notifications boolean not null default true,
  created_at timestamptz not null
);
create unique index member_username_key on member (lower(username));
create unique index member_email_key on member (lower(email));

-- What a member may do beyond taking part; a row says who gave it and when.
create table member_role (
  member_id integer not null references member on delete cascade,
  role text not null check (role in ('donor', 'moderator', 'professional', 'administrator')),
  granted_at timestamptz not null,
  primary key (member_id, role)
);
