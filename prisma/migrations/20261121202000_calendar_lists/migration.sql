-- Lists of those who see more than what is published, in the order of the start.
CREATE INDEX event_occurrences_listed ON event_occurrences (starts_at, event_id)
  INCLUDE (ends_at, status) WHERE NOT hidden;
