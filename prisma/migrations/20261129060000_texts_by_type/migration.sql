-- A search of pages, files or venues read the texts of all posts that have a common word: a second for
-- each change of a site with a million posts. Nobody writes until the index is there; everybody may read.
CREATE INDEX entry_texts_by_type ON entry_texts (type);
