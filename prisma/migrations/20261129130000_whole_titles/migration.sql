-- A search by relevance finds the newest of the best titles without looking at all texts, of which a
-- common word is in most. So title_words has all words of a title, those that other texts of the entry
-- have too, and its date. Nobody searches until the titles are written: a minute at a million.

DROP INDEX title_words_by_word;
ALTER TABLE title_words ADD COLUMN date timestamptz(3);

-- As before, but for titles.
CREATE OR REPLACE FUNCTION write_entry_texts(ids integer[]) RETURNS TABLE (kind text, former text, present text)
  LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan SET enable_seqscan = off AS $$
DECLARE
  FEW CONSTANT integer := 4;
BEGIN
  RETURN QUERY WITH texts AS MATERIALIZED (
    SELECT e.id, e.type, e.status, e.author_id, e.date, left(e.password, 1) AS password,
      e.title_folded, words_of(e.title_folded) AS titled,
      words_of(concat_ws(' ', e.excerpt_folded, e.content_folded, lower(m.file))) AS words,
      listed_words(n.words) AS former_words, t.words AS formerly_titled
    FROM entries e
      LEFT JOIN media m ON m.entry_id = e.id
      LEFT JOIN entry_texts n ON n.id = e.id
      LEFT JOIN title_words t ON t.id = e.id
    WHERE e.id = ANY(ids)
  ), titles AS (
    INSERT INTO title_words AS n (id, date, words) SELECT t.id, t.date, t.titled FROM texts t
    ON CONFLICT (id) DO UPDATE SET words = excluded.words WHERE n.words <> excluded.words
  ), written AS (
    INSERT INTO entry_texts AS n (id, type, status, author_id, date, password, title_folded, words)
      SELECT t.id, t.type, t.status, t.author_id, t.date, t.password, t.title_folded, stored_words(t.words)
      FROM texts t
    ON CONFLICT (id) DO UPDATE SET title_folded = excluded.title_folded,
      -- The stored value itself, because PostgreSQL compares where a value lies, not what it says.
      words = CASE WHEN n.words = excluded.words THEN n.words ELSE excluded.words END
    WHERE (n.title_folded, n.words) IS DISTINCT FROM (excluded.title_folded, excluded.words)
  ), fresh (word) AS (
    SELECT unnest(t.titled || t.words) FROM texts t
    EXCEPT SELECT unnest(t.former_words || t.formerly_titled) FROM texts t
  ), added AS (
    INSERT INTO search_words (word)
      SELECT f.word FROM fresh f
      EXCEPT SELECT s.word FROM search_words s WHERE s.word = ANY (ARRAY(SELECT f.word FROM fresh f))
  )
  SELECT t.type,
    concat_ws(' ', array_to_string(t.formerly_titled, ' '), array_to_string(t.former_words, ' ')),
    concat_ws(' ', array_to_string(words_beyond(t.words, t.titled), ' '), array_to_string(t.words, ' '))
  FROM texts t WHERE cardinality(ids) <= FEW;
END $$;

-- As before, but for titles.
CREATE OR REPLACE FUNCTION write_titles(ids integer[]) RETURNS void LANGUAGE plpgsql
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off AS $$
BEGIN
  WITH titles AS MATERIALIZED (
    SELECT e.id, e.title_folded, t.words AS former, words_of(e.title_folded) AS words
    FROM entries e JOIN title_words t ON t.id = e.id
    WHERE e.id = ANY(ids)
  ), copied AS (
    UPDATE entry_texts n SET title_folded = t.title_folded FROM titles t WHERE n.id = t.id
  ), written AS (
    UPDATE title_words n SET words = t.words FROM titles t WHERE n.id = t.id AND n.words <> t.words
  ), fresh (word) AS (
    SELECT unnest(words) FROM titles EXCEPT SELECT unnest(former) FROM titles
  )
  INSERT INTO search_words (word)
    SELECT word FROM fresh
    EXCEPT SELECT s.word FROM search_words s WHERE s.word = ANY (ARRAY(SELECT word FROM fresh));
END $$;

CREATE OR REPLACE FUNCTION copy_to_entry_texts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE entry_texts SET type = NEW.type, status = NEW.status, author_id = NEW.author_id,
      date = NEW.date, password = left(NEW.password, 1)
    WHERE id = NEW.id;
  IF NEW.date <> OLD.date THEN
    UPDATE title_words SET date = NEW.date WHERE id = NEW.id;
  END IF;
  RETURN NULL;
END $$;

-- Words that the other texts have as well do not change what searches find.
CREATE OR REPLACE FUNCTION changed_fragments(former text, present text, beside text) RETURNS text LANGUAGE sql
  IMMUTABLE STRICT PARALLEL SAFE SET plan_cache_mode = force_generic_plan AS $$
  SELECT string_agg(fragment, '|')
  FROM (
    SELECT DISTINCT substr(word, place, size) AS fragment, size
    FROM (
      (
        (SELECT string_to_table(former, ' ') COLLATE "C" EXCEPT SELECT string_to_table(present, ' ') COLLATE "C")
        UNION ALL
        (SELECT string_to_table(present, ' ') COLLATE "C" EXCEPT SELECT string_to_table(former, ' ') COLLATE "C")
      )
      EXCEPT SELECT string_to_table(beside, ' ') COLLATE "C"
    ) words (word),
      (VALUES (1), (2), (3), (4)) sizes (size),
      LATERAL generate_series(1, length(word) - size + 1) place
  ) fragments
  WHERE size = 4
    OR (position(fragment IN former) = 0) <> (position(fragment IN present) = 0) AND position(fragment IN beside) = 0
$$;

-- Entries that were there before titles had rows of their own have the words of their titles among the others.
DO $$
DECLARE
  AT_ONCE CONSTANT integer := 500;
  without integer[] := ARRAY(SELECT n.id FROM entry_texts n WHERE NOT EXISTS (SELECT FROM title_words t WHERE t.id = n.id));
BEGIN
  FOR place IN 1 .. cardinality(without) BY AT_ONCE LOOP
    PERFORM write_entry_texts(without[place : place + AT_ONCE - 1]);
  END LOOP;
END $$;

TRUNCATE title_words;
INSERT INTO title_words (id, date, words) SELECT id, date, words_of(title_folded) FROM entry_texts;
ALTER TABLE title_words ALTER COLUMN date SET NOT NULL;
CREATE INDEX title_words_by_word ON title_words USING gin (words) WITH (fastupdate = off);
