/**
 * The files that are taken. A type is decided by the content; the ending of the name must be one of
 * the type's, but for pictures, whose ending is corrected (behaviour/media.md#uploads,
 * behaviour/media.md#file-names-and-titles).
 */

/** How a file is worked on. */
export type FileKind = 'picture' | 'recording' | 'text' | 'drawing' | 'other'

export interface FileType {
  readonly mimeType: string
  readonly kind: FileKind
  /** Accepted endings, the usual one first. */
  readonly endings: readonly string[]
  /** What the content of such files is recognised as; texts are recognised as nothing. */
  readonly contents: readonly string[]
}

function type(
  kind: FileKind,
  mimeType: string,
  endings: string,
  contents: readonly string[] = [mimeType],
): FileType {
  return { mimeType, kind, endings: endings.split(' '), contents }
}

const OFFICE = 'application/vnd.openxmlformats-officedocument'
const OPEN = 'application/vnd.oasis.opendocument'

export const fileTypes: readonly FileType[] = [
  type('picture', 'image/jpeg', 'jpg jpeg jpe'),
  type('picture', 'image/png', 'png', ['image/png', 'image/apng']),
  type('picture', 'image/gif', 'gif'),
  type('picture', 'image/webp', 'webp'),
  type('drawing', 'image/svg+xml', 'svg', ['image/svg+xml', 'application/xml']),
  type('recording', 'audio/mpeg', 'mp3'),
  type('recording', 'audio/wav', 'wav', ['audio/wav', 'audio/vnd.wave', 'audio/x-wav']),
  type('recording', 'audio/ogg', 'ogg oga opus', [
    'audio/ogg',
    'audio/opus',
    'audio/ogg; codecs=opus',
  ]),
  type('recording', 'audio/flac', 'flac', ['audio/flac', 'audio/x-flac']),
  type('recording', 'audio/aac', 'aac'),
  type('recording', 'audio/mp4', 'm4a', ['audio/mp4', 'audio/x-m4a']),
  type('recording', 'video/mp4', 'mp4 m4v', ['video/mp4', 'video/x-m4v']),
  type('recording', 'video/quicktime', 'mov'),
  type('recording', 'video/webm', 'webm', ['video/webm', 'video/matroska', 'video/x-matroska']),
  type('recording', 'video/ogg', 'ogv'),
  type('other', 'application/pdf', 'pdf'),
  type('other', 'application/zip', 'zip'),
  type('other', `${OFFICE}.wordprocessingml.document`, 'docx'),
  type('other', `${OFFICE}.spreadsheetml.sheet`, 'xlsx'),
  type('other', `${OFFICE}.presentationml.presentation`, 'pptx'),
  type('other', `${OPEN}.text`, 'odt'),
  type('other', `${OPEN}.spreadsheet`, 'ods'),
  type('other', `${OPEN}.presentation`, 'odp'),
  type('text', 'text/plain', 'txt', []),
  type('text', 'text/csv', 'csv', []),
  type('text', 'text/vtt', 'vtt'),
  type('text', 'text/calendar', 'ics', ['text/calendar']),
]

/** The type by the ending of a name; an ending that no taken file has gives none. */
export function typeByEnding(ending: string): FileType | undefined {
  return fileTypes.find(({ endings }) => endings.includes(ending))
}

/** Whether files of that media type are taken, wherever they are asked for by it. */
export function isKnownMimeType(mimeType: string): boolean {
  return fileTypes.some((known) => known.mimeType === mimeType)
}

/** What a file is, once its name and its content agree. */
export interface DecidedType {
  readonly type: FileType
  /** The ending that the stored file gets. */
  readonly ending: string
}

/**
 * The type of a file, or undefined for one that is not taken: its ending is unknown, or its
 * content is something else than the ending says.
 *
 * @param found what the content was recognised as; undefined for nothing
 */
export function decideType(ending: string, found: string | undefined): DecidedType | undefined {
  const named = typeByEnding(ending)
  if (named === undefined) return undefined
  if (found === undefined) return named.contents.length === 0 ? { type: named, ending } : undefined
  if (named.contents.includes(found)) return { type: named, ending }
  // A picture under the name of another kind of picture gets the ending that it should have.
  const real = fileTypes.find(({ contents }) => contents.includes(found))
  if (named.kind !== 'picture' || real?.kind !== 'picture') return undefined
  return { type: real, ending: real.endings[0] ?? ending }
}
