import type { MediaOperations } from '../../../../generated/core-v2/operations.ts'
import type { AppContext } from '../../../context.ts'
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
import {
  createMedia,
  deleteMedia,
  updateMedia,
  type MediaInput,
  type MediaSaving,
} from '../../../domain/media/write-media.ts'
import type { Call } from '../../../http/operation.ts'
import { loadEntry } from '../entries/load-entry.ts'
import { presentEntry } from '../entries/present.ts'
import { checkInput, guardOf, FULL_SELECTIONS } from '../entries/write-entries.ts'
import { readMediaInput } from './read-media-input.ts'

const type = contentTypes.attachment

export const savingOf = ({ caller }: Pick<Call, 'caller'>, ctx: AppContext): MediaSaving => ({
  site: ctx,
  media: ctx.media,
  type,
  caller,
})

export const uploadMedia: MediaOperations['uploadMedia'] = {
  check: ({ body }) => checkInput(type, body, undefined),

  async permit(call, ctx) {
    const input = readMediaInput(call.body)
    requireCreate(call.caller, type, input)
    await requireAttachable(call, ctx, input)
  },

  async run(call, ctx) {
    if (call.upload === undefined) throw failure('rest_upload_no_data')
    const row = await createMedia(savingOf(call, ctx), call.upload, readMediaInput(call.body))
    return {
      status: 201,
      body: await presentEntry(call, ctx, 'attachment', row),
      headers: { Location: `${ctx.apiUrl}/core/v2/${type.restBase}/${row.id}` },
      resource: row,
    }
  },
}

export const changeMedia: MediaOperations['updateMedia'] = {
  async check(call, ctx) {
    const inTrash = async (): Promise<boolean> => {
      const row = await loadEntry(call, ctx, 'attachment', call.params.id).catch(() => undefined)
      return row?.status === 'trash'
    }
    const trashed = call.body.status === 'trash' && (await inTrash())
    return checkInput(type, call.body, trashed ? 'trash' : undefined)
  },

  async permit(call, ctx) {
    const row = await loadEntry(call, ctx, 'attachment', call.params.id)
    const input = readMediaInput(call.body)
    requireUpdate(call.caller, type, row, input)
    if (input.parentId !== row.parentId) await requireAttachable(call, ctx, input)
  },

  async run(call, ctx) {
    const input = readMediaInput(call.body)
    const row = await updateMedia(savingOf(call, ctx), call.params.id, input, guardOf(call))
    return { status: 200, body: await presentEntry(call, ctx, 'attachment', row), resource: row }
  },
}

export const removeMedia: MediaOperations['deleteMedia'] = {
  async permit(call, ctx) {
    requireDelete(call.caller, type, await loadEntry(call, ctx, 'attachment', call.params.id))
  },

  async run(call, ctx) {
    const { params, caller } = call
    if (!call.query.force) {
      const row = await trashEntry(savingOf(call, ctx), params.id, guardOf(call))
      return { status: 200, body: await presentEntry(call, ctx, 'attachment', row), resource: row }
    }
    const onLeft = (error: unknown): void =>
      ctx.log.warn({ err: error, id: params.id }, 'files of a removed item are swept later')
    const removed = await deleteMedia(savingOf(call, ctx), params.id, guardOf(call), onLeft)
    const shown = { caller, selection: FULL_SELECTIONS.attachment }
    const previous = await presentEntry(shown, ctx, 'attachment', removed)
    return { status: 200, body: { deleted: true, previous } }
  },
}

/**
 * Files are attached only to what the caller may edit (behaviour/media.md#attachment-and-status).
 * @throws DomainError rest_cannot_edit, for an unknown item as well
 */
async function requireAttachable(
  call: Pick<Call, 'caller' | 'once'>,
  { database }: AppContext,
  { parentId = 0 }: MediaInput,
): Promise<void> {
  if (parentId === 0) return
  const row = await call.once(`entry:${parentId}`, () => findEntry(database, parentId))
  const owner = row && contentType(row.type)
  if (row === undefined || owner === undefined || !canEdit(call.caller, owner, row)) {
    throw forbidden('rest_cannot_edit', call.caller)
  }
}
