-- Totals are kept by parts of months, so that a far page skips all but a few days of its list. What
-- was written before is filled in by the next migration.

-- The 1st, 8th, 15th, 22nd or 29th day of the month, in UTC, whichever came last. Nodes of the
-- former version read the month.
ALTER TABLE entry_totals ADD COLUMN part date NOT NULL DEFAULT 'epoch';

CREATE FUNCTION part_of_month(moment timestamptz) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (moment AT TIME ZONE 'UTC')::date
    - (extract(day FROM moment AT TIME ZONE 'UTC')::integer - 1) % 7;

-- One in so many additions to a part of a list puts its rows together.
CREATE OR REPLACE FUNCTION fold_entry_totals() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  FOLDED_ROWS CONSTANT integer := 32;
  list record;
BEGIN
  FOR list IN
    SELECT DISTINCT term_id, author_id, type, status, month, part FROM added
    WHERE random() * FOLDED_ROWS < 1
  LOOP
    WITH parts AS (
      DELETE FROM entry_totals WHERE id IN (
        SELECT t.id FROM entry_totals t
        WHERE t.term_id = list.term_id AND t.author_id = list.author_id AND t.type = list.type
          AND t.status = list.status AND t.part = list.part AND t.month = list.month
        FOR UPDATE SKIP LOCKED
      ) RETURNING change
    )
    INSERT INTO entry_totals (term_id, author_id, type, status, month, part, change)
      SELECT list.term_id, list.author_id, list.type, list.status, list.month, list.part,
        sum(change)
      FROM parts HAVING sum(change) <> 0;
  END LOOP;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION total_added_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO entry_totals (term_id, author_id, type, status, month, part, change)
    SELECT list.term_id, list.author_id, a.type, a.status, month_of(a.date), part_of_month(a.date),
      count(*)
    FROM added a, LATERAL (VALUES (0, 0), (-1, a.author_id)) AS list (term_id, author_id)
    GROUP BY 1, 2, 3, 4, 5, 6;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION total_removed_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO entry_totals (term_id, author_id, type, status, month, part, change)
    SELECT list.term_id, list.author_id, r.type, r.status, month_of(r.date), part_of_month(r.date),
      -count(*)
    FROM removed r, LATERAL (VALUES (0, 0), (-1, r.author_id)) AS list (term_id, author_id)
    GROUP BY 1, 2, 3, 4, 5, 6;
  RETURN NULL;
END $$;

-- The sides are not joined: a plan that was made for one row would take for ever with many.
CREATE OR REPLACE FUNCTION total_moved_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT id, type, status, author_id, date FROM added
    EXCEPT SELECT id, type, status, author_id, date FROM removed) THEN RETURN NULL; END IF;
  INSERT INTO entry_totals (term_id, author_id, type, status, month, part, change)
    WITH former AS (
      SELECT id, type, status, author_id, month_of(date) AS month, part_of_month(date) AS part
      FROM removed
    ), present AS (
      SELECT id, type, status, author_id, month_of(date) AS month, part_of_month(date) AS part
      FROM added
    ), moves AS (
      SELECT gained.*, 1 AS change
      FROM (SELECT * FROM present EXCEPT SELECT * FROM former) gained
      UNION ALL
      SELECT lost.*, -1 FROM (SELECT * FROM former EXCEPT SELECT * FROM present) lost
    )
    SELECT term_id, author_id, type, status, month, part, sum(change) FROM (
      SELECT list.term_id, list.author_id, m.type, m.status, m.month, m.part, m.change
      FROM moves m, LATERAL (VALUES (0, 0), (-1, m.author_id)) AS list (term_id, author_id)
      UNION ALL
      SELECT et.term_id, 0, m.type, m.status, m.month, m.part, m.change
      FROM moves m JOIN entry_terms et ON et.entry_id = m.id
    ) changes GROUP BY term_id, author_id, type, status, month, part HAVING sum(change) <> 0;
  RETURN NULL;
END $$;

-- The status of an entry must not change between its terms being told and being committed. The
-- second statement sees what the first one may have had to wait for.
CREATE OR REPLACE FUNCTION total_bonds() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM entries WHERE id IN (SELECT entry_id FROM changed)
    ORDER BY id FOR NO KEY UPDATE;
  INSERT INTO entry_totals (term_id, type, status, month, part, change)
    SELECT c.term_id, e.type, e.status, month_of(e.date), part_of_month(e.date),
      count(*) * TG_ARGV[0]::integer
    FROM changed c JOIN entries e ON e.id = c.entry_id
    WHERE EXISTS (SELECT FROM terms t WHERE t.id = c.term_id)
    GROUP BY 1, 2, 3, 4, 5;
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
