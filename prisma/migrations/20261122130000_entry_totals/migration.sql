-- How many entries there are of each type and status, all of them and those with each term, kept
-- by the transaction that changes them: counting a large list takes longer than all else of it.
--
-- A row is a difference, and a total is the sum of the rows of its list. Writers only add rows, so
-- that none waits for another, however long its transaction takes, and no two meet in the wrong
-- order. Now and then one of them puts the rows of a list together, but for those that somebody
-- else is just putting together; so there are about as many as FOLDED_ROWS below says.

-- Nobody writes between the counting and the triggers.
LOCK TABLE entries, entry_terms, terms IN SHARE ROW EXCLUSIVE MODE;

CREATE TABLE entry_totals (
  id      bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- 0 for all entries, whatever their terms.
  term_id integer NOT NULL,
  type    text NOT NULL,
  status  text NOT NULL,
  change  integer NOT NULL
);
CREATE INDEX entry_totals_by_list ON entry_totals (term_id, type, status);

INSERT INTO entry_totals (term_id, type, status, change)
  SELECT 0, type, status, count(*) FROM entries GROUP BY type, status
  UNION ALL
  SELECT et.term_id, e.type, e.status, count(*)
  FROM entry_terms et JOIN entries e ON e.id = et.entry_id GROUP BY et.term_id, e.type, e.status;

-- One in so many additions to a list puts its rows together.
CREATE FUNCTION fold_entry_totals() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  FOLDED_ROWS CONSTANT integer := 32;
  list record;
BEGIN
  FOR list IN
    SELECT DISTINCT term_id, type, status FROM added WHERE random() * FOLDED_ROWS < 1
  LOOP
    WITH parts AS (
      DELETE FROM entry_totals WHERE id IN (
        SELECT t.id FROM entry_totals t
        WHERE t.term_id = list.term_id AND t.type = list.type AND t.status = list.status
        FOR UPDATE SKIP LOCKED
      ) RETURNING change
    )
    INSERT INTO entry_totals (term_id, type, status, change)
      SELECT list.term_id, list.type, list.status, sum(change) FROM parts HAVING sum(change) <> 0;
  END LOOP;
  RETURN NULL;
END $$;
CREATE TRIGGER entry_totals_folded AFTER INSERT ON entry_totals
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION fold_entry_totals();

-- Entries come without terms.
CREATE FUNCTION total_added_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO entry_totals (term_id, type, status, change)
    SELECT 0, type, status, count(*) FROM added GROUP BY type, status;
  RETURN NULL;
END $$;

CREATE FUNCTION total_removed_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO entry_totals (term_id, type, status, change)
    SELECT 0, type, status, -count(*) FROM removed GROUP BY type, status;
  RETURN NULL;
END $$;

-- Those that go lose their terms while it can still be seen in which lists they have been.
CREATE FUNCTION loosen_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM entry_terms WHERE entry_id = OLD.id;
  RETURN OLD;
END $$;

-- The sides are not joined: a plan that was made for one row would take for ever with many.
CREATE FUNCTION total_moved_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO entry_totals (term_id, type, status, change)
    WITH gained AS (
      SELECT id, type, status FROM added EXCEPT SELECT id, type, status FROM removed
    ), lost AS (
      SELECT id, type, status FROM removed EXCEPT SELECT id, type, status FROM added
    ), moves AS (
      SELECT id, type, status, 1 AS change FROM gained
      UNION ALL SELECT id, type, status, -1 FROM lost
    )
    SELECT term_id, type, status, sum(change) FROM (
      SELECT 0 AS term_id, type, status, change FROM moves
      UNION ALL
      SELECT et.term_id, m.type, m.status, m.change
      FROM moves m JOIN entry_terms et ON et.entry_id = m.id
    ) changes GROUP BY term_id, type, status HAVING sum(change) <> 0;
  RETURN NULL;
END $$;

CREATE TRIGGER entries_totalled_added AFTER INSERT ON entries
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION total_added_entries();
CREATE TRIGGER entries_totalled_removed AFTER DELETE ON entries
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION total_removed_entries();
CREATE TRIGGER entries_totalled_moved AFTER UPDATE ON entries
  REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION total_moved_entries();
CREATE TRIGGER entries_loosened BEFORE DELETE ON entries
  FOR EACH ROW EXECUTE FUNCTION loosen_entry();

-- The status of an entry must not change between its terms being told and being committed. The
-- second statement sees what the first one may have had to wait for. What a term that is being
-- removed was in needs no telling. No single statement may change both the status and the terms of
-- an entry that was there before, because both triggers would tell of the terms.
CREATE FUNCTION total_bonds() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM entries WHERE id IN (SELECT entry_id FROM changed)
    ORDER BY id FOR NO KEY UPDATE;
  INSERT INTO entry_totals (term_id, type, status, change)
    SELECT c.term_id, e.type, e.status, count(*) * TG_ARGV[0]::integer
    FROM changed c JOIN entries e ON e.id = c.entry_id
    WHERE EXISTS (SELECT FROM terms t WHERE t.id = c.term_id)
    GROUP BY c.term_id, e.type, e.status;
  RETURN NULL;
END $$;

-- Triggers fire in the order of their names: before those of the digests, because all writers lock
-- an entry before its digest.
CREATE TRIGGER entry_terms_accounted_added AFTER INSERT ON entry_terms
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION total_bonds('1');
CREATE TRIGGER entry_terms_accounted_removed AFTER DELETE ON entry_terms
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION total_bonds('-1');

CREATE FUNCTION drop_term_totals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM entry_totals WHERE term_id IN (SELECT id FROM removed);
  RETURN NULL;
END $$;
CREATE TRIGGER terms_totals_dropped AFTER DELETE ON terms
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION drop_term_totals();

-- What a table is emptied of at once is told to no trigger of rows.
CREATE FUNCTION empty_entry_totals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM entry_totals WHERE TG_ARGV[0] = 'all' OR term_id <> 0;
  RETURN NULL;
END $$;
CREATE TRIGGER entries_totals_emptied AFTER TRUNCATE ON entries
  FOR EACH STATEMENT EXECUTE FUNCTION empty_entry_totals('all');
CREATE TRIGGER entry_terms_totals_emptied AFTER TRUNCATE ON entry_terms
  FOR EACH STATEMENT EXECUTE FUNCTION empty_entry_totals('with terms');
