-- Users, credentials, settings, entries with their revisions and terms.

CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;
CREATE EXTENSION IF NOT EXISTS citext;

-- Text as searches and title orders compare it: no accents, no case. Immutable because the
-- dictionary is named, so that columns may be generated from it.
CREATE FUNCTION fold(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT lower(public.unaccent('public.unaccent'::regdictionary, value)) $$;

CREATE TABLE users (
  id                 serial PRIMARY KEY,
  login              citext NOT NULL UNIQUE,
  slug               text NOT NULL UNIQUE,
  email              citext NOT NULL UNIQUE,
  display_name       text NOT NULL,
  first_name         text NOT NULL DEFAULT '',
  last_name          text NOT NULL DEFAULT '',
  nickname           text NOT NULL DEFAULT '',
  description        text NOT NULL DEFAULT '',
  url                text NOT NULL DEFAULT '',
  locale             text NOT NULL DEFAULT '',
  roles              text[] NOT NULL DEFAULT '{}',
  extra_capabilities jsonb NOT NULL DEFAULT '{}',
  meta               jsonb NOT NULL DEFAULT '{}',
  password_hash      text NOT NULL,
  registered_at      timestamptz(3) NOT NULL DEFAULT now(),
  version            integer NOT NULL DEFAULT 1,
  updated_at         timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX users_by_name ON users (display_name, id);

CREATE TABLE application_passwords (
  uuid         uuid PRIMARY KEY,
  user_id      integer NOT NULL REFERENCES users ON DELETE CASCADE,
  app_id       text NOT NULL DEFAULT '',
  name         text NOT NULL,
  hash         bytea NOT NULL,
  created_at   timestamptz(3) NOT NULL DEFAULT now(),
  last_used_at timestamptz(3),
  last_ip      text
);
CREATE INDEX application_passwords_by_user ON application_passwords (user_id);

CREATE TABLE sessions (
  hash       bytea PRIMARY KEY,
  user_id    integer NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  expires_at timestamptz(3) NOT NULL
);
CREATE INDEX sessions_by_user ON sessions (user_id);
CREATE INDEX sessions_by_expiry ON sessions (expires_at);

CREATE TABLE rate_limits (
  key    varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);

CREATE TABLE settings (
  key   text PRIMARY KEY,
  value jsonb NOT NULL
);

CREATE SEQUENCE entry_id AS integer;

CREATE TABLE entries (
  id             integer PRIMARY KEY DEFAULT nextval('entry_id'),
  type           text NOT NULL,
  status         text NOT NULL,
  slug           text NOT NULL DEFAULT '',
  slug_scope     integer NOT NULL DEFAULT 0,
  title          text NOT NULL DEFAULT '',
  content        text NOT NULL DEFAULT '',
  excerpt        text NOT NULL DEFAULT '',
  author_id      integer NOT NULL REFERENCES users,
  parent_id      integer NOT NULL DEFAULT 0,
  menu_order     integer NOT NULL DEFAULT 0,
  password       text NOT NULL DEFAULT '',
  comment_status text NOT NULL DEFAULT 'closed',
  ping_status    text NOT NULL DEFAULT 'closed',
  template       text NOT NULL DEFAULT '',
  format         text NOT NULL DEFAULT 'standard',
  sticky         boolean NOT NULL DEFAULT false,
  featured_media integer NOT NULL DEFAULT 0,
  meta           jsonb NOT NULL DEFAULT '{}',
  date           timestamptz(3) NOT NULL,
  date_floats    boolean NOT NULL DEFAULT false,
  modified       timestamptz(3) NOT NULL,
  trashed_status text,
  trashed_slug   text,
  trashed_at     timestamptz(3),
  version        integer NOT NULL DEFAULT 1,
  updated_at     timestamptz(3) NOT NULL DEFAULT now(),
  title_folded   text GENERATED ALWAYS AS (fold(title)) STORED,
  excerpt_folded text GENERATED ALWAYS AS (fold(excerpt)) STORED,
  content_folded text GENERATED ALWAYS AS (fold(content)) STORED
);
-- A slug names one entry among those of its type and scope; the trash is no address.
CREATE UNIQUE INDEX entries_slug ON entries (type, slug_scope, slug) WHERE slug <> '' AND status <> 'trash';
CREATE INDEX entries_by_slug ON entries (slug) WHERE slug <> '';
CREATE INDEX entries_by_date ON entries (type, status, date DESC, id DESC);
-- Lists over several statuses: read in the order of dates, the rest judged by the index alone.
CREATE INDEX entries_by_type_date ON entries (type, date DESC, id DESC) INCLUDE (status, author_id);
CREATE INDEX entries_by_modified ON entries (type, status, modified DESC, id DESC);
CREATE INDEX entries_by_id ON entries (type, status, id);
CREATE INDEX entries_by_title ON entries (type, status, left(title_folded, 200), id);
CREATE INDEX entries_by_slug_order ON entries (type, status, slug, id);
CREATE INDEX entries_by_author ON entries (author_id, type, status, date DESC, id DESC);
CREATE INDEX entries_by_parent ON entries (parent_id, type, menu_order, id) WHERE parent_id <> 0;
CREATE INDEX entries_by_author_order ON entries (type, status, author_id, id);
CREATE INDEX entries_by_parent_order ON entries (type, status, parent_id, id);
CREATE INDEX entries_by_menu_order ON entries (type, status, menu_order, id);
CREATE INDEX entries_sticky ON entries (type, date DESC, id DESC) WHERE sticky;
CREATE INDEX entries_due ON entries (date) WHERE status = 'future';
CREATE INDEX entries_by_text ON entries USING gin (
  title_folded gin_trgm_ops, excerpt_folded gin_trgm_ops, content_folded gin_trgm_ops
);

CREATE TABLE revisions (
  id         integer PRIMARY KEY DEFAULT nextval('entry_id'),
  kind       text NOT NULL CHECK (kind IN ('revision', 'autosave')),
  parent_id  integer NOT NULL REFERENCES entries ON DELETE CASCADE,
  author_id  integer NOT NULL,
  title      text NOT NULL DEFAULT '',
  content    text NOT NULL DEFAULT '',
  excerpt    text NOT NULL DEFAULT '',
  meta       jsonb NOT NULL DEFAULT '{}',
  date       timestamptz(3) NOT NULL,
  modified   timestamptz(3) NOT NULL,
  version    integer NOT NULL DEFAULT 1,
  updated_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX revisions_by_parent ON revisions (parent_id, date DESC, id DESC);
-- One autosave per author and entry.
CREATE UNIQUE INDEX revisions_autosave ON revisions (parent_id, author_id) WHERE kind = 'autosave';

CREATE TABLE terms (
  id          serial PRIMARY KEY,
  taxonomy    text NOT NULL,
  name        text NOT NULL,
  slug        text NOT NULL,
  description text NOT NULL DEFAULT '',
  parent_id   integer NOT NULL DEFAULT 0,
  count       integer NOT NULL DEFAULT 0,
  meta        jsonb NOT NULL DEFAULT '{}',
  version     integer NOT NULL DEFAULT 1,
  updated_at  timestamptz(3) NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX terms_slug ON terms (taxonomy, slug);
CREATE INDEX terms_by_name ON terms (taxonomy, fold(left(name, 200)), id);
CREATE INDEX terms_by_parent ON terms (taxonomy, parent_id);

CREATE TABLE entry_terms (
  entry_id integer NOT NULL REFERENCES entries ON DELETE CASCADE,
  term_id  integer NOT NULL REFERENCES terms ON DELETE CASCADE,
  PRIMARY KEY (entry_id, term_id)
);
CREATE INDEX entry_terms_by_term ON entry_terms (term_id, entry_id);

-- Change notices. They commit with the write that they tell of, whoever makes it, and reach
-- every node; PostgreSQL folds equal notices of one transaction into one.
CREATE FUNCTION notify_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('almanac_changes', TG_ARGV[0]);
  RETURN NULL;
END $$;

CREATE TRIGGER entries_changed AFTER INSERT OR UPDATE OR DELETE ON entries
  FOR EACH STATEMENT EXECUTE FUNCTION notify_change('content');
CREATE TRIGGER revisions_changed AFTER INSERT OR UPDATE OR DELETE ON revisions
  FOR EACH STATEMENT EXECUTE FUNCTION notify_change('content');
CREATE TRIGGER terms_changed AFTER INSERT OR UPDATE OR DELETE ON terms
  FOR EACH STATEMENT EXECUTE FUNCTION notify_change('content');
CREATE TRIGGER entry_terms_changed AFTER INSERT OR UPDATE OR DELETE ON entry_terms
  FOR EACH STATEMENT EXECUTE FUNCTION notify_change('content');
CREATE TRIGGER users_changed AFTER INSERT OR UPDATE OR DELETE ON users
  FOR EACH STATEMENT EXECUTE FUNCTION notify_change('accounts');
-- Not on last_used_at and last_ip: a mere use changes nothing that anybody remembers.
CREATE TRIGGER application_passwords_changed
  AFTER INSERT OR DELETE OR UPDATE OF name, app_id, hash, user_id ON application_passwords
  FOR EACH STATEMENT EXECUTE FUNCTION notify_change('accounts');
CREATE TRIGGER settings_changed AFTER INSERT OR UPDATE OR DELETE ON settings
  FOR EACH STATEMENT EXECUTE FUNCTION notify_change('settings');

INSERT INTO terms (taxonomy, name, slug) VALUES ('category', 'Uncategorized', 'uncategorized');
INSERT INTO settings (key, value)
  SELECT 'default_category', to_jsonb(id) FROM terms WHERE taxonomy = 'category' AND slug = 'uncategorized';
