-- What providers of embeds answered, for all nodes. No answer of this site shows these rows without
-- looking them up, so nobody has to be told of changes.

CREATE TABLE embed_answers (
  key        bytea PRIMARY KEY,
  -- NULL: there is nothing to embed. As text, so that an answer always has the same bytes.
  answer     json,
  expires_at timestamptz(3) NOT NULL
);
CREATE INDEX embed_answers_by_expiry ON embed_answers (expires_at);
