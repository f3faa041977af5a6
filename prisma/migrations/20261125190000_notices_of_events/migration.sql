-- Change notices that name the events, venues and organizers that have changed, as those of media do:
-- `content events entry:12 entries:cal_events`. Answers that show other ones keep.

-- Rows of an event that are many.
CREATE FUNCTION notify_of_events() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  keys text[] := ARRAY(SELECT DISTINCT 'entry:' || event_id FROM changed);
BEGIN
  IF cardinality(keys) > 0 THEN PERFORM notify_keys('content', TG_TABLE_NAME::text || keys); END IF;
  RETURN NULL;
END $$;

-- A write of an event may leave its row as it was, which is not told.
CREATE FUNCTION notify_of_changed_entries() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  keys text[] := ARRAY(
    SELECT 'entry:' || c.entry_id FROM changed c JOIN former f USING (entry_id) WHERE c IS DISTINCT FROM f);
BEGIN
  IF cardinality(keys) > 0 THEN PERFORM notify_keys('content', TG_TABLE_NAME::text || keys); END IF;
  RETURN NULL;
END $$;

DROP TRIGGER events_changed ON events;
CREATE TRIGGER events_changed_added AFTER INSERT ON events
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_of_entries();
CREATE TRIGGER events_changed AFTER UPDATE ON events
  REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_of_changed_entries();
CREATE TRIGGER events_changed_removed AFTER DELETE ON events
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_of_entries();

DROP TRIGGER venues_changed ON venues;
CREATE TRIGGER venues_changed_added AFTER INSERT ON venues
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_of_entries();
CREATE TRIGGER venues_changed AFTER UPDATE ON venues
  REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_of_changed_entries();
CREATE TRIGGER venues_changed_removed AFTER DELETE ON venues
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_of_entries();

DROP TRIGGER organizers_changed ON organizers;
CREATE TRIGGER organizers_changed_added AFTER INSERT ON organizers
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_of_entries();
CREATE TRIGGER organizers_changed AFTER UPDATE ON organizers
  REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_of_changed_entries();
CREATE TRIGGER organizers_changed_removed AFTER DELETE ON organizers
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_of_entries();

-- Occurrences name the months in which they start as well, or `months` if these are many.
CREATE FUNCTION keys_of_occurrences(events integer[], starts timestamp[]) RETURNS text[] LANGUAGE sql STABLE AS $$
  WITH named AS (SELECT DISTINCT 'month:' || to_char(start, 'YYYY-MM') AS key FROM unnest(starts) start)
  SELECT ARRAY(SELECT DISTINCT 'entry:' || id FROM unnest(events) id)
    || CASE WHEN (SELECT count(*) FROM named) > 36 THEN ARRAY['months'] ELSE ARRAY(SELECT key FROM named) END
$$;

CREATE FUNCTION notify_of_occurrences() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM changed) THEN
    PERFORM notify_keys('content', TG_TABLE_NAME::text
      || keys_of_occurrences(ARRAY(SELECT event_id FROM changed), ARRAY(SELECT starts_at FROM changed)));
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION notify_of_moved_occurrences() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM changed) THEN
    PERFORM notify_keys('content', TG_TABLE_NAME::text || keys_of_occurrences(ARRAY(SELECT event_id FROM changed),
      ARRAY(SELECT starts_at FROM changed UNION ALL SELECT starts_at FROM former)));
  END IF;
  RETURN NULL;
END $$;

DROP TRIGGER event_occurrences_changed ON event_occurrences;
CREATE TRIGGER event_occurrences_changed_added AFTER INSERT ON event_occurrences
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_of_occurrences();
CREATE TRIGGER event_occurrences_changed AFTER UPDATE ON event_occurrences
  REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_of_moved_occurrences();
CREATE TRIGGER event_occurrences_changed_removed AFTER DELETE ON event_occurrences
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_of_occurrences();

DROP TRIGGER event_links_changed ON event_links;
CREATE TRIGGER event_links_changed_added AFTER INSERT ON event_links
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_of_events();
CREATE TRIGGER event_links_changed AFTER UPDATE ON event_links
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_of_events();
CREATE TRIGGER event_links_changed_removed AFTER DELETE ON event_links
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_of_events();
