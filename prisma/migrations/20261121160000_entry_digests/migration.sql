-- What every answer tells of an entry and other tables hold: its terms in the order of their names,
-- and how many revisions it has. Kept beside the entry by triggers, so that no writer can forget to,
-- because a list would otherwise spend more time on these than on the entries themselves.

CREATE TABLE entry_digests (
  entry_id  integer PRIMARY KEY REFERENCES entries ON DELETE CASCADE,
  -- Ids by taxonomy, in the order of the terms' names.
  terms     jsonb NOT NULL DEFAULT '{}',
  -- Autosaves count too; the latest is the newest of all, 0 when there is none.
  revisions jsonb NOT NULL DEFAULT '{"count": 0, "latest": 0}'
) WITH (fillfactor = 70);

CREATE FUNCTION digested_terms(entry integer) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT coalesce(jsonb_object_agg(grouped.taxonomy, grouped.ids), '{}') FROM (
    SELECT t.taxonomy, jsonb_agg(t.id ORDER BY public.fold(left(t.name, 200)), t.id) AS ids
    FROM public.entry_terms et JOIN public.terms t ON t.id = et.term_id
    WHERE et.entry_id = entry GROUP BY t.taxonomy
  ) grouped
$$;

CREATE FUNCTION digested_revisions(entry integer) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'count', (SELECT count(*) FROM public.revisions r WHERE r.parent_id = entry),
    'latest', coalesce((
      SELECT r.id FROM public.revisions r WHERE r.parent_id = entry
      ORDER BY r.date DESC, r.id DESC LIMIT 1
    ), 0)
  )
$$;

INSERT INTO entry_digests (entry_id, terms, revisions)
  SELECT id, digested_terms(id), digested_revisions(id) FROM entries;

CREATE FUNCTION begin_entry_digests() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO entry_digests (entry_id) SELECT id FROM changed ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

-- Two statements each: the second one sees what the first one may have had to wait for, so that of
-- two writers at once the later one writes down what both have done.
CREATE FUNCTION digest_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM entry_digests WHERE entry_id IN (SELECT entry_id FROM changed)
    ORDER BY entry_id FOR NO KEY UPDATE;
  UPDATE entry_digests SET terms = digested_terms(entry_id)
    WHERE entry_id IN (SELECT entry_id FROM changed);
  -- A statement that makes entries with their terms tells of the terms first.
  INSERT INTO entry_digests (entry_id, terms)
    SELECT e.id, digested_terms(e.id) FROM entries e
    WHERE e.id IN (SELECT entry_id FROM changed)
      AND NOT EXISTS (SELECT FROM entry_digests d WHERE d.entry_id = e.id)
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE FUNCTION digest_revisions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM entry_digests WHERE entry_id IN (SELECT parent_id FROM changed)
    ORDER BY entry_id FOR NO KEY UPDATE;
  UPDATE entry_digests SET revisions = digested_revisions(entry_id)
    WHERE entry_id IN (SELECT parent_id FROM changed);
  RETURN NULL;
END $$;

-- Another name may have another place; an only term has the same one under any name.
CREATE FUNCTION digest_renamed_term() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM entry_digests d JOIN entry_terms et ON et.entry_id = d.entry_id
    WHERE et.term_id = NEW.id AND jsonb_array_length(d.terms -> NEW.taxonomy) > 1
    ORDER BY d.entry_id FOR NO KEY UPDATE OF d;
  UPDATE entry_digests d SET terms = digested_terms(d.entry_id)
    FROM entry_terms et
    WHERE et.entry_id = d.entry_id AND et.term_id = NEW.id
      AND jsonb_array_length(d.terms -> NEW.taxonomy) > 1;
  RETURN NULL;
END $$;

CREATE TRIGGER entries_digested AFTER INSERT ON entries
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION begin_entry_digests();
CREATE TRIGGER entry_terms_added AFTER INSERT ON entry_terms
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION digest_terms();
CREATE TRIGGER entry_terms_removed AFTER DELETE ON entry_terms
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION digest_terms();
CREATE TRIGGER revisions_added AFTER INSERT ON revisions
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION digest_revisions();
CREATE TRIGGER revisions_altered AFTER UPDATE ON revisions
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION digest_revisions();
CREATE TRIGGER revisions_removed AFTER DELETE ON revisions
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION digest_revisions();
CREATE TRIGGER terms_renamed AFTER UPDATE OF name ON terms
  FOR EACH ROW WHEN (NEW.name IS DISTINCT FROM OLD.name) EXECUTE FUNCTION digest_renamed_term();
