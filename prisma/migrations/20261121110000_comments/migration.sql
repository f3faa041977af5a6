-- Comments on entries.

-- Ids come from the sequence of entries, so that the id of a comment is never that of an item too:
-- clients and links write both into parameters of the same name (`parent`).
CREATE TABLE comments (
  id             integer PRIMARY KEY DEFAULT nextval('entry_id'),
  entry_id       integer NOT NULL REFERENCES entries ON DELETE CASCADE,
  parent_id      integer NOT NULL DEFAULT 0,
  type           text NOT NULL DEFAULT 'comment',
  status         text NOT NULL CHECK (status IN ('approved', 'hold', 'spam', 'trash')),
  former_status  text,
  karma          integer NOT NULL DEFAULT 0,
  -- The names that a comment was written under stay when the account goes.
  author_id      integer REFERENCES users ON DELETE SET NULL,
  author_name    text NOT NULL DEFAULT '',
  author_email   text NOT NULL DEFAULT '',
  author_url     text NOT NULL DEFAULT '',
  author_ip      text NOT NULL DEFAULT '',
  author_agent   text NOT NULL DEFAULT '',
  content        text NOT NULL,
  date           timestamptz(3) NOT NULL,
  meta           jsonb NOT NULL DEFAULT '{}',
  created_at     timestamptz(3) NOT NULL,
  version        integer NOT NULL DEFAULT 1,
  updated_at     timestamptz(3) NOT NULL DEFAULT now(),
  content_folded text GENERATED ALWAYS AS (fold(content)) STORED,
  author_folded  text GENERATED ALWAYS AS (fold(author_name || ' ' || author_url)) STORED
);
CREATE INDEX comments_by_date ON comments (status, type, date DESC, id DESC);
CREATE INDEX comments_by_id ON comments (status, type, id);
CREATE INDEX comments_of_entry ON comments (entry_id, status, date DESC, id DESC);
CREATE INDEX comments_of_parent ON comments (parent_id, status, date DESC, id DESC) WHERE parent_id <> 0;
CREATE INDEX comments_by_author ON comments (author_id, created_at DESC) WHERE author_id IS NOT NULL;
CREATE INDEX comments_by_email ON comments (lower(author_email), created_at DESC) WHERE author_email <> '';
CREATE INDEX comments_by_ip ON comments (author_ip, created_at DESC) WHERE author_id IS NULL;
CREATE INDEX comments_by_text ON comments USING gin (content_folded gin_trgm_ops, author_folded gin_trgm_ops);

-- Who wrote it is part of what a comment shows, also where the account went and nobody wrote.
CREATE FUNCTION count_lost_author() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := OLD.version + 1;
  NEW.updated_at := now();
  RETURN NEW;
END $$;
CREATE TRIGGER comments_author_lost BEFORE UPDATE OF author_id ON comments
  FOR EACH ROW WHEN (NEW.author_id IS NULL AND OLD.author_id IS NOT NULL AND NEW.version = OLD.version)
  EXECUTE FUNCTION count_lost_author();

CREATE TRIGGER comments_changed AFTER INSERT OR UPDATE OR DELETE ON comments
  FOR EACH STATEMENT EXECUTE FUNCTION notify_change('content');
