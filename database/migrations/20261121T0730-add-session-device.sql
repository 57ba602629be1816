-- Browser and system in words ('Firefox op Windows'), so that members know their sessions apart. No address, no version.
alter table session add column device text check (char_length(device) <= 80);
