-- Imports of events: what is to be imported, how far it came, and what came of each item.

-- Ids come from the sequence of entries, so that an id names one thing, whatever it is. A record is
-- no entry: no road that shows entries can show one. Nobody's answers are remembered with these
-- tables, so that changes of them need no notices.
CREATE TABLE import_records (
  id                  integer PRIMARY KEY DEFAULT nextval('entry_id'),
  -- Known to the import service; null until the record was queued for the first time.
  import_id           text UNIQUE CHECK (import_id ~ '^\w{1,64}$'),
  origin              text NOT NULL,
  type                text NOT NULL CHECK (type IN ('manual', 'schedule')),
  frequency           text NOT NULL DEFAULT 'on_demand',
  status              text NOT NULL CHECK (status IN (
    'cal-ea-draft', 'cal-ea-pending', 'cal-ea-success', 'cal-ea-failed', 'cal-ea-schedule')),
  -- The record that this is a run of; 0 for none.
  parent_id           integer NOT NULL DEFAULT 0,
  author_id           integer REFERENCES users ON DELETE SET NULL,
  -- An address, the id of a media item, or the name of a file that was handed over.
  source              text NOT NULL,
  source_name         text NOT NULL DEFAULT '',
  -- Null until the first batch, which takes the site's default.
  post_status         text,
  categories          integer[] NOT NULL DEFAULT '{}',
  update_authority    text NOT NULL DEFAULT 'overwrite'
    CHECK (update_authority IN ('overwrite', 'preserve_changes', 'retain')),
  -- How the source is read, such as the kind of a table's rows; the import service knows the members.
  options             jsonb NOT NULL DEFAULT '{}',
  total_events        integer NOT NULL DEFAULT 0,
  percentage_complete integer NOT NULL DEFAULT 0,
  -- What the next callback has to know; null when none is expected.
  next_batch_hash     text,
  -- The last batch that was accepted: {hash, bodyHash, response}. Its repetition gets the same answer.
  last_batch          jsonb,
  -- How many batches were finished before the last one that was accepted.
  batches_done        integer NOT NULL DEFAULT 0,
  -- [{code, message, date, index?, uid?}], the newest last.
  errors              jsonb NOT NULL DEFAULT '[]',
  callback_secret     text NOT NULL,
  -- Whether callbacks have to be signed whatever the site asks of others.
  signed              boolean NOT NULL DEFAULT false,
  recent_child        integer,
  -- Of a schedule: when the next run is due. Null for one that runs on demand.
  next_run_at         timestamptz(3),
  -- What the source said of its version when it was last read (conditional requests).
  source_validators   jsonb NOT NULL DEFAULT '{}',
  -- A callback that runs holds the record until then; the token is that callback's own.
  held_until          timestamptz(3),
  held_by             uuid,
  created_at          timestamptz(3) NOT NULL,
  modified_at         timestamptz(3) NOT NULL,
  last_batch_at       timestamptz(3)
);
CREATE INDEX import_records_by_author ON import_records (author_id, id);
CREATE INDEX import_records_by_parent ON import_records (parent_id, id) WHERE parent_id <> 0;
CREATE INDEX import_records_due ON import_records (next_run_at) WHERE next_run_at IS NOT NULL;
CREATE INDEX import_records_pending ON import_records (modified_at) WHERE status = 'cal-ea-pending';

-- What came of the items of an import. The first that came of something stands: what an import
-- has made counts as made, however often it comes again.
CREATE TABLE import_activity (
  record_id integer NOT NULL REFERENCES import_records ON DELETE CASCADE,
  kind      text NOT NULL CHECK (kind IN (
    'cal_events', 'cal_organizer', 'cal_venue', 'cal_events_cat', 'post_tag', 'attachment')),
  item_id   integer NOT NULL,
  outcome   text NOT NULL CHECK (outcome IN ('created', 'updated', 'skipped', 'scheduled')),
  PRIMARY KEY (record_id, kind, item_id)
);

-- Events, venues and organizers that an import has made or changed, and how they are known again.
CREATE TABLE imported_items (
  entry_id    integer PRIMARY KEY REFERENCES entries ON DELETE CASCADE,
  kind        text NOT NULL CHECK (kind IN ('event', 'venue', 'organizer')),
  origin      text NOT NULL,
  -- The record that brought it last; gone with the record.
  record_id   integer REFERENCES import_records ON DELETE SET NULL,
  global_id   text,
  lineage     text[] NOT NULL DEFAULT '{}',
  uid         text,
  parent_uid  text,
  recurrence  text,
  original_id text,
  -- What the source said of its version, and the version that the entry got by it: the same again
  -- for an entry that nobody has changed since is nothing new.
  content_hash text,
  sequence    integer NOT NULL DEFAULT 0,
  version     integer NOT NULL,
  -- Of each field a digest of what was stored by the last import: what differs was edited since.
  fields      jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX imported_items_by_global_id ON imported_items (kind, global_id) WHERE global_id IS NOT NULL;
CREATE INDEX imported_items_by_lineage ON imported_items USING gin (lineage);
CREATE INDEX imported_items_by_uid ON imported_items (kind, origin, uid) WHERE uid IS NOT NULL;
CREATE INDEX imported_items_by_record ON imported_items (record_id) WHERE record_id IS NOT NULL;

-- Venues and organizers are known by their titles, the events of tables by title and start.
CREATE INDEX entries_calendar_by_title ON entries (type, md5(title))
  WHERE type IN ('cal_events', 'cal_venue', 'cal_organizer');
