-- Lists of posts by format: most posts are of the standard one, and of those the lists by date have enough.
CREATE INDEX entries_by_format ON entries (format, status, date DESC, id DESC) WHERE format <> 'standard';
