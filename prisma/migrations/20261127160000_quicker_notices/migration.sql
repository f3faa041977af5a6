-- Planned once for all values: to plan it for each took four times as long as to run it.
ALTER FUNCTION keys_of_terms(integer[]) SET plan_cache_mode = force_generic_plan;

-- As before, but each fragment is looked for once, and compared byte by byte.
CREATE OR REPLACE FUNCTION told_fragments(former text, present text, beside text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
SET plan_cache_mode = force_generic_plan AS $$
  SELECT string_agg(fragment, '|')
  FROM (
    SELECT DISTINCT substr(word, place, size) AS fragment, size
    FROM (
      (SELECT string_to_table(former, ' ') COLLATE "C" EXCEPT SELECT string_to_table(present, ' ') COLLATE "C")
      UNION ALL
      (SELECT string_to_table(present, ' ') COLLATE "C" EXCEPT SELECT string_to_table(former, ' ') COLLATE "C")
    ) words (word),
      (VALUES (1), (2), (3), (4)) sizes (size),
      LATERAL generate_series(1, length(word) - size + 1) place
  ) fragments
  WHERE size = 4 OR former = '' OR present = ''
    OR (position(fragment IN former) = 0) <> (position(fragment IN present) = 0) AND position(fragment IN beside) = 0
$$;
