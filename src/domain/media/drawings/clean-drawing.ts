import { readFile, stat, writeFile } from 'node:fs/promises'
import { failure } from '../../errors/errors.ts'
import type { Extent } from '../image-sizes.ts'
import { cleanMarkup } from './clean-markup.ts'

/** Maximum size: drawings are read into memory as a whole. */
const LARGEST_BYTES = 2 * 1024 * 1024

/**
 * Sanitizes a drawing in place: only drawing elements remain, without event handlers, styles that
 * load something, or addresses outside the drawing.
 * @returns its dimensions, if it has any
 * @throws DomainError 413 rest_upload_file_too_big; any other error means that it is not a drawing
 */
export async function cleanDrawing(file: string): Promise<Extent | undefined> {
  if ((await stat(file)).size > LARGEST_BYTES) throw failure('rest_upload_file_too_big')
  const { text, attributes } = cleanMarkup(await readFile(file, 'utf8'))
  await writeFile(file, text)
  return extentOf(attributes)
}

function extentOf(attributes: ReadonlyMap<string, string>): Extent | undefined {
  const [, , boxWidth, boxHeight] = (attributes.get('viewBox') ?? '').trim().split(/[\s,]+/)
  const width = lengthOf(attributes.get('width')) ?? lengthOf(boxWidth)
  const height = lengthOf(attributes.get('height')) ?? lengthOf(boxHeight)
  return width !== undefined && height !== undefined ? { width, height } : undefined
}

/** Parses `12`, `12.5` or `12px` as whole pixels. */
function lengthOf(text: string | undefined): number | undefined {
  const number = Number(/^(\d{1,5}(?:\.\d+)?)(?:px)?$/.exec(text ?? '')?.[1])
  return number >= 1 ? Math.round(number) : undefined
}
