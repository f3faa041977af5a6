-- Who is editing an entry right now. Nothing that is remembered depends on it, so no change notice tells of it.
CREATE TABLE edit_locks (
  entry_id   integer PRIMARY KEY REFERENCES entries ON DELETE CASCADE,
  user_id    integer NOT NULL REFERENCES users ON DELETE CASCADE,
  expires_at timestamptz(3) NOT NULL
);
CREATE INDEX edit_locks_by_user ON edit_locks (user_id);
