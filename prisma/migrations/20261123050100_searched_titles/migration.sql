-- Searches find what their words occur in. A title that changes concerns those whose words occur in the
-- former or the present one, so all that stands in these is told, three letters at a time: a word occurs in
-- no title without its first three. Other texts are too long for that; they concern all searches.
CREATE FUNCTION notify_texts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  LONGEST CONSTANT integer := 200;
  keys text[] := ARRAY(
    SELECT DISTINCT CASE WHEN told THEN 'word:' || type || ':' || substr(title, place, 3) ELSE 'words:' || type END
    FROM (
      SELECT a.type, titles.title, (a.excerpt, a.content) IS NOT DISTINCT FROM (r.excerpt, r.content)
          AND length(a.title_folded) + length(r.title_folded) <= LONGEST AS told
        FROM added a JOIN removed r ON r.id = a.id,
          LATERAL (VALUES (a.title_folded), (r.title_folded)) titles (title)
        WHERE (a.title, a.excerpt, a.content) IS DISTINCT FROM (r.title, r.excerpt, r.content)
    ) written, LATERAL generate_series(1, CASE WHEN told THEN length(title) - 2 ELSE 1 END) place
    -- A space ends a key.
    WHERE NOT told OR position(' ' IN substr(title, place, 3)) = 0);
BEGIN
  IF cardinality(keys) > 0 THEN PERFORM notify_keys('content', keys); END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER entries_texts_changed AFTER UPDATE ON entries
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION notify_texts();
