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
  /** A temporary path; the file may be modified. */
  readonly path: string
  readonly fileName: string
  /** Whether it was a part of a form, which has its own error code. */
  readonly form: boolean
}

/** A file ready to be stored: detected, sanitized, and with its sizes. */
export interface PreparedFile {
  readonly file: string
  /** Name without extension; the extension has no dot. */
  readonly base: string
  readonly ending: string
  readonly mimeType: string
  /** Bytes. */
  readonly size: number
  readonly width: number
  readonly height: number
  readonly sizes: readonly ResizedPicture[]
  readonly details: Readonly<Record<string, unknown>>
  /** Title from the file or its name, and caption from the file; '' for none. */
  readonly title: string
  readonly caption: string
}

/**
 * Detects the type of a received file, sanitizes it in place and creates its sizes.
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
    // A supposed picture that cannot be decoded, whatever error the library reports.
    throw isBroken(error) ? refusal : error
  }
}

/** Distinguishes a broken file from a system failure. */
export function isBroken(error: unknown): boolean {
  return !['ENOSPC', 'EMFILE', 'ENFILE', 'EIO', 'EACCES'].includes(systemCode(error) ?? '')
}

/** Removes the created sizes; the file itself belongs to the caller. */
export async function removePrepared({ sizes }: Pick<PreparedFile, 'sizes'>): Promise<void> {
  await Promise.all(sizes.map(({ file }) => rm(file, { force: true })))
}

type Worked = Omit<PreparedFile, 'file' | 'base' | 'ending' | 'mimeType' | 'size'>

const PLAIN: Worked = { width: 0, height: 0, sizes: [], details: {}, title: '', caption: '' }

async function work(file: string, { kind, mimeType }: FileType): Promise<Worked> {
  if (kind === 'picture') {
    // Before the metadata is removed from the picture.
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
