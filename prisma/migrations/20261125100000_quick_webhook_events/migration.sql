-- Nearly every transaction tells of one change: then there is nothing of its own to look through and to add to, and
-- what a webhook costs a write is one insert.
CREATE OR REPLACE FUNCTION record_happenings(happenings webhook_happening[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  actor jsonb;
  told boolean;
BEGIN
  IF coalesce(cardinality(happenings), 0) = 0 THEN RETURN; END IF;
  actor := acting();
  told := EXISTS (SELECT FROM webhook_events WHERE transaction = pg_current_xact_id());
  IF told THEN
    UPDATE webhook_events w SET
      changed = CASE WHEN w.event LIKE '%.created' THEN w.changed
        ELSE ARRAY(SELECT unnest(w.changed) UNION SELECT unnest(h.changed) ORDER BY 1) END,
      terms = ARRAY(SELECT unnest(w.terms) UNION SELECT unnest(h.terms))
    FROM unnest(happenings) h
    WHERE w.transaction = pg_current_xact_id() AND w.item = h.item AND right(h.event, 8) IN ('.updated', '.changed');
  END IF;
  INSERT INTO webhook_events (event, item, type, object_id, changed, terms, actor_kind, actor_id)
  SELECT h.event, h.item, h.type, h.object_id, h.changed, h.terms, actor ->> 'kind', (actor ->> 'id')::integer
  FROM unnest(happenings) WITH ORDINALITY AS h(event, item, type, object_id, changed, terms, place)
  WHERE NOT told OR right(h.event, 8) NOT IN ('.updated', '.changed') OR NOT EXISTS (
    SELECT FROM webhook_events w WHERE w.transaction = pg_current_xact_id() AND w.item = h.item)
  ORDER BY h.place
  ON CONFLICT (transaction, item, event) DO NOTHING;
END $$;

-- The job that sends is told of what it can send, and of nothing before.
CREATE OR REPLACE TRIGGER webhook_deliveries_added AFTER INSERT ON webhook_deliveries
  FOR EACH STATEMENT EXECUTE FUNCTION notify_change('deliveries');
CREATE OR REPLACE TRIGGER webhooks_changed AFTER UPDATE OF status ON webhooks
  FOR EACH STATEMENT EXECUTE FUNCTION notify_change('deliveries');
