-- Comments tell on which entries they are, and below which comments, so that answers about other comments stay.
CREATE FUNCTION notify_comments() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  keys text[];
BEGIN
  IF TG_OP = 'UPDATE' THEN
    keys := ARRAY(
      SELECT unnest(ARRAY['on:' || entry_id, 'comment:' || id, 'comment:' || parent_id]) FROM added
      UNION SELECT unnest(ARRAY['on:' || entry_id, 'comment:' || id, 'comment:' || parent_id]) FROM removed);
  ELSIF TG_OP = 'INSERT' THEN
    keys := ARRAY(SELECT DISTINCT unnest(ARRAY['on:' || entry_id, 'comment:' || id, 'comment:' || parent_id]) FROM added);
  ELSE
    keys := ARRAY(SELECT DISTINCT unnest(ARRAY['on:' || entry_id, 'comment:' || id, 'comment:' || parent_id]) FROM removed);
  END IF;
  IF cardinality(keys) > 0 THEN PERFORM notify_keys('content', 'comments'::text || keys); END IF;
  RETURN NULL;
END $$;

DROP TRIGGER comments_changed ON comments;
CREATE TRIGGER comments_changed_added AFTER INSERT ON comments
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION notify_comments();
CREATE TRIGGER comments_changed AFTER UPDATE ON comments
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION notify_comments();
CREATE TRIGGER comments_changed_removed AFTER DELETE ON comments
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION notify_comments();
