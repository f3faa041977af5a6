-- What people see of their sessions: when each was used last, from where, and by which browser. The default
-- is worked out once, so that no row is rewritten.
ALTER TABLE sessions
  ADD COLUMN last_seen_at timestamptz(3) NOT NULL DEFAULT now(),
  ADD COLUMN address text NOT NULL DEFAULT '',
  ADD COLUMN agent text NOT NULL DEFAULT '';

-- The outbox takes links with which people confirm a new mail address.
ALTER TABLE outgoing_messages DROP CONSTRAINT outgoing_messages_kind_check;
ALTER TABLE outgoing_messages ADD CONSTRAINT outgoing_messages_kind_check
  CHECK (kind IN ('customer_query', 'newsletter_confirm', 'webhook_disabled', 'password_reset', 'comment_held',
    'email_change'));
