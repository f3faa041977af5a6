-- The work of the import service: which sources are to be read, how far that came, and what was
-- read of them and not yet delivered.
CREATE TABLE import_jobs (
  id           serial PRIMARY KEY,
  record_id    integer NOT NULL UNIQUE REFERENCES import_records ON DELETE CASCADE,
  -- What the callbacks have to know.
  import_id    text NOT NULL,
  batch_hash   text NOT NULL,
  secret       text NOT NULL,
  origin       text NOT NULL,
  -- One of these says where the source is; none where whoever made the job reads it.
  source_url   text,
  media_id     integer,
  content      bytea,
  options      jsonb NOT NULL DEFAULT '{}',
  state        text NOT NULL DEFAULT 'queued' CHECK (state IN (
    'queued', 'fetching', 'parsing', 'pushing', 'done', 'failed')),
  -- Items that were read, and those that will be delivered at once.
  total        integer NOT NULL DEFAULT 0,
  batch_size   integer NOT NULL DEFAULT 25,
  batches_done integer NOT NULL DEFAULT 0,
  -- Rows that are no items, and events that lie outside of the window.
  problems     integer NOT NULL DEFAULT 0,
  outside      integer NOT NULL DEFAULT 0,
  -- Versions that the source told, remembered when all is done.
  validators   jsonb NOT NULL DEFAULT '{}',
  attempts     integer NOT NULL DEFAULT 0,
  due_at       timestamptz(3) NOT NULL,
  -- The node that works on it, and how long the others may believe so.
  holder       uuid,
  held_until   timestamptz(3),
  slug         text NOT NULL DEFAULT '',
  message      text NOT NULL DEFAULT '',
  created_at   timestamptz(3) NOT NULL,
  finished_at  timestamptz(3)
);
CREATE INDEX import_jobs_due ON import_jobs (due_at, id) WHERE state NOT IN ('done', 'failed');

-- What was read of a source. Files are longer than memory, and their order is not that of time.
CREATE TABLE import_job_items (
  job_id       integer NOT NULL REFERENCES import_jobs ON DELETE CASCADE,
  number       integer NOT NULL,
  kind         text NOT NULL CHECK (kind IN ('event', 'venue', 'organizer', 'problem', 'moved')),
  -- Row or line of the source.
  line         integer NOT NULL,
  uid          text,
  -- Of the same identity the one with the highest revision counts, and of these the latest.
  sequence     integer NOT NULL DEFAULT 0,
  -- Which time of a series this is, and which one it stands for.
  instance     text,
  replaces     text,
  starts_at    timestamptz(3),
  item         jsonb,
  -- Place in the order of delivery, from 0; null for what is not delivered.
  position     integer,
  PRIMARY KEY (job_id, number)
);
CREATE INDEX import_job_items_positions ON import_job_items (job_id, position)
  WHERE position IS NOT NULL;
CREATE INDEX import_job_items_problems ON import_job_items (job_id, number) WHERE kind = 'problem';

-- Nobody's answers are remembered with these tables; nodes look for work when there is some.
CREATE TRIGGER import_jobs_queued AFTER INSERT ON import_jobs
  FOR EACH STATEMENT EXECUTE FUNCTION notify_change('imports');
