-- Settings that name a page or a file let go of it in the transaction that removes it or moves it
-- to the trash, whoever does that. Without its page the front shows posts again.

CREATE FUNCTION release_settings() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  names CONSTANT text[] := CASE OLD.type
    WHEN 'page' THEN ARRAY['page_on_front', 'page_for_posts'] ELSE ARRAY['site_logo', 'site_icon'] END;
  moment CONSTANT text := to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');
BEGIN
  -- Who stores such a setting holds the entry, so nothing names it any more once this has looked.
  -- Statements that change nothing would still tell all nodes of a change.
  IF NOT EXISTS (SELECT FROM settings WHERE key = ANY (names) AND value = to_jsonb(OLD.id)) THEN
    RETURN NULL;
  END IF;
  DELETE FROM settings WHERE key = 'show_on_front' AND EXISTS (
    SELECT FROM settings s
    WHERE s.key = 'page_on_front' AND s.key = ANY (names) AND s.value = to_jsonb(OLD.id));
  DELETE FROM settings WHERE key = ANY (names) AND value = to_jsonb(OLD.id);
  INSERT INTO settings AS s (key, value)
    VALUES ('revision', jsonb_build_object('version', 2, 'updatedAt', moment))
    ON CONFLICT (key) DO UPDATE SET value = jsonb_build_object(
      'version', (s.value ->> 'version')::integer + 1, 'updatedAt', moment);
  RETURN NULL;
END $$;

CREATE TRIGGER entries_removed_from_settings AFTER DELETE ON entries
  FOR EACH ROW WHEN (OLD.type IN ('page', 'attachment')) EXECUTE FUNCTION release_settings();
CREATE TRIGGER entries_trashed_from_settings AFTER UPDATE OF status ON entries
  FOR EACH ROW WHEN (OLD.type IN ('page', 'attachment') AND NEW.status = 'trash')
  EXECUTE FUNCTION release_settings();

-- What was removed before.
DELETE FROM settings WHERE key = 'show_on_front' AND EXISTS (
  SELECT FROM settings s WHERE s.key = 'page_on_front' AND NOT EXISTS (
    SELECT FROM entries e WHERE to_jsonb(e.id) = s.value AND e.type = 'page' AND e.status <> 'trash'));
DELETE FROM settings s
  WHERE s.key IN ('page_on_front', 'page_for_posts', 'site_logo', 'site_icon') AND NOT EXISTS (
    SELECT FROM entries e WHERE to_jsonb(e.id) = s.value AND e.status <> 'trash'
      AND e.type = CASE WHEN s.key LIKE 'page%' THEN 'page' ELSE 'attachment' END);
