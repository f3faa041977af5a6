-- What goes on for hours is found beside what has begun shortly before a moment, as what goes on
-- for days is.
CREATE INDEX event_occurrences_of_hours ON event_occurrences (starts_at, event_id)
  INCLUDE (ends_at, status) WHERE ends_at - starts_at >= interval '6 hours' AND NOT hidden;
