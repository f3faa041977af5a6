-- Each status goes with few types, which the planner has to know: it expected one file in twenty, and
-- sorted all files of a kind for the newest ten.
CREATE STATISTICS entries_types (mcv) ON type, status FROM entries;
ANALYZE entries (type, status);
