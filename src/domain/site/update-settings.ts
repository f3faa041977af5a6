import type { Tx } from '../../data/database/database.ts'
import {
  incrementRevision,
  lockSettings,
  loadSettings,
  removeSettings,
  storeSettings,
  type StoredValue,
  type SettingsRevision,
} from '../../data/settings/stored-settings.ts'
import { lockCategory, lockEntryOfType } from '../../data/settings/settings-references.ts'
import { databaseWithin } from '../../data/database/nested-transaction.ts'
import { invalidParams } from '../errors/errors.ts'
import type { Guard } from '../errors/guard.ts'
import { operatorSettings } from './operator-settings.ts'
import { readSettings, storedSettings, type SiteSettings } from './site-settings.ts'
import type { Site } from './site.ts'

/** The changes; null restores a default. */
export type SettingsChange = { readonly [Name in keyof SiteSettings]?: SiteSettings[Name] | null }

export interface SettingsRecord {
  readonly settings: SiteSettings
  readonly revision: SettingsRevision
}

/**
 * Stores settings (behaviour/site.md#settings). Rows that they refer to are locked until then, so
 * that they cannot be deleted in between.
 * @param follow writes what has to change with them, in the same transaction
 * @throws DomainError 400 rest_invalid_param if a category, page or media item does not exist
 */
export function updateSettings(
  site: Site,
  change: SettingsChange,
  guard: Guard,
  follow: (tx: Tx, settings: SiteSettings) => Promise<void> = () => Promise.resolve(),
): Promise<SettingsRecord> {
  return site.database.transact(async (tx) => {
    const revision = await lockSettings(tx)
    guard(revision)
    const entries = Object.entries(normalize(change))
    await requireReferences(tx, change)
    const removed = entries.filter(([, value]) => value === null).map(([name]) => keyOf(name))
    const stored = entries.flatMap(([name, value]) =>
      value === null ? [] : [[keyOf(name), value]],
    )
    await removeSettings(tx, removed)
    await storeSettings(tx, Object.fromEntries(stored) as Record<string, StoredValue>)
    const next = entries.length === 0 ? revision : await incrementRevision(tx, site.clock())
    const settings = readSettings(await loadSettings(databaseWithin(site.database, tx)))
    await follow(tx, settings)
    return { settings, revision: next }
  })
}

/** A page lists at least one post; -1 stands for the maximum and is kept. */
function normalize(change: SettingsChange): SettingsChange {
  const { postsPerPage } = change
  if (typeof postsPerPage !== 'number' || postsPerPage === -1) return change
  return { ...change, postsPerPage: Math.max(1, Math.abs(postsPerPage)) }
}

const keyOf = (name: string): string =>
  ({ ...storedSettings, ...operatorSettings })[name as keyof SiteSettings].key

type Exists = (tx: Tx, id: number) => Promise<boolean>

const isPage: Exists = (tx, id) => lockEntryOfType(tx, 'page', id)
const isMedia: Exists = (tx, id) => lockEntryOfType(tx, 'attachment', id)

/** Settings that refer to rows, with the check that these exist. 0 refers to nothing. */
const REFERENCES: { readonly [Name in keyof SiteSettings]?: { none: boolean; exists: Exists } } = {
  defaultCategory: { none: false, exists: lockCategory },
  pageOnFront: { none: true, exists: isPage },
  pageForPosts: { none: true, exists: isPage },
  siteLogo: { none: true, exists: isMedia },
  siteIcon: { none: true, exists: isMedia },
}

interface ReferenceProblem {
  readonly code: 'rest_invalid_param'
  readonly message: string
  readonly data: null
}

type ReferenceProblems = Readonly<Record<string, ReferenceProblem>>

/** Finds changes that refer to rows that do not exist, by the key of the setting. */
export function findReferenceProblems(
  { database }: Pick<Site, 'database'>,
  change: SettingsChange,
): Promise<ReferenceProblems> {
  const named = Object.keys(REFERENCES).some((name) => name in change)
  return named ? database.transact((tx) => referenceProblems(tx, change)) : Promise.resolve({})
}

async function referenceProblems(tx: Tx, change: SettingsChange): Promise<ReferenceProblems> {
  const problems: Record<string, ReferenceProblem> = {}
  for (const [name, { none, exists }] of Object.entries(REFERENCES)) {
    const id = change[name as keyof SiteSettings]
    if (typeof id !== 'number' || (none && id === 0) || (await exists(tx, id))) continue
    const key = keyOf(name)
    const message = `${key} refers to an item that does not exist.`
    problems[key] = { code: 'rest_invalid_param', message, data: null }
  }
  return problems
}

async function requireReferences(tx: Tx, change: SettingsChange): Promise<void> {
  const details = await referenceProblems(tx, change)
  const messages = Object.entries(details).map(([key, { message }]) => [key, message])
  if (messages.length === 0) return
  throw invalidParams(Object.fromEntries(messages) as Record<string, string>, details)
}
