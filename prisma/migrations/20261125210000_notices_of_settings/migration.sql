-- Change notices that name the settings that have changed, such as `settings setting:title`, so that answers
-- that show other ones keep. A setting that is stored as it was is not told.

CREATE FUNCTION notify_of_settings() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  keys text[];
BEGIN
  IF TG_OP = 'UPDATE' THEN
    keys := ARRAY(SELECT 'setting:' || c.key FROM changed c LEFT JOIN former f USING (key)
      WHERE c.value IS DISTINCT FROM f.value
      UNION SELECT 'setting:' || f.key FROM former f LEFT JOIN changed c USING (key) WHERE c.key IS NULL);
  ELSE
    keys := ARRAY(SELECT 'setting:' || key FROM changed);
  END IF;
  IF cardinality(keys) > 0 THEN PERFORM notify_keys('settings', keys); END IF;
  RETURN NULL;
END $$;

DROP TRIGGER settings_changed ON settings;
CREATE TRIGGER settings_changed_added AFTER INSERT ON settings
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_of_settings();
CREATE TRIGGER settings_changed AFTER UPDATE ON settings
  REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_of_settings();
CREATE TRIGGER settings_changed_removed AFTER DELETE ON settings
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_of_settings();
