import type { AuditTrailOperations } from '../../../../generated/core-v2/operations.ts'
import { findAuditEvent, listAuditEvents } from '../../../data/audit/audit-events.ts'
import { failure } from '../../../domain/errors/errors.ts'
import { listHeaders, skipped } from '../../../http/pagination.ts'
import { auditEventView } from './audit-event-view.ts'
import { auditEventConditions } from './audit-events-query.ts'
import { requireManager } from '../require-manager.ts'

/** The audit trail, which nobody writes over the interface (behaviour/accounts.md#audit-trail). */
export const auditEvents: AuditTrailOperations = {
  listAuditEvents: {
    authorize: requireManager,
    async run({ query, request, selection }, ctx) {
      const window = { page: query.page, perPage: query.per_page, offset: undefined }
      const { rows, total } = await listAuditEvents(ctx.database, {
        where: auditEventConditions(query),
        order: query.order,
        limit: window.perPage,
        offset: skipped(window),
      })
      return {
        status: 200,
        body: rows.map((row) => auditEventView(row, selection, ctx.apiUrl)),
        headers: listHeaders(`${ctx.apiUrl}/core/v2/audit-events`, request.query, window, total),
      }
    },
  },

  getAuditEvent: {
    authorize: requireManager,
    async run({ params, selection }, ctx) {
      const row = await findAuditEvent(ctx.database, params.id)
      if (row === undefined) throw failure('rest_audit_event_invalid_id')
      return { status: 200, body: auditEventView(row, selection, ctx.apiUrl) }
    },
  },
}
