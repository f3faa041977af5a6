-- Two letters make no trigram: for words that contain them, the whole index was read, and so with
-- every search for a phrase with `of` or `in` in it.
CREATE FUNCTION letter_pairs(word text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN ARRAY(SELECT substr(word, place, 2) FROM generate_series(1, length(word) - 1) place);
CREATE INDEX search_words_by_pair ON search_words USING gin (letter_pairs(word)) WITH (fastupdate = off);
