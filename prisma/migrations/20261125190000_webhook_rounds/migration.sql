-- A delivery is written three times: when it is queued, taken and finished. That it is taken touches no index, and
-- the other two touch as few as lists of deliveries can do with.
ALTER TABLE webhook_deliveries ADD COLUMN taken_until timestamptz(3);
ALTER TABLE webhook_deliveries SET (fillfactor = 60);
DROP INDEX webhook_deliveries_by_status;
DROP INDEX webhook_deliveries_finished;
CREATE INDEX webhook_deliveries_failed ON webhook_deliveries (webhook_id, id DESC) WHERE status = 'failed';
CREATE INDEX webhook_deliveries_finished ON webhook_deliveries USING brin (finished_at);
