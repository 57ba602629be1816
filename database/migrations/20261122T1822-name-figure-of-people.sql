-- How many people the directory has, which the worker counts too.
alter table site_figure drop constraint site_figure_name_check;
alter table site_figure add constraint site_figure_name_check check (name in ('participants', 'people'));
