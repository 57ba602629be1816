-- For suggestions: the words that begin to sound like what is typed. It serves equality as well.
create index search_word_sound_beginning on search_word (sound text_pattern_ops);
drop index search_word_sound;
