import type { Tx } from '../../data/database.ts'
import {
  incrementRevision,
  lockSettings,
  loadSettings,
  removeSettings,
  storeSettings,
  type StoredValue,
  type SettingsRevision,
} from '../../data/settings.ts'
import { lockCategory, lockEntryOfType } from '../../data/settings-references.ts'
import { databaseWithin } from '../../data/nested-transaction.ts'
import { failure } from '../errors.ts'
import { operatorSettings } from './operator-settings.ts'
import { readSettings, storedSettings, type SiteSettings } from './settings.ts'
import type { Site } from './site.ts'

/** What to change; null brings a default back. */
export type SettingsChange = { readonly [Name in keyof SiteSettings]?: SiteSettings[Name] | null }

export interface SettingsRecord {
  readonly settings: SiteSettings
  readonly revision: SettingsRevision
}

/** Throws when the settings are no longer as the writer read them. */
export type SettingsGuard = (current: SettingsRevision) => void

/**
 * Stores settings (behaviour/site.md#settings). What they name is held until they are stored, so
 * that it cannot vanish in between.
 * @throws DomainError 400 rest_invalid_param when a category, page or media item is unknown
 */
export function updateSettings(
  site: Site,
  change: SettingsChange,
  guard: SettingsGuard,
): Promise<SettingsRecord> {
  return site.database.transact(['settings'], async (tx) => {
    const revision = await lockSettings(tx)
    guard(revision)
    const entries = Object.entries(normalised(change))
    await requireReferences(tx, change)
    const removed = entries.filter(([, value]) => value === null).map(([name]) => keyOf(name))
    const stored = entries.flatMap(([name, value]) =>
      value === null ? [] : [[keyOf(name), value]],
    )
    await removeSettings(tx, removed)
    await storeSettings(tx, Object.fromEntries(stored) as Record<string, StoredValue>)
    const next = entries.length === 0 ? revision : await incrementRevision(tx, site.clock())
    const settings = readSettings(await loadSettings(databaseWithin(site.database, tx)))
    return { settings, revision: next }
  })
}

/** A page lists one post at least; -1 is for as many as it can hold, and keeps its sign. */
function normalised(change: SettingsChange): SettingsChange {
  const { postsPerPage } = change
  if (typeof postsPerPage !== 'number' || postsPerPage === -1) return change
  return { ...change, postsPerPage: Math.max(1, Math.abs(postsPerPage)) }
}

const keyOf = (name: string): string =>
  ({ ...storedSettings, ...operatorSettings })[name as keyof SiteSettings].key

type Exists = (tx: Tx, id: number) => Promise<boolean>

const isPage: Exists = (tx, id) => lockEntryOfType(tx, 'page', id)
const isMedia: Exists = (tx, id) => lockEntryOfType(tx, 'attachment', id)

/** Settings that name something, and how to tell that it is there. 0 names nothing. */
const REFERENCES: { readonly [Name in keyof SiteSettings]?: { none: boolean; exists: Exists } } = {
  defaultCategory: { none: false, exists: lockCategory },
  pageOnFront: { none: true, exists: isPage },
  pageForPosts: { none: true, exists: isPage },
  siteLogo: { none: true, exists: isMedia },
  siteIcon: { none: true, exists: isMedia },
}

async function requireReferences(tx: Tx, change: SettingsChange): Promise<void> {
  const params: Record<string, string> = {}
  const details: Record<string, object> = {}
  for (const [name, { none, exists }] of Object.entries(REFERENCES)) {
    const id = change[name as keyof SiteSettings]
    if (typeof id !== 'number' || (none && id === 0) || (await exists(tx, id))) continue
    const key = keyOf(name)
    const message = `${key} names nothing that exists.`
    params[key] = message
    details[key] = { code: 'rest_invalid_param', message, data: null }
  }
  if (Object.keys(params).length > 0) {
    throw failure('rest_invalid_param', { details: { params, details } })
  }
}
