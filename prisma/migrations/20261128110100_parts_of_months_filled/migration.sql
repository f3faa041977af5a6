-- What the previous migration has made room for, for the entries that were there before it.

-- Nobody writes between the counting and the end; everybody may read.
LOCK TABLE entries, entry_terms, terms IN SHARE ROW EXCLUSIVE MODE;

DELETE FROM entry_totals;
INSERT INTO entry_totals (term_id, author_id, type, status, month, part, change)
  SELECT list.term_id, list.author_id, e.type, e.status, e.month, e.part, sum(e.number)
  FROM (
    SELECT type, status, author_id, month_of(date) AS month, part_of_month(date) AS part,
      count(*) AS number
    FROM entries GROUP BY 1, 2, 3, 4, 5
  ) e, LATERAL (VALUES (0, 0), (-1, e.author_id)) AS list (term_id, author_id)
  GROUP BY 1, 2, 3, 4, 5, 6
  UNION ALL
  SELECT term_id, 0, type, status, month_of(date), part_of_month(date), count(*)
  FROM entry_terms GROUP BY 1, 2, 3, 4, 5, 6;

CREATE INDEX entry_totals_of_parts ON entry_totals (term_id, author_id, type, status, part)
  INCLUDE (change, month);
DROP INDEX entry_totals_of_list;
