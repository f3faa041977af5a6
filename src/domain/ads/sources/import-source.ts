import type { Caller } from '../../accounts/caller.ts'
import { DomainError } from '../../errors/errors.ts'
import type { AdSite } from '../ads.ts'
import { localDay } from '../../time/local-time.ts'
import { storeAds } from '../transfer/import.ts'
import { permittedFields } from '../units/code.ts'
import type { StoredFields } from '../units/fields.ts'
import { cutText } from '../../text/cut-text.ts'
import { sourceItem, type MapItem } from './item.ts'
import { mapMobileSlot } from './mobile-slots.ts'
import { mapPlacement } from './placements.ts'
import { mapAdGroup } from './ad-groups.ts'

const sources = { a: mapMobileSlot, b: mapPlacement, c: mapAdGroup } as const satisfies Record<
  string,
  MapItem
>

export type SourceName = keyof typeof sources

export interface ItemReport {
  readonly index: number
  readonly label: string
  readonly imported: boolean
  readonly adId: number | null
  readonly notMapped: readonly string[]
  /** Why it was skipped; empty otherwise. */
  readonly reason: string
}

/** Validates fields against the contract; returns the parsed fields or their problems. */
export type CheckFields = (fields: StoredFields) => {
  readonly fields: StoredFields
  readonly problems: readonly string[]
}

interface Item extends Omit<ItemReport, 'adId' | 'imported'> {
  readonly fields: StoredFields | undefined
}

export interface SourceImport {
  readonly source: SourceName
  readonly items: readonly Readonly<Record<string, unknown>>[]
  /** Report the results without importing anything. */
  readonly dryRun: boolean
  readonly check: CheckFields
}

/**
 * Imports the items of another ad tool (behaviour/ads.md#other-ad-tools). Unreadable items are
 * skipped and reported.
 */
export async function importSource(
  site: AdSite,
  caller: Caller,
  { source, items, dryRun, check }: SourceImport,
): Promise<ItemReport[]> {
  const read = items.map((values, index) => readItem(caller, { source, values, index, check }))
  const ads = read.flatMap(({ fields }) => (fields === undefined ? [] : [{ name: '', fields }]))
  const { timezone } = await site.settings()
  const now = site.clock()
  const stored =
    dryRun || ads.length === 0
      ? []
      : await site.database.transact((tx) =>
          storeAds(tx, caller, ads, { now, today: localDay(now, timezone) }),
        )
  let place = 0
  return read.map(({ fields, ...report }) => ({
    ...report,
    imported: fields !== undefined,
    adId: fields === undefined ? null : (stored[place++]?.id ?? null),
  }))
}

interface Reading extends Pick<SourceImport, 'source' | 'check'> {
  readonly values: Readonly<Record<string, unknown>>
  readonly index: number
}

function readItem(caller: Caller, { source, values, index, check }: Reading): Item {
  const item = sourceItem(values)
  const mapped = sources[source](item)
  const notMapped = item.missed()
  const skip = (label: string, reason: string): Item => ({
    index,
    label,
    notMapped,
    reason,
    fields: undefined,
  })
  if (mapped === undefined) return skip('', 'Its kind is unknown, or it has no place.')
  const label = typeof mapped['label'] === 'string' ? cutText(mapped['label'], 200) : ''
  const { fields, problems } = check({ ...mapped, label, imported_from: `source_${source}` })
  if (problems.length > 0) return skip(label, problems.join(' '))
  try {
    return { index, label, notMapped, reason: '', fields: permittedFields(caller, fields) }
  } catch (error) {
    if (error instanceof DomainError) return skip(label, 'Its code has scripts.')
    throw error
  }
}
