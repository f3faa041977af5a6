-- Preview links carry the generation of their entry. Publishing and trashing increment it, so that an
-- old link does not work again when the entry becomes a draft once more.
ALTER TABLE entries ADD COLUMN preview_generation integer NOT NULL DEFAULT 0;

CREATE FUNCTION end_preview_links() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.preview_generation := OLD.preview_generation + 1;
  RETURN NEW;
END $$;

CREATE TRIGGER entries_preview_links_ended BEFORE UPDATE OF status ON entries
  FOR EACH ROW WHEN (OLD.status <> NEW.status AND NEW.status IN ('publish', 'trash'))
  EXECUTE FUNCTION end_preview_links();
