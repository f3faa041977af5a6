-- What an import has made can be changed by a later batch of it: both are told.
ALTER TABLE import_activity DROP CONSTRAINT import_activity_pkey;
ALTER TABLE import_activity ADD PRIMARY KEY (record_id, kind, item_id, outcome);

-- Records that were deleted are named by no other record any more.
UPDATE import_records r SET parent_id = 0
WHERE parent_id <> 0 AND NOT EXISTS (SELECT FROM import_records p WHERE p.id = r.parent_id);
UPDATE import_records r SET recent_child = (
  SELECT max(c.id) FROM import_records c WHERE c.parent_id = r.id AND c.parent_id <> 0)
WHERE recent_child IS NOT NULL;
