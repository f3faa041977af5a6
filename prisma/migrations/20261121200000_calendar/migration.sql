-- The event calendar: what events, venues and organizers have beside their entries.

-- Wall time and zone are what somebody said; the instants follow from them and from the rules of
-- the zone, and are derived again when those rules change.
CREATE TABLE events (
  entry_id             integer PRIMARY KEY REFERENCES entries ON DELETE CASCADE,
  starts_at            timestamp(0) NOT NULL,
  ends_at              timestamp(0) NOT NULL CHECK (ends_at >= starts_at),
  timezone             text NOT NULL,
  utc_start            timestamptz(0) NOT NULL,
  utc_end              timestamptz(0) NOT NULL,
  all_day              boolean NOT NULL DEFAULT false,
  show_map             boolean NOT NULL DEFAULT false,
  show_map_link        boolean NOT NULL DEFAULT false,
  hidden               boolean NOT NULL DEFAULT false,
  featured             boolean NOT NULL DEFAULT false,
  -- Null while nobody named a website: then the event's own address stands for it.
  website              text,
  cost                 text NOT NULL DEFAULT '',
  cost_description     text NOT NULL DEFAULT '',
  currency_symbol      text NOT NULL DEFAULT '',
  currency_code        text NOT NULL DEFAULT '',
  currency_position    text NOT NULL DEFAULT '',
  date_time_separator  text NOT NULL DEFAULT '',
  time_range_separator text NOT NULL DEFAULT '',
  -- Identity in calendars outside; null means the one that is made of the id.
  uid                  text,
  -- Counts the changes that those who subscribed have to hear of.
  sequence             integer NOT NULL DEFAULT 0,
  -- Rules of repetition (RFC 5545); null for an event that happens once.
  recurrence           jsonb,
  -- An occurrence that was changed on its own names its series, and when it would have begun.
  series_id            integer REFERENCES entries ON DELETE CASCADE,
  original_start       timestamp(0),
  CHECK ((series_id IS NULL) = (original_start IS NULL))
);
CREATE UNIQUE INDEX events_by_series ON events (series_id, original_start) WHERE series_id IS NOT NULL;
CREATE UNIQUE INDEX events_by_uid ON events (uid) WHERE uid IS NOT NULL AND series_id IS NULL;
CREATE INDEX events_by_utc_start ON events (utc_start);
CREATE INDEX events_recurring ON events (entry_id) WHERE recurrence IS NOT NULL;

-- Every time that an event happens; most have one. Lists read this table. `status` and `hidden`
-- are copied by the triggers below, so that a range of dates is found by one index alone.
CREATE TABLE event_occurrences (
  event_id       integer NOT NULL REFERENCES events ON DELETE CASCADE,
  original_start timestamp(0) NOT NULL,
  starts_at      timestamp(0) NOT NULL,
  ends_at        timestamp(0) NOT NULL CHECK (ends_at >= starts_at),
  utc_start      timestamptz(0) NOT NULL,
  utc_end        timestamptz(0) NOT NULL,
  status         text NOT NULL DEFAULT '',
  hidden         boolean NOT NULL DEFAULT false,
  PRIMARY KEY (event_id, original_start)
);
CREATE INDEX event_occurrences_by_start ON event_occurrences (starts_at, event_id)
  INCLUDE (ends_at) WHERE status = 'publish' AND NOT hidden;
CREATE INDEX event_occurrences_by_status ON event_occurrences (status, starts_at, event_id)
  INCLUDE (ends_at, hidden);
CREATE INDEX event_occurrences_by_utc_end ON event_occurrences (utc_end) INCLUDE (event_id, status);

CREATE FUNCTION fill_event_occurrence() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT e.status, ev.hidden INTO NEW.status, NEW.hidden
  FROM entries e JOIN events ev ON ev.entry_id = e.id WHERE e.id = NEW.event_id;
  RETURN NEW;
END $$;
CREATE TRIGGER event_occurrences_filled BEFORE INSERT ON event_occurrences
  FOR EACH ROW EXECUTE FUNCTION fill_event_occurrence();

CREATE FUNCTION copy_event_status() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE event_occurrences SET status = NEW.status WHERE event_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER entries_event_status AFTER UPDATE OF status ON entries
  FOR EACH ROW WHEN (NEW.type = 'cal_events' AND OLD.status <> NEW.status)
  EXECUTE FUNCTION copy_event_status();

CREATE FUNCTION copy_event_hidden() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE event_occurrences SET hidden = NEW.hidden WHERE event_id = NEW.entry_id;
  RETURN NULL;
END $$;
CREATE TRIGGER events_hidden AFTER UPDATE OF hidden ON events
  FOR EACH ROW WHEN (OLD.hidden <> NEW.hidden) EXECUTE FUNCTION copy_event_hidden();

CREATE TABLE venues (
  entry_id       integer PRIMARY KEY REFERENCES entries ON DELETE CASCADE,
  address        text NOT NULL DEFAULT '',
  city           text NOT NULL DEFAULT '',
  country        text NOT NULL DEFAULT '',
  province       text NOT NULL DEFAULT '',
  state          text NOT NULL DEFAULT '',
  state_province text NOT NULL DEFAULT '',
  zip            text NOT NULL DEFAULT '',
  phone          text NOT NULL DEFAULT '',
  website        text NOT NULL DEFAULT '',
  show_map       boolean NOT NULL DEFAULT true,
  show_map_link  boolean NOT NULL DEFAULT true,
  -- Degrees.
  latitude       double precision CHECK (latitude BETWEEN -90 AND 90),
  longitude      double precision CHECK (longitude BETWEEN -180 AND 180),
  CHECK ((latitude IS NULL) = (longitude IS NULL))
);
CREATE INDEX venues_by_place ON venues (latitude, longitude) WHERE latitude IS NOT NULL;

CREATE TABLE organizers (
  entry_id integer PRIMARY KEY REFERENCES entries ON DELETE CASCADE,
  phone    text NOT NULL DEFAULT '',
  website  text NOT NULL DEFAULT '',
  email    text NOT NULL DEFAULT ''
);

-- Where an event takes place and who holds it, in the order that was given.
CREATE TABLE event_links (
  event_id  integer NOT NULL REFERENCES events ON DELETE CASCADE,
  kind      text NOT NULL CHECK (kind IN ('venue', 'organizer')),
  linked_id integer NOT NULL REFERENCES entries ON DELETE CASCADE,
  position  integer NOT NULL DEFAULT 0,
  PRIMARY KEY (event_id, kind, linked_id)
);
CREATE INDEX event_links_by_linked ON event_links (linked_id, event_id);

CREATE TRIGGER events_changed AFTER INSERT OR UPDATE OR DELETE ON events
  FOR EACH STATEMENT EXECUTE FUNCTION notify_change('content');
CREATE TRIGGER event_occurrences_changed AFTER INSERT OR UPDATE OR DELETE ON event_occurrences
  FOR EACH STATEMENT EXECUTE FUNCTION notify_change('content');
CREATE TRIGGER venues_changed AFTER INSERT OR UPDATE OR DELETE ON venues
  FOR EACH STATEMENT EXECUTE FUNCTION notify_change('content');
CREATE TRIGGER organizers_changed AFTER INSERT OR UPDATE OR DELETE ON organizers
  FOR EACH STATEMENT EXECUTE FUNCTION notify_change('content');
CREATE TRIGGER event_links_changed AFTER INSERT OR UPDATE OR DELETE ON event_links
  FOR EACH STATEMENT EXECUTE FUNCTION notify_change('content');
