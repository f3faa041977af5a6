-- An event that was announced and does not take place.
ALTER TABLE events ADD COLUMN canceled boolean NOT NULL DEFAULT false;
