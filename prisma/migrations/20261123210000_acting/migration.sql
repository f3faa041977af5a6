-- Who makes the changes of a transaction, for triggers. The program says it in the message that begins a
-- transaction (src/data/database/actor.ts has the members); NULL where nobody has said it, as in psql.
CREATE FUNCTION acting() RETURNS jsonb LANGUAGE sql STABLE AS $$
  -- After a transaction that set it, a connection has an empty text in place of NULL.
  SELECT nullif(current_setting('almanac.actor', true), '')::jsonb
$$;
