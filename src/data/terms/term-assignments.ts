import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import { isRowId } from '../users/user-reader.ts'

/** What happens to the terms of one entry, whose row the transaction holds locked. */
export interface TermChange {
  readonly entryId: number
  /** Ids that the entry shall have, by taxonomy; a taxonomy that is not named keeps its terms. */
  readonly wanted: Readonly<Record<string, readonly number[]>>
  /** Whether the entry counts in the totals of its terms, before and after the write. */
  readonly counted: { readonly before: boolean; readonly after: boolean }
}

/** What happens to the terms of an entry that this transaction has inserted. */
export interface InitialTerms extends Omit<TermChange, 'counted'> {
  readonly counted: boolean
}

/**
 * Gives a new entry its terms, in one statement because nobody else can have given it any. Unknown
 * ids, and ids of another taxonomy than the one they are named for, are ignored.
 */
export async function assignInitialTerms(tx: Tx, first: InitialTerms, now: Date): Promise<void> {
  const named = Object.entries(first.wanted).flatMap(([taxonomy, ids]) =>
    ids.filter(isRowId).map((id) => ({ taxonomy, id })),
  )
  if (named.length === 0) return
  await sql`
    WITH found AS (
      SELECT id FROM terms
      WHERE (taxonomy, id) IN (SELECT * FROM unnest(
        ${named.map(({ taxonomy }) => taxonomy)}::text[], ${named.map(({ id }) => id)}::int[]))
      ORDER BY id FOR NO KEY UPDATE
    ), bonds AS (
      INSERT INTO entry_terms (entry_id, term_id) SELECT ${first.entryId}::int, id FROM found
    )
    UPDATE terms t SET count = t.count + 1, updated_at = ${now}
    FROM found WHERE found.id = t.id AND ${first.counted}::boolean`.execute(tx)
}

interface LockedTerm {
  readonly id: number
  readonly taxonomy: string
}

/**
 * Brings the terms of an entry to what is wanted and the totals of all terms concerned with it.
 * Unknown ids, and ids of another taxonomy than the one they are named for, are ignored.
 * Terms are locked in the order of their ids, so that writers wait for each other in one order.
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
  await writeBonds(tx, entryId, added, removed)
  await moveCounts(tx, counted.after ? next : NONE, counted.before ? assigned : NONE, now)
}

const NONE: ReadonlySet<number> = new Set()
const ROUNDS = 5

/**
 * Locks the terms that an entry has and those of the given ids. Looks again when another writer
 * gave the entry a further term in between, which removing a category does with the default one.
 */
async function lockTerms(
  tx: Tx,
  entryId: number,
  ids: readonly number[],
): Promise<{ terms: readonly LockedTerm[]; assigned: ReadonlySet<number> }> {
  const known = ids.filter(isRowId)
  for (let round = 1; ; round++) {
    const terms = (
      await sql<LockedTerm>`
      SELECT id, taxonomy FROM terms
      WHERE id = ANY(${known}::int[])
        OR id IN (SELECT term_id FROM entry_terms WHERE entry_id = ${entryId})
      ORDER BY id FOR NO KEY UPDATE`.execute(tx)
    ).rows
    const bonds = (
      await sql<{
        termId: number
      }>`SELECT term_id AS "termId" FROM entry_terms WHERE entry_id = ${entryId}`.execute(tx)
    ).rows
    const locked = new Set(terms.map(({ id }) => id))
    const assigned = new Set(bonds.map(({ termId }) => termId))
    if (round >= ROUNDS || [...assigned].every((id) => locked.has(id))) return { terms, assigned }
  }
}

async function writeBonds(
  tx: Tx,
  entryId: number,
  added: readonly number[],
  removed: readonly number[],
): Promise<void> {
  if (removed.length > 0) {
    await sql`
      DELETE FROM entry_terms WHERE entry_id = ${entryId} AND term_id = ANY(${[...removed]}::int[])`.execute(
      tx,
    )
  }
  if (added.length > 0) {
    await sql`
      INSERT INTO entry_terms (entry_id, term_id)
      SELECT ${entryId}::int, unnest(${[...added]}::int[]) ON CONFLICT DO NOTHING`.execute(tx)
  }
}

/** Totals move by differences. They are no change of the term itself, so its version stays. */
async function moveCounts(
  tx: Tx,
  after: ReadonlySet<number>,
  before: ReadonlySet<number>,
  now: Date,
): Promise<void> {
  const up = [...after].filter((id) => !before.has(id))
  const down = [...before].filter((id) => !after.has(id))
  if (up.length + down.length === 0) return
  await sql`
    UPDATE terms
    SET count = count + CASE WHEN id = ANY(${up}::int[]) THEN 1 ELSE -1 END, updated_at = ${now}
    WHERE id = ANY(${[...up, ...down]}::int[])`.execute(tx)
}
