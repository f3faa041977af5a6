-- Pictures may stand in a text as data, of which a megabyte has ten thousands of words that nobody
-- searches for; to store them took half a minute. Texts that are there already follow when they are
-- next changed.
CREATE OR REPLACE FUNCTION fold(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
    SELECT lower(public.unaccent('public.unaccent'::regdictionary,
      CASE WHEN position(';base64,' IN value) = 0 THEN value
        ELSE regexp_replace(value, ';base64,[A-Za-z0-9+/=]*', ' ', 'g') END))
  $$;
