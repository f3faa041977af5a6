-- rpad() also cuts, so that searches missed words of long texts: those beyond the first 2048 letters
-- of their different words.

-- Whoever writes after this migration stores all words; nobody is still storing some of them when the
-- next one looks for what was cut.
LOCK TABLE entries, media IN SHARE ROW EXCLUSIVE MODE;

CREATE OR REPLACE FUNCTION stored_words(words text[]) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN (SELECT rpad(list, greatest(length(list), 2048)) FROM array_to_string(words, ' ') list);
