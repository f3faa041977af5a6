import type { RecordsOperations } from '../../../generated/cal-event-aggregator-v1/operations.ts'
import type { AppContext } from '../../context.ts'
import { readActivity } from '../../data/imports/activity.ts'
import { findImport, listImportRows } from '../../data/imports/record-reader.ts'
import type { ImportRow, ImportStatus } from '../../data/imports/record-row.ts'
import { failure } from '../../domain/errors/errors.ts'
import { createRecord } from '../../domain/imports/create-record.ts'
import { deleteRecord } from '../../domain/imports/delete-record.ts'
import { cancelRecord } from '../../domain/imports/end-record.ts'
import {
  requireCreatable,
  requireDeletable,
  requireEditable,
  requireImporter,
  seesAllImports,
  seesSecrets,
} from '../../domain/imports/import-policy.ts'
import { runRecord } from '../../domain/imports/start-run.ts'
import type { Call } from '../../http/operation.ts'
import { listHeaders, skipped } from '../../http/pagination.ts'
import { preview } from './preview.ts'
import { newImportOf, sourceIn, sourceProblems } from './record-input.ts'
import { recordView, secretsOf, summaryView } from './record-view.ts'

type Asking = Pick<Call, 'once'> & { readonly params: { readonly id: number } }

/** The record that a path names. @throws DomainError 404 rest_import_invalid_id */
async function load({ once, params }: Asking, { database }: AppContext): Promise<ImportRow> {
  const { id } = params
  const row = await once(`import:${id}`, () => findImport(database, id))
  if (row === undefined) throw failure('rest_import_invalid_id')
  return row
}

async function shown({ database, apiUrl }: AppContext, row: ImportRow) {
  return recordView(row, await readActivity(database, row.id), apiUrl)
}

const addressOf = ({ apiUrl }: AppContext, { id }: ImportRow): string =>
  `${apiUrl}/cal/event-aggregator/v1/imports/${id}`

/** Records of imports (behaviour/imports.md#record-routes). */
export const records: RecordsOperations = {
  ...preview,
  listImports: {
    permit: ({ caller }) => requireImporter(caller),
    async run({ caller, query, request }, ctx) {
      const { page, per_page: perPage, order, status, origin, type, parent, search } = query
      const window = { page, perPage, offset: undefined }
      const filter = {
        authorId: seesAllImports(caller) ? undefined : caller.id,
        statuses: status?.map((name): ImportStatus => `cal-ea-${name}`),
        origins: origin,
        type,
        parentId: parent,
        search,
      }
      const { rows, total } = await listImportRows(ctx.database, filter, {
        descending: order === 'desc',
        limit: perPage,
        offset: skipped(window),
      })
      return {
        status: 200,
        body: rows.map((row) => summaryView(row, ctx.apiUrl)),
        headers: listHeaders(`${ctx.apiUrl}${request.path}`, request.query, window, total),
      }
    },
  },
  createImport: {
    check: ({ body }) => sourceProblems(body),
    permit: ({ caller, body }) => requireCreatable(caller, body.post_status),
    async run({ caller, body }, ctx) {
      const source = sourceIn(body)
      if (source === undefined) throw failure('rest_invalid_param')
      const { row } = await createRecord(ctx, caller, newImportOf(body, source))
      return {
        status: 201,
        body: await shown(ctx, row),
        headers: { Location: addressOf(ctx, row) },
      }
    },
  },
  getImport: {
    permit: async (call, ctx) => requireEditable(call.caller, await load(call, ctx)),
    async run(call, ctx) {
      const row = await load(call, ctx)
      const secrets = seesSecrets(call.caller) ? secretsOf(row) : {}
      return { status: 200, body: { ...(await shown(ctx, row)), ...secrets } }
    },
  },
  deleteImport: {
    permit: async (call, ctx) => requireDeletable(call.caller, await load(call, ctx)),
    async run(call, ctx) {
      const { query, caller } = call
      const row = await load(call, ctx)
      const previous = await shown(ctx, row)
      const trashed = await deleteRecord(ctx, caller, row.id, query.events === 'trash')
      return { status: 200, body: { deleted: true, previous, trashed } }
    },
  },
  runImport: {
    permit: async (call, ctx) => {
      const row = await load(call, ctx)
      requireEditable(call.caller, row)
      requireCreatable(call.caller, row.postStatus)
    },
    async run(call, ctx) {
      const row = await runRecord(ctx, call.params.id)
      return {
        status: 202,
        body: await shown(ctx, row),
        headers: { Location: addressOf(ctx, row) },
      }
    },
  },
  cancelImport: {
    permit: async (call, ctx) => requireEditable(call.caller, await load(call, ctx)),
    async run(call, ctx) {
      return { status: 200, body: await shown(ctx, await cancelRecord(ctx, call.params.id)) }
    },
  },
}
