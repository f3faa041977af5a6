-- The outbox takes notices to the former mail address of an account.
ALTER TABLE outgoing_messages DROP CONSTRAINT outgoing_messages_kind_check;
ALTER TABLE outgoing_messages ADD CONSTRAINT outgoing_messages_kind_check
  CHECK (kind IN ('customer_query', 'newsletter_confirm', 'webhook_disabled', 'password_reset', 'comment_held',
    'email_change', 'email_changed'));
