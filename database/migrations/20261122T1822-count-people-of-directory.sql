-- The directory is counted as well, when it is long.
alter table site_figure drop constraint site_figure_name_check;
alter table site_figure add constraint site_figure_name_check check (name in ('participants', 'people'));
