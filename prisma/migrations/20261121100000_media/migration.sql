-- Media items: what an entry of type attachment has beside the entry, and the files behind it.

CREATE TABLE media (
  entry_id  integer PRIMARY KEY REFERENCES entries ON DELETE CASCADE,
  file      text NOT NULL,
  mime_type text NOT NULL,
  filesize  integer NOT NULL,
  width     integer NOT NULL DEFAULT 0,
  height    integer NOT NULL DEFAULT 0,
  alt_text  text NOT NULL DEFAULT '',
  sizes     jsonb NOT NULL DEFAULT '{}',
  details   jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX media_by_mime_type ON media (mime_type text_pattern_ops, entry_id);

-- Every name that a stored file has or had. A row comes before its file and stays after it, so
-- that a name is never given twice: what was served under it may be kept by caches for ever. A
-- row without an entry is an upload under way, or one that broke off and waits to be swept.
CREATE TABLE media_files (
  key        text PRIMARY KEY,
  entry_id   integer REFERENCES entries ON DELETE SET NULL,
  mime_type  text NOT NULL,
  size       integer NOT NULL,
  stored_at  timestamptz(3) NOT NULL,
  removed_at timestamptz(3)
);
-- Some stores do not tell upper from lower case.
CREATE UNIQUE INDEX media_files_name ON media_files (lower(key));
CREATE INDEX media_files_by_entry ON media_files (entry_id) WHERE entry_id IS NOT NULL;
CREATE INDEX media_files_loose ON media_files (stored_at) WHERE entry_id IS NULL AND removed_at IS NULL;

-- A picture that goes leaves the entries that it was featured on.
CREATE INDEX entries_by_featured_media ON entries (featured_media) WHERE featured_media <> 0;

CREATE TRIGGER media_changed AFTER INSERT OR UPDATE OR DELETE ON media
  FOR EACH STATEMENT EXECUTE FUNCTION notify_change('content');
