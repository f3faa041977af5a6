-- The audit trail: who signed in, and who changed accounts, credentials, settings, or deleted for good.
-- Triggers write it in the transaction of the change, so that no writer can forget it; who acts is told
-- by acting(). What no table shows (refused sign-ins, exports) is written by src/data/audit.
CREATE TABLE audit_events (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
  kind text NOT NULL,
  actor_kind text NOT NULL,
  -- Names stay what they were at the time; nothing here refers to rows that may go.
  actor_id integer,
  actor_name text,
  address text,
  application_password uuid,
  object_type text NOT NULL,
  object_id text NOT NULL DEFAULT '',
  object_name text NOT NULL DEFAULT '',
  details jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX audit_events_at ON audit_events (at, id);
CREATE INDEX audit_events_kind ON audit_events (kind, id);
CREATE INDEX audit_events_actor ON audit_events (actor_id, id) WHERE actor_id IS NOT NULL;
CREATE INDEX audit_events_object ON audit_events (object_type, object_id, id);

CREATE FUNCTION keep_audit_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit_events takes new rows only, and loses those whose time is over';
END $$;
CREATE TRIGGER audit_events_stay BEFORE UPDATE OR TRUNCATE ON audit_events
  FOR EACH STATEMENT EXECUTE FUNCTION keep_audit_events();

-- `almanac.audit = off` is for the restore of an archive, which is one event and not one per row.
CREATE FUNCTION record_audit_event(
  kind text, object_type text, object_id text, object_name text, details jsonb, actor jsonb
) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('almanac.audit', true) = 'off' THEN RETURN; END IF;
  INSERT INTO public.audit_events
    (kind, actor_kind, actor_id, actor_name, address, application_password,
      object_type, object_id, object_name, details)
  VALUES (kind, coalesce(actor ->> 'kind', 'database'), (actor ->> 'id')::int, left(actor ->> 'name', 200),
    left(actor ->> 'address', 60), (actor ->> 'application_password')::uuid,
    object_type, object_id, left(object_name, 200), jsonb_strip_nulls(details));
END $$;

-- Accounts. The hash of a password is compared and never kept; the preferences of editors are no concern
-- of anybody else. Columns have the names that the interface gives them.
CREATE FUNCTION audit_users() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  members text[];
  granted text[];
  taken text[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM record_audit_event('account_created', 'user', NEW.id::text, NEW.login::text,
      jsonb_build_object('email', NEW.email, 'roles', to_jsonb(NEW.roles)), acting());
    RETURN NULL;
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM record_audit_event('account_deleted', 'user', OLD.id::text, OLD.login::text,
      jsonb_build_object('email', OLD.email, 'roles', to_jsonb(OLD.roles)), acting());
    RETURN NULL;
  END IF;
  members := ARRAY(
    SELECT CASE n.key WHEN 'display_name' THEN 'name' WHEN 'login' THEN 'username' ELSE n.key END
    FROM jsonb_each(to_jsonb(NEW)) n JOIN jsonb_each(to_jsonb(OLD)) o USING (key)
    WHERE n.value IS DISTINCT FROM o.value
      AND n.key NOT IN ('password_hash', 'roles', 'meta', 'version', 'updated_at')
    ORDER BY 1);
  IF cardinality(members) > 0 THEN
    PERFORM record_audit_event('account_changed', 'user', NEW.id::text, NEW.login::text,
      jsonb_build_object('members', to_jsonb(members), 'email', CASE WHEN NEW.email IS DISTINCT FROM OLD.email
        THEN jsonb_build_object('from', OLD.email, 'to', NEW.email) END), acting());
  END IF;
  granted := ARRAY(SELECT unnest(NEW.roles) EXCEPT SELECT unnest(OLD.roles) ORDER BY 1);
  taken := ARRAY(SELECT unnest(OLD.roles) EXCEPT SELECT unnest(NEW.roles) ORDER BY 1);
  IF cardinality(granted) > 0 THEN
    PERFORM record_audit_event('role_granted', 'user', NEW.id::text, NEW.login::text,
      jsonb_build_object('roles', to_jsonb(granted)), acting());
  END IF;
  IF cardinality(taken) > 0 THEN
    PERFORM record_audit_event('role_removed', 'user', NEW.id::text, NEW.login::text,
      jsonb_build_object('roles', to_jsonb(taken)), acting());
  END IF;
  IF NEW.password_hash IS DISTINCT FROM OLD.password_hash THEN
    PERFORM record_audit_event('password_changed', 'user', NEW.id::text, NEW.login::text, '{}', acting());
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER users_audited AFTER INSERT OR UPDATE OR DELETE ON users
  FOR EACH ROW EXECUTE FUNCTION audit_users();

-- Application passwords. Those that go with their user are told of with the user.
CREATE FUNCTION audit_application_passwords() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  password application_passwords := CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
  owner text := (SELECT u.login FROM public.users u WHERE u.id = password.user_id);
BEGIN
  IF owner IS NULL THEN RETURN NULL; END IF;
  PERFORM record_audit_event(
    CASE TG_OP WHEN 'INSERT' THEN 'application_password_created'
      WHEN 'UPDATE' THEN 'application_password_changed' ELSE 'application_password_revoked' END,
    'application_password', password.uuid::text, password.name,
    jsonb_build_object('user', jsonb_build_object('id', password.user_id, 'name', owner),
      'scopes', nullif(to_jsonb(password.scopes), '[]'), 'expires', password.expires_at,
      'allowed_addresses', nullif(to_jsonb(password.addresses[1:20]), '[]')),
    acting());
  RETURN NULL;
END $$;
CREATE TRIGGER application_passwords_audited AFTER INSERT OR DELETE ON application_passwords
  FOR EACH ROW EXECUTE FUNCTION audit_application_passwords();
CREATE TRIGGER application_passwords_change_audited
  AFTER UPDATE OF name, scopes, expires_at, addresses ON application_passwords
  FOR EACH ROW WHEN ((OLD.name, OLD.scopes, OLD.expires_at, OLD.addresses)
    IS DISTINCT FROM (NEW.name, NEW.scopes, NEW.expires_at, NEW.addresses))
  EXECUTE FUNCTION audit_application_passwords();

-- Sign-ins of people. Sessions that have run out end nothing, and those of a deleted user end with it.
CREATE FUNCTION audit_sign_ins() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  person text := (SELECT u.login FROM public.users u WHERE u.id = NEW.user_id);
BEGIN
  PERFORM record_audit_event('sign_in', 'user', NEW.user_id::text, person, '{}',
    coalesce(acting(), '{}') || jsonb_build_object('kind', 'user', 'id', NEW.user_id, 'name', person));
  RETURN NULL;
END $$;
CREATE TRIGGER sessions_audited AFTER INSERT ON sessions
  FOR EACH ROW EXECUTE FUNCTION audit_sign_ins();

CREATE FUNCTION audit_session_ends() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM record_audit_event('session_ended', 'user', ended.user_id::text, ended.login,
    jsonb_build_object('sessions', ended.sessions), acting())
  FROM (
    SELECT r.user_id, u.login::text AS login, count(*) AS sessions
    FROM removed r JOIN public.users u ON u.id = r.user_id
    WHERE r.expires_at > now() GROUP BY r.user_id, u.login ORDER BY r.user_id
  ) ended;
  RETURN NULL;
END $$;
CREATE TRIGGER sessions_end_audited AFTER DELETE ON sessions
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION audit_session_ends();

-- Settings. What the program keeps here for itself is left out; the key of the site, credentials and
-- whatever belongs to ads are named without values, and so is what is long or has members.
CREATE FUNCTION audit_settings() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  name text := CASE TG_OP WHEN 'DELETE' THEN OLD.key ELSE NEW.key END;
  former jsonb := CASE TG_OP WHEN 'INSERT' THEN NULL ELSE OLD.value END;
  latter jsonb := CASE TG_OP WHEN 'DELETE' THEN NULL ELSE NEW.value END;
  shown boolean := name !~ '^ads?(_|$)|secret|token|password|credential|private|key';
BEGIN
  IF name IN ('began', 'revision', 'zone_rules') OR former IS NOT DISTINCT FROM latter THEN
    RETURN NULL;
  END IF;
  PERFORM record_audit_event('setting_changed', 'setting', name, name,
    jsonb_build_object(
      'from', CASE WHEN shown AND jsonb_typeof(former) <> 'object' AND length(former::text) <= 300 THEN former END,
      'to', CASE WHEN shown AND jsonb_typeof(latter) <> 'object' AND length(latter::text) <= 300 THEN latter END),
    acting());
  RETURN NULL;
END $$;
CREATE TRIGGER settings_audited AFTER INSERT OR UPDATE OR DELETE ON settings
  FOR EACH ROW EXECUTE FUNCTION audit_settings();

-- What was deleted for good. The trash deletes nothing, and comments that go with their entry are told of
-- with it.
CREATE FUNCTION audit_deletions() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  item jsonb := to_jsonb(OLD);
BEGIN
  IF TG_TABLE_NAME = 'comments'
    AND NOT EXISTS (SELECT FROM public.entries e WHERE e.id = (item ->> 'entry_id')::int) THEN RETURN NULL; END IF;
  PERFORM record_audit_event(TG_ARGV[0] || '_deleted', TG_ARGV[0], item ->> 'id',
    coalesce(item ->> TG_ARGV[1], ''), jsonb_build_object('type', item -> TG_ARGV[2]), acting());
  RETURN NULL;
END $$;
CREATE TRIGGER entries_deletion_audited AFTER DELETE ON entries
  FOR EACH ROW EXECUTE FUNCTION audit_deletions('entry', 'title', 'type');
CREATE TRIGGER terms_deletion_audited AFTER DELETE ON terms
  FOR EACH ROW EXECUTE FUNCTION audit_deletions('term', 'name', 'taxonomy');
CREATE TRIGGER comments_deletion_audited AFTER DELETE ON comments
  FOR EACH ROW EXECUTE FUNCTION audit_deletions('comment', 'author_name', 'type');
