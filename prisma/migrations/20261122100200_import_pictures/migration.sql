-- Pictures that imports have fetched, by a digest of their address: the next import shows the same
-- item and fetches nothing.
CREATE TABLE imported_pictures (
  address  text PRIMARY KEY,
  media_id integer NOT NULL REFERENCES entries ON DELETE CASCADE
);
CREATE INDEX imported_pictures_by_media ON imported_pictures (media_id);
