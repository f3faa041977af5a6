import type { AppContext } from '../../../context.ts'
import { findEntry } from '../../../data/entries/entry-reader.ts'
import { findTerms, listTerms } from '../../../data/terms/term-reader.ts'
import { mayReadInFull } from '../../../domain/calendar/may-read-in-full.ts'
import { contentTypes } from '../../../domain/content-types/content-types.ts'
import { totalOfTerms } from '../../core-v2/terms/terms-query.ts'
import { listSummary, totalHeaders, windowOf } from '../list-answer.ts'
import { parentProblems, type Asking } from './calendar-term-access.ts'
import { filterOf, orderOf, type ListedTerms } from './calendar-terms-query.ts'
import { environmentOf, termKinds, type TermKind } from './term-kinds.ts'

interface Listing extends Asking {
  readonly query: ListedTerms
}

/**
 * The list of a kind of terms (behaviour/calendar.md#lists-of-events): one statement for the rows,
 * at most one for the total, and one for an item that is named.
 */
export function termList<Kind extends TermKind>(kind: Kind) {
  const { taxonomy, show, list } = termKinds[kind]

  const run = async ({ query }: Listing, ctx: AppContext) => {
    const { database } = ctx
    const filter = filterOf(taxonomy, query)
    const window = windowOf(query)
    const rows = await listTerms(database, filter, { ...orderOf(query), ...window })
    const total = await totalOfTerms(database, filter, window, rows.length)
    const env = environmentOf(ctx, kind)
    const shown = rows.map((row) => show(row, env))
    // Clients expect the address of such a list without arguments.
    const address = { address: env.collection, own: {}, otherPages: {} }
    return {
      status: 200 as const,
      body: list(shown, listSummary(window, total, address)),
      headers: totalHeaders(window, total),
    }
  }

  const check = async (call: Listing, ctx: AppContext): Promise<Record<string, string>> => ({
    ...(await itemProblems(call, ctx)),
    ...(await namedProblems(call, ctx, kind)),
    ...(await parentProblems(ctx, kind, call.query.parent)),
  })

  return { check, run }
}

/** Checks that the terms in the arguments exist, with one lookup. */
async function namedProblems(
  { query: { include = [], exclude = [] } }: Listing,
  { database }: AppContext,
  kind: TermKind,
): Promise<Record<string, string>> {
  const ids = [...new Set([...include, ...exclude])]
  if (ids.length === 0) return {}
  const { taxonomy, word } = termKinds[kind]
  const known = new Set((await findTerms(database, taxonomy.name, ids)).map(({ id }) => id))
  const wrong = Object.entries({ include, exclude }).filter(([, named]) =>
    named.some((id) => !known.has(id)),
  )
  return Object.fromEntries(wrong.map(([name]) => [name, `${name} refers to an unknown ${word}.`]))
}

/** The terms of an event show to callers who may read all of it; `post` is an alias of `event`. */
async function itemProblems(
  { caller, query }: Listing,
  { database }: AppContext,
): Promise<Record<string, string>> {
  const problems: Record<string, string> = {}
  for (const name of ['post', 'event'] as const) {
    const id = query[name]
    if (id === undefined) continue
    const entry = await findEntry(database, id)
    const open = entry?.type === contentTypes.cal_events.name && mayReadInFull(caller, entry)
    if (!open) problems[name] = 'The event was not found.'
  }
  return problems
}
