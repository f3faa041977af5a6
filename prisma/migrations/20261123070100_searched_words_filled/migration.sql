-- What the previous migration has made room for, for the entries that were there before it.

-- Nobody writes between the reading and the end; everybody may read.
LOCK TABLE entries, media IN SHARE ROW EXCLUSIVE MODE;

INSERT INTO entry_texts (id, type, status, author_id, date, password, title_folded, words)
  SELECT e.id, e.type, e.status, e.author_id, e.date, left(e.password, 1), e.title_folded,
    stored_words(words_of(concat_ws(' ', e.title_folded, e.excerpt_folded, e.content_folded, lower(m.file))))
  FROM entries e LEFT JOIN media m ON m.entry_id = e.id
  ON CONFLICT DO NOTHING;
INSERT INTO search_words (word)
  SELECT DISTINCT unnest(listed_words(words)) FROM entry_texts
  EXCEPT SELECT word FROM search_words;

CREATE INDEX entry_texts_by_word ON entry_texts USING gin (listed_words(words));
ANALYZE entry_texts, search_words;

-- It took more of the time of every write than anything else.
DROP INDEX entries_by_text;
