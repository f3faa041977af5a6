-- The outbox takes links with which moderators judge a held comment.
ALTER TABLE outgoing_messages DROP CONSTRAINT outgoing_messages_kind_check;
ALTER TABLE outgoing_messages ADD CONSTRAINT outgoing_messages_kind_check
  CHECK (kind IN ('customer_query', 'newsletter_confirm', 'webhook_disabled', 'password_reset', 'comment_held'));

-- How many there were lately.
CREATE INDEX outgoing_messages_of_comments ON outgoing_messages (created_at) WHERE kind = 'comment_held';
