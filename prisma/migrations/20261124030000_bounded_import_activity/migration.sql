-- The newest of each kind and outcome are read, by the index of the key alone.
ALTER TABLE import_activity DROP CONSTRAINT import_activity_pkey;
ALTER TABLE import_activity ADD PRIMARY KEY (record_id, kind, outcome, item_id);

-- What was only skipped is told as skipped, and anything else is no longer kept beside.
DELETE FROM import_activity a WHERE a.outcome = 'skipped' AND EXISTS (
  SELECT FROM import_activity o
  WHERE o.record_id = a.record_id AND o.kind = a.kind AND o.item_id = a.item_id
    AND o.outcome IN ('created', 'updated', 'scheduled'));
