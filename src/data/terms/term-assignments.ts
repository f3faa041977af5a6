import { sql, type CompiledQuery } from 'kysely'
import { isRowId } from '../../stored-integer.ts'
import { atCommit, isJoined } from '../database/at-commit.ts'
import { builder } from '../database/builder.ts'
import type { Tx } from '../database/database.ts'
import { anyOf, integers, listed, texts } from '../database/expressions.ts'
import { statement } from '../database/statement.ts'
import { batched } from '../database/batching.ts'

/** A change of one entry's terms; the transaction must hold the entry's lock. */
export interface TermChange {
  readonly entryId: number
  /** The entry's new term ids by taxonomy; taxonomies that are absent keep their terms. */
  readonly wanted: Readonly<Record<string, readonly number[]>>
  /** Whether the entry counts in the totals of its terms, before and after the write. */
  readonly counted: { readonly before: boolean; readonly after: boolean }
}

/** The terms of an entry inserted by this transaction. */
export interface InitialTerms extends Omit<TermChange, 'counted'> {
  readonly counted: boolean
  readonly now: Date
}

/**
 * Assigns the terms of a new entry, in one statement because it has none yet. Unknown ids, and ids
 * of another taxonomy than the given one, are ignored.
 */
export const assignInitialTerms = batched(async (tx, entries: readonly InitialTerms[]) => {
  const query = initialAssignment(entries)
  if (query !== undefined) await tx.executeQuery(query)
  return []
})

/**
 * Like `assignInitialTerms`, when the transaction writes nothing more. It sends ids and moments alone,
 * whose values can always be sent.
 */
export async function assignInitialTermsAtCommit(tx: Tx, entry: InitialTerms): Promise<void> {
  if (isJoined(tx)) {
    await assignInitialTerms(tx, entry)
    return
  }
  const query = initialAssignment([entry])
  if (query !== undefined) await atCommit(tx, query, { needsBegin: false })
}

function initialAssignment(entries: readonly InitialTerms[]): CompiledQuery | undefined {
  const named = entries.flatMap(({ entryId, wanted, counted }) =>
    Object.entries(wanted).flatMap(([taxonomy, ids]) =>
      [...new Set(ids)].filter(isRowId).map((id) => ({ entryId, taxonomy, id, counted })),
    ),
  )
  const [first] = entries
  if (first === undefined || named.length === 0) return undefined
  return assignment({
    entries: named.map(({ entryId }) => entryId),
    taxonomies: named.map(({ taxonomy }) => taxonomy),
    ids: named.map(({ id }) => id),
    counted: named.map(({ counted }) => Number(counted)),
    now: first.now,
  })
}

/** Takes lists with one item for each term of each entry; `counted` is 1 or 0. */
const assignment = statement<{
  entries: readonly number[]
  taxonomies: readonly string[]
  ids: readonly number[]
  counted: readonly number[]
  now: Date
}>()((value) =>
  builder
    .with('found', (db) =>
      db
        .selectFrom('terms')
        .select(['id', 'taxonomy'])
        .where('id', '=', anyOf(value('ids')))
        .orderBy('id')
        .forNoKeyUpdate(),
    )
    .with('given', (db) =>
      db
        .selectFrom(
          listed('named', {
            entry_id: integers(value('entries')),
            taxonomy: texts(value('taxonomies')),
            id: integers(value('ids')),
            counted: integers(value('counted')),
          }),
        )
        .innerJoin('found', (term) =>
          term.onRef('found.id', '=', 'named.id').onRef('found.taxonomy', '=', 'named.taxonomy'),
        )
        .select(['named.entry_id', 'named.id', 'named.counted']),
    )
    .with('assignments', (db) =>
      db
        .insertInto('entry_terms')
        .columns(['entry_id', 'term_id'])
        .expression(db.selectFrom('given').select(['given.entry_id', 'given.id'])),
    )
    .updateTable('terms as t')
    .from((db) =>
      db
        .selectFrom('given')
        .select('given.id')
        .select(({ fn }) => fn.sum<number>('given.counted').as('more'))
        .groupBy('given.id')
        .as('added'),
    )
    .set((t) => ({ count: t('t.count', '+', t.ref('added.more')), updated_at: value('now') }))
    .whereRef('added.id', '=', 't.id')
    .where('added.more', '>', 0),
)

interface LockedTerm {
  readonly id: number
  readonly taxonomy: string
}

/**
 * Updates the terms of an entry and the totals of all affected terms. Unknown ids, and ids of
 * another taxonomy than the given one, are ignored. Terms are locked in order of id, to prevent
 * deadlocks.
 */
export async function assignTerms(tx: Tx, change: TermChange, now: Date): Promise<void> {
  const { entryId, wanted, counted } = change
  if (Object.keys(wanted).length === 0 && counted.before === counted.after) return
  const { terms, assigned } = await lockTerms(tx, entryId, Object.values(wanted).flat())
  const next = new Set(
    terms
      .filter(({ id, taxonomy }) => wanted[taxonomy]?.includes(id) ?? assigned.has(id))
      .map(({ id }) => id),
  )
  const added = [...next].filter((id) => !assigned.has(id))
  const removed = [...assigned].filter((id) => !next.has(id))
  await writeAssignments(tx, entryId, added, removed)
  await moveCounts(tx, counted.after ? next : NONE, counted.before ? assigned : NONE, now)
}

const NONE: ReadonlySet<number> = new Set()
const ROUNDS = 5

/**
 * Locks an entry's current terms and the given ones. Repeats if another writer has added a term in
 * between, as happens with the default category when a category is deleted.
 */
async function lockTerms(
  tx: Tx,
  entryId: number,
  ids: readonly number[],
): Promise<{ terms: readonly LockedTerm[]; assigned: ReadonlySet<number> }> {
  const known = ids.filter(isRowId)
  for (let round = 1; ; round++) {
    const terms = await tx
      .selectFrom('terms')
      .select(['id', 'taxonomy'])
      .where((term) =>
        term.or([term('id', '=', anyOf(known)), term('id', 'in', termsOf(tx, entryId))]),
      )
      .orderBy('id')
      .forNoKeyUpdate()
      .execute()
    const rows = await termsOf(tx, entryId).execute()
    const locked = new Set(terms.map(({ id }) => id))
    const assigned = new Set(rows.map(({ term_id }) => term_id))
    if (round >= ROUNDS || [...assigned].every((id) => locked.has(id))) return { terms, assigned }
  }
}

const termsOf = (tx: Tx, entryId: number) =>
  tx.selectFrom('entry_terms').select('term_id').where('entry_id', '=', entryId)

async function writeAssignments(
  tx: Tx,
  entryId: number,
  added: readonly number[],
  removed: readonly number[],
): Promise<void> {
  if (removed.length > 0) {
    await tx
      .deleteFrom('entry_terms')
      .where('entry_id', '=', entryId)
      .where('term_id', '=', anyOf(removed))
      .execute()
  }
  if (added.length > 0) {
    await tx
      .insertInto('entry_terms')
      .columns(['entry_id', 'term_id'])
      .expression((eb) =>
        eb
          .selectFrom(listed('added', { id: integers(added) }))
          .select([sql<number>`${entryId}::int`.as('entry_id'), 'added.id']),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

/** Adds the differences to totals. A term's version stays, because its total is not part of it. */
async function moveCounts(
  tx: Tx,
  after: ReadonlySet<number>,
  before: ReadonlySet<number>,
  now: Date,
): Promise<void> {
  const up = [...after].filter((id) => !before.has(id))
  const down = [...before].filter((id) => !after.has(id))
  if (up.length + down.length === 0) return
  const difference = sql<number>`case when id = any(${up}::int[]) then 1 else -1 end`
  await tx
    .updateTable('terms')
    .set((t) => ({ count: t('count', '+', difference), updated_at: now }))
    .where('id', '=', anyOf([...up, ...down]))
    .execute()
}
