import type { AppContext } from '../../../context.ts'
import { findEntry } from '../../../data/entry-reader.ts'
import { countTerms, listTerms } from '../../../data/term-reader.ts'
import { readsWhole } from '../../../domain/calendar/reads-whole.ts'
import { contentTypes } from '../../../domain/content/content-types.ts'
import { summaryOf, totalHeaders, totalOf, windowOf } from '../list-answer.ts'
import { parentProblems, type Asking } from './access.ts'
import { filterOf, orderOf, type ListedTerms } from './query.ts'
import { environmentOf, termKinds, type TermKind, type TermLists } from './term-kinds.ts'

interface Listing extends Asking {
  readonly query: ListedTerms
}

/**
 * The list of a kind of terms (service.md 4.1): one statement for the rows, at most one for the
 * total, and one for an item that is named.
 */
export function termList<Kind extends TermKind>(kind: Kind) {
  const { taxonomy, show } = termKinds[kind]

  const run = async ({ query }: Listing, ctx: AppContext) => {
    const { database } = ctx
    const filter = filterOf(taxonomy, query)
    const window = windowOf(query)
    const rows = await listTerms(database, filter, { ...orderOf(query), ...window })
    const count = () => countTerms(database, filter)
    // Those that are listed only for what is below them do not count.
    const total = await (filter.hideEmpty === 'with ancestors'
      ? count()
      : totalOf(window, rows.length, count))
    const env = environmentOf(ctx, kind)
    const body = {
      [kind]: rows.map((row) => show(row, env)),
      // Clients know the address of such a list as bare.
      ...summaryOf(window, total, { address: env.collection, own: {}, beside: {} }),
    }
    return {
      status: 200 as const,
      // The kind names the member.
      body: body as unknown as TermLists[Kind],
      headers: totalHeaders(window, total),
    }
  }

  const check = async (call: Listing, ctx: AppContext): Promise<Record<string, string>> => ({
    ...(await itemProblems(call, ctx)),
    ...(await parentProblems(call, ctx, kind, call.query.parent)),
  })

  return { check, run }
}

/** Terms of an item show to who may read all of it; an event is an item of its type. */
async function itemProblems(
  { caller, once, query }: Listing,
  { database }: AppContext,
): Promise<Record<string, string>> {
  const problems: Record<string, string> = {}
  for (const name of ['post', 'event'] as const) {
    const id = query[name]
    if (id === undefined) continue
    const entry = await once(`entry:${id}`, () => findEntry(database, id))
    const fits = name === 'post' || entry?.type === contentTypes.cal_events.name
    if (entry === undefined || !fits || !readsWhole(caller, entry)) {
      problems[name] = 'There is no such item.'
    }
  }
  return problems
}
