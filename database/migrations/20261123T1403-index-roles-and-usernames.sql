-- For the page on which an administrator finds members: by the beginning of their name, and those with a role.
create index member_username_prefix on member ((lower(username) collate "C"));
create index member_role_role on member_role (role, member_id) where role <> 'donor';
