-- What goes on for days is found beside what an index by start has around a moment.
CREATE INDEX event_occurrences_long ON event_occurrences (starts_at, event_id)
  INCLUDE (ends_at, status) WHERE ends_at - starts_at >= interval '2 days' AND NOT hidden;
