-- Lists of a term are read in the order of dates from one index, and their totals are sums of months:
-- neither takes longer the longer the list is. What was written before is filled in by the next
-- migration.

-- Copied from the entry by the triggers below.
ALTER TABLE entry_terms
  ADD COLUMN type      text NOT NULL DEFAULT '',
  ADD COLUMN status    text NOT NULL DEFAULT '',
  ADD COLUMN author_id integer NOT NULL DEFAULT 0,
  ADD COLUMN date      timestamptz(3) NOT NULL DEFAULT 'epoch';

ALTER TABLE entry_totals
  -- 0 for entries of all authors. What one author has stands under the term -1.
  ADD COLUMN author_id integer NOT NULL DEFAULT 0,
  -- The first day of the month, in UTC, that the dates of the entries are in.
  ADD COLUMN month     date NOT NULL DEFAULT 'epoch';

CREATE FUNCTION month_of(moment timestamptz) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN date_trunc('month', moment AT TIME ZONE 'UTC')::date;

CREATE FUNCTION fill_entry_term() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  entry record;
BEGIN
  SELECT e.type, e.status, e.author_id, e.date INTO entry FROM entries e WHERE e.id = NEW.entry_id;
  IF FOUND THEN
    NEW.type := entry.type;
    NEW.status := entry.status;
    NEW.author_id := entry.author_id;
    NEW.date := entry.date;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER entry_terms_filled BEFORE INSERT ON entry_terms
  FOR EACH ROW EXECUTE FUNCTION fill_entry_term();

CREATE FUNCTION copy_to_entry_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE entry_terms
    SET type = NEW.type, status = NEW.status, author_id = NEW.author_id, date = NEW.date
    WHERE entry_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER entries_copied_to_terms AFTER UPDATE OF type, status, author_id, date ON entries
  FOR EACH ROW WHEN ((OLD.type, OLD.status, OLD.author_id, OLD.date)
    IS DISTINCT FROM (NEW.type, NEW.status, NEW.author_id, NEW.date))
  EXECUTE FUNCTION copy_to_entry_terms();

-- One in so many additions to a month of a list puts its rows together.
CREATE OR REPLACE FUNCTION fold_entry_totals() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  FOLDED_ROWS CONSTANT integer := 32;
  list record;
BEGIN
  FOR list IN
    SELECT DISTINCT term_id, author_id, type, status, month FROM added
    WHERE random() * FOLDED_ROWS < 1
  LOOP
    WITH parts AS (
      DELETE FROM entry_totals WHERE id IN (
        SELECT t.id FROM entry_totals t
        WHERE t.term_id = list.term_id AND t.author_id = list.author_id AND t.type = list.type
          AND t.status = list.status AND t.month = list.month
        FOR UPDATE SKIP LOCKED
      ) RETURNING change
    )
    INSERT INTO entry_totals (term_id, author_id, type, status, month, change)
      SELECT list.term_id, list.author_id, list.type, list.status, list.month, sum(change)
      FROM parts HAVING sum(change) <> 0;
  END LOOP;
  RETURN NULL;
END $$;

-- Entries come without terms.
CREATE OR REPLACE FUNCTION total_added_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO entry_totals (term_id, author_id, type, status, month, change)
    SELECT list.term_id, list.author_id, a.type, a.status, month_of(a.date), count(*)
    FROM added a, LATERAL (VALUES (0, 0), (-1, a.author_id)) AS list (term_id, author_id)
    GROUP BY 1, 2, 3, 4, 5;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION total_removed_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO entry_totals (term_id, author_id, type, status, month, change)
    SELECT list.term_id, list.author_id, r.type, r.status, month_of(r.date), -count(*)
    FROM removed r, LATERAL (VALUES (0, 0), (-1, r.author_id)) AS list (term_id, author_id)
    GROUP BY 1, 2, 3, 4, 5;
  RETURN NULL;
END $$;

-- The sides are not joined: a plan that was made for one row would take for ever with many.
CREATE OR REPLACE FUNCTION total_moved_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO entry_totals (term_id, author_id, type, status, month, change)
    WITH former AS (
      SELECT id, type, status, author_id, month_of(date) AS month FROM removed
    ), present AS (
      SELECT id, type, status, author_id, month_of(date) AS month FROM added
    ), moves AS (
      SELECT gained.*, 1 AS change
      FROM (SELECT * FROM present EXCEPT SELECT * FROM former) gained
      UNION ALL
      SELECT lost.*, -1 FROM (SELECT * FROM former EXCEPT SELECT * FROM present) lost
    )
    SELECT term_id, author_id, type, status, month, sum(change) FROM (
      SELECT list.term_id, list.author_id, m.type, m.status, m.month, m.change
      FROM moves m, LATERAL (VALUES (0, 0), (-1, m.author_id)) AS list (term_id, author_id)
      UNION ALL
      SELECT et.term_id, 0, m.type, m.status, m.month, m.change
      FROM moves m JOIN entry_terms et ON et.entry_id = m.id
    ) changes GROUP BY term_id, author_id, type, status, month HAVING sum(change) <> 0;
  RETURN NULL;
END $$;

-- Whoever gives an entry terms while somebody else changes it has copied what it was before.
CREATE OR REPLACE FUNCTION total_bonds() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM entries WHERE id IN (SELECT entry_id FROM changed)
    ORDER BY id FOR NO KEY UPDATE;
  INSERT INTO entry_totals (term_id, type, status, month, change)
    SELECT c.term_id, e.type, e.status, month_of(e.date), count(*) * TG_ARGV[0]::integer
    FROM changed c JOIN entries e ON e.id = c.entry_id
    WHERE EXISTS (SELECT FROM terms t WHERE t.id = c.term_id)
    GROUP BY 1, 2, 3, 4;
  IF TG_OP = 'INSERT' AND EXISTS (
    SELECT FROM changed c JOIN entries e ON e.id = c.entry_id
    WHERE (c.type, c.status, c.author_id, c.date)
      IS DISTINCT FROM (e.type, e.status, e.author_id, e.date)
  ) THEN
    UPDATE entry_terms et
      SET type = e.type, status = e.status, author_id = e.author_id, date = e.date
      FROM changed c JOIN entries e ON e.id = c.entry_id
      WHERE et.entry_id = c.entry_id AND et.term_id = c.term_id;
  END IF;
  RETURN NULL;
END $$;

-- What a table is emptied of at once is told to no trigger of rows.
CREATE OR REPLACE FUNCTION empty_entry_totals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM entry_totals WHERE TG_ARGV[0] = 'all' OR term_id > 0;
  RETURN NULL;
END $$;
