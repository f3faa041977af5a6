import type { AppContext } from '../../context.ts'
import { inOneCommit } from '../../data/database/nested-transaction.ts'
import { atOnce } from '../../data/database/together.ts'
import { hasFailed, type ReadItem } from '../../http/batch.ts'
import type { ApiAnswer } from '../../http/request.ts'

/** Creating one of these does not depend on others created just before. */
const INDEPENDENT: ReadonlySet<string> = new Set(['/core/v2/posts', '/core/v2/blocks'])

/** A request was refused or failed, so the transaction is rolled back. */
class Undone extends Error {}

/**
 * Runs requests that create independent entries concurrently in one transaction, which takes few
 * statements for all of them.
 * @param ask sends one of the requests in the given context
 * @returns undefined, with nothing done, for other requests or if one of them fails; they must then
 *   be run one after the other, so that each gets its own answer
 * @throws DatabaseFailure if it is unknown whether they were done
 */
export async function runAtOnce(
  items: readonly ReadItem[],
  ask: (item: ReadItem, context: AppContext) => Promise<ApiAnswer>,
  ctx: AppContext,
): Promise<ApiAnswer[] | undefined> {
  if (items.length < 2 || !items.every(isIndependent)) return undefined
  // Read before the transaction, which must not wait for a second connection.
  const settings = await ctx.settings()
  try {
    return await inOneCommit(ctx.database, async (database, tx) => {
      const context = { ...ctx, database, settings: () => Promise.resolve(settings) }
      const works = items.map((item) => () => ask(item, context))
      const answers = await atOnce(tx, works).catch((error: unknown) => {
        throw new Undone('A request of a batch has failed.', { cause: error })
      })
      if (answers.some(hasFailed)) throw new Undone('A request of a batch was refused.')
      return answers
    })
  } catch (error) {
    if (error instanceof Undone) return undefined
    throw error
  }
}

const isIndependent = (item: ReadItem): boolean =>
  'request' in item && item.request.method === 'POST' && INDEPENDENT.has(item.request.path)
