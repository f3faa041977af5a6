-- What the first event of a transaction costs its writer: one insert, without a look at earlier events, and one notice,
-- on the channel that nodes listen to.
DROP TRIGGER webhook_events_added ON webhook_events;

CREATE OR REPLACE FUNCTION record_happenings(happenings webhook_happening[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  actor jsonb;
BEGIN
  IF coalesce(cardinality(happenings), 0) = 0 THEN RETURN; END IF;
  actor := acting();
  PERFORM pg_notify('almanac_keys', 'webhooks webhook_events');
  IF NOT EXISTS (SELECT FROM webhook_events WHERE transaction = pg_current_xact_id()) THEN
    INSERT INTO webhook_events (event, item, type, object_id, changed, terms, actor_kind, actor_id)
    SELECT h.event, h.item, h.type, h.object_id, h.changed, h.terms, actor ->> 'kind', (actor ->> 'id')::integer
    FROM unnest(happenings) WITH ORDINALITY AS h(event, item, type, object_id, changed, terms, place)
    ORDER BY h.place
    ON CONFLICT (transaction, item, event) DO NOTHING;
    RETURN;
  END IF;
  UPDATE webhook_events w SET
    changed = CASE WHEN w.event LIKE '%.created' THEN w.changed
      ELSE ARRAY(SELECT unnest(w.changed) UNION SELECT unnest(h.changed) ORDER BY 1) END,
    terms = ARRAY(SELECT unnest(w.terms) UNION SELECT unnest(h.terms))
  FROM unnest(happenings) h
  WHERE w.transaction = pg_current_xact_id() AND w.item = h.item AND right(h.event, 8) IN ('.updated', '.changed');
  INSERT INTO webhook_events (event, item, type, object_id, changed, terms, actor_kind, actor_id)
  SELECT h.event, h.item, h.type, h.object_id, h.changed, h.terms, actor ->> 'kind', (actor ->> 'id')::integer
  FROM unnest(happenings) WITH ORDINALITY AS h(event, item, type, object_id, changed, terms, place)
  WHERE right(h.event, 8) NOT IN ('.updated', '.changed') OR NOT EXISTS (
    SELECT FROM webhook_events w WHERE w.transaction = pg_current_xact_id() AND w.item = h.item)
  ORDER BY h.place
  ON CONFLICT (transaction, item, event) DO NOTHING;
END $$;
