-- What a search of venues and organizers looks through beside title and description.
ALTER TABLE venues ADD COLUMN searched text GENERATED ALWAYS AS (fold(
  address || ' ' || city || ' ' || country || ' ' || province || ' ' || state || ' ' ||
  state_province || ' ' || zip || ' ' || phone || ' ' || website
)) STORED;
CREATE INDEX venues_by_text ON venues USING gin (searched gin_trgm_ops);

ALTER TABLE organizers ADD COLUMN searched text GENERATED ALWAYS AS (fold(
  phone || ' ' || website || ' ' || email
)) STORED;
CREATE INDEX organizers_by_text ON organizers USING gin (searched gin_trgm_ops);
