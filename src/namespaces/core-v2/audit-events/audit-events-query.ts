import type { operations } from '../../../../generated/core-v2/types.ts'
import * as events from '../../../data/audit/audit-events.ts'
import type { Condition } from '../../../data/database/expressions.ts'
import { parseGmtDate } from '../../../domain/content/entry-dates.ts'
import { conditionsOf, unlessEmpty, type FilterTable } from '../../filter-table.ts'

export type ListAuditEventsQuery = NonNullable<operations['listAuditEvents']['parameters']['query']>

/** Parameters that choose no events. */
type NonFilterParameters = '_fields' | 'page' | 'per_page' | 'order'

/** The validator has checked that these are dates. */
const withDate =
  (make: (moment: Date) => Condition) =>
  (text: string): Condition | undefined => {
    const moment = parseGmtDate(text)
    return moment && make(moment)
  }

/** A condition on `audit_events a` for every parameter that chooses. */
const filters: FilterTable<ListAuditEventsQuery, NonFilterParameters, void, Condition> = {
  kind: unlessEmpty(events.ofKinds),
  actor: events.causedBy,
  object_type: events.aboutType,
  object_id: events.aboutId,
  after: withDate(events.after),
  before: withDate(events.before),
}

export const auditEventConditions = (query: ListAuditEventsQuery): Condition[] =>
  conditionsOf(filters, query, undefined)
