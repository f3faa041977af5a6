import type { AuditKind } from './audit-events.ts'

/** What the audit trail records; a kind without a row here does not compile. */
const kinds: Readonly<Record<AuditKind, true>> = {
  sign_in: true,
  sign_in_refused: true,
  session_ended: true,
  account_created: true,
  account_changed: true,
  role_granted: true,
  role_removed: true,
  password_reset_requested: true,
  password_changed: true,
  account_deleted: true,
  application_password_created: true,
  application_password_changed: true,
  application_password_revoked: true,
  setting_changed: true,
  entry_deleted: true,
  term_deleted: true,
  comment_deleted: true,
  site_exported: true,
  site_imported: true,
}

export const AUDIT_KINDS = Object.keys(kinds) as AuditKind[]
