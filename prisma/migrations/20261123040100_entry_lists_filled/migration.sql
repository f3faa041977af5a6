-- What the previous migration has made room for, for the entries that were there before it.

-- Nobody writes between the counting and the end; everybody may read.
LOCK TABLE entries, entry_terms, terms IN SHARE ROW EXCLUSIVE MODE;

UPDATE entry_terms et
  SET type = e.type, status = e.status, author_id = e.author_id, date = e.date
  FROM entries e WHERE e.id = et.entry_id;
-- The order of lists, newest first or last; what a condition asks for beside a term stands beside it.
CREATE INDEX entry_terms_listed ON entry_terms (term_id, type, status, date DESC, entry_id DESC)
  INCLUDE (author_id);

DELETE FROM entry_totals;
INSERT INTO entry_totals (term_id, author_id, type, status, month, change)
  SELECT list.term_id, list.author_id, e.type, e.status, e.month, sum(e.number)
  FROM (
    SELECT type, status, author_id, month_of(date) AS month, count(*) AS number
    FROM entries GROUP BY 1, 2, 3, 4
  ) e, LATERAL (VALUES (0, 0), (-1, e.author_id)) AS list (term_id, author_id)
  GROUP BY 1, 2, 3, 4, 5
  UNION ALL
  SELECT term_id, 0, type, status, month_of(date), count(*)
  FROM entry_terms GROUP BY 1, 2, 3, 4, 5;
CREATE INDEX entry_totals_of_list ON entry_totals (term_id, author_id, type, status, month)
  INCLUDE (change);
