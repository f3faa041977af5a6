import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import sharp from 'sharp'
import type { EntryRow } from '../../data/entries/entry-row.ts'
import { DomainError, failure } from '../errors/errors.ts'
import {
  inTurn,
  processPicture,
  MAX_PIXELS,
  requireSize,
  writePicture,
  type ProcessedPicture,
} from './image-work.ts'
import type { MediaStorage } from './media-storage.ts'
import { isBroken, removePrepared } from './prepare-file.ts'
import { makePrivateFolder } from '../../adapters/files/private-files.ts'
import { mediaOf, saveMedia, type MediaSaving } from './write-media.ts'

/** One editing step. Angles are in degrees clockwise; crop areas are in percent. */
export type EditStep =
  | { readonly type: 'rotate'; readonly angle: number }
  | {
      readonly type: 'crop'
      readonly left: number
      readonly top: number
      readonly width: number
      readonly height: number
    }

const EDITABLE = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif'])

/**
 * Creates an edited copy of a picture: a new item with the texts of the original, private unless
 * the original is public.
 * @throws DomainError rest_cannot_edit_file_type, rest_image_not_edited, rest_image_crop_failed,
 *   rest_upload_image_too_large, rest_unknown_image_file_type if the stored file is damaged
 */
export async function editPicture(
  saving: MediaSaving,
  source: EntryRow,
  steps: readonly EditStep[],
): Promise<EntryRow> {
  const { file, mimeType, altText, details } = mediaOf(source)
  if (!EDITABLE.has(mimeType)) throw failure('rest_cannot_edit_file_type')
  const effective = steps.filter(changesSomething)
  if (effective.length === 0) throw failure('rest_image_not_edited')
  const local = await fetchFile(saving.media, file)
  try {
    const picture = await workOn(local, mimeType, effective)
    const prepared = {
      ...picture,
      ...nameOf(file),
      file: local,
      mimeType,
      size: (await stat(local)).size,
      details,
      title: source.title,
      caption: source.excerpt,
    }
    try {
      return await saveMedia(saving, prepared, {
        content: source.content,
        altText,
        parentId: source.parentId,
        status: source.status === 'inherit' ? 'inherit' : 'private',
      })
    } finally {
      await removePrepared(prepared)
    }
  } finally {
    await rm(local, { force: true })
  }
}

async function workOn(
  local: string,
  mimeType: string,
  steps: readonly EditStep[],
): Promise<ProcessedPicture> {
  try {
    for (const step of steps) await inTurn(() => apply(local, mimeType, step))
    return await processPicture(local, mimeType)
  } catch (error) {
    if (error instanceof DomainError || !isBroken(error)) throw error
    throw failure('rest_unknown_image_file_type')
  }
}

function changesSomething(step: EditStep): boolean {
  if (step.type === 'rotate') return step.angle % 360 !== 0
  return step.left > 0 || step.top > 0 || step.width < 100 || step.height < 100
}

/** `2026/11/harbor.jpg` gives `harbor-edited`, and so does `harbor-edited.jpg`. */
function nameOf(key: string): { base: string; ending: string } {
  const name = key.slice(key.lastIndexOf('/') + 1)
  const dot = name.lastIndexOf('.')
  const base = name.slice(0, dot).replace(/-edited(?:-\d+)?$/, '')
  return { base: `${base}-edited`, ending: name.slice(dot + 1) }
}

async function fetchFile({ store, incoming }: MediaStorage, key: string): Promise<string> {
  const stream = await store.open(key)
  if (stream === undefined) throw failure('rest_unknown_attachment')
  await makePrivateFolder(incoming)
  const local = path.join(incoming, randomUUID())
  try {
    await pipeline(stream, createWriteStream(local, { flags: 'wx', mode: 0o600 }))
    return local
  } catch (error) {
    await rm(local, { force: true })
    throw error
  }
}

/** Corners exposed by a rotation are white if the format has no transparency. */
const backgroundFor = (mimeType: string) =>
  mimeType === 'image/jpeg' ? '#ffffff' : { r: 0, g: 0, b: 0, alpha: 0 }

async function apply(local: string, mimeType: string, step: EditStep): Promise<void> {
  const target = `${local}-edit`
  const options = { limitInputPixels: MAX_PIXELS, failOn: 'truncated' } as const
  const picture = sharp(local, options)
  const { width, height } = await picture.metadata()
  if (step.type === 'rotate') requireSize(turnedPixels(step.angle, width, height))
  try {
    const changed =
      step.type === 'rotate'
        ? picture.rotate(step.angle, { background: backgroundFor(mimeType) })
        : picture.extract(cutOf(step, width, height))
    await writePicture(changed, mimeType, target, 90)
    await rename(target, local)
  } catch (error) {
    await rm(target, { force: true })
    throw error
  }
}

/** The pixels of the rectangle around a rotated one, known before anything is decoded. */
function turnedPixels(angle: number, width: number, height: number): number {
  const radians = (angle * Math.PI) / 180
  const [cos, sin] = [Math.abs(Math.cos(radians)), Math.abs(Math.sin(radians))]
  return (width * cos + height * sin) * (width * sin + height * cos)
}

function cutOf(step: Extract<EditStep, { type: 'crop' }>, width: number, height: number) {
  const left = Math.round((width * step.left) / 100)
  const top = Math.round((height * step.top) / 100)
  const cut = {
    left,
    top,
    width: Math.min(width - left, Math.round((width * step.width) / 100)),
    height: Math.min(height - top, Math.round((height * step.height) / 100)),
  }
  if (cut.width < 1 || cut.height < 1) throw failure('rest_image_crop_failed')
  return cut
}
