import type { MediaOperations } from '../../../../generated/core-v2/operations.ts'
import type { AppContext } from '../../../context.ts'
import type { EntryRow } from '../../../data/entries/entry-row.ts'
import { findEntry } from '../../../data/entries/entry-reader.ts'
import { contentType, contentTypes } from '../../../domain/content-types/content-types.ts'
import { canEdit } from '../../../domain/content/entry-policy.ts'
import {
  requireCreate,
  requireDelete,
  requireUpdate,
} from '../../../domain/content/saving/rights.ts'
import { trashEntry } from '../../../domain/content/saving/trash-entry.ts'
import { failure, forbidden } from '../../../domain/errors/errors.ts'
import { withFetchedFile } from '../../../domain/media/fetch-file.ts'
import type { ReceivedFile } from '../../../domain/media/prepare-file.ts'
import {
  createMedia,
  deleteMedia,
  updateMedia,
  type MediaInput,
  type MediaSaving,
} from '../../../domain/media/write-media.ts'
import { operation, type Call } from '../../operation.ts'
import { entryLoader } from '../entries/load-entry.ts'
import { presentEntry } from '../entries/present.ts'
import { guardOf } from '../../../http/conditional.ts'
import { checkInput, requireNew, FULL_SELECTIONS } from '../entries/write-entries.ts'
import { readMediaInput } from './read-media-input.ts'

const type = contentTypes.attachment

export const savingOf = ({ caller }: Pick<Call, 'caller'>, ctx: AppContext): MediaSaving => ({
  site: ctx,
  media: ctx.media,
  type,
  caller,
})

const load = entryLoader('attachment')

export const uploadMedia: MediaOperations['uploadMedia'] = {
  check: ({ body }) => checkInput(type, body, undefined),

  async authorize(call, ctx) {
    requireNew(call)
    const input = readMediaInput(call.body)
    requireCreate(call.caller, type, input)
    await requireAttachable(call, ctx, input)
  },

  async run(call, ctx) {
    const input = readMediaInput(call.body)
    const save = (file: ReceivedFile): Promise<EntryRow> =>
      createMedia(savingOf(call, ctx), file, input)
    const row = await (call.upload === undefined ? fetched(call, ctx, save) : save(call.upload))
    return {
      status: 201,
      body: await presentEntry(call, ctx, 'attachment', row),
      headers: { Location: `${ctx.apiUrl}/core/v2/${type.restBase}/${row.id}` },
      resource: row,
    }
  },
}

export const changeMedia: MediaOperations['updateMedia'] = operation({
  load,

  async authorize(call, ctx, row) {
    const input = readMediaInput(call.body)
    requireUpdate(call.caller, type, row, input)
    if (input.parentId !== row.parentId) await requireAttachable(call, ctx, input)
  },

  check: ({ body }, _ctx, row) => checkInput(type, body, row.status),

  async run(call, ctx) {
    const input = readMediaInput(call.body)
    const row = await updateMedia(savingOf(call, ctx), call.params.id, input, guardOf(call))
    const body = await presentEntry(call, ctx, 'attachment', row)
    return { status: 200, body, resource: row, loaded: row }
  },
})

export const removeMedia: MediaOperations['deleteMedia'] = operation({
  load,

  authorize: ({ caller }, _ctx, row) => requireDelete(caller, type, row),

  async run(call, ctx) {
    const { params, caller } = call
    if (!call.query.force) {
      const row = await trashEntry(savingOf(call, ctx), params.id, guardOf(call))
      const body = await presentEntry(call, ctx, 'attachment', row)
      return { status: 200, body, resource: row, loaded: row }
    }
    const onLeft = (error: unknown): void =>
      ctx.log.warn(
        { err: error, id: params.id },
        'files of a deleted item could not be removed; a sweep will remove them',
      )
    const removed = await deleteMedia(savingOf(call, ctx), params.id, guardOf(call), onLeft)
    const shown = { caller, selection: FULL_SELECTIONS.attachment }
    const previous = await presentEntry(shown, ctx, 'attachment', removed)
    return { status: 200, body: { deleted: true, previous } }
  },
})

function fetched<T>(
  { query: { url } }: { readonly query: { readonly url?: string } },
  ctx: AppContext,
  save: (file: ReceivedFile) => Promise<T>,
): Promise<T> {
  if (url === undefined) throw failure('rest_upload_no_data')
  return withFetchedFile(ctx, url, save)
}

/**
 * Files can only be attached to items that the caller may edit
 * (behaviour/media.md#attachment-and-status).
 * @throws DomainError rest_cannot_edit, for an unknown item as well
 */
async function requireAttachable(
  { caller }: Pick<Call, 'caller'>,
  { database }: AppContext,
  { parentId = 0 }: MediaInput,
): Promise<void> {
  if (parentId === 0) return
  const row = await findEntry(database, parentId)
  const owner = row && contentType(row.type)
  if (row === undefined || owner === undefined || !canEdit(caller, owner, row)) {
    throw forbidden('rest_cannot_edit', caller)
  }
}
