import type { BatchOperations } from '../../../generated/root/operations.ts'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../data/database/database.ts'
import { runConcurrently } from '../../data/database/batching.ts'
import { siteInOneCommit } from '../../domain/site/in-one-commit.ts'
import {
  hasFailed,
  placeOf,
  readItem,
  type BatchResponse,
  type ReadItem,
} from '../../http/batch.ts'
import type { RequestMode } from '../../http/ask.ts'
import type { Call } from '../operation.ts'
import type { ApiAnswer } from '../../http/request.ts'

type Ask = Call['ask']
type Results = readonly (BatchResponse | null)[]

/** The body of a batch's answer. `failed` means that nothing was changed. */
interface Outcome {
  readonly responses: (BatchResponse | null)[]
  readonly failed?: 'validation' | 'atomic'
}

/**
 * `POST /batch/v1` (behaviour/protocol.md#batch; behaviour/permissions.md#other-namespaces;
 * behaviour/protocol.md#batch).
 */
export const batch: BatchOperations = {
  runBatch: {
    skipTextCheck: ['requests'],
    async run(call, ctx) {
      const { validation, requests } = call.body
      const items = requests.map((item) => readItem(item, call.request))
      return { status: 207, body: await outcomeOf(validation, items, call.ask, ctx) }
    },
  },
}

async function outcomeOf(
  validation: string | undefined,
  items: readonly ReadItem[],
  ask: Ask,
  ctx: AppContext,
): Promise<Outcome> {
  if (validation !== 'require-all-validate' && validation !== 'atomic') {
    return { responses: await runAll(items, ask, ctx) }
  }
  const invalid = await findInvalid(items, ask)
  if (invalid.some((place) => place !== null))
    return { failed: 'validation', responses: [...invalid] }
  return validation === 'atomic'
    ? runTogether(items, ask, ctx)
    : { responses: await runAll(items, ask, ctx) }
}

/** Runs requests one after the other if later ones may depend on earlier ones. */
async function runAll(
  items: readonly ReadItem[],
  ask: Ask,
  ctx: AppContext,
): Promise<BatchResponse[]> {
  const merged = await runMerged(items, ask, ctx)
  if (merged !== undefined) return merged
  const responses: BatchResponse[] = []
  for (const item of items) responses.push(placeOf(await askItem(item, ask, {})))
  return responses
}

/** Validates the arguments of each request; null for valid ones. */
async function findInvalid(items: readonly ReadItem[], ask: Ask): Promise<Results> {
  const places: (BatchResponse | null)[] = []
  for (const item of items) {
    const answer = await askItem(item, ask, { validateOnly: true })
    places.push(hasFailed(answer) ? placeOf(answer) : null)
  }
  return places
}

/** Runs all requests in one transaction. The first error rolls it back and ends the batch. */
async function runTogether(
  items: readonly ReadItem[],
  ask: Ask,
  ctx: AppContext,
): Promise<Outcome> {
  const merged = await runMerged(items, ask, ctx)
  if (merged !== undefined) return { responses: merged }
  const refused: (BatchResponse | null)[] = items.map(() => null)
  const responses = await inOneTransaction(ctx, async (context) => {
    const done: BatchResponse[] = []
    for (const [index, item] of items.entries()) {
      const answer = await askItem(item, ask, { context })
      if (hasFailed(answer)) {
        refused[index] = placeOf(answer)
        throw new RolledBack('A request of an atomic batch was refused.')
      }
      done.push(placeOf(answer))
    }
    return done
  })
  return responses === undefined ? { failed: 'atomic', responses: refused } : { responses }
}

/** Creating one of these does not depend on others created just before. */
const INDEPENDENT: ReadonlySet<string> = new Set(['/core/v2/posts', '/core/v2/blocks'])

const isIndependent = (item: ReadItem): boolean =>
  'request' in item && item.request.method === 'POST' && INDEPENDENT.has(item.request.path)

/**
 * Runs requests that create independent entries concurrently in one transaction, which takes few
 * statements for all of them.
 * @returns undefined, with nothing done, for other requests or if one of them fails; they must then
 *   be run one after the other, so that each gets its own answer
 * @throws DatabaseFailure if it is unknown whether they were done
 */
async function runMerged(
  items: readonly ReadItem[],
  ask: Ask,
  ctx: AppContext,
): Promise<BatchResponse[] | undefined> {
  if (items.length < 2 || !items.every(isIndependent)) return undefined
  return inOneTransaction(ctx, async (context, tx) => {
    const tasks = items.map((item) => () => askItem(item, ask, { context }))
    const answers = await runConcurrently(tx, tasks).catch((error: unknown) => {
      throw new RolledBack('A request of a batch has failed.', { cause: error })
    })
    if (answers.some(hasFailed)) throw new RolledBack('A request of a batch was refused.')
    return answers.map(placeOf)
  })
}

/** Rolls a transaction back, because a request in it was refused or failed. */
class RolledBack extends Error {}

/** Runs requests in a transaction; undefined if it is undone. */
async function inOneTransaction<Made>(
  ctx: AppContext,
  work: (context: AppContext, tx: Tx) => Promise<Made>,
): Promise<Made | undefined> {
  try {
    return await siteInOneCommit(ctx, work)
  } catch (error) {
    if (error instanceof RolledBack) return undefined
    throw error
  }
}

function askItem(item: ReadItem, ask: Ask, mode: RequestMode): Promise<ApiAnswer> {
  if ('refused' in item) return Promise.resolve(item.refused)
  return ask(item.request, { ...mode, batched: true })
}
