import type { CallbacksOperations } from '../../../generated/cal-event-aggregator-v1/operations.ts'
import type { components } from '../../../generated/cal-event-aggregator-v1/types.ts'
import { failure, forbidden, invalidParams } from '../../domain/errors/errors.ts'
import {
  acceptBatch,
  answerTo,
  type BatchAnswer,
} from '../../domain/imports/callbacks/accept-batch.ts'
import { acceptState, STATES } from '../../domain/imports/callbacks/accept-state.ts'
import {
  isRepetition,
  checkBatchStatus,
  checkIdentity,
  checkLists,
  readBatchStatus,
  type BatchLists,
  type CallbackArguments,
  type CallbackProblems,
} from '../../domain/imports/callbacks/check-callback.ts'
import { importServiceCaller } from '../../domain/imports/service/caller.ts'
import { isRefusal } from '../../http/errors.ts'
import { operation } from '../operation.ts'
import { bodyHash, recordOf, requireSignature } from './callback-access.ts'

type BatchBody = Partial<components['schemas']['BatchInput']>
type StateBody = Partial<components['schemas']['StateInput']>

const argumentsOf = (body: BatchBody | StateBody): CallbackArguments => ({
  batchHash: body.batch_hash,
  percentage: body.percentage_complete,
})

const listsOf = ({ events, venues, organizers, problems }: BatchBody): BatchLists => ({
  events: events ?? [],
  venues: venues ?? [],
  organizers: organizers ?? [],
  problems: problems ?? [],
})

/** Whether the body has an argument, of whatever type. */
function isSent(body: { readonly kind: string; readonly value?: unknown }, name: string): boolean {
  const { value } = body
  return value instanceof Object && Object.hasOwn(value, name) && Reflect.get(value, name) !== null
}

/** Values of other types were dropped during conversion. */
const LISTS = ['events', 'venues', 'organizers', 'problems', 'interval'] as const

const batchView = ({ activity, interval, nextBatchHash }: BatchAnswer) => ({
  status: 'success' as const,
  activity,
  interval,
  ...(nextBatchHash !== null && { next_batch_hash: nextBatchHash }),
})

/**
 * Routes called by the import service (behaviour/imports.md#checks-of-callbacks). Knowing the id of
 * an import and the expected hash is sufficient to call them.
 */
export const callbacks: CallbacksOperations = {
  acceptBatch: operation({
    // An invalid item is skipped, and the others are kept.
    skipTextCheck: LISTS,
    order: 'authorize-first',
    load: recordOf,
    authorize: requireSignature,
    check(call, _ctx, row) {
      const body: BatchBody = call.body
      if (isRepetition(row, body.batch_hash, bodyHash(call))) return {}
      const { request } = call
      const mistyped = LISTS.filter(
        (name) => isSent(request.body, name) && body[name] === undefined,
      )
      const problems: CallbackProblems = {
        ...checkIdentity(row, argumentsOf(body)),
        ...checkBatchStatus(readBatchStatus(body.status), row),
        ...checkLists(listsOf(body)),
        ...Object.fromEntries(mistyped.map((name) => [name, `${name} is of another type.`])),
      }
      if (Object.keys(problems).length > 0) throw invalidParams(problems)
      return {}
    },
    async run(call, ctx, row) {
      const { body, caller } = call
      const { importBatchEnabled } = await ctx.settings()
      if (!importBatchEnabled) throw forbidden('rest_forbidden', caller)
      const hash = bodyHash(call)
      if (isRepetition(row, body.batch_hash, hash)) {
        const answer = await answerTo(ctx, row.id, row.lastBatch.response)
        return { status: 200, body: batchView(answer) }
      }
      const status = readBatchStatus(body.status)
      if (row === undefined || status === undefined) throw invalidParams({})
      const batch = {
        ...listsOf(body),
        hash: body.batch_hash,
        bodyHash: hash,
        status,
        percentage: body.percentage_complete,
      }
      const limited = caller !== importServiceCaller
      return { status: 200, body: batchView(await acceptBatch(ctx, row.id, batch, { limited })) }
    },
  }),
  acceptState: operation({
    order: 'authorize-first',
    load: recordOf,
    authorize: requireSignature,
    check(call, _ctx, row) {
      const body: StateBody = call.body
      const known = STATES.some((state) => state === body.status)
      const problems: CallbackProblems = {
        ...checkIdentity(row, argumentsOf(body)),
        ...(!known && { status: NO_STATE }),
        ...(body.message === undefined && { message: 'message is not a text.' }),
        ...(body.message_slug === undefined && { message_slug: 'message_slug is not a text.' }),
      }
      if (Object.keys(problems).length === 0) return {}
      throw invalidParams(problems, known ? {} : { status: NOT_IN_ENUM })
    },
    async run(call, ctx, row) {
      const { body, caller } = call
      const { importStateEnabled } = await ctx.settings()
      if (!importStateEnabled) throw forbidden('rest_forbidden', caller)
      if (row === undefined) throw invalidParams({})
      const state = {
        hash: body.batch_hash,
        status: body.status,
        message: body.message,
        messageSlug: body.message_slug,
        percentage: body.percentage_complete,
      }
      try {
        await acceptState(ctx, row.id, state)
      } catch (error) {
        if (isRefusal(error)) throw error
        ctx.log.error({ err: error, record: row.id }, 'the state of an import could not be stored')
        throw failure('rest_import_state_not_saved')
      }
      return { status: 200, body: { status: 'success' } }
    },
  }),
}

const NO_STATE = 'status is not one of success, failed, and pending.'
const NOT_IN_ENUM = { code: 'rest_not_in_enum', message: NO_STATE, data: null }
