-- What a visitor who reports calls themselves, for moderators alone (Digital Services Act, article 16(2)(c)); it goes with the address.
alter table report
  add column visitor_name text check (char_length(visitor_name) <= 100),
  add check (visitor_name is null or member_id is null);
