-- Until when a picture that is being uploaded may be without an owner; null once it had one.
alter table picture add column awaits_owner_until timestamptz;
