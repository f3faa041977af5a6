-- Autosaves of events hold more than texts: the members of the event that are not saved yet, as the API takes them.
ALTER TABLE revisions ADD COLUMN changes jsonb;
