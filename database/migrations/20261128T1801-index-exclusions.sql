-- Who may never write again is in no list of people: each list reads who they are.
create index member_pause_for_good on member_pause (member_id) where until is null;
