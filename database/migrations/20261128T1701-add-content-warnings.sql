-- What a text is about that not everybody wants to read: readers see it folded and open it (docs/decisions/0225). The time is
-- when a moderator set it or took it away; null where its author chose it.
alter table conversation
  add content_warnings text[] not null default '{}'
    check (content_warnings <@ array['dying', 'prognosis', 'needles']),
  add content_warnings_moderated_at timestamptz;
alter table reaction
  add content_warnings text[] not null default '{}'
    check (content_warnings <@ array['dying', 'prognosis', 'needles']),
  add content_warnings_moderated_at timestamptz;
alter table blog_post
  add content_warnings text[] not null default '{}'
    check (content_warnings <@ array['dying', 'prognosis', 'needles']),
  add content_warnings_moderated_at timestamptz;
