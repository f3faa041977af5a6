-- Webhooks. Triggers write what happened into the outbox `webhook_events`, in the transaction of the
-- change, so that no writer can forget it; a job makes deliveries of it, and sends them.

CREATE TABLE webhooks (
  id            serial PRIMARY KEY,
  url           text NOT NULL,
  description   text NOT NULL DEFAULT '',
  -- Names of events, `post.*` for all of a kind, and `*` for all.
  events        text[] NOT NULL,
  -- Empty lists do not filter.
  types         text[] NOT NULL DEFAULT '{}',
  terms         integer[] NOT NULL DEFAULT '{}',
  status        text NOT NULL CHECK (status IN ('active', 'paused', 'disabled')),
  -- What secrets are derived from, newest first: `{"nonce": …, "until": …}`; the first has no end.
  secrets       jsonb NOT NULL DEFAULT jsonb_build_array(jsonb_build_object('nonce', gen_random_uuid(), 'until', NULL)),
  -- Failed attempts since the last that succeeded.
  failures      integer NOT NULL DEFAULT 0,
  failing_since timestamptz(3),
  held_until    timestamptz(3),
  created_at    timestamptz(3) NOT NULL,
  version       integer NOT NULL DEFAULT 1,
  updated_at    timestamptz(3) NOT NULL
);

CREATE TABLE webhook_events (
  id          bigserial PRIMARY KEY,
  transaction xid8 NOT NULL DEFAULT pg_current_xact_id(),
  message     uuid NOT NULL DEFAULT gen_random_uuid(),
  event       text NOT NULL,
  -- What it happened to, such as `entry:12`. Events of an item are delivered in order.
  item        text NOT NULL,
  type        text NOT NULL,
  object_id   integer,
  changed     text[] NOT NULL,
  terms       integer[] NOT NULL,
  actor_kind  text,
  actor_id    integer,
  happened_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX webhook_events_once ON webhook_events (transaction, item, event);

CREATE TABLE webhook_deliveries (
  id               bigserial PRIMARY KEY,
  webhook_id       integer NOT NULL REFERENCES webhooks ON DELETE CASCADE,
  event_id         bigint NOT NULL,
  message          uuid NOT NULL,
  event            text NOT NULL,
  item             text NOT NULL,
  type             text NOT NULL,
  object_id        integer,
  changed          text[] NOT NULL DEFAULT '{}',
  actor_kind       text,
  actor_id         integer,
  happened_at      timestamptz(3) NOT NULL,
  status           text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'delivered', 'failed')),
  attempts         integer NOT NULL DEFAULT 0,
  queued_at        timestamptz(3) NOT NULL,
  due_at           timestamptz(3) NOT NULL,
  attempted_at     timestamptz(3),
  duration         integer,
  response_status  integer,
  response_headers jsonb NOT NULL DEFAULT '{}',
  response_body    text NOT NULL DEFAULT '',
  error            text NOT NULL DEFAULT '',
  finished_at      timestamptz(3)
);
CREATE INDEX webhook_deliveries_due ON webhook_deliveries (webhook_id, due_at, event_id) WHERE status = 'pending';
CREATE INDEX webhook_deliveries_of_item ON webhook_deliveries (webhook_id, item, event_id) WHERE status = 'pending';
CREATE INDEX webhook_deliveries_by_status ON webhook_deliveries (webhook_id, status, id DESC);
CREATE INDEX webhook_deliveries_by_id ON webhook_deliveries (webhook_id, id DESC);
CREATE INDEX webhook_deliveries_finished ON webhook_deliveries (finished_at) WHERE status <> 'pending';

ALTER TABLE outgoing_messages DROP CONSTRAINT outgoing_messages_kind_check;
ALTER TABLE outgoing_messages ADD CONSTRAINT outgoing_messages_kind_check
  CHECK (kind IN ('customer_query', 'newsletter_confirm', 'webhook_disabled'));

-- Wakes the jobs of all nodes.
CREATE TRIGGER webhook_events_added AFTER INSERT ON webhook_events
  FOR EACH STATEMENT EXECUTE FUNCTION notify_change('webhooks');
CREATE TRIGGER webhook_deliveries_added AFTER INSERT ON webhook_deliveries
  FOR EACH STATEMENT EXECUTE FUNCTION notify_change('webhooks');
CREATE TRIGGER webhooks_changed AFTER UPDATE OF status ON webhooks
  FOR EACH STATEMENT EXECUTE FUNCTION notify_change('webhooks');

-- All that a site without webhooks pays for them.
CREATE FUNCTION webhooks_listen() RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM public.webhooks WHERE status = 'active')
$$;

CREATE TYPE webhook_happening AS (
  event     text,
  item      text,
  type      text,
  object_id integer,
  changed   text[],
  terms     integer[]
);

-- A transaction tells each event of an item once. What an earlier event of the transaction tells
-- already is no further change of the item.
CREATE FUNCTION record_happenings(happenings webhook_happening[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  actor jsonb := acting();
BEGIN
  IF coalesce(cardinality(happenings), 0) = 0 THEN RETURN; END IF;
  UPDATE webhook_events w SET
    changed = CASE WHEN w.event LIKE '%.created' THEN w.changed
      ELSE ARRAY(SELECT unnest(w.changed) UNION SELECT unnest(h.changed) ORDER BY 1) END,
    terms = ARRAY(SELECT unnest(w.terms) UNION SELECT unnest(h.terms))
  FROM unnest(happenings) h
  WHERE w.transaction = pg_current_xact_id() AND w.item = h.item AND right(h.event, 8) IN ('.updated', '.changed');
  INSERT INTO webhook_events (event, item, type, object_id, changed, terms, actor_kind, actor_id)
  SELECT h.event, h.item, h.type, h.object_id, h.changed, h.terms, actor ->> 'kind', (actor ->> 'id')::integer
  FROM unnest(happenings) WITH ORDINALITY AS h(event, item, type, object_id, changed, terms, place)
  WHERE right(h.event, 8) NOT IN ('.updated', '.changed') OR NOT EXISTS (
    SELECT FROM webhook_events w WHERE w.transaction = pg_current_xact_id() AND w.item = h.item)
  ORDER BY h.place
  ON CONFLICT (transaction, item, event) DO NOTHING;
END $$;

-- What events of a type of entries begin with.
CREATE FUNCTION webhook_kind(type text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE type
    WHEN 'post' THEN 'post'
    WHEN 'page' THEN 'page'
    WHEN 'attachment' THEN 'media'
    WHEN 'core_block' THEN 'block'
    WHEN 'core_navigation' THEN 'navigation'
    WHEN 'nav_menu_item' THEN 'menu_item'
    WHEN 'cal_events' THEN 'event'
    WHEN 'cal_venue' THEN 'venue'
    WHEN 'cal_organizer' THEN 'organizer'
  END
$$;

CREATE FUNCTION record_added_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT webhooks_listen() THEN RETURN NULL; END IF;
  PERFORM record_happenings(ARRAY(
    SELECT (webhook_kind(a.type) || '.' || verb, 'entry:' || a.id, a.type, a.id, '{}', '{}')::webhook_happening
    FROM added a, unnest(CASE WHEN a.status = 'publish' THEN '{created,published}' ELSE '{created}' END::text[])
      WITH ORDINALITY AS verbs(verb, place)
    WHERE webhook_kind(a.type) IS NOT NULL
    ORDER BY a.id, place));
  RETURN NULL;
END $$;

CREATE FUNCTION record_changed_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT webhooks_listen() THEN RETURN NULL; END IF;
  PERFORM record_happenings(ARRAY(
    SELECT (webhook_kind(a.type) || '.' || verb, 'entry:' || a.id, a.type, a.id, changed, '{}')::webhook_happening
    FROM added a
    JOIN removed r ON r.id = a.id,
    LATERAL (SELECT array_remove(ARRAY[
      CASE WHEN a.title <> r.title THEN 'title' END,
      CASE WHEN a.content <> r.content THEN 'content' END,
      CASE WHEN a.excerpt <> r.excerpt THEN 'excerpt' END,
      CASE WHEN a.status <> r.status THEN 'status' END,
      CASE WHEN a.slug <> r.slug THEN 'slug' END,
      CASE WHEN a.date <> r.date AND NOT (a.date_floats AND r.date_floats) THEN 'date' END,
      CASE WHEN a.author_id <> r.author_id THEN 'author' END,
      CASE WHEN a.parent_id <> r.parent_id THEN 'parent' END,
      CASE WHEN a.menu_order <> r.menu_order THEN 'menu_order' END,
      CASE WHEN a.password <> r.password THEN 'password' END,
      CASE WHEN a.comment_status <> r.comment_status THEN 'comment_status' END,
      CASE WHEN a.ping_status <> r.ping_status THEN 'ping_status' END,
      CASE WHEN a.template <> r.template THEN 'template' END,
      CASE WHEN a.format <> r.format THEN 'format' END,
      CASE WHEN a.sticky <> r.sticky THEN 'sticky' END,
      CASE WHEN a.featured_media <> r.featured_media THEN 'featured_media' END,
      CASE WHEN a.meta <> r.meta THEN 'meta' END
    ], NULL) AS changed) AS compared,
    unnest(CASE
      WHEN a.status = 'trash' AND r.status <> 'trash' THEN '{trashed}'
      WHEN r.status = 'trash' AND a.status = 'publish' THEN '{restored,published}'
      WHEN r.status = 'trash' AND a.status <> 'trash' THEN '{restored}'
      WHEN a.status = 'publish' AND r.status <> 'publish' THEN '{published}'
      WHEN r.status = 'publish' AND a.status <> 'publish' THEN '{unpublished}'
      WHEN cardinality(changed) > 0 THEN '{updated}'
      ELSE '{}'
    END::text[]) WITH ORDINALITY AS verbs(verb, place)
    WHERE webhook_kind(a.type) IS NOT NULL
    ORDER BY a.id, place));
  RETURN NULL;
END $$;

-- Before, because the terms go with the entry. That these go, and what else its deletion changes of it
-- before, is not told.
CREATE FUNCTION record_deleted_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  name text := 'entry:' || OLD.id;
  told integer[];
BEGIN
  IF webhook_kind(OLD.type) IS NOT NULL AND webhooks_listen() THEN
    WITH untold AS (
      DELETE FROM webhook_events
      WHERE transaction = pg_current_xact_id() AND item = name AND event = webhook_kind(OLD.type) || '.updated'
      RETURNING terms
    )
    SELECT terms INTO told FROM untold;
    PERFORM record_happenings(ARRAY[(webhook_kind(OLD.type) || '.deleted', name, OLD.type, OLD.id, '{}',
      ARRAY(SELECT term_id FROM entry_terms WHERE entry_id = OLD.id UNION SELECT unnest(told)))::webhook_happening]);
  END IF;
  RETURN OLD;
END $$;

CREATE TRIGGER entries_recorded_added AFTER INSERT ON entries
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION record_added_entries();
CREATE TRIGGER entries_recorded AFTER UPDATE ON entries
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION record_changed_entries();
CREATE TRIGGER entries_recorded_removed BEFORE DELETE ON entries
  FOR EACH ROW EXECUTE FUNCTION record_deleted_entry();

-- Of entries that are being deleted the bonds go too, which is no change of the entry.
CREATE FUNCTION record_bonds() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT webhooks_listen() THEN RETURN NULL; END IF;
  PERFORM record_happenings(ARRAY(
    SELECT (webhook_kind(e.type) || '.updated', 'entry:' || e.id, e.type, e.id, '{terms}', c.terms)::webhook_happening
    FROM (SELECT entry_id, array_agg(term_id) AS terms FROM changed GROUP BY entry_id) c
    JOIN entries e ON e.id = c.entry_id
    WHERE webhook_kind(e.type) IS NOT NULL
    ORDER BY e.id));
  RETURN NULL;
END $$;

CREATE TRIGGER entry_terms_recorded_added AFTER INSERT ON entry_terms
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION record_bonds();
CREATE TRIGGER entry_terms_recorded_removed AFTER DELETE ON entry_terms
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION record_bonds();

-- What only events, venues, organizers and media items have beside their entry.
CREATE FUNCTION record_details() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT webhooks_listen() THEN RETURN NULL; END IF;
  PERFORM record_happenings(ARRAY(
    SELECT (webhook_kind(e.type) || '.updated', 'entry:' || e.id, e.type, e.id, '{details}', '{}')::webhook_happening
    FROM added a
    JOIN removed r ON r.entry_id = a.entry_id AND a IS DISTINCT FROM r
    JOIN entries e ON e.id = a.entry_id
    ORDER BY e.id));
  RETURN NULL;
END $$;

CREATE TRIGGER events_recorded AFTER UPDATE ON events
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION record_details();
CREATE TRIGGER venues_recorded AFTER UPDATE ON venues
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION record_details();
CREATE TRIGGER organizers_recorded AFTER UPDATE ON organizers
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION record_details();
CREATE TRIGGER media_recorded AFTER UPDATE ON media
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION record_details();

CREATE FUNCTION record_links() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT webhooks_listen() THEN RETURN NULL; END IF;
  PERFORM record_happenings(ARRAY(
    SELECT ('event.updated', 'entry:' || e.id, e.type, e.id, '{details}', '{}')::webhook_happening
    FROM entries e WHERE e.id IN (SELECT event_id FROM changed)
    ORDER BY e.id));
  RETURN NULL;
END $$;

CREATE TRIGGER event_links_recorded_added AFTER INSERT ON event_links
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION record_links();
CREATE TRIGGER event_links_recorded_removed AFTER DELETE ON event_links
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION record_links();

-- What is called the same for all rows of a table: that they come, and that they go.
CREATE FUNCTION record_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT webhooks_listen() THEN RETURN NULL; END IF;
  PERFORM record_happenings(ARRAY(
    SELECT (TG_ARGV[0] || CASE TG_OP WHEN 'INSERT' THEN '.created' ELSE '.deleted' END, TG_ARGV[0] || ':' || c.id,
      coalesce(to_jsonb(c) ->> TG_ARGV[1], TG_ARGV[0]), c.id, '{}',
      CASE TG_ARGV[0] WHEN 'term' THEN ARRAY[c.id] ELSE '{}' END)::webhook_happening
    FROM changed c
    ORDER BY c.id));
  RETURN NULL;
END $$;

CREATE FUNCTION record_changed_comments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT webhooks_listen() THEN RETURN NULL; END IF;
  PERFORM record_happenings(ARRAY(
    SELECT ('comment.' || CASE
      WHEN a.status = 'trash' AND r.status <> 'trash' THEN 'trashed'
      WHEN r.status = 'trash' AND a.status <> 'trash' THEN 'restored'
      WHEN a.status = 'approved' AND r.status <> 'approved' THEN 'approved'
      ELSE 'updated'
    END, 'comment:' || a.id, a.type, a.id, changed, '{}')::webhook_happening
    FROM added a
    JOIN removed r ON r.id = a.id,
    LATERAL (SELECT array_remove(ARRAY[
      CASE WHEN a.status <> r.status THEN 'status' END,
      CASE WHEN a.content <> r.content THEN 'content' END,
      CASE WHEN a.date <> r.date THEN 'date' END,
      CASE WHEN a.entry_id <> r.entry_id THEN 'post' END,
      CASE WHEN a.parent_id <> r.parent_id THEN 'parent' END,
      CASE WHEN a.author_id IS DISTINCT FROM r.author_id THEN 'author' END,
      CASE WHEN a.author_name <> r.author_name THEN 'author_name' END,
      CASE WHEN a.author_email <> r.author_email THEN 'author_email' END,
      CASE WHEN a.author_url <> r.author_url THEN 'author_url' END,
      CASE WHEN a.meta <> r.meta THEN 'meta' END
    ], NULL) AS changed) AS compared
    WHERE cardinality(changed) > 0
    ORDER BY a.id));
  RETURN NULL;
END $$;

CREATE TRIGGER comments_recorded_added AFTER INSERT ON comments
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION record_rows('comment', 'type');
CREATE TRIGGER comments_recorded AFTER UPDATE ON comments
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION record_changed_comments();
CREATE TRIGGER comments_recorded_removed AFTER DELETE ON comments
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION record_rows('comment', 'type');

-- How many entries have a term is no change of the term.
CREATE FUNCTION record_changed_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT webhooks_listen() THEN RETURN NULL; END IF;
  PERFORM record_happenings(ARRAY(
    SELECT ('term.updated', 'term:' || a.id, a.taxonomy, a.id, changed, ARRAY[a.id])::webhook_happening
    FROM added a
    JOIN removed r ON r.id = a.id,
    LATERAL (SELECT array_remove(ARRAY[
      CASE WHEN a.name <> r.name THEN 'name' END,
      CASE WHEN a.slug <> r.slug THEN 'slug' END,
      CASE WHEN a.description <> r.description THEN 'description' END,
      CASE WHEN a.parent_id <> r.parent_id THEN 'parent' END,
      CASE WHEN a.meta <> r.meta THEN 'meta' END
    ], NULL) AS changed) AS compared
    WHERE cardinality(changed) > 0
    ORDER BY a.id));
  RETURN NULL;
END $$;

CREATE TRIGGER terms_recorded_added AFTER INSERT ON terms
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION record_rows('term', 'taxonomy');
CREATE TRIGGER terms_recorded AFTER UPDATE ON terms
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION record_changed_terms();
CREATE TRIGGER terms_recorded_removed AFTER DELETE ON terms
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION record_rows('term', 'taxonomy');

CREATE FUNCTION record_changed_users() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT webhooks_listen() THEN RETURN NULL; END IF;
  PERFORM record_happenings(ARRAY(
    SELECT ('user.updated', 'user:' || a.id, 'user', a.id, changed, '{}')::webhook_happening
    FROM added a
    JOIN removed r ON r.id = a.id,
    LATERAL (SELECT array_remove(ARRAY[
      CASE WHEN a.login <> r.login THEN 'username' END,
      CASE WHEN a.slug <> r.slug THEN 'slug' END,
      CASE WHEN a.email <> r.email THEN 'email' END,
      CASE WHEN a.display_name <> r.display_name THEN 'name' END,
      CASE WHEN a.first_name <> r.first_name THEN 'first_name' END,
      CASE WHEN a.last_name <> r.last_name THEN 'last_name' END,
      CASE WHEN a.nickname <> r.nickname THEN 'nickname' END,
      CASE WHEN a.description <> r.description THEN 'description' END,
      CASE WHEN a.url <> r.url THEN 'url' END,
      CASE WHEN a.locale <> r.locale THEN 'locale' END,
      CASE WHEN a.roles <> r.roles THEN 'roles' END,
      CASE WHEN a.extra_capabilities <> r.extra_capabilities THEN 'extra_capabilities' END,
      CASE WHEN a.meta <> r.meta THEN 'meta' END,
      CASE WHEN a.password_hash <> r.password_hash THEN 'password' END
    ], NULL) AS changed) AS compared
    WHERE cardinality(changed) > 0
    ORDER BY a.id));
  RETURN NULL;
END $$;

CREATE TRIGGER users_recorded_added AFTER INSERT ON users
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION record_rows('user', '');
CREATE TRIGGER users_recorded AFTER UPDATE ON users
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION record_changed_users();
CREATE TRIGGER users_recorded_removed AFTER DELETE ON users
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION record_rows('user', '');

-- The key of the site is no setting, and the revision counts what the others tell.
CREATE FUNCTION record_settings() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  names text[];
BEGIN
  IF NOT webhooks_listen() THEN RETURN NULL; END IF;
  IF TG_OP = 'UPDATE' THEN
    names := ARRAY(SELECT a.key FROM changed a JOIN removed r ON r.key = a.key AND r.value IS DISTINCT FROM a.value);
  ELSE
    names := ARRAY(SELECT key FROM changed);
  END IF;
  names := ARRAY(SELECT unnest(names) EXCEPT SELECT unnest('{secret,revision}'::text[]) ORDER BY 1);
  IF cardinality(names) > 0 THEN
    PERFORM record_happenings(ARRAY[('settings.changed', 'settings', 'settings', NULL, names, '{}')::webhook_happening]);
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER settings_recorded_added AFTER INSERT ON settings
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION record_settings();
CREATE TRIGGER settings_recorded AFTER UPDATE ON settings
  REFERENCING OLD TABLE AS removed NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION record_settings();
CREATE TRIGGER settings_recorded_removed AFTER DELETE ON settings
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION record_settings();
