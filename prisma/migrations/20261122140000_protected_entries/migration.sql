-- Few entries have a password. Lists that leave them out take their number from the kept total.
CREATE INDEX entries_protected ON entries (type, status) WHERE password <> '';
