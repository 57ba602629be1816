-- The entries of those who were members before the directory was: of them only the relationship is known. A fact is its
-- kind times 100,000 plus its value, and that of a relationship has kind 2 (features/profiles/directory/facts.ts).
insert into directory_entry (member_id, username, public, joined_at, everyone_facts, participant_facts, contact_facts)
select id, username, public, created_at, case when public then facts else '{}' end, facts, facts
from (
  select
    member.id,
    member.username,
    member.public,
    member.created_at,
    case
      when relationship_id is not null and coalesce(
        (select given from consent where consent.member_id = member.id and kind = 'health' order by consent.id desc limit 1),
        false
      )
      then array[200000 + relationship_id]
      else '{}'
    end as facts
  from member
  join profile on profile.member_id = member.id
) told
on conflict do nothing;
