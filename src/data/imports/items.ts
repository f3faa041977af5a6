/** Matches events and places with those imported before (behaviour/imports.md#matching). */
import { sql } from 'kysely'
import { excluded, selections, written } from '../database/columns.ts'
import type { ColumnNames, RowOf } from '../database/columns.ts'
import type { Tx } from '../database/database.ts'
import { anyOf, integers, listed, recordsOf, texts } from '../database/expressions.ts'
import { wallTime, type Condition } from '../database/expressions.ts'
import { batched } from '../database/batching.ts'
import { e } from '../entries/entry-filters.ts'

const importedColumns = {
  kind: 'kind',
  origin: 'origin',
  /** null if the record was deleted. */
  recordId: 'record_id',
  globalId: 'global_id',
  lineage: 'lineage',
  uid: 'uid',
  parentUid: 'parent_uid',
  recurrence: 'recurrence',
  originalId: 'original_id',
  contentHash: 'content_hash',
  sequence: 'sequence',
  /** Version of the entry after the import. */
  version: 'version',
  /** Digest of each field after the last import. */
  fields: 'fields',
} as const satisfies ColumnNames<'imported_items'>

/** The record of an imported item, in addition to its entry. */
export type ImportedItem = RowOf<'imported_items', typeof importedColumns>
export type ItemKind = ImportedItem['kind']

/** Reads what is stored about the imported item of an entry. */
export const readImportedItem = batched(
  async (tx, ids: readonly number[]): Promise<(ImportedItem | undefined)[]> => {
    const rows = await tx
      .selectFrom('imported_items as i')
      .select(['i.entry_id as id', ...selections('i', importedColumns)])
      .where('i.entry_id', '=', anyOf(ids))
      .execute()
    const byId = new Map(rows.map(({ id, ...item }) => [id, item]))
    return ids.map((id) => byId.get(id))
  },
)

const { kind: ofKind, ...changingColumns } = importedColumns
const changing = Object.values(changingColumns)
const stored = ['entry_id', ofKind, ...changing] as const

/** Stores what the next import needs to know about an item. */
export const storeImportedItem = batched(
  async (tx, items: readonly (ImportedItem & { readonly id: number })[]): Promise<void[]> => {
    const rows = items.map(({ id, ...item }) => ({
      entry_id: id,
      ...written(importedColumns, item),
    }))
    await tx
      .insertInto('imported_items')
      .columns(stored)
      .expression((item) =>
        item.selectFrom(recordsOf('imported_items', rows).as('i')).select(stored),
      )
      .onConflict((known) => known.column('entry_id').doUpdateSet(excluded(changing)))
      .execute()
    return []
  },
)

/**
 * Commits an item without waiting for the disk: the batch's own commit waits, and everything before
 * it is then durable. If the database crashes in between, the batch is sent again.
 */
export async function commitWithBatch(tx: Tx): Promise<void> {
  await sql`SET LOCAL synchronous_commit = off`.execute(tx)
}

/** Serializes writers by item names until the transaction ends. */
export async function lockItemNames(tx: Tx, names: readonly string[]): Promise<void> {
  const keys = [...new Set(names)].toSorted().map((name) => `import ${name}`)
  if (keys.length === 0) return
  await tx
    .selectFrom(listed('k', { name: texts(keys) }))
    .select(({ fn }) =>
      fn('pg_advisory_xact_lock', [fn('hashtextextended', ['k.name', sql.lit(0)])]).as('lock'),
    )
    .orderBy('k.position')
    .execute()
}

export interface Match {
  readonly id: number
  readonly status: string
}

export interface EventQuestion {
  readonly globalId: string | undefined
  readonly uid: string | undefined
  /** Alternative unique ids. */
  readonly otherUids: readonly string[]
  /** Kinds of sources that share unique ids. */
  readonly origins: readonly string[]
  /** In stored form. */
  readonly title: string
  /** As wall times. */
  readonly start: string
  readonly end: string
  readonly allDay: boolean
}

/** Sorts trashed entries last. */
export const inTrash = e('e.status', '=', sql.lit('trash'))

/** Entries with this title, found by the index on title digests. */
export const titled = (title: string): Condition =>
  e.and([
    e(e.fn<string>('md5', ['e.title']), '=', e.fn<string>('md5', [e.val(title)])),
    e('e.title', '=', title),
  ])

export const importedOf = (tx: Tx, kind: ItemKind) =>
  tx
    .selectFrom('imported_items as i')
    .innerJoin('entries as e', 'e.id', 'i.entry_id')
    .select(['e.id', 'e.status'])
    .where('i.kind', '=', kind)
    .limit(sql.lit(1))

const eventsOf = (tx: Tx) =>
  tx
    .selectFrom('entries as e')
    .innerJoin('events as ev', 'ev.entry_id', 'e.id')
    .select(['e.id', 'e.status'])
    .where('e.type', '=', sql.lit('cal_events'))

/**
 * Finds the event of an item: by its identity across sites, by its unique id, or by title and time.
 */
export async function findImportedEvent(
  tx: Tx,
  question: EventQuestion,
): Promise<Match | undefined> {
  const { globalId, uid, otherUids, origins } = question
  if (globalId !== undefined) {
    const found = await importedOf(tx, 'event')
      .where('i.global_id', '=', globalId)
      .orderBy(inTrash)
      .orderBy('e.id')
      .executeTakeFirst()
    if (found !== undefined) return found
  }
  const names = uid === undefined ? otherUids : [uid, ...otherUids]
  const found = names.length === 0 ? undefined : await findByUid(tx, { names, origins })
  if (found !== undefined) return found
  return uid === undefined ? findByTitleAndTime(tx, question) : undefined
}

interface UidQuestion extends Pick<EventQuestion, 'origins'> {
  /** In order of preference. */
  readonly names: readonly string[]
}

const findByUid = batched(
  async (tx, questions: readonly UidQuestion[]): Promise<(Match | undefined)[]> => {
    const rows = questions.flatMap(({ names, origins }, question) =>
      names.flatMap((uid, index) =>
        origins.map((origin) => ({ question, uid, origin, other: Math.min(index, 1) })),
      ),
    )
    const list = listed('q', {
      question: integers(rows.map(({ question }) => question)),
      uid: texts(rows.map(({ uid }) => uid)),
      origin: texts(rows.map(({ origin }) => origin)),
      other: integers(rows.map(({ other }) => other)),
    })
    const found = await tx
      .selectFrom(list)
      .innerJoin('imported_items as i', (item) =>
        item.onRef('i.uid', '=', 'q.uid').onRef('i.origin', '=', 'q.origin'),
      )
      .innerJoin('entries as e', 'e.id', 'i.entry_id')
      .distinctOn('q.question')
      .select(['q.question', 'e.id', 'e.status'])
      .where('i.kind', '=', sql.lit('event'))
      .orderBy('q.question')
      .orderBy('q.other')
      .orderBy(inTrash)
      .orderBy('e.id')
      .execute()
    const byQuestion = new Map(found.map(({ question, ...match }) => [question, match]))
    return questions.map((_, question) => byQuestion.get(question))
  },
)

async function findByTitleAndTime(
  tx: Tx,
  { title, start, end, allDay }: EventQuestion,
): Promise<Match | undefined> {
  return eventsOf(tx)
    .where(titled(title))
    .where('ev.series_id', 'is', null)
    .where((ev) =>
      allDay
        ? ev.and([
            ev('ev.all_day', '=', sql.lit(true)),
            sql<boolean>`ev.starts_at::date = ${wallTime(start)}::date`,
          ])
        : ev.and([ev('ev.starts_at', '=', wallTime(start)), ev('ev.ends_at', '=', wallTime(end))]),
    )
    .orderBy(inTrash)
    .orderBy('e.id')
    .limit(sql.lit(1))
    .executeTakeFirst()
}

/** An event of this site, as referred to by one of its own files. */
export interface OwnQuestion {
  readonly id: number
  /**
   * UID in files; undefined for older files, which have only the id, to be confirmed by the title.
   */
  readonly name: string | undefined
  readonly title: string
}

export async function findOwnEvent(
  tx: Tx,
  { id, name, title }: OwnQuestion,
): Promise<Match | undefined> {
  return eventsOf(tx)
    .where('e.id', '=', id)
    .where((ev) => (name === undefined ? ev('e.title', '=', title) : ev('ev.uid', '=', name)))
    .executeTakeFirst()
}

/** Makes calendar files use the source's UID for an event, unless another event already has it. */
export const nameEvent = batched(async (tx, events: readonly NamedEvent[]): Promise<void[]> => {
  const list = listed('n', {
    id: integers(events.map(({ id }) => id)),
    uid: texts(events.map(({ uid }) => uid)),
  })
  await tx
    .updateTable('events as ev')
    .from(list)
    .set((ev) => ({ uid: ev.ref('n.uid') }))
    .whereRef('ev.entry_id', '=', 'n.id')
    .whereRef('ev.uid', 'is distinct from', 'n.uid')
    .where((ev) =>
      ev.not(
        ev.exists(
          ev
            .selectFrom('events as o')
            .select('o.entry_id')
            .whereRef('o.uid', '=', 'n.uid')
            .whereRef('o.entry_id', '<>', 'n.id')
            // Changed occurrences use the UID of their series.
            .where('o.series_id', 'is', null),
        ),
      ),
    )
    .execute()
  return []
})

interface NamedEvent {
  readonly id: number
  readonly uid: string
}
