-- Indexes that no list of the contract needs take a part of the time of every write.

-- Only pages and items of menus are listed by their places.
CREATE INDEX entries_by_place ON entries (type, status, menu_order, id)
  WHERE type <> 'post' AND type <> 'cal_events' AND type <> 'attachment';
-- What a place is named by is decided by the index alone.
CREATE INDEX event_links_of_place ON event_links (linked_id, kind, event_id);
-- Lists stop after a few rows, and workers read on.
ALTER TABLE event_occurrences SET (parallel_workers = 0);
ALTER TABLE event_links SET (parallel_workers = 0);

DROP INDEX entries_by_menu_order;
-- The index by type, status and slug finds slugs as well.
DROP INDEX entries_by_slug;
DROP INDEX event_links_by_linked;
