-- What an update costs depends on what it changes: no longer on how many revisions an entry has, nor
-- on how many words its text had before.

-- The lock makes writers of one entry wait for each other, so that the second statement sees what
-- the others have counted.
CREATE OR REPLACE FUNCTION digest_revisions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM entry_digests WHERE entry_id IN (SELECT parent_id FROM changed)
    ORDER BY entry_id FOR NO KEY UPDATE;
  UPDATE entry_digests d SET revisions = jsonb_build_object(
      'count', (d.revisions ->> 'count')::integer + c.number * CASE TG_OP
        WHEN 'INSERT' THEN 1 WHEN 'DELETE' THEN -1 ELSE 0 END,
      'latest', coalesce((
        SELECT r.id FROM revisions r WHERE r.parent_id = d.entry_id
        ORDER BY r.date DESC, r.id DESC LIMIT 1
      ), 0))
    FROM (SELECT parent_id, count(*) AS number FROM changed GROUP BY parent_id) c
    WHERE d.entry_id = c.parent_id;
  RETURN NULL;
END $$;

-- The words that the texts had before are among the search words already.
CREATE OR REPLACE FUNCTION write_entry_texts(ids integer[]) RETURNS void LANGUAGE plpgsql
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off AS $$
DECLARE
  found text[];
BEGIN
  WITH texts AS MATERIALIZED (
    SELECT e.id, e.type, e.status, e.author_id, e.date, left(e.password, 1) AS password,
      e.title_folded, words_of(e.title_folded) AS titled,
      words_of(concat_ws(' ', e.excerpt_folded, e.content_folded, lower(m.file))) AS words,
      listed_words(n.words) || t.words AS former
    FROM entries e
      LEFT JOIN media m ON m.entry_id = e.id
      LEFT JOIN entry_texts n ON n.id = e.id
      LEFT JOIN title_words t ON t.id = e.id
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
  ), fresh AS (
    SELECT unnest(titled || words) AS word FROM texts EXCEPT SELECT unnest(former) FROM texts
  )
  SELECT array_agg(word) INTO found FROM fresh;
  IF found IS NOT NULL THEN PERFORM add_search_words(found); END IF;
END $$;

CREATE OR REPLACE FUNCTION write_titles(ids integer[]) RETURNS void LANGUAGE plpgsql
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off AS $$
DECLARE
  found text[];
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
  ), fresh AS (
    SELECT unnest(words) AS word FROM titles EXCEPT SELECT unnest(former) FROM titles
  )
  SELECT array_agg(word) INTO found FROM fresh;
  IF found IS NOT NULL THEN PERFORM add_search_words(found); END IF;
END $$;
