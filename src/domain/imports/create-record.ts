import type { Tx } from '../../data/database/database.ts'
import { findEntry } from '../../data/entries/entry-reader.ts'
import { knownEventCategories, lockImport } from '../../data/imports/record-reader.ts'
import type {
  ImportOptions,
  ImportRow,
  ImportType,
  NewImportRow,
  UpdateAuthority,
} from '../../data/imports/record-row.ts'
import { insertImport } from '../../data/imports/record-writer.ts'
import type { Caller } from '../accounts/caller.ts'
import { contentTypes } from '../content-types/content-types.ts'
import { canRead } from '../content/entry-policy.ts'
import { sanitizeText } from '../text/plain-text.ts'
import { invalidParams } from '../errors/errors.ts'
import type { Site } from '../site/site.ts'
import { isWebAddress } from '../calendar/web-address.ts'
import type { Frequency } from './frequency.ts'
import type { Origin } from './item.ts'
import { requireCreatable } from './import-policy.ts'
import { newSecret, pendingMembers, queueRecord, type Queue } from './queue-record.ts'
import type { ImportSource } from './service/queue.ts'
import { makeRun } from './start-run.ts'

export type PostStatus = 'publish' | 'pending' | 'draft' | 'private' | 'do_not_override'

export interface NewImport {
  readonly origin: Origin
  readonly source: ImportSource
  readonly sourceName?: string | undefined
  readonly type?: ImportType | undefined
  readonly frequency?: Frequency | undefined
  readonly postStatus?: PostStatus | undefined
  readonly categories?: readonly number[] | undefined
  readonly updateAuthority?: UpdateAuthority | undefined
  readonly options?: ImportOptions | undefined
  /** Whether to queue it immediately; true by default. */
  readonly start?: boolean | undefined
}

/**
 * Creates an import record in the caller's name (behaviour/imports.md#record-routes). A schedule
 * created with `start` makes its first run immediately.
 * @param queue takes over the source, in the same transaction
 * @throws DomainError rest_cannot_create; 400 rest_invalid_param if the source or category does not
 *   exist
 */
export async function createRecord(
  site: Site,
  caller: Caller,
  input: NewImport,
  queue?: Queue,
): Promise<{ row: ImportRow }> {
  requireCreatable(caller, input.postStatus)
  const { name, problems } = await findReferences(site, caller, input)
  if (Object.keys(problems).length > 0) throw invalidParams(problems)
  const settings = await site.settings()
  const { start = true, type = 'manual' } = input
  return site.database.transact(async (tx) => {
    const now = site.clock()
    const secret = newSecret()
    const base = newRow(caller, input, name, secret)
    if (!start) return stored(tx, await insertImport(tx, base, now))
    if (type === 'schedule') {
      const id = await insertImport(tx, { ...base, status: 'cal-ea-schedule' }, now)
      const { row } = await stored(tx, id)
      await makeRun(tx, settings, row, { now, source: input.source, queue })
      return stored(tx, id)
    }
    const pending = pendingMembers(settings)
    const id = await insertImport(tx, { ...base, ...pending }, now)
    const queued = { ...base, ...pending, id }
    await queueRecord(tx, settings, queued, input.source, { now, queue })
    return stored(tx, id)
  })
}

async function stored(tx: Tx, id: number): Promise<{ row: ImportRow }> {
  const row = await lockImport(tx, id)
  if (row === undefined) throw new Error('A record was not stored.')
  return { row }
}

function newRow(
  caller: Caller,
  input: NewImport,
  name: string,
  callbackSecret: string,
): NewImportRow {
  const { source, type = 'manual' } = input
  return {
    importId: null,
    origin: input.origin,
    type,
    frequency: type === 'schedule' ? (input.frequency ?? 'on_demand') : 'on_demand',
    status: 'cal-ea-draft',
    parentId: 0,
    authorId: caller.id,
    source: textOf(source),
    sourceName: sanitizeText(input.sourceName ?? '') || name,
    postStatus: input.postStatus ?? null,
    categories: [...new Set(input.categories)],
    updateAuthority: input.updateAuthority ?? 'overwrite',
    options: input.options ?? {},
    nextBatchHash: null,
    callbackSecret,
    signed: false,
    nextRunAt: null,
  }
}

/**
 * The stored description of a source; a file's name must not be mistaken for an address or an id
 * when the record is run again.
 */
function textOf(source: ImportSource): string {
  if ('url' in source) return source.url
  return 'mediaId' in source ? String(source.mediaId) : `file:${source.name}`
}

export interface ImportReferences {
  readonly source: ImportSource | undefined
  readonly categories?: readonly number[] | undefined
}

interface FoundReferences {
  /** A name of the source to display. */
  readonly name: string
  /** A message for each argument that refers to what does not exist, or not for this caller. */
  readonly problems: Readonly<Record<string, string>>
}

/** Looks for what a new import refers to. */
export async function findReferences(
  site: Site,
  caller: Caller,
  { source, categories = [] }: ImportReferences,
): Promise<FoundReferences> {
  const name = source && (await nameOfSource(site, caller, source))
  const known = await knownEventCategories(site.database, categories)
  const unknown = categories.some((id) => !known.has(id))
  return {
    name: name ?? '',
    problems: {
      ...(source && name === undefined && { source: noSource(source) }),
      ...(unknown && { category: 'There is no such category.' }),
    },
  }
}

const noSource = (source: ImportSource): string =>
  'url' in source ? 'The source is not a web address.' : 'There is no such file.'

/** A name to display; undefined for a source that does not exist, or not for this caller. */
async function nameOfSource(
  site: Site,
  caller: Caller,
  source: ImportSource,
): Promise<string | undefined> {
  if ('name' in source) return source.name
  if ('url' in source) return isWebAddress(source.url) ? new URL(source.url).host : undefined
  const entry = await findEntry(site.database, source.mediaId)
  const type = contentTypes.attachment
  const readable = entry !== undefined && entry.media !== null && canRead(caller, type, entry)
  return readable && entry.status !== 'trash' ? entry.title : undefined
}
