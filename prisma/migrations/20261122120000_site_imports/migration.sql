-- What was brought from other sites that speak this interface, and where their old addresses lead.

CREATE TABLE site_imports (
  id          serial PRIMARY KEY,
  -- Address of the API root of the other site.
  origin      text NOT NULL UNIQUE,
  started_at  timestamptz(3) NOT NULL,
  -- Null while it runs, and after it broke off.
  finished_at timestamptz(3),
  -- As whom and how; lists of another manner have other pages.
  manner      text NOT NULL,
  -- Pages that were done in this run, by kind; what is there needs not be read again.
  progress    jsonb NOT NULL DEFAULT '{}'
);

-- What an item of the other site is here. A row is written with the item, in one transaction.
CREATE TABLE site_import_items (
  import_id   integer NOT NULL REFERENCES site_imports ON DELETE CASCADE,
  kind        text NOT NULL,
  origin_id   integer NOT NULL,
  own_id      integer NOT NULL,
  -- Of what the other site said last; tells whether it says something else now.
  source_hash text NOT NULL,
  -- Of the own item after it was last written; another one was changed here.
  own_version integer NOT NULL,
  -- Path of its page on the other site; empty for none.
  address     text NOT NULL DEFAULT '',
  -- Paths of its files there, with those of the files here.
  files       jsonb NOT NULL DEFAULT '{}',
  -- What waits until all items are there: the parent, links in the text. Null for nothing.
  pending     jsonb,
  PRIMARY KEY (import_id, kind, origin_id)
);
CREATE INDEX site_import_items_by_address ON site_import_items (import_id, address) WHERE address <> '';
CREATE INDEX site_import_items_pending ON site_import_items (import_id, kind, origin_id) WHERE pending IS NOT NULL;

-- Where addresses lead at which nothing stands: to an entry wherever it is, or to a path.
CREATE TABLE redirects (
  -- Decoded, without a slash at the end.
  path     text PRIMARY KEY,
  entry_id integer REFERENCES entries ON DELETE CASCADE,
  address  text NOT NULL DEFAULT '',
  CHECK ((entry_id IS NULL) = (address <> ''))
);
CREATE INDEX redirects_by_entry ON redirects (entry_id) WHERE entry_id IS NOT NULL;
