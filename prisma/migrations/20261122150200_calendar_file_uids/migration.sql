-- How calendar files call an event. RFC 5545 wants the same name for all revisions of it, so that it is
-- written down once, from the times that it has then: an event that is moved later keeps it. What came
-- from another calendar has the name that it had there.
CREATE FUNCTION name_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.uid := concat_ws('-', NEW.entry_id,
    extract(epoch FROM NEW.starts_at)::bigint, extract(epoch FROM NEW.ends_at)::bigint);
  RETURN NEW;
END
$$;
CREATE TRIGGER events_name BEFORE INSERT OR UPDATE ON events
  FOR EACH ROW WHEN (NEW.uid IS NULL) EXECUTE FUNCTION name_event();

-- Times of a series that were changed had the name of the series, which files give them anyway.
UPDATE events SET uid = NULL WHERE uid IS NULL OR series_id IS NOT NULL;
UPDATE events SET uid = i.uid
FROM (
  SELECT min(entry_id) AS entry_id, uid FROM imported_items
  WHERE kind = 'event' AND uid IS NOT NULL GROUP BY uid
) i
WHERE events.entry_id = i.entry_id
  AND NOT EXISTS (SELECT FROM events o WHERE o.uid = i.uid AND o.entry_id <> i.entry_id);
