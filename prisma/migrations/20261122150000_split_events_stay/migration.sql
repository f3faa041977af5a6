-- An occurrence that was changed on its own is an event of its own: it outlives its series. Whoever
-- removes a series releases them first (data/entry-writer.ts); a removal that forgets them fails.
ALTER TABLE events
  DROP CONSTRAINT events_series_id_fkey,
  ADD CONSTRAINT events_series_id_fkey FOREIGN KEY (series_id) REFERENCES entries;

-- Events that lost their details together with their series. Nobody knows their times any more, so
-- they stand on the day of their publication, out of all lists, until somebody dates or removes them.
INSERT INTO events (entry_id, starts_at, ends_at, timezone, utc_start, utc_end, hidden)
SELECT e.id, date_trunc('second', e.date AT TIME ZONE 'UTC'),
  date_trunc('second', e.date AT TIME ZONE 'UTC'), 'UTC',
  date_trunc('second', e.date), date_trunc('second', e.date), true
FROM entries e
WHERE e.type = 'cal_events' AND NOT EXISTS (SELECT FROM events ev WHERE ev.entry_id = e.id);

INSERT INTO event_occurrences (event_id, original_start, starts_at, ends_at, utc_start, utc_end)
SELECT ev.entry_id, ev.starts_at, ev.starts_at, ev.ends_at, ev.utc_start, ev.utc_end
FROM events ev
WHERE NOT EXISTS (SELECT FROM event_occurrences o WHERE o.event_id = ev.entry_id);
