-- Since when the text with which it begins is gone, because its author deleted the account and wanted that; null for others.
alter table conversation add column withdrawn_at timestamptz;
