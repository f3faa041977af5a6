import type { components } from '../../../../generated/core-v2/types.ts'
import type { AuditEventRow } from '../../../data/audit/audit-events.ts'
import { withLinks } from '../../../http/links.ts'
import { render, type FieldTable, type Rendered, type Selection } from '../../../http/selection.ts'

type AuditEvent = components['schemas']['AuditEvent']

const fields: FieldTable<AuditEvent, AuditEventRow, undefined> = {
  id: ({ id }) => id,
  date: ({ at }) => at.toISOString().slice(0, 19),
  kind: ({ kind }) => kind,
  actor: ({ actorKind, actorId, actorName }) => ({
    kind: actorKind,
    id: actorId,
    name: actorName,
  }),
  address: ({ address }) => address,
  application_password: ({ applicationPassword }) => applicationPassword,
  object: ({ objectType, objectId, objectName }) => ({
    type: objectType,
    id: objectId,
    name: objectName,
  }),
  details: ({ details }) => details,
}

/** An event with all that is known of it, as the command line shows it. */
export const wholeAuditEvent = (row: AuditEventRow): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(fields).map(([member, show]) => [member, show(row, undefined, undefined)]),
  )

/** An event of the audit trail as answers show it. */
export function auditEventView(
  row: AuditEventRow,
  selection: Selection,
  apiUrl: string,
): Rendered<AuditEvent> {
  const event = render(fields, selection, row, undefined)
  const list = `${apiUrl}/core/v2/audit-events`
  return selection.links
    ? withLinks(event, { self: [{ href: `${list}/${row.id}` }], collection: [{ href: list }] })
    : event
}
