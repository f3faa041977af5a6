-- Change notices that say what has changed, so that nodes forget only what they have made of that. A notice
-- names its topic and then keys, such as `content entries entries:post entry:12`; one without keys is about
-- all of the topic. src/data/database/dependencies.ts says what the keys mean. Nodes of former versions
-- listen to another channel, on which they are told the topic alone.

-- NULL stands for all of the topic.
CREATE FUNCTION notify_keys(topic text, keys text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  -- PostgreSQL takes no payload of 8000 bytes.
  LONGEST CONSTANT integer := 7900;
  notice text := coalesce(topic || ' ' || array_to_string(keys, ' '), topic);
BEGIN
  PERFORM pg_notify('almanac_changes', topic);
  PERFORM pg_notify('almanac_keys', CASE WHEN octet_length(notice) > LONGEST THEN topic ELSE notice END);
END $$;

CREATE OR REPLACE FUNCTION notify_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_keys(TG_ARGV[0], ARRAY[TG_TABLE_NAME::text]);
  RETURN NULL;
END $$;

-- Entries with a term are listed with those of the terms above it as well.
CREATE FUNCTION keys_of_terms(ids integer[]) RETURNS SETOF text LANGUAGE sql STABLE AS $$
  WITH RECURSIVE above AS (
    SELECT t.id, t.parent_id FROM public.terms t WHERE t.id = ANY(ids)
    UNION
    SELECT t.id, t.parent_id FROM above JOIN public.terms t ON t.id = above.parent_id
  )
  SELECT 'in:' || id FROM above UNION SELECT 'in:' || unnest(ids)
$$;

CREATE FUNCTION notify_entries() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  keys text[];
  moved integer[];
BEGIN
  IF TG_OP = 'UPDATE' THEN
    -- What decides on more than the entry itself and on orders and searches by its texts.
    moved := ARRAY(SELECT a.id FROM added a JOIN removed r ON r.id = a.id WHERE
      (a.type, a.status, a.slug, a.slug_scope, a.author_id, a.parent_id, a.menu_order, a.password, a.date,
        a.sticky, a.comment_status, a.ping_status, a.template, a.format, a.featured_media, a.trashed_status)
      IS DISTINCT FROM
      (r.type, r.status, r.slug, r.slug_scope, r.author_id, r.parent_id, r.menu_order, r.password, r.date,
        r.sticky, r.comment_status, r.ping_status, r.template, r.format, r.featured_media, r.trashed_status));
    keys := ARRAY(
      SELECT unnest(ARRAY['entry:' || id, 'entries:' || type, 'texts:' || type]) FROM added
      UNION SELECT 'entries:' || type FROM removed
      UNION SELECT unnest(ARRAY['list:' || type, 'around']) FROM added WHERE id = ANY(moved)
      UNION SELECT 'list:' || type FROM removed WHERE id = ANY(moved)
      -- What is copied to its terms.
      UNION SELECT 'entry_terms' WHERE cardinality(moved) > 0
      UNION SELECT keys_of_terms(ARRAY(SELECT term_id FROM entry_terms WHERE entry_id = ANY(moved))));
  ELSIF TG_OP = 'INSERT' THEN
    -- Terms come later, and nothing lies below it yet.
    keys := ARRAY(SELECT DISTINCT unnest(
      ARRAY['entry:' || id, 'entries:' || type, 'texts:' || type, 'list:' || type]) FROM added);
  ELSE
    -- Terms went before.
    keys := ARRAY(SELECT DISTINCT unnest(
      ARRAY['entry:' || id, 'entries:' || type, 'texts:' || type, 'list:' || type, 'around']) FROM removed);
  END IF;
  IF cardinality(keys) > 0 THEN PERFORM notify_keys('content', 'entries'::text || keys); END IF;
  RETURN NULL;
END $$;

DROP TRIGGER entries_changed ON entries;
CREATE TRIGGER entries_changed_added AFTER INSERT ON entries
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION notify_entries();
CREATE TRIGGER entries_changed AFTER UPDATE ON entries
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION notify_entries();
CREATE TRIGGER entries_changed_removed AFTER DELETE ON entries
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION notify_entries();

-- Rows that belong to an entry.
CREATE FUNCTION notify_of_entries() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  keys text[] := ARRAY(
    SELECT unnest(ARRAY['entry:' || c.entry_id, 'entries:' || e.type])
    FROM changed c LEFT JOIN entries e ON e.id = c.entry_id WHERE c.entry_id IS NOT NULL);
BEGIN
  IF cardinality(keys) > 0 THEN
    IF TG_TABLE_NAME = 'entry_terms' THEN
      keys := keys || ARRAY(SELECT keys_of_terms(ARRAY(SELECT DISTINCT (to_jsonb(c) ->> 'term_id')::int FROM changed c)));
    END IF;
    PERFORM notify_keys('content', TG_TABLE_NAME::text || ARRAY(SELECT DISTINCT unnest(keys)));
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION notify_all() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_keys(TG_ARGV[0], NULL);
  RETURN NULL;
END $$;

DROP TRIGGER entry_terms_changed ON entry_terms;
CREATE TRIGGER entry_terms_changed_added AFTER INSERT ON entry_terms
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_of_entries();
CREATE TRIGGER entry_terms_changed_removed AFTER DELETE ON entry_terms
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_of_entries();
-- Bonds come and go; what is copied to them is told with the entry.
CREATE TRIGGER entry_terms_changed AFTER UPDATE OF entry_id, term_id ON entry_terms
  FOR EACH STATEMENT EXECUTE FUNCTION notify_all('content');

-- What writes of terms and revisions leave behind, whoever made them.
CREATE TRIGGER entry_digests_changed AFTER UPDATE ON entry_digests
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_of_entries();

DROP TRIGGER media_changed ON media;
CREATE TRIGGER media_changed_added AFTER INSERT ON media
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_of_entries();
CREATE TRIGGER media_changed AFTER UPDATE ON media
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_of_entries();
CREATE TRIGGER media_changed_removed AFTER DELETE ON media
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_of_entries();

-- Totals of terms change often, where they stand in the tree seldom.
CREATE FUNCTION notify_terms() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  keys text[] := ARRAY(SELECT 'term:' || id FROM changed) || ARRAY['terms', 'tree'];
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF NOT EXISTS (SELECT FROM changed c JOIN former f ON f.id = c.id
        WHERE (c.taxonomy, c.parent_id) IS DISTINCT FROM (f.taxonomy, f.parent_id)) THEN
      keys := trim_array(keys, 1);
    END IF;
  END IF;
  IF EXISTS (SELECT FROM changed) THEN PERFORM notify_keys('content', keys); END IF;
  RETURN NULL;
END $$;

DROP TRIGGER terms_changed ON terms;
CREATE TRIGGER terms_changed_added AFTER INSERT ON terms
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_terms();
CREATE TRIGGER terms_changed AFTER UPDATE ON terms
  REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_terms();
CREATE TRIGGER terms_changed_removed AFTER DELETE ON terms
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_terms();
