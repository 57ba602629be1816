-- The job that clears the media store asks for each file whether a name still means it.
create index media_file_key on editorial.media_file (key);
