import type { BatchOperations } from '../../../generated/root/operations.ts'
import type { AppContext } from '../../context.ts'
import { inOneCommit } from '../../data/database/nested-transaction.ts'
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
import { runAtOnce } from './batch-at-once.ts'

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
  const answers = await runAtOnce(items, (item, context) => askItem(item, ask, { context }), ctx)
  if (answers !== undefined) return answers.map(placeOf)
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

/** Rolls back the transaction after a refused request. */
class Undone extends Error {
  readonly responses: (BatchResponse | null)[]

  constructor(responses: (BatchResponse | null)[]) {
    super('A request of an atomic batch was refused.')
    this.responses = responses
  }
}

/** Runs all requests in one transaction. The first error rolls it back and ends the batch. */
async function runTogether(
  items: readonly ReadItem[],
  ask: Ask,
  ctx: AppContext,
): Promise<Outcome> {
  const answers = await runAtOnce(items, (item, context) => askItem(item, ask, { context }), ctx)
  if (answers !== undefined) return { responses: answers.map(placeOf) }
  // Read before the transaction, which must not wait for a second connection.
  const settings = await ctx.settings()
  try {
    return await inOneCommit(ctx.database, async (database) => {
      const context: AppContext = { ...ctx, database, settings: () => Promise.resolve(settings) }
      const responses: BatchResponse[] = []
      for (const [index, item] of items.entries()) {
        const answer = await askItem(item, ask, { context })
        if (hasFailed(answer)) {
          throw new Undone(items.map((_, place) => (place === index ? placeOf(answer) : null)))
        }
        responses.push(placeOf(answer))
      }
      return { responses }
    })
  } catch (error) {
    if (error instanceof Undone) return { failed: 'atomic', responses: error.responses }
    throw error
  }
}

function askItem(item: ReadItem, ask: Ask, mode: RequestMode): Promise<ApiAnswer> {
  if ('refused' in item) return Promise.resolve(item.refused)
  return ask(item.request, { ...mode, batched: true })
}
