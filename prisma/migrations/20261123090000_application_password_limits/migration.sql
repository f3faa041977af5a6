-- What an application password is limited to. An empty list and NULL are no limit.
ALTER TABLE application_passwords
  ADD COLUMN scopes text[] NOT NULL DEFAULT '{}',
  ADD COLUMN expires_at timestamptz(3),
  ADD COLUMN addresses text[] NOT NULL DEFAULT '{}';

DROP TRIGGER application_passwords_changed ON application_passwords;
CREATE TRIGGER application_passwords_changed
  AFTER INSERT OR DELETE OR UPDATE OF name, app_id, hash, user_id, scopes, expires_at, addresses ON application_passwords
  FOR EACH STATEMENT EXECUTE FUNCTION notify_change('accounts');
