-- Few events are featured, and to look for them read all events.
CREATE INDEX events_featured ON events (entry_id) WHERE featured;
