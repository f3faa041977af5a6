-- One address names one item. Posts and top pages share the first step of addresses, so a slug
-- names one of them all; and the words that the site's own addresses begin with name none.

-- Nobody writes between the renaming and the index.
LOCK TABLE entries IN SHARE ROW EXCLUSIVE MODE;

-- What got one of those words, or the slug of a page, before there was this rule gets a number. Of
-- the two it is the post that could not be reached. An address that was in use leads on.
DO $$
DECLARE
  item record;
  base text;
  number integer;
BEGIN
  FOR item IN
    SELECT e.id, e.slug, NOT EXISTS (
      SELECT FROM entries p WHERE p.type = 'page' AND p.slug_scope = 0 AND p.slug = e.slug
        AND p.status <> 'trash' AND p.id <> e.id
    ) AS alone
    FROM entries e
    WHERE e.type IN ('post', 'page') AND e.slug_scope = 0 AND e.slug <> '' AND e.status <> 'trash'
      AND (e.slug IN ('api', 'docs', 'healthz', 'readyz', 'uploads', 'assets', 'avatars', 'ads',
          'ads-provider', 'authorize-application', 'newsletter', 'sitemaps', 'embed', 'feed', 'page', 'category',
          'tag', 'author', 'type', 'events', 'event', 'venue', 'organizer', 'media')
        OR e.type = 'post' AND EXISTS (
          SELECT FROM entries p WHERE p.type = 'page' AND p.slug_scope = 0 AND p.slug = e.slug
            AND p.status <> 'trash'))
    ORDER BY e.type, e.id
  LOOP
    number := 2;
    LOOP
      base := regexp_replace(left(item.slug, 199 - length(number::text)), '%[0-9a-f]?$', '');
      EXIT WHEN NOT EXISTS (
        SELECT FROM entries e WHERE e.type IN ('post', 'page') AND e.slug_scope = 0
          AND e.slug = base || '-' || number AND e.status <> 'trash');
      number := number + 1;
    END LOOP;
    UPDATE entries SET slug = base || '-' || number, version = version + 1, updated_at = now()
      WHERE id = item.id;
    IF item.alone THEN
      INSERT INTO redirects (path, entry_id) VALUES ('/' || item.slug, item.id)
        ON CONFLICT (path) DO NOTHING;
    END IF;
  END LOOP;
END $$;

CREATE UNIQUE INDEX entries_top_slug ON entries (slug)
  WHERE type IN ('post', 'page') AND slug_scope = 0 AND slug <> '' AND status <> 'trash';

-- An item of a menu and the one above it are in the same menu.
UPDATE entries below SET parent_id = 0, slug_scope = 0, slug = '', version = below.version + 1,
  updated_at = now()
FROM entries above
WHERE below.type = 'nav_menu_item' AND above.id = below.parent_id
  AND (SELECT min(et.term_id) FROM entry_terms et WHERE et.entry_id = below.id)
    IS DISTINCT FROM (SELECT min(et.term_id) FROM entry_terms et WHERE et.entry_id = above.id);
