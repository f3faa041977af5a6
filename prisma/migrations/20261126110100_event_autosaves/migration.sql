-- Autosaves of events hold more than texts: the members of the event that are not saved yet, as the calendar keeps them.
ALTER TABLE revisions ADD COLUMN changes jsonb;
