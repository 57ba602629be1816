-- When the member of this session showed a second factor: a passkey, a code of their app, or a recovery code.
alter table session add column second_factor_at timestamptz;
