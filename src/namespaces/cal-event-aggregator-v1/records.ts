import type { RecordsOperations } from '../../../generated/cal-event-aggregator-v1/operations.ts'
import type { AppContext } from '../../context.ts'
import { countActivity, readActivity } from '../../data/imports/activity.ts'
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
import { operation } from '../operation.ts'
import { listHeaders, skipped } from '../../http/pagination.ts'
import { preview } from './preview.ts'
import { importProblems, newImportOf, sourceIn } from './record-input.ts'
import { recordView, secretsOf, summaryView } from './record-view.ts'

interface RecordPath {
  readonly params: { readonly id: number }
}

/** The record in the path. @throws DomainError 404 rest_import_invalid_id */
async function load({ params }: RecordPath, { database }: AppContext): Promise<ImportRow> {
  const row = await findImport(database, params.id)
  if (row === undefined) throw failure('rest_import_invalid_id')
  return row
}

async function shown({ database, apiUrl }: AppContext, row: ImportRow) {
  const [activity, counts] = await Promise.all([
    readActivity(database, row.id),
    countActivity(database, row.id),
  ])
  return recordView(row, activity, counts, apiUrl)
}

const addressOf = ({ apiUrl }: AppContext, { id }: ImportRow): string =>
  `${apiUrl}/cal/event-aggregator/v1/imports/${id}`

/** Import records (behaviour/imports.md#record-routes). */
export const records: RecordsOperations = {
  ...preview,
  listImports: {
    authorize: ({ caller }) => requireImporter(caller),
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
    check: ({ body, caller }, ctx) => importProblems(ctx, caller, body, body.category),
    authorize: ({ caller, body }) => requireCreatable(caller, body.post_status),
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
  getImport: operation({
    load,
    authorize: ({ caller }, _ctx, row) => requireEditable(caller, row),
    async run(call, ctx, row) {
      const secrets = seesSecrets(call.caller) ? secretsOf(row) : {}
      return { status: 200, body: { ...(await shown(ctx, row)), ...secrets } }
    },
  }),
  deleteImport: operation({
    load,
    authorize: ({ caller }, _ctx, row) => requireDeletable(caller, row),
    async run({ query, caller }, ctx, row) {
      const previous = await shown(ctx, row)
      const trashed = await deleteRecord(ctx, caller, row.id, query.events === 'trash')
      return { status: 200, body: { deleted: true, previous, trashed } }
    },
  }),
  runImport: operation({
    load,
    authorize({ caller }, _ctx, row) {
      requireEditable(caller, row)
      requireCreatable(caller, row.postStatus)
    },
    async run(call, ctx) {
      const row = await runRecord(ctx, call.params.id)
      return {
        status: 202,
        body: await shown(ctx, row),
        headers: { Location: addressOf(ctx, row) },
      }
    },
  }),
  cancelImport: operation({
    load,
    authorize: ({ caller }, _ctx, row) => requireEditable(caller, row),
    async run(call, ctx) {
      return { status: 200, body: await shown(ctx, await cancelRecord(ctx, call.params.id)) }
    },
  }),
}
