-- The blogs are counted as well, when they are many: all, and those that every visitor may read.
alter table site_figure drop constraint site_figure_name_check;
alter table site_figure
  add constraint site_figure_name_check check (name in ('participants', 'people', 'blogs', 'public-blogs'));
