-- What an insert costs: fewer statements in its triggers, and notices of whole words instead of all
-- their fragments.

ALTER FUNCTION told_fragments(text, text, text) RENAME TO changed_fragments;
ALTER FUNCTION total_bonds() RENAME TO total_entry_terms;
ALTER FUNCTION record_bonds() RENAME TO record_entry_terms;

-- Whether a word is too long is one question about the text, and none about each of its words.
CREATE OR REPLACE FUNCTION words_of(folded text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  found text[] := regexp_split_to_array(folded, '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u007f]+');
BEGIN
  IF folded ~ '[^\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u007f]{65}' THEN
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

-- An entry that comes, goes or moves concerns all searches for letters of its words, which the nodes
-- find themselves. Between two texts only those letters count that one of them lacks.
CREATE OR REPLACE FUNCTION changed_fragments(former text, present text, beside text) RETURNS text LANGUAGE sql
  IMMUTABLE STRICT PARALLEL SAFE SET plan_cache_mode = force_generic_plan AS $$
  SELECT string_agg(fragment, '|')
  FROM (
    SELECT DISTINCT substr(word, place, size) AS fragment, size
    FROM (
      (SELECT string_to_table(former, ' ') COLLATE "C" EXCEPT SELECT string_to_table(present, ' ') COLLATE "C")
      UNION ALL
      (SELECT string_to_table(present, ' ') COLLATE "C" EXCEPT SELECT string_to_table(former, ' ') COLLATE "C")
    ) words (word),
      (VALUES (1), (2), (3), (4)) sizes (size),
      LATERAL generate_series(1, length(word) - size + 1) place
  ) fragments
  WHERE size = 4
    OR (position(fragment IN former) = 0) <> (position(fragment IN present) = 0) AND position(fragment IN beside) = 0
$$;

CREATE OR REPLACE FUNCTION notify_words(type text, former text, present text, beside text DEFAULT '')
  RETURNS void LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  -- PostgreSQL takes no payload of 8000 bytes.
  LONGEST CONSTANT integer := 7000;
  MOST_LETTERS CONSTANT integer := 6000;
  -- Of these letters there are up to 2000 fragments.
  MOST_LETTERS_OF_WORDS CONSTANT integer := 1000;
  fragments text;
  notice text;
BEGIN
  IF former = present THEN RETURN; END IF;
  IF former = '' OR present = '' THEN
    IF length(former || present) <= MOST_LETTERS_OF_WORDS THEN
      notice := concat_ws(':', 'words', type, replace(former || present, ' ', '|'));
    END IF;
  ELSIF length(former) + length(present) <= MOST_LETTERS THEN
    fragments := changed_fragments(former, present, beside);
    IF fragments IS NULL THEN RETURN; END IF;
    notice := concat_ws(':', 'fragments', type, fragments);
    IF octet_length(notice) <= LONGEST THEN
      PERFORM notify_keys('content', ARRAY[notice]);
      RETURN;
    END IF;
  END IF;
  PERFORM notify_keys('content', ARRAY[
    CASE WHEN octet_length(notice) <= LONGEST THEN notice ELSE 'words:' || type END,
    -- Nodes of the former version know this word alone.
    'fragments:' || type]);
END $$;

-- The words that texts have already been found with are among the search words.
DROP FUNCTION write_entry_texts(integer[]);
-- Returns the former and the present words, of few entries alone.
CREATE FUNCTION write_entry_texts(ids integer[]) RETURNS TABLE (kind text, former text, present text)
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
    INSERT INTO title_words AS n (id, words) SELECT t.id, words_beyond(t.words, t.titled) FROM texts t
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

CREATE OR REPLACE FUNCTION write_titles(ids integer[]) RETURNS void LANGUAGE plpgsql
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off AS $$
BEGIN
  WITH titles AS MATERIALIZED (
    SELECT e.id, e.title_folded, t.words AS former,
      words_beyond(listed_words(n.words), words_of(e.title_folded)) AS words
    FROM entries e JOIN entry_texts n ON n.id = e.id JOIN title_words t ON t.id = e.id
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
DROP FUNCTION add_search_words(text[]);

CREATE OR REPLACE FUNCTION begin_entry_texts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_words(w.kind, '', w.present) FROM write_entry_texts(ARRAY(SELECT id FROM added)) w;
  IF NOT FOUND THEN
    PERFORM notify_keys('content', ARRAY(SELECT DISTINCT unnest(ARRAY['words:' || type, 'fragments:' || type]) FROM added));
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION rewrite_media_texts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  entry integer := CASE TG_OP WHEN 'DELETE' THEN OLD.entry_id ELSE NEW.entry_id END;
BEGIN
  PERFORM FROM entries WHERE id = entry FOR NO KEY UPDATE;
  PERFORM FROM write_entry_texts(ARRAY[entry]);
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION rewrite_entry_texts() RETURNS trigger LANGUAGE plpgsql
  SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  FEW CONSTANT integer := 4;
  retitled integer[];
  rewritten integer[];
  in_detail boolean;
  former jsonb;
  moves text[];
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
    PERFORM notify_words(w.kind, w.former, w.present) FROM write_entry_texts(rewritten) w;
  END IF;
  IF in_detail THEN
    moves := ARRAY(
      SELECT DISTINCT 'titles:' || a.type || title_move(r.title_folded, a.title_folded)
      FROM added a JOIN removed r ON r.id = a.id WHERE a.title_folded <> r.title_folded);
    IF cardinality(moves) > 0 THEN PERFORM notify_keys('content', moves); END IF;
  ELSE
    PERFORM notify_keys('content', ARRAY(
      SELECT DISTINCT unnest(ARRAY['words:' || type, 'fragments:' || type, 'titles:' || type]) FROM added));
  END IF;
  RETURN NULL;
END $$;

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
        UNION SELECT unnest(ARRAY['list:' || type, 'by:' || author_id, 'around']) FROM added WHERE id = ANY(moved)
        UNION SELECT unnest(ARRAY['list:' || type, 'by:' || author_id]) FROM removed WHERE id = ANY(moved)
        UNION SELECT unnest(ARRAY['words:' || type, 'fragments:' || type])
          FROM (SELECT id, type FROM added UNION SELECT id, type FROM removed) either
          WHERE id = ANY(moved) AND cardinality(moved) > FEW
        -- What is copied to its terms.
        UNION SELECT 'entry_terms'
        UNION SELECT keys_of_terms(ARRAY(SELECT term_id FROM entry_terms WHERE entry_id = ANY(moved))));
    END IF;
  ELSIF TG_OP = 'INSERT' THEN
    -- Terms come later, and nothing lies below it yet.
    keys := ARRAY(SELECT DISTINCT unnest(
      ARRAY['entry:' || id, 'entries:' || type, 'texts:' || type, 'list:' || type, 'by:' || author_id]) FROM added);
  ELSE
    -- Terms went before.
    keys := ARRAY(SELECT DISTINCT unnest(ARRAY['entry:' || id, 'entries:' || type, 'texts:' || type,
      'list:' || type, 'by:' || author_id, 'words:' || type, 'fragments:' || type, 'around']) FROM removed);
  END IF;
  IF cardinality(keys) > 0 THEN PERFORM notify_keys('content', 'entries'::text || keys); END IF;
  IF cardinality(moved) BETWEEN 1 AND FEW THEN
    PERFORM notify_words(either.type, '', words_in(n.id))
      FROM (SELECT id, type FROM added UNION SELECT id, type FROM removed) either JOIN entry_texts n ON n.id = either.id
      WHERE either.id = ANY(moved);
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION total_entry_terms() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  outdated boolean;
BEGIN
  PERFORM FROM entries WHERE id IN (SELECT entry_id FROM changed)
    ORDER BY id FOR NO KEY UPDATE;
  WITH listed AS (
    SELECT c.term_id, e.type, e.status, e.date,
      (c.type, c.status, c.author_id, c.date) IS DISTINCT FROM (e.type, e.status, e.author_id, e.date) AS outdated
    FROM changed c JOIN entries e ON e.id = c.entry_id
  ), totalled AS (
    INSERT INTO entry_totals (term_id, type, status, month, part, change)
      SELECT l.term_id, l.type, l.status, month_of(l.date), part_of_month(l.date), count(*) * TG_ARGV[0]::integer
      FROM listed l
      WHERE EXISTS (SELECT FROM terms t WHERE t.id = l.term_id)
      GROUP BY 1, 2, 3, 4, 5
  )
  SELECT bool_or(l.outdated) INTO outdated FROM listed l;
  IF TG_OP = 'INSERT' AND outdated THEN
    UPDATE entry_terms et
      SET type = e.type, status = e.status, author_id = e.author_id, date = e.date
      FROM changed c JOIN entries e ON e.id = c.entry_id
      WHERE et.entry_id = c.entry_id AND et.term_id = c.term_id;
  END IF;
  RETURN NULL;
END $$;

-- One statement in 32 folds the rows of its lists, rather than each row with that probability.
CREATE OR REPLACE FUNCTION fold_entry_totals() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  list record;
BEGIN
  FOR list IN SELECT DISTINCT term_id, author_id, type, status, month, part FROM added
  LOOP
    WITH parts AS (
      DELETE FROM entry_totals WHERE id IN (
        SELECT t.id FROM entry_totals t
        WHERE t.term_id = list.term_id AND t.author_id = list.author_id AND t.type = list.type
          AND t.status = list.status AND t.part = list.part AND t.month = list.month
        FOR UPDATE SKIP LOCKED
      ) RETURNING change
    )
    INSERT INTO entry_totals (term_id, author_id, type, status, month, part, change)
      SELECT list.term_id, list.author_id, list.type, list.status, list.month, list.part,
        sum(change)
      FROM parts HAVING sum(change) <> 0;
  END LOOP;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER entry_totals_folded AFTER INSERT ON entry_totals
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT
  WHEN (random() * 32 < 1) EXECUTE FUNCTION fold_entry_totals();
