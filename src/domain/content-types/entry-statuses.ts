/**
 * The statuses of content and the moves between them (behaviour/content.md#statuses,
 * behaviour/site.md#types, behaviour/content.md#slugs-and-dates, behaviour/content.md#statuses).
 * Pure data and pure functions.
 */

interface StatusShape {
  name: string
  label: string
  /** Items are readable by everyone. */
  public: boolean
  /** Readable only by users who may read private items of the type. */
  private: boolean
  /** Unfinished: readable only by users who may edit. */
  protected: boolean
  /** Items have a permanent address on the site. */
  queryable: boolean
  /** The publication date is floating: it reads as "now" until one is set. */
  dateFloating: boolean
  /** Accepted when content is written. */
  writable: boolean
  /** Whether setting it requires the capability to publish. */
  needsPublish: boolean
  /** Offered to people as a filter. */
  showInList: boolean
  /** Never shown by the statuses resource; only a filter value of lists. */
  internal: boolean
}

const base = {
  public: false,
  private: false,
  protected: false,
  queryable: false,
  dateFloating: false,
  writable: true,
  needsPublish: true,
  showInList: true,
  internal: false,
}

const draftLike = { ...base, protected: true, dateFloating: true, needsPublish: false }
const importState = { ...base, public: true }
const internal = {
  ...base,
  writable: false,
  needsPublish: false,
  showInList: false,
  internal: true,
}

/** In the order of the response. */
export const statuses = {
  publish: { ...base, name: 'publish', label: 'Published', public: true, queryable: true },
  future: { ...base, name: 'future', label: 'Scheduled', protected: true },
  draft: { ...draftLike, name: 'draft', label: 'Draft' },
  pending: { ...draftLike, name: 'pending', label: 'Pending' },
  private: { ...base, name: 'private', label: 'Private', private: true },
  ads_expired: { ...base, name: 'ads_expired', label: 'Expired', public: true, queryable: true },
  'fields-disabled': {
    ...base,
    name: 'fields-disabled',
    label: 'Disabled',
    public: true,
    queryable: true,
    showInList: false,
  },
  'cal-ea-success': { ...importState, name: 'cal-ea-success', label: 'Imported' },
  'cal-ea-failed': { ...importState, name: 'cal-ea-failed', label: 'Import failed' },
  'cal-ea-schedule': { ...importState, name: 'cal-ea-schedule', label: 'Import scheduled' },
  'cal-ea-pending': { ...importState, name: 'cal-ea-pending', label: 'Import pending' },
  'cal-ea-draft': { ...importState, name: 'cal-ea-draft', label: 'Import draft' },
  // Not public, so it does not require the capability to publish.
  'cal-ignored': {
    ...base,
    name: 'cal-ignored',
    label: 'Ignored',
    needsPublish: false,
    showInList: false,
  },
  trash: {
    ...base,
    name: 'trash',
    label: 'Trash',
    writable: false,
    needsPublish: false,
    showInList: false,
  },
  'auto-draft': { ...internal, name: 'auto-draft', label: 'Automatic draft', dateFloating: true },
  inherit: { ...internal, name: 'inherit', label: 'Of the parent' },
  'request-pending': { ...internal, name: 'request-pending', label: 'Request pending' },
  'request-confirmed': { ...internal, name: 'request-confirmed', label: 'Request confirmed' },
  'request-failed': { ...internal, name: 'request-failed', label: 'Request failed' },
  'request-completed': { ...internal, name: 'request-completed', label: 'Request completed' },
} as const satisfies Record<string, StatusShape>

/** The names of all statuses but the trash. */
export const NOT_TRASHED = Object.keys(statuses).filter((status) => status !== 'trash')

export type StatusName = keyof typeof statuses
export type Status = StatusShape & { readonly name: StatusName }

const all: readonly Status[] = Object.values(statuses)

/** Values that a write accepts; `trash` is also accepted for items that are already there. */
export const writableStatuses: readonly StatusName[] = namesOf((status) => status.writable)

/** The statuses that the list filter `any` includes. */
export const anyStatuses: readonly StatusName[] = namesOf(
  (status) => !status.internal && status.name !== 'trash',
)

function namesOf(accept: (status: Status) => boolean): StatusName[] {
  return all.filter(accept).map((status) => status.name)
}

/** The status of that name, or undefined for a name that is not in the registry. */
export function statusOf(name: string): Status | undefined {
  return isStatusName(name) ? statuses[name] : undefined
}

/** Whether this is the name of a status. */
export function isStatusName(name: string): name is StatusName {
  return Object.hasOwn(statuses, name)
}

/** Whether a write may set this status for an item with the status `current`. */
export function isWritable(wanted: string, current?: StatusName): boolean {
  if (wanted === 'trash') return current === 'trash'
  return statusOf(wanted)?.writable ?? false
}

const MEDIA_STATUSES: ReadonlySet<string> = new Set(['inherit', 'private', 'trash'])

/** Whether items of a type, which this status opens, are stored with a status. */
export function isStored(openStatus: 'publish' | 'inherit', status: string): boolean {
  if (openStatus === 'inherit') return MEDIA_STATUSES.has(status)
  return status === 'trash' || isWritable(status)
}

export interface StatusChange {
  /** The status of the item; undefined for a new one. */
  readonly current: StatusName | undefined
  /** The requested status: null means draft, undefined keeps the current one. */
  readonly wanted: StatusName | null | undefined
  /** The publication date after the write; null or undefined if it is floating. */
  readonly date: Date | null | undefined
  readonly now: Date
}

/**
 * A date less than this ahead counts as now, so that a client with a slightly fast clock publishes
 * instead of scheduling.
 */
const scheduleAheadMs = 60_000

/**
 * Returns the status after a write. Publishing with a future date schedules, scheduling without one
 * publishes, and a new date alone switches between published and scheduled.
 */
export function nextStatus({ current, wanted, date, now }: StatusChange): StatusName {
  const status = wanted === undefined ? (current ?? 'draft') : (wanted ?? 'draft')
  if (status !== 'publish' && status !== 'future') return status
  const ahead = date ? date.getTime() - now.getTime() : 0
  return ahead >= scheduleAheadMs ? 'future' : 'publish'
}
