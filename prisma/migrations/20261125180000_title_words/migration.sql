-- Words of titles stand apart from those of the texts below them. A row of words is stored in the index as a
-- whole whenever one of them changes, so that a changed title stored every word of the entry anew.

-- Of an entry that has a row here, entry_texts has the words of all other texts. An entry that was there before
-- this migration has its words in entry_texts alone until something is written of its texts.
CREATE TABLE title_words (
  id    integer PRIMARY KEY REFERENCES entries ON DELETE CASCADE,
  -- Those that no other text of the entry has.
  words text[] NOT NULL
) WITH (fillfactor = 90, parallel_workers = 0);
CREATE INDEX title_words_by_word ON title_words USING gin (words) WITH (fastupdate = off);

CREATE FUNCTION words_beyond(others text[], words text[]) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN ARRAY(SELECT unnest(words) EXCEPT SELECT unnest(others) ORDER BY 1);

-- Planned once for all values, and never so that all known words are read.
CREATE FUNCTION add_search_words(words text[]) RETURNS void LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off AS $$
BEGIN
  INSERT INTO search_words (word)
    SELECT unnest(words) EXCEPT SELECT word FROM search_words WHERE word = ANY(words);
END $$;

-- What stays the same is left in its row.
CREATE OR REPLACE FUNCTION write_entry_texts(ids integer[]) RETURNS void LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off AS $$
DECLARE
  found text[];
BEGIN
  WITH texts AS MATERIALIZED (
    SELECT e.id, e.type, e.status, e.author_id, e.date, left(e.password, 1) AS password,
      e.title_folded, words_of(e.title_folded) AS titled,
      words_of(concat_ws(' ', e.excerpt_folded, e.content_folded, lower(m.file))) AS words
    FROM entries e LEFT JOIN media m ON m.entry_id = e.id
    WHERE e.id = ANY(ids)
  ), titles AS (
    INSERT INTO title_words AS n (id, words) SELECT id, words_beyond(words, titled) FROM texts
    ON CONFLICT (id) DO UPDATE SET words = excluded.words WHERE n.words <> excluded.words
  ), written AS (
    INSERT INTO entry_texts AS n (id, type, status, author_id, date, password, title_folded, words)
      SELECT id, type, status, author_id, date, password, title_folded, stored_words(words) FROM texts
    ON CONFLICT (id) DO UPDATE SET title_folded = excluded.title_folded,
      -- The stored value itself, because PostgreSQL compares where a value lies, not what it says.
      words = CASE WHEN n.words = excluded.words THEN n.words ELSE excluded.words END
    WHERE (n.title_folded, n.words) IS DISTINCT FROM (excluded.title_folded, excluded.words)
  )
  SELECT array_agg(DISTINCT word) INTO found FROM texts, unnest(titled || words) word;
  PERFORM add_search_words(found);
END $$;

-- The same for entries of which the titles alone have changed and whose words stand apart.
CREATE FUNCTION write_titles(ids integer[]) RETURNS void LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off AS $$
DECLARE
  found text[];
BEGIN
  WITH titles AS MATERIALIZED (
    SELECT e.id, e.title_folded, words_beyond(listed_words(n.words), words_of(e.title_folded)) AS words
    FROM entries e JOIN entry_texts n ON n.id = e.id WHERE e.id = ANY(ids)
  ), copied AS (
    UPDATE entry_texts n SET title_folded = t.title_folded FROM titles t WHERE n.id = t.id
  ), written AS (
    UPDATE title_words n SET words = t.words FROM titles t WHERE n.id = t.id AND n.words <> t.words
  )
  SELECT array_agg(DISTINCT word) INTO found FROM titles, unnest(words) word;
  PERFORM add_search_words(found);
END $$;

-- The words of all texts of an entry, a space between any two.
CREATE FUNCTION words_in(entry integer) RETURNS text LANGUAGE sql STABLE STRICT
  RETURN (SELECT concat_ws(' ', array_to_string(t.words, ' '), rtrim(n.words))
    FROM entry_texts n LEFT JOIN title_words t ON t.id = n.id WHERE n.id = entry);

-- One, two and three letters that follow each other in words of one of the texts alone, between bars: of
-- one or two only those that stand nowhere in the other text, nor in what stands beside both.
CREATE FUNCTION told_letters(former text, present text, beside text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
SET plan_cache_mode = force_generic_plan AS $$
  SELECT string_agg(DISTINCT letters, '|')
  FROM (
    SELECT word, generate_series(1, length(word)) AS place
    FROM (
      (SELECT string_to_table(former, ' ') EXCEPT SELECT string_to_table(present, ' '))
      UNION ALL
      (SELECT string_to_table(present, ' ') EXCEPT SELECT string_to_table(former, ' '))
    ) words (word)
  ) places,
    (VALUES (1), (2), (3)) sizes (size),
    LATERAL substr(word, place, size) letters
  WHERE length(letters) = size AND (size = 3 OR former = '' OR present = ''
    OR (position(letters IN former) = 0) <> (position(letters IN present) = 0) AND position(letters IN beside) = 0)
$$;

DROP FUNCTION notify_words(text, text, text);
DROP FUNCTION told_letters(text, text);
CREATE FUNCTION notify_words(type text, former text, present text, beside text DEFAULT '') RETURNS void LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  -- PostgreSQL takes no payload of 8000 bytes.
  LONGEST CONSTANT integer := 7000;
  MOST_LETTERS CONSTANT integer := 6000;
  long boolean := length(former) + length(present) > MOST_LETTERS;
  letters text := CASE WHEN NOT long THEN told_letters(former, present, beside) END;
BEGIN
  IF NOT long AND letters IS NULL THEN RETURN; END IF;
  PERFORM notify_keys('content', ARRAY[
    CASE WHEN octet_length(letters) <= LONGEST THEN concat_ws(':', 'letters', type, letters) ELSE 'letters:' || type END,
    -- Nodes of a former version know this word alone.
    'words:' || type]);
END $$;

CREATE OR REPLACE FUNCTION begin_entry_texts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  FEW CONSTANT integer := 4;
BEGIN
  PERFORM write_entry_texts(ARRAY(SELECT id FROM added));
  IF (SELECT count(*) FROM added) <= FEW THEN
    PERFORM notify_words(type, '', words_in(id)) FROM added;
  ELSE
    PERFORM notify_keys('content', ARRAY(SELECT DISTINCT unnest(ARRAY['letters:' || type, 'words:' || type]) FROM added));
  END IF;
  RETURN NULL;
END $$;

-- Planned once as well, which took longer than what it does.
CREATE OR REPLACE FUNCTION rewrite_entry_texts() RETURNS trigger LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  FEW CONSTANT integer := 4;
  retitled integer[];
  rewritten integer[];
  in_detail boolean;
  former jsonb;
BEGIN
  SELECT array_agg(a.id) FILTER (WHERE apart), array_agg(a.id) FILTER (WHERE NOT apart) INTO retitled, rewritten
    FROM added a JOIN removed r ON r.id = a.id,
      LATERAL (SELECT (a.excerpt, a.content) = (r.excerpt, r.content)
        AND EXISTS (SELECT FROM title_words t WHERE t.id = a.id) AS apart) texts
    WHERE (a.title, a.excerpt, a.content) <> (r.title, r.excerpt, r.content);
  IF retitled IS NULL AND rewritten IS NULL THEN RETURN NULL; END IF;
  in_detail := cardinality(retitled || rewritten) <= FEW;
  IF retitled IS NOT NULL THEN
    IF in_detail THEN
      former := (SELECT jsonb_object_agg(id, array_to_string(words, ' ')) FROM title_words WHERE id = ANY(retitled));
    END IF;
    PERFORM write_titles(retitled);
    IF in_detail THEN
      PERFORM notify_words(n.type, former ->> n.id::text, array_to_string(t.words, ' '), rtrim(n.words))
        FROM title_words t JOIN entry_texts n ON n.id = t.id WHERE t.id = ANY(retitled);
    END IF;
  END IF;
  IF rewritten IS NOT NULL THEN
    IF in_detail THEN
      former := (SELECT jsonb_object_agg(id, words_in(id)) FROM unnest(rewritten) id);
    END IF;
    PERFORM write_entry_texts(rewritten);
    IF in_detail THEN
      PERFORM notify_words(n.type, coalesce(former ->> n.id::text, ''), words_in(n.id))
        FROM entry_texts n WHERE n.id = ANY(rewritten);
    END IF;
  END IF;
  IF NOT in_detail THEN
    PERFORM notify_keys('content', ARRAY(
      SELECT DISTINCT unnest(ARRAY['letters:' || type, 'words:' || type]) FROM added));
  END IF;
  RETURN NULL;
END $$;

-- As before. What moves in no list concerns no terms and none of what stands around it.
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
    IF cardinality(moved) = 0 THEN
      keys := ARRAY(SELECT DISTINCT unnest(ARRAY['entry:' || id, 'entries:' || type, 'texts:' || type]) FROM added);
    ELSE
      keys := ARRAY(
        SELECT unnest(ARRAY['entry:' || id, 'entries:' || type, 'texts:' || type]) FROM added
        UNION SELECT 'entries:' || type FROM removed
        UNION SELECT unnest(ARRAY['list:' || type, 'around']) FROM added WHERE id = ANY(moved)
        UNION SELECT 'list:' || type FROM removed WHERE id = ANY(moved)
        UNION SELECT 'letters:' || type FROM (SELECT id, type FROM added UNION SELECT id, type FROM removed) either
          WHERE id = ANY(moved) AND cardinality(moved) > FEW
        -- What is copied to its terms.
        UNION SELECT 'entry_terms'
        UNION SELECT keys_of_terms(ARRAY(SELECT term_id FROM entry_terms WHERE entry_id = ANY(moved))));
    END IF;
    IF cardinality(moved) BETWEEN 1 AND FEW THEN
      PERFORM notify_words(either.type, '', words_in(n.id))
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

-- As before, unless nothing is counted elsewhere than it was.
CREATE OR REPLACE FUNCTION total_moved_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT id, type, status, author_id, date FROM added
    EXCEPT SELECT id, type, status, author_id, date FROM removed) THEN RETURN NULL; END IF;
  INSERT INTO entry_totals (term_id, author_id, type, status, month, change)
    WITH former AS (
      SELECT id, type, status, author_id, month_of(date) AS month FROM removed
    ), present AS (
      SELECT id, type, status, author_id, month_of(date) AS month FROM added
    ), moves AS (
      SELECT gained.*, 1 AS change
      FROM (SELECT * FROM present EXCEPT SELECT * FROM former) gained
      UNION ALL
      SELECT lost.*, -1 FROM (SELECT * FROM former EXCEPT SELECT * FROM present) lost
    )
    SELECT term_id, author_id, type, status, month, sum(change) FROM (
      SELECT list.term_id, list.author_id, m.type, m.status, m.month, m.change
      FROM moves m, LATERAL (VALUES (0, 0), (-1, m.author_id)) AS list (term_id, author_id)
      UNION ALL
      SELECT et.term_id, 0, m.type, m.status, m.month, m.change
      FROM moves m JOIN entry_terms et ON et.entry_id = m.id
    ) changes GROUP BY term_id, author_id, type, status, month HAVING sum(change) <> 0;
  RETURN NULL;
END $$;
