-- As before, but the notice that names the entries goes before those of their words: who hears of words
-- looks for the entries that have them among those told so far.
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
  IF cardinality(moved) BETWEEN 1 AND FEW THEN
    PERFORM notify_words(either.type, '', words_in(n.id))
      FROM (SELECT id, type FROM added UNION SELECT id, type FROM removed) either JOIN entry_texts n ON n.id = either.id
      WHERE either.id = ANY(moved);
  END IF;
  RETURN NULL;
END $$;
