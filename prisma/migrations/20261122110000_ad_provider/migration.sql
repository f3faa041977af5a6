-- The link to an ad provider: attempts to make one, its tokens, and reports of it. Changes are told
-- to nobody: no answer that is remembered shows them.

-- One row for each attempt to link that is under way. Of its secret (the state) only the hash is kept.
CREATE TABLE ad_provider_attempts (
  state_hash   bytea PRIMARY KEY,
  user_id      integer NOT NULL REFERENCES users ON DELETE CASCADE,
  -- Fingerprint of client and addresses for which it was begun.
  client       text NOT NULL,
  redirect_url text NOT NULL,
  -- Encrypted.
  verifier     bytea NOT NULL,
  expires_at   timestamptz(3) NOT NULL
);
CREATE INDEX ad_provider_attempts_by_user ON ad_provider_attempts (user_id, expires_at);

CREATE TABLE ad_provider_links (
  -- '' while it is not known to which account the tokens belong.
  account_id      text PRIMARY KEY,
  -- Fingerprint of client and addresses that the tokens came with: they are sent to no others.
  client          text NOT NULL,
  -- Access and refresh token, encrypted.
  tokens          bytea NOT NULL,
  token_type      text NOT NULL,
  expires_at      timestamptz(3) NOT NULL,
  -- What the provider says of the account.
  details         jsonb NOT NULL DEFAULT '{}',
  -- The last refusal of the provider, empty after a success.
  error_reason    text NOT NULL DEFAULT '',
  error_message   text NOT NULL DEFAULT '',
  linked_at       timestamptz(3) NOT NULL
);

CREATE TABLE ad_provider_reports (
  account_id text NOT NULL REFERENCES ad_provider_links ON DELETE CASCADE,
  kind       text NOT NULL,
  first_day  date NOT NULL,
  last_day   date NOT NULL,
  report     jsonb NOT NULL,
  fetched_at timestamptz(3) NOT NULL,
  PRIMARY KEY (account_id, kind, first_day, last_day)
);
CREATE INDEX ad_provider_reports_by_age ON ad_provider_reports (fetched_at);
