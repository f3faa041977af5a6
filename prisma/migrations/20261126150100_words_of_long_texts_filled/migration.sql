-- Stores the words of the texts again that were cut. Entries that are being read here are not changed
-- meanwhile; all others are.
DO $$
DECLARE
  -- A cut text may end with a word or with the space between two.
  cut integer[] := ARRAY(SELECT id FROM entry_texts WHERE length(rtrim(words)) >= 2047);
BEGIN
  PERFORM FROM entries WHERE id = ANY(cut) ORDER BY id FOR NO KEY UPDATE;
  PERFORM FROM media WHERE entry_id = ANY(cut) ORDER BY entry_id FOR NO KEY UPDATE;
  PERFORM write_entry_texts(cut);
END $$;
