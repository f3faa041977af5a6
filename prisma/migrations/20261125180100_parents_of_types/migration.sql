-- Posts and events have no parents: their order by parent is that by id, whose index they are in, and what
-- they were in this one for was a part of the cost of every write.
CREATE INDEX entries_below ON entries (type, status, parent_id, id)
  WHERE type <> 'post' AND type <> 'cal_events';
DROP INDEX IF EXISTS entries_by_parent_order;
