-- Words and titles that stay the same are left in their rows. To write them again stored every word of the
-- entry anew in the index of words, which is most of what a change of texts costs.
CREATE OR REPLACE FUNCTION write_entry_texts(ids integer[]) RETURNS void LANGUAGE plpgsql
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
    INSERT INTO entry_texts AS n (id, type, status, author_id, date, password, title_folded, words)
      SELECT id, type, status, author_id, date, password, title_folded, stored_words(words) FROM texts
    ON CONFLICT (id) DO UPDATE SET title_folded = excluded.title_folded,
      -- The stored value itself, because PostgreSQL compares where a value lies, not what it says.
      words = CASE WHEN n.words = excluded.words THEN n.words ELSE excluded.words END
    WHERE (n.title_folded, n.words) IS DISTINCT FROM (excluded.title_folded, excluded.words)
  )
  SELECT array_agg(DISTINCT word) INTO found FROM texts, unnest(words) word;
  INSERT INTO search_words (word)
    SELECT unnest(found) EXCEPT SELECT word FROM search_words WHERE word = ANY(found);
END $$;
