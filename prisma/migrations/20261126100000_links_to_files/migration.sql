-- A file is published as 'inherit', and by being detached. Whoever takes it back, or attaches it to
-- the same item again, does not want its old preview links back.
DROP TRIGGER entries_preview_links_ended ON entries;

CREATE TRIGGER entries_preview_links_ended BEFORE UPDATE OF status, parent_id ON entries
  FOR EACH ROW WHEN (
    (OLD.status <> NEW.status AND NEW.status IN ('publish', 'trash', 'inherit'))
    OR (NEW.type = 'attachment' AND OLD.parent_id IS DISTINCT FROM NEW.parent_id)
  )
  EXECUTE FUNCTION end_preview_links();
