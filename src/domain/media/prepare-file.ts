import { rm, stat } from 'node:fs/promises'
import { DomainError, failure } from '../errors/errors.ts'
import { cleanFileName } from './file-names.ts'
import type { FileType } from './file-types.ts'
import { readImageMeta } from './image-meta.ts'
import { processPicture, type ResizedPicture } from './image-work.ts'
import { readRecording } from './recordings.ts'
import { detectFileType } from './detect-file-type.ts'
import { cleanDrawing } from './drawings/clean-drawing.ts'
import { systemCode } from '../../adapters/files/system-code.ts'

/** A received file; only its bytes are trusted. */
export interface ReceivedFile {
  /** A temporary place; the file there may be changed. */
  readonly path: string
  readonly fileName: string
  /** It came as a part of a form, which has an error code of its own. */
  readonly form: boolean
}

/** A file that may be stored: known, cleaned, with its sizes made. */
export interface PreparedFile {
  readonly file: string
  /** Name without ending; the ending has no dot. */
  readonly base: string
  readonly ending: string
  readonly mimeType: string
  /** Bytes. */
  readonly size: number
  readonly width: number
  readonly height: number
  readonly sizes: readonly ResizedPicture[]
  readonly details: Readonly<Record<string, unknown>>
  /** What the file or its name gives as title, and the file as caption; '' for none. */
  readonly title: string
  readonly caption: string
}

/**
 * Decides what a received file is, cleans it in place and makes its sizes beside it.
 * @throws DomainError rest_upload_sideload_error or rest_upload_unknown_error for what is not
 *   taken, rest_upload_image_too_large, 413 rest_upload_file_too_big
 */
export async function prepareFile(
  received: ReceivedFile,
  allowSvg: boolean,
): Promise<PreparedFile> {
  const { base, ending, title } = cleanFileName(received.fileName)
  const refusal = failure(
    received.form ? 'rest_upload_unknown_error' : 'rest_upload_sideload_error',
  )
  const decided = await detectFileType(received.path, ending)
  if (decided === undefined || (decided.type.kind === 'drawing' && !allowSvg)) throw refusal
  try {
    const worked = await work(received.path, decided.type)
    const { size } = await stat(received.path)
    const { mimeType } = decided.type
    const named = { file: received.path, base, ending: decided.ending }
    return { ...named, mimeType, size, ...worked, title: worked.title || title }
  } catch (error) {
    if (error instanceof DomainError) throw error
    // What claims to be a picture and cannot be unpacked, whatever the library says about it.
    throw isBroken(error) ? refusal : error
  }
}

/** Distinguishes a broken file from a failure of this machine. */
function isBroken(error: unknown): boolean {
  return !['ENOSPC', 'EMFILE', 'ENFILE', 'EIO', 'EACCES'].includes(systemCode(error) ?? '')
}

/** Removes the sizes that were made; the file itself belongs to whoever received it. */
export async function removePrepared({ sizes }: Pick<PreparedFile, 'sizes'>): Promise<void> {
  await Promise.all(sizes.map(({ file }) => rm(file, { force: true })))
}

type Worked = Omit<PreparedFile, 'file' | 'base' | 'ending' | 'mimeType' | 'size'>

const PLAIN: Worked = { width: 0, height: 0, sizes: [], details: {}, title: '', caption: '' }

async function work(file: string, { kind, mimeType }: FileType): Promise<Worked> {
  if (kind === 'picture') {
    // Before the picture loses its notes.
    const meta = await readImageMeta(file)
    const made = await processPicture(file, mimeType)
    const { title, caption } = meta
    return { ...made, details: { image_meta: meta }, title, caption }
  }
  if (kind === 'recording') {
    const { extent, details } = await readRecording(file, mimeType)
    return { ...PLAIN, ...extent, details }
  }
  return kind === 'drawing' ? { ...PLAIN, ...(await cleanDrawing(file)) } : PLAIN
}
