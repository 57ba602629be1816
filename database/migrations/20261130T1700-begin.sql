-- The tables of the site, by the nouns of docs/glossary.md: for each noun its tables, and with each table its indexes,
-- functions and triggers. What changes after this is a migration of its own.

-- For texts that are searched in their middle too. Debian's PostgreSQL and the embedded one both have the extension.
create extension if not exists pg_trgm;

-- The words of a text as the search compares them: in small letters, without accents and invisible characters (rules.md R51).
create function plain_words(text) returns tsvector
  language sql immutable parallel safe
  return to_tsvector(
    'dutch',
    regexp_replace(normalize(lower($1), nfkd), U&'[\0300-\036F\00AD\200B-\200F\2060\FEFF]', '', 'g')
  );

-- Members ------------------------------------------------------------------------------------------------------------

-- How a username looks: those that a reader may take for each other give the same (choices.md 52).
create function look_of_username(username text) returns text immutable language sql
  return replace(replace(translate(lower(username), '10l-', 'ioi_'), 'rn', 'm'), 'vv', 'w');

-- A person with a confirmed account. Names and addresses are unique regardless of case (rules.md R3).
create table member (
  id integer generated always as identity primary key,
  username text not null,
  email text not null,
  password_hash text not null,
  -- Whether visitors too may see the profile.
  public boolean not null default false,
  photo_id text,
  email_notifications boolean not null default true,
  -- Whether mails to the member may name conversations, blogs and posts. Who reads along in a mailbox then learns of
  -- health, so a member chooses it (rules.md R48).
  titles_in_mails boolean not null default false,
  -- About what the member reads texts without opening them first; none to begin with.
  unfolded_warnings text[] not null default '{}' check (unfolded_warnings <@ array['dying', 'prognosis', 'needles']),
  created_at timestamptz not null
);
create unique index member_username_key on member (lower(username));
create unique index member_email_key on member (lower(email));
create index member_username_look on member (look_of_username(username));
-- Administrators find members by the beginning of their name.
create index member_username_prefix on member ((lower(username) collate "C"));
-- Moderators find a member by a part of the name, also who is in no list of people.
create index member_username_parts on member using gin (lower(username) gin_trgm_ops) with (fastupdate = off);
-- Not unique: changing what a unique index holds would lock out all who refer to the member.
create index member_photo on member (photo_id);

-- What a member may do beyond taking part; a row says since when.
create table member_role (
  member_id integer not null references member on delete cascade,
  role text not null check (role in ('donor', 'moderator', 'professional', 'administrator')),
  granted_at timestamptz not null,
  primary key (member_id, role)
);
create index member_role_role on member_role (role, member_id) where role <> 'donor';

-- Who gave a member a role or took it away, and when. A command on the server has no member: null.
create table role_change (
  id integer generated always as identity primary key,
  member_id integer not null references member on delete cascade,
  role text not null check (role in ('moderator', 'professional', 'administrator')),
  granted boolean not null,
  changed_by integer references member on delete set null,
  created_at timestamptz not null
);
create index role_change_member on role_change (member_id, id);
create index role_change_changer on role_change (changed_by, id);

-- A name that a deleted member had, as a keyed hash: nobody else can take it (rules.md R3).
create table former_username (
  username_hmac bytea primary key
);

-- Why somebody deleted their account, without who it was: no id, no member, and no more of the time than the day
-- (rules.md R31).
create table deletion_reason (
  reason text not null check (char_length(reason) <= 1000),
  deleted_on date not null
);

-- A text of a member who deleted the account and wanted what they wrote to go: the worker withdraws it, and deletes this
-- row with that. `kind` is that of its cases.
create table departed_text (
  kind text not null,
  subject_id integer not null,
  primary key (kind, subject_id)
);

-- Pictures -----------------------------------------------------------------------------------------------------------

-- A picture that a member uploaded. The id is random: who was not given it can't ask for it (rules.md R15). A picture
-- without an owner is waste: a job removes it with its files.
create table picture (
  id text primary key,
  member_id integer references member on delete set null,
  created_at timestamptz not null,
  -- Until when a picture that is being uploaded may be without an owner; null once it had one.
  awaits_owner_until timestamptz
);
create index picture_member on picture (member_id);

alter table member add foreign key (photo_id) references picture on delete set null;

-- The clean copies of a picture, and under which key the media store has them.
create table picture_file (
  picture_id text not null references picture on delete cascade,
  name text not null,
  media_key text not null,
  primary key (picture_id, name)
);
create index picture_file_media_key on picture_file (media_key);

-- Photos that a moderator took off, so that they can be put back. The member has none then, or another.
create table hidden_photo (
  member_id integer primary key references member on delete cascade,
  picture_id text not null references picture on delete cascade,
  hidden_at timestamptz not null
);
create index hidden_photo_picture on hidden_photo (picture_id);
create index hidden_photo_hidden_at on hidden_photo (hidden_at);

-- Registrations ------------------------------------------------------------------------------------------------------

-- A registration that waits for its mailbox to be confirmed. A row is written whether or not the address has an
-- account, so that neither the answer nor its time tells which (rules.md R1). It reserves its username.
create table registration (
  id integer generated always as identity primary key,
  username text not null,
  email text not null,
  password_hash text not null,
  relationship_id integer,
  health_consent_version text,
  newsletter_optin boolean not null,
  -- Somebody may register as a donor, with a person in mind whom they want to reach (choices.md 3).
  as_donor boolean not null default false,
  donor_target_id integer references member on delete set null,
  -- Whether its first mail counted against the mails that anybody can request for an address.
  mail_counted boolean not null default false,
  created_at timestamptz not null
);
create unique index registration_username_key on registration (lower(username));
create index registration_username_look on registration (look_of_username(username));
create index registration_email on registration (lower(email), id desc);
create index registration_created_at on registration (created_at);
create index registration_donor_target on registration (donor_target_id);

create table verification_token (
  token_hash bytea primary key,
  registration_id integer not null references registration on delete cascade,
  expires_at timestamptz not null
);
create index verification_token_registration on verification_token (registration_id);

-- A mail that somebody asked for, for an address that may be unknown: the worker looks, so that the answer and its time
-- tell nothing (rules.md R1). The row is gone once the worker has looked.
create table mail_request (
  id integer generated always as identity primary key,
  -- The last two go to an address that no member has any more.
  kind text not null check (kind in ('verification', 'password_reset', 'login_link', 'email_changed', 'account_deleted')),
  email text not null,
  -- Whether it counts already for the limit of its address: a mail that is tried again counts once.
  counted boolean not null default false,
  requested_at timestamptz not null
);
create index mail_request_requested_at on mail_request (requested_at);
-- A deleted account takes the mails with it that were requested for its address.
create index mail_request_email on mail_request (lower(email));

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

-- The link in the mail of who forgot the password; here is the SHA-256 of its token (rules.md R7).
create table password_reset_token (
  token_hash bytea primary key,
  member_id integer not null references member on delete cascade,
  expires_at timestamptz not null
);
create index password_reset_token_member on password_reset_token (member_id, expires_at);
create index password_reset_token_expires_at on password_reset_token (expires_at);

-- Sessions -----------------------------------------------------------------------------------------------------------

-- The token itself is only in the member's browser; here is its SHA-256 (rules.md R8).
create table session (
  id integer generated always as identity primary key,
  token_hash bytea not null unique,
  member_id integer not null references member on delete cascade,
  indefinite boolean not null,
  -- Browser and system in words ('Firefox op Windows'), so that members know their sessions apart. No address, no version.
  device text check (char_length(device) <= 80),
  created_at timestamptz not null,
  last_active_at timestamptz not null,
  expires_at timestamptz not null,
  -- Until a session may download what is kept, the member gives their password again.
  password_confirmed_at timestamptz,
  -- When the member showed a second factor: a passkey, a code of their app, or a recovery code.
  second_factor_at timestamptz
);
create index session_member on session (member_id);
create index session_expires_at on session (expires_at);

-- Tries with a wrong password, by an HMAC of the normalised address, existing or not (rules.md R2).
create table login_attempt (
  address_hmac bytea primary key,
  tries smallint not null,
  last_try_at timestamptz not null,
  blocked_until timestamptz
);
create index login_attempt_last_try_at on login_attempt (last_try_at);

-- Links to log in, mailed to members who asked for one. Only the hash of the token is stored (rules.md R7).
create table login_link (
  token_hash bytea primary key,
  member_id integer not null references member on delete cascade,
  expires_at timestamptz not null
);
create index login_link_member on login_link (member_id, expires_at);
create index login_link_expires_at on login_link (expires_at);

-- The passkeys of members (WebAuthn). The public key proves that its device signed; the private key never leaves that.
create table passkey (
  id integer generated always as identity primary key,
  member_id integer not null references member on delete cascade,
  credential_id bytea not null unique,
  public_key bytea not null,
  -- How often the device says that it signed: a lower number is that of a copy. Many devices always say 0.
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkey_member on passkey (member_id, id);

-- Challenges for passkeys that were answered, so that each is answered once. One that was not is kept nowhere: it is signed.
create table used_challenge (
  challenge_hash bytea primary key,
  expires_at timestamptz not null
);
create index used_challenge_expires_at on used_challenge (expires_at);

-- Members who chose that a password or a mailed link is not enough to log in. The secret of their app is encrypted; without
-- one their passkeys are the second factor.
create table second_factor (
  member_id integer primary key references member on delete cascade,
  app_secret text,
  -- The half minute of the last code that was used, so that each counts once (RFC 6238).
  app_step integer not null default 0,
  created_at timestamptz not null
);

-- The recovery codes of members that were not used yet, as keyed hashes. Each logs in once, in place of the second factor.
create table recovery_code (
  id integer generated always as identity primary key,
  member_id integer not null references member on delete cascade,
  code_hash bytea not null,
  created_at timestamptz not null
);
create unique index recovery_code_member on recovery_code (member_id, code_hash);

-- Logins of which the first factor was right and the second is awaited. Another password, which the hash shows, ends them.
create table pending_login (
  token_hash bytea primary key,
  member_id integer not null references member on delete cascade,
  password_hash text not null,
  indefinite boolean not null,
  expires_at timestamptz not null
);
create index pending_login_member on pending_login (member_id);
create index pending_login_expires_at on pending_login (expires_at);

-- Profiles -----------------------------------------------------------------------------------------------------------

-- Each time consent is given or withdrawn is a row: the newest one of a kind is in force.
create table consent (
  id integer generated always as identity primary key,
  member_id integer not null references member on delete cascade,
  kind text not null check (kind in ('health')),
  version text not null,
  given boolean not null,
  at timestamptz not null
);
create index consent_member on consent (member_id, kind, id desc);

-- For what a member may be approached. Each answer is a row: the newest one is in force. Without options it is a refusal.
create table approach_consent (
  id integer generated always as identity primary key,
  member_id integer not null references member on delete cascade,
  option_ids integer[] not null,
  version text not null, -- of the texts of the options
  at timestamptz not null
);
create index approach_consent_member on approach_consent (member_id, id desc);

-- All that a member may tell. What of it is about health is kept only with consent (rules.md R35). Numbers are those of the
-- lists on the wire; null is not told.
create table profile (
  member_id integer primary key references member on delete cascade,
  relationship_id integer,
  current_treatment_id integer,
  cause_ids integer[] not null default '{}',
  medicine_ids integer[] not null default '{}',
  consequence_ids integer[] not null default '{}',
  kidney_function smallint check (kidney_function between 1 and 6),
  protein_in_urine smallint check (protein_in_urine between 1 and 3),
  other_illnesses text,
  other_medicines_for_kidney text,
  other_medicines_for_other_illnesses text,
  symptoms text,
  other_symptoms text,
  other_consequences text,
  kidney_birthday date,
  gender smallint check (gender in (1, 2)),
  year_of_birth smallint check (year_of_birth >= 1900),
  province smallint check (province between 1 and 13),
  living_situation smallint check (living_situation between 1 and 6),
  occupational_status smallint check (occupational_status between 1 and 7),
  motto text,
  short_biography text
);

-- The treatments of a member, in their order.
create table treatment_entry (
  member_id integer not null references profile on delete cascade,
  id integer not null,
  treatment_id integer not null,
  hospital_id smallint check (hospital_id between 0 and 109),
  -- The first day of the month in which it began.
  since date check (extract(day from since) = 1),
  primary key (member_id, id)
);

-- The most that a portion may have of a nutrient, for a member who keeps their limits in their profile. They tell of
-- somebody's health: stored only with consent, and deleted with it (rules.md R35).
create table nutrient_limit (
  member_id integer not null references member on delete cascade,
  nutrient text not null check (nutrient in ('salt', 'potassium', 'phosphate', 'protein', 'fluid')),
  at_most integer not null check (at_most > 0), -- gram of protein, milliliters of fluid, else milligrams
  changed_at timestamptz not null,
  primary key (member_id, nutrient)
);

-- Who sees a section of a profile, where that is not everybody who sees the profile.
create table section_audience (
  member_id integer not null references member on delete cascade,
  section text not null check (section in ('about', 'cause', 'treatments', 'consequences', 'more')),
  audience text not null check (audience in ('participants', 'contacts')),
  primary key (member_id, section)
);

-- Members of whom a moderator hid the texts in the profile: only they read them themselves.
create table hidden_profile (
  member_id integer primary key references member on delete cascade,
  hidden_at timestamptz not null
);

-- People -------------------------------------------------------------------------------------------------------------

-- A member as the directory finds them, written with every change of the profile: what each audience may know, as
-- numbers that stand for one fact each, so that a filter never reads what it may not show (rules.md R14).
create table directory_entry (
  member_id integer primary key references member on delete cascade,
  username text not null,
  public boolean not null,
  joined_at timestamptz not null,
  everyone_facts integer[] not null,
  participant_facts integer[] not null,
  contact_facts integer[] not null
);
-- Lists have those who joined last first; visitors see public profiles only.
create index directory_entry_recent on directory_entry (joined_at desc, member_id desc);
create index directory_entry_recent_public on directory_entry (joined_at desc, member_id desc) where public;
-- Without `fastupdate` a filter never has to read changes that are not yet in the index.
create index directory_entry_participant_facts on directory_entry using gin (participant_facts) with (fastupdate = off);
create index directory_entry_everyone_facts on directory_entry using gin (everyone_facts) with (fastupdate = off)
  where public;
create index directory_entry_username on directory_entry using gin (lower(username) gin_trgm_ops)
  with (fastupdate = off);

-- Whom a member saw, so that somebody who is seen twice counts once towards the limit (rules.md R20). The person is a
-- keyed hash, because who looked at whom is nobody's business; the row expires after a day.
create table person_seen (
  viewer_id integer not null references member on delete cascade,
  person_hash bytea not null,
  seen_at timestamptz not null,
  primary key (viewer_id, person_hash)
);
create index person_seen_expiry on person_seen (seen_at);

-- Contacts -----------------------------------------------------------------------------------------------------------

-- The contact of two members: a request, and what became of it. A pair has one row, whoever asked (rules.md R12).
create table contact_link (
  id integer generated always as identity primary key,
  creator_id integer not null references member on delete cascade,
  other_id integer not null references member on delete cascade,
  -- A denied request stays: its creator goes on seeing it as requested (rules.md R11).
  state text not null check (state in ('requested', 'accepted', 'denied')),
  created_at timestamptz not null,
  answered_at timestamptz,
  -- When the creator of a denied request withdrew it: to them it is gone, and to who refused it stays refused (rules.md
  -- R11). An open request that is withdrawn is deleted.
  withdrawn_at timestamptz,
  last_message_at timestamptz not null,
  check (creator_id <> other_id),
  constraint contact_link_withdrawn check (withdrawn_at is null or state = 'denied')
);
create unique index contact_link_pair on contact_link (least(creator_id, other_id), greatest(creator_id, other_id));
-- Those of a member, the latest message first.
create index contact_link_creator on contact_link (creator_id, last_message_at desc, id desc);
create index contact_link_other on contact_link (other_id, last_message_at desc, id desc);

-- A message between two members; the first of a contact is that of the request. Sender and recipient are the members of
-- the contact, so that it goes when either of them goes, or the contact does.
create table message (
  id integer generated always as identity primary key,
  contact_link_id integer not null references contact_link on delete cascade,
  sender_id integer not null,
  recipient_id integer not null,
  body text not null,
  created_at timestamptz not null,
  read_at timestamptz
);
create index message_contact_link on message (contact_link_id, id);
-- Unread messages: their number for a member, and whether a contact has any.
create index message_unread on message (recipient_id, contact_link_id) where read_at is null;

-- Who blocks whom. The two don't find, see or write to each other.
create table member_block (
  blocker_id integer not null references member on delete cascade,
  blocked_id integer not null references member on delete cascade,
  -- The decision by which somebody is blocked for whom they wrote to; null for a block that a member made.
  decision_id integer,
  created_at timestamptz not null,
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create index member_block_blocked on member_block (blocked_id);
create index member_block_decision on member_block (decision_id);

-- The person whom a donor wants to reach. It is kept with the donor's account, and goes with either of the two.
create table donor_match (
  donor_id integer primary key references member on delete cascade,
  person_id integer not null references member on delete cascade,
  created_at timestamptz not null,
  contacted_at timestamptz
);
create index donor_match_person on donor_match (person_id);

-- Groups -------------------------------------------------------------------------------------------------------------

create table discussion_group (
  id integer generated always as identity primary key,
  title text not null,
  slug text not null unique check (slug !~ '^[0-9]*$'),
  introduction text not null,
  -- What its tile shows: one sentence, and the name of a drawing of public/illustrations/groups if it has one.
  summary text not null default '',
  picture text,
  conversation_count integer not null default 0,
  created_at timestamptz not null
);

create table group_term (
  id integer generated always as identity primary key,
  group_id integer not null references discussion_group on delete cascade,
  name text not null,
  unique (group_id, name)
);
-- Articles find the conversations about their terms by the names of these.
create index group_term_name on group_term (lower(name));

-- The members named as a group's moderators; what a moderator may do is in member_role (choices.md 33).
create table group_moderator (
  group_id integer not null references discussion_group on delete cascade,
  member_id integer not null references member on delete cascade,
  primary key (group_id, member_id)
);
create index group_moderator_member on group_moderator (member_id);

-- Conversations ------------------------------------------------------------------------------------------------------

-- An author who deleted the account is null: two of them can't be told apart (rules.md R31).
create table conversation (
  id integer generated always as identity primary key,
  group_id integer not null references discussion_group,
  author_id integer references member on delete set null,
  title text not null check (char_length(title) <= 130),
  slug text not null unique,
  body text not null,
  public boolean not null,
  like_count integer not null default 0,
  reaction_count integer not null default 0,
  created_at timestamptz not null,
  last_activity_at timestamptz not null,
  -- When who began it changed the text, and when a moderator did; null for the latter where that was taken back.
  edited_at timestamptz,
  moderated_at timestamptz,
  -- Since when the text with which it begins is gone, because its author deleted the account and wanted that.
  withdrawn_at timestamptz,
  -- When a moderator hid it: then it is there for its author and the moderators alone, and in no list.
  hidden_at timestamptz,
  -- Since when nobody may react to it any more, because a moderator closed it.
  reactions_closed_at timestamptz,
  -- What it is about that not everybody wants to read: readers see it folded and open it. The time is when a moderator set
  -- that or took it away; null where its author chose it.
  content_warnings text[] not null default '{}' check (content_warnings <@ array['dying', 'prognosis', 'needles']),
  content_warnings_moderated_at timestamptz
);
-- The indexes of the lists tell what is hidden, so that a deep page is still read from an index alone.
create index conversation_recent on conversation (last_activity_at desc, id desc) where hidden_at is null;
create index conversation_group_recent on conversation (group_id, last_activity_at desc, id desc) include (hidden_at);
-- The few hidden ones, which the counts of long lists leave out.
create index conversation_hidden on conversation (id) where hidden_at is not null;
create index conversation_author on conversation (author_id, id);
-- For the slugs that begin alike, whatever the collation of the database: a new conversation takes the first free one.
create index conversation_slug_pattern on conversation (slug text_pattern_ops);

create table conversation_term (
  conversation_id integer not null references conversation on delete cascade,
  term_id integer not null references group_term on delete cascade,
  primary key (conversation_id, term_id)
);
create index conversation_term_term on conversation_term (term_id, conversation_id);

create table conversation_follow (
  conversation_id integer not null references conversation on delete cascade,
  member_id integer not null references member on delete cascade,
  created_at timestamptz not null,
  primary key (conversation_id, member_id)
);
create index conversation_follow_member on conversation_follow (member_id, conversation_id);

create table conversation_like (
  conversation_id integer not null references conversation on delete cascade,
  member_id integer not null references member on delete cascade,
  created_at timestamptz not null,
  primary key (conversation_id, member_id)
);
create index conversation_like_member on conversation_like (member_id);

-- Which members hear nothing of a conversation any more: no notification of a reaction, nor of a quote in it.
create table conversation_mute (
  conversation_id integer not null references conversation on delete cascade,
  member_id integer not null references member on delete cascade,
  created_at timestamptz not null,
  primary key (conversation_id, member_id)
);
create index conversation_mute_member on conversation_mute (member_id, conversation_id);

-- From which group a moderator moved a conversation, with its terms there, so that it can be taken back.
create table conversation_move (
  id integer generated always as identity primary key,
  conversation_id integer not null references conversation on delete cascade,
  from_group_id integer not null references discussion_group on delete cascade,
  term_ids integer[] not null,
  moved_at timestamptz not null
);
create index conversation_move_conversation on conversation_move (conversation_id, id);
create index conversation_move_group on conversation_move (from_group_id);

-- Reactions ----------------------------------------------------------------------------------------------------------

-- What a reaction is written to is a kind of things and the id of one of them, so that reactions to all kinds are one table.
-- Ids rise with time within one thing, so (subject_id, subject_kind, id) is the order of reading: oldest first.
create table reaction (
  id integer generated always as identity primary key,
  subject_kind text not null,
  subject_id integer not null,
  author_id integer references member on delete set null,
  body text not null check (char_length(body) <= 4000),
  -- The reaction that it quotes, of the same thing: its text is never copied, so that what is edited or withdrawn is so in
  -- each quote.
  quoted_id integer references reaction on delete set null,
  like_count integer not null default 0,
  -- Written as a moderator, not as one of those who talk; it stays so when the author is no moderator any more (choices.md
  -- 33).
  moderator_message boolean not null default false,
  created_at timestamptz not null,
  -- When a moderator changed it, and when its author did.
  edited_at timestamptz,
  author_edited_at timestamptz,
  -- When its author withdrew it: then its text is empty, and the row stays for what was answered.
  withdrawn_at timestamptz,
  -- When a moderator hid it: then its author and the moderators alone read its text.
  hidden_at timestamptz,
  -- As in conversation.
  content_warnings text[] not null default '{}' check (content_warnings <@ array['dying', 'prognosis', 'needles']),
  content_warnings_moderated_at timestamptz
);
-- With what is needed to count the voices of a conversation from the index alone.
create index reaction_subject on reaction (subject_id, subject_kind, id) include (author_id, hidden_at, moderator_message);
create index reaction_author on reaction (author_id, id);
create index reaction_quoted on reaction (quoted_id);

create table reaction_like (
  reaction_id integer not null references reaction on delete cascade,
  member_id integer not null references member on delete cascade,
  created_at timestamptz not null,
  primary key (reaction_id, member_id)
);
create index reaction_like_member on reaction_like (member_id, reaction_id);

-- What a reaction said before its author changed or withdrew it while a case about it was open; kept until the case is
-- handled. What moderators change is in edited_text.
create table reaction_former_text (
  id integer generated always as identity primary key,
  reaction_id integer not null references reaction on delete cascade,
  body text not null,
  created_at timestamptz not null
);
create index reaction_former_text_reaction on reaction_former_text (reaction_id, id);

-- How far a member has read in the reactions to something: the last one that was on a page they saw, and when that was. It
-- is written only when they have come further.
create table visit (
  member_id integer not null references member on delete cascade,
  subject_kind text not null,
  subject_id integer not null,
  last_seen_id integer not null,
  seen_at timestamptz not null,
  primary key (member_id, subject_id, subject_kind)
);
create index visit_subject on visit (subject_id, subject_kind);

-- What is reacted to takes its reactions and visits along when it is deleted, as a foreign key would: each kind of things has
-- this trigger on its table, with the name of the kind. It also runs for what goes by a foreign key, such as the posts of a
-- member who deletes the account.
create function delete_reactions() returns trigger language plpgsql as $$
begin
  delete from reaction where subject_id = old.id and subject_kind = tg_argv[0];
  delete from visit where subject_id = old.id and subject_kind = tg_argv[0];
  return null;
end
$$;
create trigger delete_reactions after delete on conversation for each row execute function delete_reactions('conversation');

-- Blogs --------------------------------------------------------------------------------------------------------------

-- The blog of a member, who has one at most. It exists from the moment that it is started; others see it from its first
-- valid save (choices.md 34), and then whoever may see the profile of its owner (choices.md 6).
create table blog (
  id integer generated always as identity primary key,
  owner_id integer not null unique references member on delete cascade,
  title text not null check (char_length(title) <= 80),
  description text not null check (char_length(description) <= 300),
  follower_count integer not null default 0,
  -- Of its published posts.
  post_count integer not null default 0,
  created_at timestamptz not null,
  published_at timestamptz,
  edited_at timestamptz,
  -- When a moderator changed what is there to read; null where none did, or that was taken back.
  moderated_at timestamptz,
  last_activity_at timestamptz not null,
  -- When a moderator hid it: then it is there for its owner and the moderators alone, and in no list.
  hidden_at timestamptz
);
create index blog_recent on blog (last_activity_at desc, id desc) where published_at is not null and hidden_at is null;

create table blog_follow (
  blog_id integer not null references blog on delete cascade,
  member_id integer not null references member on delete cascade,
  created_at timestamptz not null,
  primary key (blog_id, member_id)
);
create index blog_follow_member on blog_follow (member_id, blog_id);

-- How far a member has read in a blog: when the latest post was published that they saw in its list, and when that was. It is
-- written only when they have come further. A time and not an id: a post that was begun early can be published late.
create table blog_visit (
  member_id integer not null references member on delete cascade,
  blog_id integer not null references blog on delete cascade,
  last_seen_at timestamptz not null,
  seen_at timestamptz not null,
  primary key (member_id, blog_id)
);
create index blog_visit_blog on blog_visit (blog_id);

-- A post in a blog. Its body is a list of checked blocks: of a video it has the id, of a picture the id and the alt text.
create table blog_post (
  id integer generated always as identity primary key,
  blog_id integer not null references blog on delete cascade,
  title text not null check (char_length(title) <= 80),
  description text not null check (char_length(description) <= 300),
  body jsonb not null,
  like_count integer not null default 0,
  reaction_count integer not null default 0,
  created_at timestamptz not null,
  published_at timestamptz,
  edited_at timestamptz,
  -- As in blog.
  moderated_at timestamptz,
  hidden_at timestamptz,
  -- As in conversation.
  content_warnings text[] not null default '{}' check (content_warnings <@ array['dying', 'prognosis', 'needles']),
  content_warnings_moderated_at timestamptz
);
-- The latest first; those that are not published yet come before them all.
create index blog_post_blog on blog_post (blog_id, published_at desc, id desc) include (hidden_at);
create index blog_post_recent on blog_post (published_at desc, id desc) where published_at is not null and hidden_at is null;
-- A blog has one post that is being begun.
create unique index blog_post_begun on blog_post (blog_id) where published_at is null;
create trigger delete_reactions after delete on blog_post for each row execute function delete_reactions('blog-post');

create table blog_post_like (
  post_id integer not null references blog_post on delete cascade,
  member_id integer not null references member on delete cascade,
  created_at timestamptz not null,
  primary key (post_id, member_id)
);
create index blog_post_like_member on blog_post_like (member_id, post_id);

-- A picture that a member uploaded for a post; the member is its owner (picture.member_id). The size is that of its
-- largest copy, in pixels.
create table blog_picture (
  picture_id text primary key references picture on delete cascade,
  width integer not null,
  height integer not null,
  -- Since when no post has it; null while one has.
  unused_since timestamptz
);
create index blog_picture_unused on blog_picture (unused_since) where unused_since is not null;

create table blog_post_picture (
  post_id integer not null references blog_post on delete cascade,
  picture_id text not null references blog_picture on delete cascade,
  primary key (post_id, picture_id)
);
create index blog_post_picture_picture on blog_post_picture (picture_id);

-- Advice -------------------------------------------------------------------------------------------------------------

-- To whom a question is put, by the name that calls use: so far to the dietitian. It counts the answers that everybody may
-- read.
create table question_type (
  id integer primary key,
  name text not null unique,
  answered_count integer not null default 0
);
insert into question_type (id, name) values (1, 'Dietist Advice');

-- What a member asks. Others may read it when it has an answer, and only then.
create table advice_question (
  id integer generated always as identity primary key,
  -- Null for a member who deleted the account.
  author_id integer references member on delete set null,
  -- Whether only the asker and the professionals know who asks (rules.md R17).
  anonymous boolean not null default true,
  title text not null check (char_length(title) <= 130),
  body text not null check (char_length(body) <= 4000),
  created_at timestamptz not null,
  -- When a professional last changed it, such as to take out who somebody is.
  edited_at timestamptz
);
-- Those of a member, the latest first.
create index advice_question_author on advice_question (author_id, id desc);
-- For the questions with a title that is like one.
create index advice_question_title_words on advice_question using gin (to_tsvector('dutch', title));
-- For the archive of the professionals, in which they look for words of a question and of its answer.
create index advice_question_words on advice_question using gin (plain_words(title || ' ' || body));

-- What a question was before a professional changed it.
create table advice_question_edit (
  id integer generated always as identity primary key,
  question_id integer not null references advice_question on delete cascade,
  -- The asker. A former version of a question may say who they are, and goes with their account (rules.md R31).
  author_id integer not null references member on delete cascade,
  editor_id integer references member on delete set null,
  former_title text not null,
  former_body text not null,
  created_at timestamptz not null
);
create index advice_question_edit_question on advice_question_edit (question_id, id);
create index advice_question_edit_author on advice_question_edit (author_id, id);
create index advice_question_edit_editor on advice_question_edit (editor_id);

-- A question that waits for its answer, in the order of their ids; the row goes when it is answered.
create table open_question (
  question_id integer primary key references advice_question on delete cascade,
  -- The professional who is answering it, from when.
  claimed_by integer references member on delete set null,
  claimed_at timestamptz,
  -- Whether its asker writes that they do not want to live: a mark for professionals.
  distress boolean not null default false
);
create index open_question_claimed_by on open_question (claimed_by);

-- What a professional asked back about a question before answering it, and what its asker replied. They alone read it, also
-- when the question has its answer.
create table advice_clarification (
  id integer generated always as identity primary key,
  question_id integer not null references advice_question on delete cascade,
  -- The asker. The exchange tells of their health, and goes with their account (rules.md R31).
  asker_id integer not null references member on delete cascade,
  -- Null for a professional who deleted the account.
  professional_id integer references member on delete set null,
  body text not null check (char_length(body) <= 1000),
  asked_at timestamptz not null,
  -- Null as long as the question waits for its asker.
  reply text check (char_length(reply) <= 2000),
  replied_at timestamptz,
  check ((reply is null) = (replied_at is null))
);
create index advice_clarification_question on advice_clarification (question_id, id);
-- One at a time; and a question of which the asker has something to reply waits for no professional.
create unique index advice_clarification_pending on advice_clarification (question_id) where replied_at is null;
create index advice_clarification_asker on advice_clarification (asker_id, id);
create index advice_clarification_professional on advice_clarification (professional_id, id);

-- A question that a professional did not answer, with the reason that its asker reads. It waits no more, and stays unknown to
-- everybody else.
create table declined_question (
  question_id integer primary key references advice_question on delete cascade,
  -- The code of a reason, from which the text is made when it is read.
  reason text not null,
  -- What the professional adds in their own words; empty for nothing.
  note text not null check (char_length(note) <= 600),
  -- Null for a professional who deleted the account.
  declined_by integer references member on delete set null,
  declined_at timestamptz not null
);
-- What one professional declined, and all that was declined, the latest first.
create index declined_question_declined_by on declined_question (declined_by, declined_at desc, question_id desc);
create index declined_question_declined on declined_question (declined_at desc, question_id desc);

-- The answer that a professional gave to a question: with it the question is public.
create table advice_answer (
  question_id integer primary key references advice_question on delete cascade,
  type_id integer not null references question_type,
  -- Null for a professional who deleted the account.
  author_id integer references member on delete set null,
  -- The name of the expert as it was then: the title of a document. Null for a professional without one.
  expert text,
  body text not null check (char_length(body) <= 6000),
  -- How people would ask for it ('Zo vragen mensen het'): written by professionals for the search, and shown nowhere.
  question_lines text[] not null default '{}',
  published_at timestamptz not null,
  edited_at timestamptz,
  -- Whether who asked is still to be mailed that the answer was corrected, and when they last were.
  correction_waits boolean not null default false,
  correction_mailed_at timestamptz,
  -- Since when the question is off the site, and whether its asker took it off. Whatever is public starts from an answer that
  -- is not hidden.
  hidden_at timestamptz,
  hidden_by_asker boolean not null default false,
  -- What the asker reads where the answer is wrong and not the question: about the question they read a decision.
  hidden_reason text not null default '' check (char_length(hidden_reason) <= 300)
);
-- The answered questions of a type, the latest answer first: all, and those that are on the site.
create index advice_answer_published on advice_answer (type_id, published_at desc, question_id desc);
create index advice_answer_shown on advice_answer (type_id, published_at desc, question_id desc) where hidden_at is null;
create index advice_answer_author on advice_answer (author_id, published_at desc, question_id desc);
create index advice_answer_words on advice_answer using gin (plain_words(body));
create index advice_answer_correction_waits on advice_answer (question_id) where correction_waits;

-- What an answer was before somebody changed it.
create table advice_answer_edit (
  id integer generated always as identity primary key,
  question_id integer not null references advice_answer on delete cascade,
  editor_id integer references member on delete set null,
  former_body text not null,
  created_at timestamptz not null
);
create index advice_answer_edit_question on advice_answer_edit (question_id, id);
create index advice_answer_edit_editor on advice_answer_edit (editor_id);

-- What answers are about. It counts the answers that have the tag.
create table advice_tag (
  id integer generated always as identity primary key,
  name text not null check (char_length(name) <= 40),
  answered_count integer not null default 0
);
create unique index advice_tag_name on advice_tag (lower(name));

-- An answer has tags, a question that waits has none: so no count tells of it. The times are those of the answer, so that
-- an index gives any page of the answers with a tag, the latest first.
create table advice_answer_tag (
  tag_id integer not null references advice_tag on delete cascade,
  question_id integer not null references advice_answer on delete cascade,
  published_at timestamptz not null,
  hidden_at timestamptz,
  primary key (tag_id, question_id)
);
create index advice_answer_tag_question on advice_answer_tag (question_id);
create index advice_answer_tag_published on advice_answer_tag (tag_id, published_at desc, question_id desc);

-- The name under which a professional answers: the title of the document of an expert.
create table advice_expert (
  member_id integer primary key references member on delete cascade,
  expert text not null
);

-- Drafts -------------------------------------------------------------------------------------------------------------

-- What a member is writing and did not send yet. `about` is the thing that it is written with, by its id: what kind of
-- thing follows from `kind`, so it can't be a foreign key; a draft about what is gone is removed with its age.
create table draft (
  member_id integer not null references member on delete cascade,
  kind text not null check (char_length(kind) <= 40),
  about integer not null,
  body jsonb not null check (octet_length(body::text) <= 131072),
  -- For a draft of a change to a text: which text it was begun with, by the moment at which that text was written.
  based_on timestamptz,
  -- The key of the form in which it was typed, so that it is not saved as the draft of another subject.
  key text,
  updated_at timestamptz not null,
  primary key (member_id, kind, about)
);
create index draft_updated_at on draft (updated_at);
-- A text that is withdrawn takes the drafts of its edits along, whoever was writing them.
create index draft_subject on draft (kind, about);

-- Notifications, digests, newsletter ---------------------------------------------------------------------------------

-- What a member is told: a kind with the ids of who caused it and what it is about, from which its text is made when it is
-- read (rules.md R25).
create table notification (
  id integer generated always as identity primary key,
  member_id integer not null references member on delete cascade,
  kind text not null,
  -- One of several reactions stays when the author of the last one deletes the account.
  actor_id integer references member on delete set null,
  -- The id of the row that the kind is about, such as a reaction. An event may be handled twice.
  subject_id integer not null,
  -- Of news about one thing a member has one notification of a kind (choices.md 51): about_id is the thing, first_id the
  -- first reaction or post that it tells of, and subject_id the last.
  about_id integer,
  first_id integer,
  -- What a member saw last of a thing before what is new in it: the line tells of that again when nothing new is left.
  seen_first_id integer,
  created_at timestamptz not null,
  seen_at timestamptz,
  unique (member_id, kind, subject_id)
);
-- Those of a member, the latest first.
create index notification_member on notification (member_id, id desc);
create index notification_unseen on notification (member_id, id) where seen_at is null;
create unique index notification_thing on notification (about_id, kind, member_id) where about_id is not null;
create index notification_actor on notification (actor_id);
-- For what is deleted with its subject, such as a post.
create index notification_subject on notification (subject_id, kind);
-- For the nightly job that deletes those that were seen long ago.
create index notification_seen on notification (seen_at);

-- The latest digest of a member, which waits to be mailed or was: a mail with what became new to them after covers_from, up
-- to covers_until. Its contents are looked up when it is mailed.
create table digest (
  member_id integer primary key references member on delete cascade,
  -- The day in Amsterdam for which it was made: one a day at most.
  day date not null,
  covers_from timestamptz not null,
  covers_until timestamptz not null,
  tries integer not null default 0,
  -- When it is due. Null once it was sent, and where there was nothing to send or no try succeeded: then the next digest
  -- begins where this one does.
  next_try_at timestamptz,
  sent_at timestamptz
);
create index digest_due on digest (next_try_at) where next_try_at is not null;

-- The making of the digests of a day, which goes through the members in the order of their ids: how far it has come.
create table digest_run (
  day date primary key,
  last_member_id integer not null default 0,
  started_at timestamptz not null,
  ended_at timestamptz
);
create index digest_run_started_at on digest_run (started_at);

-- When somebody with a role was last mailed that something waits for them, so that it happens once a day at most.
create table desk_mail (
  member_id integer not null references member on delete cascade,
  role text not null check (role in ('moderator', 'professional', 'administrator')),
  mailed_at timestamptz not null,
  primary key (member_id, role)
);

-- An address that gets the newsletter, whether or not a member has it: the row is the consent, and since when.
create table newsletter_subscription (
  id integer generated always as identity primary key,
  email text not null,
  subscribed_at timestamptz not null
);
create unique index newsletter_subscription_email_key on newsletter_subscription (lower(email));

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

-- Moderation ---------------------------------------------------------------------------------------------------------

-- One thing for the moderators: what of which kind, who is looking into it, and what came of it. Who reported it is in
-- report. Moderators who deleted the account are null.
create table moderation_case (
  id integer generated always as identity primary key,
  kind text not null,
  subject_id integer not null,
  -- Who wrote the thing, which may be gone: they are told nothing more of its case, and do not judge it.
  author_id integer references member on delete set null,
  -- Who wrote it, where moderators do not learn it, such as a question that was asked anonymously: what is decided is told to
  -- them. It is never read for a list or a page of others. Null where author_id says who it is.
  anonymous_author_id integer references member on delete set null,
  -- Cases that cannot wait come first: 2 where somebody may be in danger, or a child is, or somebody is threatened; 0 for all
  -- others.
  urgency smallint not null default 0 check (urgency between 0 and 2),
  -- Whether the site opened it, or put it first, because the author writes that they do not want to live.
  distress boolean not null default false,
  opened_at timestamptz not null,
  -- When moderators were mailed that it is urgent: once.
  mailed_at timestamptz,
  -- When a moderator first opened it, for the time that a report waits.
  looked_at timestamptz,
  claimed_by integer references member on delete set null,
  claimed_at timestamptz,
  -- Until when a moderator put it back: until then it is not among those that wait.
  postponed_until timestamptz,
  handled_by integer references member on delete set null,
  handled_at timestamptz,
  outcome text check (outcome in ('kept', 'edited', 'hidden', 'other')),
  note text check (char_length(note) <= 2000),
  check ((handled_at is null) = (outcome is null)),
  -- A handled case is nobody's any more.
  check (handled_at is null or claimed_by is null),
  check (author_id is null or anonymous_author_id is null)
);
-- A thing has one open case at a time.
create unique index moderation_case_open on moderation_case (kind, subject_id) where handled_at is null;
-- All cases about one thing, the last one last: from its own page a moderator shows again what was hidden.
create index moderation_case_subject on moderation_case (kind, subject_id, id);
-- The open ones, the most urgent and then the oldest first, and those of one moderator.
create index moderation_case_waiting on moderation_case ((-urgency), id) where handled_at is null;
create index moderation_case_claimed on moderation_case (claimed_by, (-urgency), id);
-- The open ones that no moderator has looked at, the oldest first.
create index moderation_case_unseen on moderation_case (opened_at) where looked_at is null and handled_at is null;
create index moderation_case_looked on moderation_case (looked_at desc) where looked_at is not null;
create index moderation_case_postponed on moderation_case (postponed_until, id) where postponed_until is not null;
-- The handled ones, the latest first: all, and those of one moderator.
create index moderation_case_handled on moderation_case (handled_at desc, id desc) where handled_at is not null;
create index moderation_case_handler on moderation_case (handled_by, handled_at desc, id desc);
-- Those about what a member wrote.
create index moderation_case_author_id on moderation_case (author_id, id);
create index moderation_case_anonymous_author on moderation_case (anonymous_author_id);

-- What moderators did with a case, and when (rules.md R27).
create table moderation_action (
  id integer generated always as identity primary key,
  case_id integer not null references moderation_case on delete cascade,
  moderator_id integer references member on delete set null,
  action text not null check (
    action in (
      'claim', 'take-over', 'release', 'postpone', 'hand-over', 'note', 'edit', 'edit-back', 'hide', 'show', 'close', 'reopen',
      'move', 'move-back', 'handle', 'reopen-case', 'content-warnings'
    )
  ),
  -- What a moderator who leaves a case to others tells the next one.
  note text,
  created_at timestamptz not null
);
create index moderation_action_case on moderation_action (case_id, id);
create index moderation_action_moderator on moderation_action (moderator_id, id);

-- What something said when it was reported, for the moderators of its case alone; a row for each text that was reported in
-- one case. It stays when its author changes or deletes it, and is deleted half a year after the case was closed.
create table reported_text (
  id integer generated always as identity primary key,
  case_id integer not null references moderation_case on delete cascade,
  title text not null,
  body text not null,
  -- The messages around a reported one as they were then, in their order, each with the id of who wrote it, the text and the
  -- time: moderators read nothing else of the thread. Null for what is no message.
  nearby jsonb,
  created_at timestamptz not null,
  -- When the case was closed; null while it is open.
  closed_at timestamptz
);
create index reported_text_case on reported_text (case_id, id);
create index reported_text_closed on reported_text (closed_at);

-- The pictures of what was reported, as they were then: of a post there may be several. A picture that a case keeps is not
-- deleted while it does, whatever its owner changes.
create table reported_picture (
  reported_text_id integer not null references reported_text on delete cascade,
  place smallint not null,
  picture_id text not null references picture on delete cascade,
  primary key (reported_text_id, place)
);
create index reported_picture_picture on reported_picture (picture_id);

-- Who reported what to the moderators, when, and why; one of a person and thing (rules.md R27). It belongs to the case that
-- was open when it came, and has the kind and the subject of that case.
create table report (
  id integer generated always as identity primary key,
  -- The key to the page on which who made it reads what came of it, also without an account.
  code uuid not null default gen_random_uuid(),
  case_id integer not null references moderation_case on delete cascade,
  subject_kind text not null,
  subject_id integer not null,
  -- Null for a visitor.
  member_id integer references member on delete cascade,
  -- What a visitor calls themselves, for moderators alone (Digital Services Act, article 16(2)(c)), and where they want to
  -- hear what came of it; null without. The name goes with the address.
  visitor_name text check (char_length(visitor_name) <= 100),
  visitor_email text check (char_length(visitor_email) <= 254),
  -- A keyed hash of that address, or of the visitor's network, so that the same person reports a thing once.
  visitor_key bytea,
  reason text not null default 'other',
  text text check (char_length(text) <= 2000),
  -- Which text it is about, and from which to which UTF-16 unit of it the sentence is at which the reporter pointed; null for
  -- the whole text. The words of the sentence stand in the text alone, and go with it.
  reported_text_id integer references reported_text on delete set null,
  sentence_start integer,
  sentence_end integer,
  created_at timestamptz not null,
  check ((sentence_start is null) = (sentence_end is null)),
  check (sentence_start >= 0 and sentence_end > sentence_start),
  check ((member_id is null) or (visitor_key is null and visitor_email is null)),
  check (visitor_name is null or member_id is null)
);
create unique index report_once on report (subject_kind, subject_id, member_id);
create unique index report_once_by_visitor on report (subject_kind, subject_id, visitor_key);
create unique index report_code on report (code);
create index report_case on report (case_id, created_at, id);
create index report_member on report (member_id, id);
create index report_reported_text on report (reported_text_id);

-- A text of a member that waits until a moderator has looked at it, because of what was found in it. It is hidden meanwhile.
create table hold (
  id integer generated always as identity primary key,
  case_id integer not null references moderation_case on delete cascade,
  kind text not null,
  subject_id integer not null,
  -- Why, in the words of the code.
  reasons text[] not null check (
    cardinality(reasons) > 0
    and reasons <@ array['bsn', 'phone', 'address', 'email', 'name', 'links', 'reports']
  ),
  -- Whether nobody else has seen it: then it is placed as if it were new.
  unplaced boolean not null,
  held_at timestamptz not null,
  -- When it ended, and whether its author did that by changing or withdrawing it.
  ended_at timestamptz,
  ended_by_author boolean not null default false,
  check (ended_at is not null or not ended_by_author)
);
-- A text is held once at a time.
create unique index hold_waiting on hold (kind, subject_id) where ended_at is null;
create index hold_case on hold (case_id, id);

-- What a text said before a moderator changed it, and after, for each part of it: so that the change can be taken back, and
-- moderators see what it was (rules.md R27).
create table edited_text (
  id integer generated always as identity primary key,
  kind text not null,
  subject_id integer not null,
  part text not null,
  former text not null,
  written text not null,
  moderator_id integer references member on delete set null,
  edited_at timestamptz not null
);
create index edited_text_subject on edited_text (kind, subject_id, id);
create index edited_text_moderator on edited_text (moderator_id, id);
create index edited_text_edited on edited_text (edited_at);

-- What a moderator decided about something or somebody, with all that article 17(3) of the Digital Services Act asks for: the
-- measure and until when it holds, the facts and whether a report led to them, the rule or law, and that a person decided.
-- It never changes: what takes it back is a decision of its own. Its code is the key to the page on which the member whom it
-- concerns reads it and objects.
create table decision (
  id integer generated always as identity primary key,
  code uuid not null default gen_random_uuid(),
  case_id integer not null references moderation_case,
  -- Whom it concerns; null for who deleted the account.
  member_id integer references member on delete set null,
  -- The moderator, who is named to nobody outside; null for one who deleted the account.
  decided_by integer references member on delete set null,
  measure text not null check (measure in (
    'none', 'hidden', 'edited', 'closed', 'moved', 'word', 'warning', 'paused', 'excluded', 'photo-removed', 'name-removed',
    'memorial')),
  ground text not null check (ground in ('house-rules', 'law')),
  -- The house rule or the law; null where nothing was restricted.
  rule text,
  facts text not null check (char_length(facts) <= 2000),
  -- Whether somebody reported it; else moderators found it themselves.
  reported boolean not null,
  -- Whether what a member wrote to others was taken out of their messages with it.
  messages_removed boolean not null default false,
  -- Until when it holds; null for good, and for what is done once.
  ends_at timestamptz,
  -- The earlier decision that this one takes back, for itself or after an objection.
  lifts integer references decision,
  decided_at timestamptz not null,
  -- A conversation that is done is closed, and one that fits another group is moved, without that a house rule was broken.
  check (measure in ('closed', 'moved') or (measure in ('none', 'word', 'memorial')) = (rule is null))
);
create unique index decision_code on decision (code);
create unique index decision_lifts on decision (lifts);
create index decision_case on decision (case_id, id);
create index decision_member on decision (member_id, id);
create index decision_decided_by on decision (decided_by, id);

create function refuse_change_of_decision() returns trigger language plpgsql as $$
begin
  -- A member who deletes the account is no longer named; nothing else of a decision changes.
  if tg_op = 'UPDATE'
    and (to_jsonb(new) - 'member_id' - 'decided_by') = (to_jsonb(old) - 'member_id' - 'decided_by')
    and (new.member_id is null or new.member_id is not distinct from old.member_id)
    and (new.decided_by is null or new.decided_by is not distinct from old.decided_by)
  then return new; end if;
  raise exception 'a decision never changes';
end $$;
create trigger decision_stays before update or delete on decision
  for each row execute function refuse_change_of_decision();

alter table member_block add foreign key (decision_id) references decision on delete cascade;

-- What a member answers to a message of the moderators, which is a decision that restricts nothing; once to each.
create table decision_reply (
  decision_id integer primary key references decision,
  -- The case of the message.
  case_id integer not null references moderation_case on delete cascade,
  member_id integer not null references member on delete cascade,
  text text not null check (char_length(text) <= 2000),
  replied_at timestamptz not null
);
create index decision_reply_member on decision_reply (member_id, decision_id);
create index decision_reply_case on decision_reply (case_id, replied_at);

-- The objection of the member whom a decision concerns (without a report), or of who reported; one of each. Another
-- moderator than the one who decided answers it (article 20 of the Digital Services Act).
create table objection (
  id integer generated always as identity primary key,
  decision_id integer not null references decision,
  report_id integer references report on delete cascade,
  -- Who objects; null for a visitor who reported. What they say goes with their account.
  member_id integer references member on delete cascade,
  text text not null check (char_length(text) <= 2000),
  lodged_at timestamptz not null,
  granted boolean,
  answer text check (char_length(answer) <= 2000),
  answered_by integer references member on delete set null,
  answered_at timestamptz,
  check ((granted is null) = (answered_at is null) and (granted is null) = (answer is null))
);
create unique index objection_once on objection (decision_id, coalesce(report_id, 0));
create index objection_member on objection (member_id, id);
create index objection_report on objection (report_id);
create index objection_waiting on objection (id) where answered_at is null;
-- Moderators read again which ones were answered, the latest first.
create index objection_answered on objection (answered_at desc, id desc) where answered_at is not null;
create index objection_answered_by on objection (answered_by, id);

-- Whom moderators keep from writing, and until when; null for good. It follows from the decision that is named, and the row
-- goes when that is taken back.
create table member_pause (
  member_id integer primary key references member on delete cascade,
  until timestamptz,
  decision_id integer not null references decision
);
create index member_pause_decision on member_pause (decision_id);
-- Who may never write again is in no list of people: each list reads who they are.
create index member_pause_for_good on member_pause (member_id) where until is null;

-- The photo or the name that moderators took away from a member, to be given back when they take that decision back. It is
-- deleted half a year after.
create table removed_identity (
  decision_id integer primary key references decision,
  member_id integer not null references member on delete cascade,
  photo_id text references picture on delete set null,
  username text,
  removed_at timestamptz not null,
  check (num_nonnulls(photo_id, username) <= 1)
);
create index removed_identity_member on removed_identity (member_id);
create index removed_identity_photo on removed_identity (photo_id);
create index removed_identity_removed on removed_identity (removed_at);

-- Members who died, as a moderator recorded after one of their contacts confirmed it. The profile says so; nothing is sent to
-- them.
create table memorial (
  member_id integer primary key references member on delete cascade,
  -- The contact who confirmed it; null for one who deleted the account.
  contact_id integer references member on delete set null,
  decision_id integer not null references decision
);
create index memorial_contact on memorial (contact_id);
create index memorial_decision on memorial (decision_id);

-- What moderators note about a member for each other.
create table member_note (
  id integer generated always as identity primary key,
  member_id integer not null references member on delete cascade,
  -- Null for a moderator who deleted the account.
  author_id integer references member on delete set null,
  text text not null check (char_length(text) <= 2000),
  created_at timestamptz not null
);
create index member_note_member on member_note (member_id, id);
create index member_note_author on member_note (author_id, id);

-- What professionals, moderators and administrators read about the health of members, for these members to see (NEN 7513).
create table reading (
  id integer generated always as identity primary key,
  member_id integer not null references member on delete cascade,
  -- Null for a reader who deleted the account.
  reader_id integer references member on delete set null,
  -- In which role.
  role text not null check (role in ('moderator', 'professional', 'administrator')),
  what text not null check (what in ('profile', 'question', 'message')),
  -- The question; the case of a message; the member again for a profile.
  subject_id integer not null,
  read_at timestamptz not null
);
create index reading_member on reading (member_id, id);
create index reading_reader on reading (reader_id, id);
create index reading_read_at on reading (read_at);

-- Publications -------------------------------------------------------------------------------------------------------

-- What the CMS hands over to the site (docs/architecture.md, 'Publishing'). The role of the CMS may write here, and nowhere
-- else in what is ours.
create schema editorial;

-- One row of numbers for documents of all kinds, so that a number alone names one.
create sequence editorial.node_id as integer;

-- What is published, by number; without a document: what was, and is no more.
create table editorial.published (
  id integer primary key,
  kind text not null,
  document jsonb,
  revision bigint not null,
  published_at timestamptz not null
);
-- The CMS asks at every save whether an address is free, over all kinds of documents.
create index published_address on editorial.published ((coalesce(document ->> 'path', document ->> 'from')));

-- What the site's worker has to look at again. A row goes when that is done.
create table editorial.publication (
  revision bigint generated always as identity primary key,
  document_id integer not null,
  -- How often taking it failed, and when it is tried again; null where it was not tried yet.
  attempts integer not null default 0,
  next_try_at timestamptz,
  published_at timestamptz not null
);
create index publication_next_try on editorial.publication (next_try_at nulls first, revision);

-- The worker hears of a publication when the transaction of the CMS commits, instead of looking twice a second.
create function editorial.notify_of_publication() returns trigger language plpgsql as $$
begin
  perform pg_notify('publication', '');
  return null;
end $$;
create trigger notify_of_publication after insert on editorial.publication
  for each statement execute function editorial.notify_of_publication();

-- What an editor is working on, for the preview on the site.
create table editorial.draft (
  id integer primary key,
  kind text not null,
  document jsonb not null,
  saved_at timestamptz not null
);
create index draft_address on editorial.draft ((coalesce(document ->> 'path', document ->> 'from')));

-- The address at which somebody without an account reads a draft: at most one for each document, which works while its row is
-- here and its time has not come. An editor withdraws it by deleting the row.
create table editorial.expert_link (
  document_id integer primary key,
  until timestamptz not null
);

-- The files of the CMS in the media store, by the name in their address.
create table editorial.media_file (
  name text primary key,
  key text not null,
  mime text not null,
  bytes integer not null,
  created_at timestamptz not null
);
-- The job that clears the media store asks for each file whether a name still means it.
create index media_file_key on editorial.media_file (key);

-- Documents ----------------------------------------------------------------------------------------------------------

-- Published documents as the site shows them: sanitised, with what lists need in columns.
create table document (
  id integer primary key,
  kind text not null,
  path text unique,
  title text not null,
  description text,
  picture jsonb,
  parent_id integer,
  position integer not null default 0,
  content jsonb not null,
  -- The documents that this one names.
  refs integer[] not null,
  -- How people would ask for it ('Zo vragen mensen het'): written by editors for the search, and shown nowhere.
  question_lines text[] not null default '{}',
  -- With which definitions its words were marked; the worker marks those with another hash again.
  definitions_hash text,
  revision bigint not null,
  changed_at timestamptz not null,
  published_at timestamptz not null
);
create index document_kind on document (kind, position, title, id);
create index document_parent on document (parent_id, position, id) where parent_id is not null;
-- The latest news first, also with one tag, and how much there is of it.
create index document_news on document ((content ->> 'publicationDate') desc, id desc) where kind = 'news-article';
create index document_news_tag on document
  ((content ->> 'tag'), (content ->> 'publicationDate') desc, id desc) where kind = 'news-article';
-- The home page finds an article for somebody's treatment by the keywords that editors gave it.
create index document_terms on document using gin ((content -> 'terms') jsonb_path_ops) where kind = 'medical-article';
-- 'Nierziekten A-Z' has the names of the diseases that a dossier or article is about before all else.
create index document_disease on document (id) where kind = 'concept' and (content -> 'isDisease')::boolean;

-- How many documents there are of each kind: counted with every publication, because counting reads all of them.
create table document_count (
  kind text primary key,
  number integer not null
);

-- Paths that lead elsewhere: as an editor says, or because a page moved (`document_id`).
create table redirect (
  from_path text primary key,
  to_url text,
  document_id integer references document on delete cascade,
  -- The document of kind 'redirect' that says so.
  said_by integer references document on delete cascade,
  check (num_nonnulls(to_url, document_id) = 1)
);
create index redirect_document on redirect (document_id);
create index redirect_said_by on redirect (said_by);

-- Recipes ------------------------------------------------------------------------------------------------------------

-- What the lists of recipes sort and filter by, apart from their documents, which are large. A row stays when its recipe is
-- withdrawn, and so do the favourites of members.
create table recipe (
  id integer primary key,
  published boolean not null,
  title text not null,
  type_ids integer[] not null,
  -- Of one portion, in the units of the contract; null where editors did not fill it in.
  energy double precision,
  protein double precision,
  carbohydrates double precision,
  fat double precision,
  salt double precision,
  sodium double precision,
  potassium double precision,
  phosphate double precision,
  fluid double precision,
  -- What it has of the allergens of the law, in the words of the contract; empty where it has none of them, null where editors
  -- did not say.
  allergens text[],
  favourite_count integer not null default 0,
  first_published_at timestamptz not null
);
-- A list within the limits of a reader, or without some allergens, is read in the order of its titles from this index alone:
-- it has what the filter compares.
create index recipe_listed on recipe (title, id)
  include (type_ids, salt, potassium, phosphate, protein, fluid, allergens) where published;
create index recipe_newest on recipe (first_published_at desc, id desc) where published;
create index recipe_types on recipe using gin (type_ids) where published;

create table recipe_favourite (
  recipe_id integer not null references recipe on delete cascade,
  member_id integer not null references member on delete cascade,
  created_at timestamptz not null,
  primary key (recipe_id, member_id)
);
create index recipe_favourite_newest on recipe_favourite (member_id, created_at desc, recipe_id desc);

-- A shopping list that a member has mailed to themselves. The row is deleted once the worker has sent it.
create table shopping_list_mail (
  id integer generated always as identity primary key,
  member_id integer not null references member on delete cascade,
  list text not null,
  requested_at timestamptz not null
);
create index shopping_list_mail_member_id on shopping_list_mail (member_id);
create index shopping_list_mail_requested_at on shopping_list_mail (requested_at);

-- Sharing ------------------------------------------------------------------------------------------------------------

-- A mail with a link to a page, that somebody wants to send to one recipient. The row is deleted once the worker has sent
-- it, or has found that the recipient gets no more of them (rules.md R29). The document may be withdrawn in the meantime.
create table share_mail (
  id integer generated always as identity primary key,
  document_id integer not null,
  sender_id integer references member on delete cascade, -- null for visitors
  sender_name text not null,
  message text not null,
  recipient text not null,
  counted boolean not null default false, -- towards the limit of its recipient: a mail that is tried again counts once
  requested_at timestamptz not null
);
create index share_mail_requested_at on share_mail (requested_at);
create index share_mail_sender_id on share_mail (sender_id);

-- A recipient who wants no more mails that others send from the site, as a keyed hash of the address (rules.md R29).
create table share_opt_out (
  recipient_hmac bytea primary key,
  created_at timestamptz not null
);

-- Search (docs/search.md) --------------------------------------------------------------------------------------------

-- What can be found by searching: one row for each published page, group, conversation, blog, post and answered question. It
-- goes with what it is about, in the same transaction.
create table search_entry (
  id integer generated always as identity primary key,
  kind text not null,
  document_id integer unique references document (id) on delete cascade,
  group_id integer unique references discussion_group (id) on delete cascade,
  conversation_id integer unique references conversation (id) on delete cascade,
  blog_id integer unique references blog (id) on delete cascade,
  blog_post_id integer unique references blog_post (id) on delete cascade,
  question_id integer unique references advice_answer (question_id) on delete cascade,
  title text not null,
  text text not null, -- what its preview is taken from
  question_terms text, -- the terms of its question lines, a line each; null for what has none, as all that members write
  check (num_nonnulls(document_id, group_id, conversation_id, blog_id, blog_post_id, question_id) = 1)
);

-- The terms of the entries: words without their endings.
create table search_term (
  id integer generated always as identity primary key,
  term text not null unique
);

-- How much a term weighs in an entry, at most 1000: in its title alone, and in all of it. Terms have no foreign key: each of
-- many thousands of rows would lock the row of a common term, and terms are never deleted.
create table search_posting (
  entry_id integer not null references search_entry (id) on delete cascade,
  term_id integer not null,
  pillar smallint not null, -- of the entry, so that an index gives the best of each
  title_weight smallint not null,
  weight smallint not null,
  open boolean not null, -- whether visitors could read the entry when it was indexed; a search looks again
  visitor_weight smallint not null generated always as (case when open then weight else title_weight end) stored,
  primary key (entry_id, term_id)
);
create index search_posting_member on search_posting (term_id, pillar, weight desc, entry_id desc);
create index search_posting_visitor on search_posting (term_id, pillar, visitor_weight desc, entry_id desc)
  where visitor_weight > 0;

-- What the search learns of the published documents and the groups, never of what members write.

-- Their words, in small letters and without accents: how rare they are, and for corrections of typing errors.
create table search_word (
  word text primary key,
  spelling text not null, -- as it is written most often
  sound text not null, -- the same for words that sound alike
  term text not null,
  entries integer not null -- how many documents and groups have it
);
create index search_word_term on search_word (term);
-- For words that sound like what is typed, or begin to.
create index search_word_sound_beginning on search_word (sound text_pattern_ops);
create index search_word_trigrams on search_word using gin (word gin_trgm_ops);

-- The words that are made of others: 'niertransplantatie' of 'nier' and 'transplantatie'. One row for each part.
create table search_compound (
  term text not null,
  place smallint not null,
  part text not null, -- the term of that part
  entries integer not null, -- with the whole word
  primary key (term, place)
);
create index search_compound_part on search_compound (part, entries desc, term);

-- What is suggested while somebody types.
create table search_suggestion (
  phrase text collate "C" primary key, -- in small letters and without accents
  spelling text not null,
  weight integer not null
);
-- Suggestions that have the words of what was typed, also where they begin with others.
create index search_suggestion_words on search_suggestion using gin (to_tsvector('simple', phrase));

-- How far the search is: one row. What is of another version than the code is indexed and learnt anew.
create table search_state (
  singleton boolean primary key default true check (singleton),
  index_version integer not null default 0,
  vocabulary_version integer not null default 0,
  revision bigint not null default 0, -- the newest publication that was learnt
  documents integer not null default 0 -- how many documents there were then
);
insert into search_state default values;

-- How often something was searched for in a month, and how often that found nothing; never by whom.
create table search_count (
  month date not null,
  term text not null, -- in small letters
  asked integer not null,
  without_results integer not null,
  primary key (month, term)
);
create index search_count_month on search_count (month);

-- What the CMS reads of the community --------------------------------------------------------------------------------

-- What editors may find of the community, and nothing else. The role of the CMS may select from these views and write nothing
-- here (database/grant-editorial.ts). The barrier keeps conditions and functions of that role from seeing the rows that a view
-- leaves out.
create schema community;

-- The titles and addresses of what every visitor may read: blogs and their posts are those of a public profile (choices.md 6),
-- saved (choices.md 34) and not hidden. They are named by their number; a page leads from an address without a title to its
-- own. The union is a subquery, because PostgreSQL ignores the barrier of a view that is itself one.
create view community.public_item with (security_barrier) as
  select kind, key, title, path, active_at from (
    select 'group' as kind, slug as key, title, '/groepen/' || slug as path, created_at as active_at
    from discussion_group
    union all
    select 'conversation', conversation.slug, conversation.title, '/groepen/' || discussion_group.slug || '/' || conversation.slug,
      conversation.last_activity_at
    from conversation
    join discussion_group on discussion_group.id = conversation.group_id
    where conversation.public and conversation.hidden_at is null
    union all
    select 'blog', blog.id::text, blog.title, '/blogs/' || blog.id, blog.last_activity_at
    from blog
    join member on member.id = blog.owner_id
    where member.public and blog.published_at is not null and blog.hidden_at is null
    union all
    select 'blog-post', blog_post.id::text, blog_post.title, '/blogs/' || blog.id || '/' || blog_post.id, blog_post.published_at
    from blog_post
    join blog on blog.id = blog_post.blog_id
    join member on member.id = blog.owner_id
    where member.public and blog.published_at is not null and blog.hidden_at is null
      and blog_post.published_at is not null and blog_post.hidden_at is null
  ) as item;

-- What was searched for several times, so that no rare search, which may hold a name, is read by anybody.
create view community.search_count with (security_barrier) as
  select term, sum(asked)::integer as asked, sum(without_results)::integer as without_results
  from search_count
  group by term
  having sum(asked) >= 5;

-- The site -----------------------------------------------------------------------------------------------------------

-- What the home page says about the size of the site, and what is too many to count for each page: the worker counts it again
-- and again.
create table site_figure (
  name text primary key check (name in ('participants', 'people', 'blogs', 'public-blogs')),
  number integer not null
);

-- How often something happened on a day, without whose doing it was (choices.md 17).
create table usage_count (
  name text not null,
  day date not null,
  number integer not null,
  primary key (name, day)
);

-- What has changed, for the page caches of all processes (docs/architecture.md, 'The page cache').
create table page_change (
  id bigint generated always as identity primary key,
  topic text not null,
  at timestamptz not null
);
create index page_change_at on page_change (at);

-- A write that a member sends again with the same key is answered from here, and done once (rules.md R34): by the id of what
-- was written and the time of its key, so that no column of this table can hold a member's words (rules.md R45).
create table idempotency_key (
  member_id integer not null references member on delete cascade,
  key text not null check (char_length(key) between 8 and 100),
  -- What it was used to ask for: the same key for something else is a mistake, and no repetition.
  asked_hash bytea,
  written_id integer,
  created_at timestamptz not null,
  primary key (member_id, key)
);
create index idempotency_key_created_at on idempotency_key (created_at);

-- Columns as rate-limiter-flexible wants them; expire is in milliseconds since 1970.
create table rate_limit (
  key text primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limit_expire on rate_limit (expire);

-- A solved captcha counts once.
create table captcha_use (
  signature text primary key,
  expires_at timestamptz not null
);
create index captcha_use_expires_at on captcha_use (expires_at);
