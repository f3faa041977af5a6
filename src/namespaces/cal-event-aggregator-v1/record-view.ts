import type { components } from '../../../generated/cal-event-aggregator-v1/types.ts'
import type { Activity, ActivityCounts } from '../../data/imports/activity.ts'
import type { ImportRow } from '../../data/imports/record-row.ts'

type Schemas = components['schemas']

/** The members of every record. Stored enum values are those of the contract. */
export function summaryView(row: ImportRow, apiUrl: string): Schemas['ImportSummary'] {
  const self = `${apiUrl}/cal/event-aggregator/v1/imports/${row.id}`
  return {
    id: row.id,
    import_id: row.importId,
    origin: row.origin as Schemas['ImportSummary']['origin'],
    type: row.type,
    frequency: row.frequency as Schemas['ImportSummary']['frequency'],
    status: row.status.slice('cal-ea-'.length) as Schemas['ImportSummary']['status'],
    parent: row.parentId,
    author: row.authorId,
    source: row.source.replace(/^file:/, ''),
    source_name: row.sourceName,
    post_status: row.postStatus as Schemas['ImportSummary']['post_status'],
    category: [...row.categories],
    update_authority: row.updateAuthority,
    csv_type: row.options.csvType ?? 'events',
    day_first: row.options.dayFirst ?? false,
    include_private: row.options.includePrivate ?? false,
    total_events: row.totalEvents,
    percentage_complete: row.percentageComplete,
    recent_child: row.recentChild,
    next_run: momentOf(row.nextRunAt),
    created: shortIso(row.createdAt),
    modified: shortIso(row.modifiedAt),
    last_batch_at: momentOf(row.lastBatchAt),
    _links: linksOf(row, self, apiUrl),
  }
}

/** Without fractions of a second, like all dates of this interface. */
const shortIso = (moment: Date): string => `${moment.toISOString().slice(0, 19)}Z`

const momentOf = (moment: Date | null): string | null => moment && shortIso(moment)

function linksOf({ authorId, parentId }: ImportRow, self: string, apiUrl: string) {
  return {
    self: [{ href: self }],
    ...(authorId !== 0 && { author: [{ href: `${apiUrl}/core/v2/users/${authorId}` }] }),
    ...(parentId !== 0 && {
      parent: [{ href: `${apiUrl}/cal/event-aggregator/v1/imports/${parentId}` }],
    }),
  }
}

/** A record with the outcomes of its items. */
export const recordView = (
  row: ImportRow,
  activity: Activity,
  counts: ActivityCounts,
  apiUrl: string,
): Schemas['ImportRecord'] => ({
  ...summaryView(row, apiUrl),
  errors: row.errors.map((error) => ({ ...error, date: shortIso(new Date(error.date)) })),
  activity,
  activity_counts: counts,
})

/** Members shown only to administrators. */
export const secretsOf = ({ nextBatchHash, callbackSecret }: ImportRow) => ({
  ...(nextBatchHash !== null && { next_batch_hash: nextBatchHash }),
  callback_secret: callbackSecret,
})
