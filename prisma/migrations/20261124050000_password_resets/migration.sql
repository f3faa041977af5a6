-- The outbox takes links with which people set a new password.
ALTER TABLE outgoing_messages DROP CONSTRAINT outgoing_messages_kind_check;
ALTER TABLE outgoing_messages ADD CONSTRAINT outgoing_messages_kind_check
  CHECK (kind IN ('customer_query', 'newsletter_confirm', 'webhook_disabled', 'password_reset'));
