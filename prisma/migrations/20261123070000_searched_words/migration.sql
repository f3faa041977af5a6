-- Searches look for words instead of letters: what is sought in any place of a text is sought in the few
-- different words of all texts, and texts are found by the words they have. What is found need not be
-- read and compared, and what lists ask for beside a search stands beside it in narrow rows.

-- Every word that a text has ever had, some of them more than once; writers never wait for each other.
CREATE TABLE search_words (word text NOT NULL);

-- Copied from entries by the triggers below.
CREATE TABLE entry_texts (
  id           integer PRIMARY KEY REFERENCES entries ON DELETE CASCADE,
  type         text NOT NULL,
  status       text NOT NULL,
  author_id    integer NOT NULL,
  date         timestamptz(3) NOT NULL,
  -- Whether there is one: the first letter stands for it.
  password     text NOT NULL,
  title_folded text NOT NULL,
  -- The different words of all texts of the entry, a space between any two. So many spaces follow that
  -- PostgreSQL keeps them compressed outside of the row: rows are read often, their words never.
  words        text NOT NULL
) WITH (toast_tuple_target = 256, fillfactor = 90, parallel_workers = 0);
ALTER TABLE entry_texts ALTER title_folded SET STORAGE MAIN;

-- The different words of a text. They end at any sign of ASCII. Of longer ones than 64 letters there are
-- parts in which every 33 letters stand that follow each other; src/data/entries/sought-words.ts knows
-- these numbers and signs.
CREATE FUNCTION words_of(folded text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  found text[] := regexp_split_to_array(folded, '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u007f]+');
BEGIN
  IF EXISTS (SELECT FROM unnest(found) word WHERE length(word) > 64) THEN
    -- Cut once from end to end: to look for the place of each part would take ever longer.
    found := ARRAY(SELECT word FROM unnest(found) word WHERE length(word) <= 64) || ARRAY(
      SELECT piece[1] || coalesce(lead(piece[1]) OVER (PARTITION BY number ORDER BY place), '')
      FROM unnest(found) WITH ORDINALITY long (word, number),
        regexp_matches(word, '.{1,32}', 'g') WITH ORDINALITY pieces (piece, place)
      WHERE length(word) > 64);
  END IF;
  -- The cheapest way to sort them and drop what is there twice.
  RETURN tsvector_to_array(array_to_tsvector(array_remove(found, '')));
END $$;

CREATE FUNCTION stored_words(words text[]) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN rpad(array_to_string(words, ' '), 2048);
CREATE FUNCTION listed_words(words text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN string_to_array(rtrim(words), ' ');

-- Planned once for all values, because that takes longer than to write, and never so that all known words
-- are read: there may be few of them when it is planned.
CREATE FUNCTION write_entry_texts(ids integer[]) RETURNS void LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off AS $$
DECLARE
  found text[];
BEGIN
  WITH texts AS MATERIALIZED (
    SELECT e.id, e.type, e.status, e.author_id, e.date, left(e.password, 1) AS password,
      e.title_folded,
      words_of(concat_ws(' ', e.title_folded, e.excerpt_folded, e.content_folded, lower(m.file))) AS words
    FROM entries e LEFT JOIN media m ON m.entry_id = e.id
    WHERE e.id = ANY(ids)
  ), written AS (
    INSERT INTO entry_texts (id, type, status, author_id, date, password, title_folded, words)
      SELECT id, type, status, author_id, date, password, title_folded, stored_words(words) FROM texts
    ON CONFLICT (id) DO UPDATE SET title_folded = excluded.title_folded, words = excluded.words
  )
  SELECT array_agg(DISTINCT word) INTO found FROM texts, unnest(words) word;
  INSERT INTO search_words (word)
    SELECT unnest(found) EXCEPT SELECT word FROM search_words WHERE word = ANY(found);
END $$;

CREATE FUNCTION begin_entry_texts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_entry_texts(ARRAY(SELECT id FROM added));
  RETURN NULL;
END $$;
CREATE TRIGGER entries_texts_begun AFTER INSERT ON entries
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION begin_entry_texts();

CREATE FUNCTION copy_to_entry_texts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE entry_texts SET type = NEW.type, status = NEW.status, author_id = NEW.author_id,
      date = NEW.date, password = left(NEW.password, 1)
    WHERE id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER entries_copied_to_texts AFTER UPDATE OF type, status, author_id, date, password ON entries
  FOR EACH ROW WHEN ((OLD.type, OLD.status, OLD.author_id, OLD.date, OLD.password)
    IS DISTINCT FROM (NEW.type, NEW.status, NEW.author_id, NEW.date, NEW.password))
  EXECUTE FUNCTION copy_to_entry_texts();

CREATE FUNCTION rewrite_entry_texts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_entry_texts(ARRAY[NEW.id]);
  RETURN NULL;
END $$;
CREATE TRIGGER entries_texts_rewritten AFTER UPDATE OF title, excerpt, content ON entries
  FOR EACH ROW WHEN ((OLD.title, OLD.excerpt, OLD.content)
    IS DISTINCT FROM (NEW.title, NEW.excerpt, NEW.content))
  EXECUTE FUNCTION rewrite_entry_texts();

-- The entry is locked first: of two writers at once the later one writes down what both have done.
CREATE FUNCTION rewrite_media_texts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  entry integer := CASE TG_OP WHEN 'DELETE' THEN OLD.entry_id ELSE NEW.entry_id END;
BEGIN
  PERFORM FROM entries WHERE id = entry FOR NO KEY UPDATE;
  PERFORM write_entry_texts(ARRAY[entry]);
  RETURN NULL;
END $$;
CREATE TRIGGER media_texts_rewritten AFTER INSERT OR DELETE OR UPDATE OF file ON media
  FOR EACH ROW EXECUTE FUNCTION rewrite_media_texts();

-- For words within which letters stand; left keeps it apart, since it would be asked for whole words too.
CREATE INDEX search_words_by_letters ON search_words USING gin (left(word, 64) gin_trgm_ops);
CREATE INDEX search_words_by_word ON search_words (word);
