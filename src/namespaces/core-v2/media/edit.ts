import type { components } from '../../../../generated/core-v2/types.ts'
import type { MediaOperations } from '../../../../generated/core-v2/operations.ts'
import type { EntryRow } from '../../../data/entries/entry-row.ts'
import { contentTypes } from '../../../domain/content-types/content-types.ts'
import { requireCreate, requireUpdate } from '../../../domain/content/saving/rights.ts'
import { failure } from '../../../domain/errors/errors.ts'
import { editPicture, type EditStep } from '../../../domain/media/edit-picture.ts'
import { keysOf } from '../../../domain/media/stored-files.ts'
import { mediaOf } from '../../../domain/media/write-media.ts'
import { operation } from '../../operation.ts'
import { entryLoader } from '../entries/load-entry.ts'
import { presentEntry } from '../entries/present.ts'
import { fileUrl } from './media-fields.ts'
import { savingOf } from './media-writes.ts'

const type = contentTypes.attachment

/** Requires the right to upload files and to edit the picture that is copied. */
export const editMedia: MediaOperations['editMedia'] = operation({
  load: entryLoader('attachment'),

  authorize({ caller }, _ctx, row) {
    requireCreate(caller, type, {})
    requireUpdate(caller, type, row, {})
  },

  async run(call, ctx, source) {
    requireAddress(source, call.body.src, ctx.siteUrl)
    const row = await editPicture(savingOf(call, ctx), source, stepsOf(call.body))
    return {
      status: 201,
      body: await presentEntry(call, ctx, 'attachment', row),
      headers: { Location: `${ctx.apiUrl}/core/v2/${type.restBase}/${row.id}` },
      resource: row,
    }
  },
})

/** The client names the picture that it has displayed; no other one must be edited. */
function requireAddress(source: EntryRow, address: string, siteUrl: string): void {
  const known = keysOf(mediaOf(source)).map((key) => fileUrl(siteUrl, key))
  if (!known.includes(address)) throw failure('rest_unknown_attachment')
}

type Body = components['schemas']['MediaEditInput']

function stepsOf({
  modifiers,
  rotation,
  x = 0,
  y = 0,
  width = 100,
  height = 100,
}: Body): EditStep[] {
  if (modifiers !== undefined) return modifiers.map(stepOf)
  return [
    ...(rotation === undefined ? [] : [{ type: 'rotate', angle: rotation } as const]),
    { type: 'crop', left: x, top: y, width, height },
  ]
}

function stepOf({ type: kind, args }: components['schemas']['MediaModifier']): EditStep {
  const { angle = 0, left = 0, top = 0, width = 100, height = 100 } = args
  return kind === 'rotate' ? { type: kind, angle } : { type: kind, left, top, width, height }
}
