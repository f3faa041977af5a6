-- Searches are forgotten by the words that come into the texts of an entry or leave them, no longer with every
-- title in whose former or present form some letters stand, nor with every entry that is added.
-- src/data/database/dependencies.ts says what the keys mean.

-- What was added to these indexes waited in lists of up to 4 MB. Every search read them from end to end,
-- and now and then a write had to work them off.
ALTER INDEX entry_texts_by_word SET (fastupdate = off);
ALTER INDEX search_words_by_letters SET (fastupdate = off);
SELECT gin_clean_pending_list('entry_texts_by_word'), gin_clean_pending_list('search_words_by_letters');

-- One, two and three letters that follow each other in words of one of the texts alone, between bars: of
-- one or two only those that stand nowhere in the other text. A longer text stands in a word only if its
-- first three letters do.
CREATE FUNCTION told_letters(former text, present text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT string_agg(DISTINCT letters, '|')
  FROM (
    (SELECT string_to_table(former, ' ') EXCEPT SELECT string_to_table(present, ' '))
    UNION ALL
    (SELECT string_to_table(present, ' ') EXCEPT SELECT string_to_table(former, ' '))
  ) words (word),
    generate_series(1, length(word)) place,
    generate_series(1, least(3, length(word) - place + 1)) size,
    LATERAL substr(word, place, size) letters
  WHERE size = 3 OR (position(letters IN former) = 0) <> (position(letters IN present) = 0)
$$;

-- The words of an entry's texts before and after a change. Where they are too many to be told one by one,
-- all searches of the type are concerned, and where they are the same, none is.
CREATE FUNCTION notify_words(type text, former text, present text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  -- PostgreSQL takes no payload of 8000 bytes.
  LONGEST CONSTANT integer := 7000;
  MOST_LETTERS CONSTANT integer := 6000;
  long boolean := length(former) + length(present) > MOST_LETTERS;
  letters text := CASE WHEN NOT long THEN told_letters(former, present) END;
BEGIN
  IF NOT long AND letters IS NULL THEN RETURN; END IF;
  PERFORM notify_keys('content', ARRAY[
    CASE WHEN octet_length(letters) <= LONGEST THEN concat_ws(':', 'letters', type, letters) ELSE 'letters:' || type END,
    -- Nodes of the former version know this word alone.
    'words:' || type]);
END $$;

DROP TRIGGER entries_texts_changed ON entries;
DROP FUNCTION notify_texts();

CREATE OR REPLACE FUNCTION begin_entry_texts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  FEW CONSTANT integer := 4;
BEGIN
  PERFORM write_entry_texts(ARRAY(SELECT id FROM added));
  IF (SELECT count(*) FROM added) <= FEW THEN
    PERFORM notify_words(n.type, '', rtrim(n.words)) FROM added a JOIN entry_texts n ON n.id = a.id;
  ELSE
    PERFORM notify_keys('content', ARRAY(SELECT DISTINCT unnest(ARRAY['letters:' || type, 'words:' || type]) FROM added));
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION rewrite_entry_texts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  FEW CONSTANT integer := 4;
  former jsonb;
  written integer[] := ARRAY(
    SELECT a.id FROM added a JOIN removed r ON r.id = a.id
    WHERE (a.title, a.excerpt, a.content) IS DISTINCT FROM (r.title, r.excerpt, r.content));
BEGIN
  IF cardinality(written) = 0 THEN RETURN NULL; END IF;
  IF cardinality(written) <= FEW THEN
    former := (SELECT jsonb_object_agg(id, rtrim(words)) FROM entry_texts WHERE id = ANY(written));
    PERFORM write_entry_texts(written);
    PERFORM notify_words(n.type, coalesce(former ->> n.id::text, ''), rtrim(n.words))
      FROM entry_texts n WHERE n.id = ANY(written);
  ELSE
    PERFORM write_entry_texts(written);
    PERFORM notify_keys('content', ARRAY(
      SELECT DISTINCT unnest(ARRAY['letters:' || type, 'words:' || type]) FROM added WHERE id = ANY(written)));
  END IF;
  RETURN NULL;
END $$;
DROP TRIGGER entries_texts_rewritten ON entries;
CREATE TRIGGER entries_texts_rewritten AFTER UPDATE ON entries
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION rewrite_entry_texts();

-- As before, and what lists look at beside texts concerns the searches that find the entry. It fires before
-- the texts are written, whose changes are told then.
CREATE OR REPLACE FUNCTION notify_entries() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  FEW CONSTANT integer := 4;
  keys text[];
  moved integer[];
BEGIN
  IF TG_OP = 'UPDATE' THEN
    -- What decides on more than the entry itself and on orders and searches by its texts.
    moved := ARRAY(SELECT a.id FROM added a JOIN removed r ON r.id = a.id WHERE
      (a.type, a.status, a.slug, a.slug_scope, a.author_id, a.parent_id, a.menu_order, a.password, a.date,
        a.sticky, a.comment_status, a.ping_status, a.template, a.format, a.featured_media, a.trashed_status)
      IS DISTINCT FROM
      (r.type, r.status, r.slug, r.slug_scope, r.author_id, r.parent_id, r.menu_order, r.password, r.date,
        r.sticky, r.comment_status, r.ping_status, r.template, r.format, r.featured_media, r.trashed_status));
    keys := ARRAY(
      SELECT unnest(ARRAY['entry:' || id, 'entries:' || type, 'texts:' || type]) FROM added
      UNION SELECT 'entries:' || type FROM removed
      UNION SELECT unnest(ARRAY['list:' || type, 'around']) FROM added WHERE id = ANY(moved)
      UNION SELECT 'list:' || type FROM removed WHERE id = ANY(moved)
      UNION SELECT 'letters:' || type FROM (SELECT id, type FROM added UNION SELECT id, type FROM removed) either
        WHERE id = ANY(moved) AND cardinality(moved) > FEW
      -- What is copied to its terms.
      UNION SELECT 'entry_terms' WHERE cardinality(moved) > 0
      UNION SELECT keys_of_terms(ARRAY(SELECT term_id FROM entry_terms WHERE entry_id = ANY(moved))));
    IF cardinality(moved) BETWEEN 1 AND FEW THEN
      PERFORM notify_words(either.type, '', rtrim(n.words))
        FROM (SELECT id, type FROM added UNION SELECT id, type FROM removed) either JOIN entry_texts n ON n.id = either.id
        WHERE either.id = ANY(moved);
    END IF;
  ELSIF TG_OP = 'INSERT' THEN
    -- Terms come later, and nothing lies below it yet.
    keys := ARRAY(SELECT DISTINCT unnest(
      ARRAY['entry:' || id, 'entries:' || type, 'texts:' || type, 'list:' || type]) FROM added);
  ELSE
    -- Terms went before.
    keys := ARRAY(SELECT DISTINCT unnest(ARRAY['entry:' || id, 'entries:' || type, 'texts:' || type,
      'list:' || type, 'letters:' || type, 'around']) FROM removed);
  END IF;
  IF cardinality(keys) > 0 THEN PERFORM notify_keys('content', 'entries'::text || keys); END IF;
  RETURN NULL;
END $$;
