-- Change notices let more searches and lists by title keep. src/data/database/dependencies.ts says what the keys mean.

-- One to four letters that follow each other in words of one of the texts alone, between bars: of one to three
-- only those that stand nowhere in the other text, nor in what stands beside both. A longer text stands in a
-- word only if its first four letters do.
CREATE FUNCTION told_fragments(former text, present text, beside text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
SET plan_cache_mode = force_generic_plan AS $$
  SELECT string_agg(DISTINCT fragment, '|')
  FROM (
    SELECT word, generate_series(1, length(word)) AS place
    FROM (
      (SELECT string_to_table(former, ' ') EXCEPT SELECT string_to_table(present, ' '))
      UNION ALL
      (SELECT string_to_table(present, ' ') EXCEPT SELECT string_to_table(former, ' '))
    ) words (word)
  ) places,
    (VALUES (1), (2), (3), (4)) sizes (size),
    LATERAL substr(word, place, size) fragment
  WHERE length(fragment) = size AND (size = 4 OR former = '' OR present = ''
    OR (position(fragment IN former) = 0) <> (position(fragment IN present) = 0) AND position(fragment IN beside) = 0)
$$;

CREATE OR REPLACE FUNCTION notify_words(type text, former text, present text, beside text DEFAULT '') RETURNS void LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  -- PostgreSQL takes no payload of 8000 bytes.
  LONGEST CONSTANT integer := 7000;
  MOST_LETTERS CONSTANT integer := 6000;
  long boolean := length(former) + length(present) > MOST_LETTERS;
  fragments text := CASE WHEN NOT long THEN told_fragments(former, present, beside) END;
BEGIN
  IF NOT long AND fragments IS NULL THEN RETURN; END IF;
  PERFORM notify_keys('content', ARRAY[
    CASE WHEN octet_length(fragments) <= LONGEST THEN concat_ws(':', 'fragments', type, fragments) ELSE 'fragments:' || type END,
    -- Nodes of the former version know this word alone.
    'letters:' || type]);
END $$;
DROP FUNCTION told_letters(text, text, text);

CREATE OR REPLACE FUNCTION begin_entry_texts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  FEW CONSTANT integer := 4;
BEGIN
  PERFORM write_entry_texts(ARRAY(SELECT id FROM added));
  IF (SELECT count(*) FROM added) <= FEW THEN
    PERFORM notify_words(type, '', words_in(id)) FROM added;
  ELSE
    PERFORM notify_keys('content', ARRAY(SELECT DISTINCT unnest(ARRAY['fragments:' || type, 'letters:' || type]) FROM added));
  END IF;
  RETURN NULL;
END $$;

-- Where a title stands among all in the order of titles, roughly: by its first letter.
CREATE FUNCTION title_place(title_folded text) RETURNS integer LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN least(ascii(title_folded), 255);

-- The places between which a title has moved, such as `:98-104`; nothing where capital letters do not stand before
-- all small ones, because the order is that of a language then.
CREATE FUNCTION title_move(former text, present text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN CASE WHEN 'Z'::text < 'a'::text THEN format(':%s-%s',
    least(title_place(former), title_place(present)), greatest(title_place(former), title_place(present))) ELSE '' END;

-- As before, and tells which titles have moved.
CREATE OR REPLACE FUNCTION rewrite_entry_texts() RETURNS trigger LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  FEW CONSTANT integer := 4;
  retitled integer[];
  rewritten integer[];
  in_detail boolean;
  former jsonb;
  moves text[];
BEGIN
  SELECT array_agg(a.id) FILTER (WHERE apart), array_agg(a.id) FILTER (WHERE NOT apart) INTO retitled, rewritten
    FROM added a JOIN removed r ON r.id = a.id,
      LATERAL (SELECT (a.excerpt, a.content) = (r.excerpt, r.content)
        AND EXISTS (SELECT FROM title_words t WHERE t.id = a.id) AS apart) texts
    WHERE (a.title, a.excerpt, a.content) <> (r.title, r.excerpt, r.content);
  IF retitled IS NULL AND rewritten IS NULL THEN RETURN NULL; END IF;
  in_detail := cardinality(retitled || rewritten) <= FEW;
  IF retitled IS NOT NULL THEN
    IF in_detail THEN
      former := (SELECT jsonb_object_agg(id, array_to_string(words, ' ')) FROM title_words WHERE id = ANY(retitled));
    END IF;
    PERFORM write_titles(retitled);
    IF in_detail THEN
      PERFORM notify_words(n.type, former ->> n.id::text, array_to_string(t.words, ' '), rtrim(n.words))
        FROM title_words t JOIN entry_texts n ON n.id = t.id WHERE t.id = ANY(retitled);
    END IF;
  END IF;
  IF rewritten IS NOT NULL THEN
    IF in_detail THEN
      former := (SELECT jsonb_object_agg(id, words_in(id)) FROM unnest(rewritten) id);
    END IF;
    PERFORM write_entry_texts(rewritten);
    IF in_detail THEN
      PERFORM notify_words(n.type, coalesce(former ->> n.id::text, ''), words_in(n.id))
        FROM entry_texts n WHERE n.id = ANY(rewritten);
    END IF;
  END IF;
  IF in_detail THEN
    moves := ARRAY(
      SELECT DISTINCT 'titles:' || a.type || title_move(r.title_folded, a.title_folded)
      FROM added a JOIN removed r ON r.id = a.id WHERE a.title_folded <> r.title_folded);
    IF cardinality(moves) > 0 THEN PERFORM notify_keys('content', moves); END IF;
  ELSE
    PERFORM notify_keys('content', ARRAY(
      SELECT DISTINCT unnest(ARRAY['fragments:' || type, 'letters:' || type, 'titles:' || type]) FROM added));
  END IF;
  RETURN NULL;
END $$;

-- As before, under the new name.
CREATE OR REPLACE FUNCTION notify_entries() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  FEW CONSTANT integer := 4;
  keys text[];
  moved integer[];
BEGIN
  IF TG_OP = 'UPDATE' THEN
    -- What decides on more than the entry itself and on orders and searches by its texts.
    moved := ARRAY(SELECT a.id FROM added a JOIN removed r ON r.id = a.id WHERE
      (a.type, a.status, a.slug, a.slug_scope, a.author_id, a.parent_id, a.menu_order, a.password, a.date,
        a.sticky, a.comment_status, a.ping_status, a.template, a.format, a.featured_media, a.trashed_status)
      IS DISTINCT FROM
      (r.type, r.status, r.slug, r.slug_scope, r.author_id, r.parent_id, r.menu_order, r.password, r.date,
        r.sticky, r.comment_status, r.ping_status, r.template, r.format, r.featured_media, r.trashed_status));
    IF cardinality(moved) = 0 THEN
      keys := ARRAY(SELECT DISTINCT unnest(ARRAY['entry:' || id, 'entries:' || type, 'texts:' || type]) FROM added);
    ELSE
      keys := ARRAY(
        SELECT unnest(ARRAY['entry:' || id, 'entries:' || type, 'texts:' || type]) FROM added
        UNION SELECT 'entries:' || type FROM removed
        UNION SELECT unnest(ARRAY['list:' || type, 'by:' || author_id, 'around']) FROM added WHERE id = ANY(moved)
        UNION SELECT unnest(ARRAY['list:' || type, 'by:' || author_id]) FROM removed WHERE id = ANY(moved)
        UNION SELECT unnest(ARRAY['fragments:' || type, 'letters:' || type])
          FROM (SELECT id, type FROM added UNION SELECT id, type FROM removed) either
          WHERE id = ANY(moved) AND cardinality(moved) > FEW
        -- What is copied to its terms.
        UNION SELECT 'entry_terms'
        UNION SELECT keys_of_terms(ARRAY(SELECT term_id FROM entry_terms WHERE entry_id = ANY(moved))));
    END IF;
    IF cardinality(moved) BETWEEN 1 AND FEW THEN
      PERFORM notify_words(either.type, '', words_in(n.id))
        FROM (SELECT id, type FROM added UNION SELECT id, type FROM removed) either JOIN entry_texts n ON n.id = either.id
        WHERE either.id = ANY(moved);
    END IF;
  ELSIF TG_OP = 'INSERT' THEN
    -- Terms come later, and nothing lies below it yet.
    keys := ARRAY(SELECT DISTINCT unnest(
      ARRAY['entry:' || id, 'entries:' || type, 'texts:' || type, 'list:' || type, 'by:' || author_id]) FROM added);
  ELSE
    -- Terms went before.
    keys := ARRAY(SELECT DISTINCT unnest(ARRAY['entry:' || id, 'entries:' || type, 'texts:' || type,
      'list:' || type, 'by:' || author_id, 'fragments:' || type, 'letters:' || type, 'around']) FROM removed);
  END IF;
  IF cardinality(keys) > 0 THEN PERFORM notify_keys('content', 'entries'::text || keys); END IF;
  RETURN NULL;
END $$;
