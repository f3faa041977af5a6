/**
 * The accepted files. The content determines the type; the extension must be one of the type's,
 * except for pictures, whose extension is corrected (behaviour/media.md#uploads,
 * behaviour/media.md#file-names-and-titles).
 */

/** How a file is processed. */
export type FileKind = 'picture' | 'recording' | 'text' | 'drawing' | 'other'

export interface FileType {
  readonly mimeType: string
  readonly kind: FileKind
  /** Accepted extensions, the usual one first. */
  readonly endings: readonly string[]
  /** The media types detected from the content of such files; text files are not detected. */
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

const fileTypes: readonly FileType[] = [
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

/** The type for the extension of a name; undefined if it is not accepted. */
export function typeByEnding(ending: string): FileType | undefined {
  return fileTypes.find(({ endings }) => endings.includes(ending))
}

/** Whether files of a media type are accepted. */
export function isKnownMimeType(mimeType: string): boolean {
  return fileTypes.some((known) => known.mimeType === mimeType)
}

/** The type of a file whose name and content agree. */
export interface DecidedType {
  readonly type: FileType
  /** The extension of the stored file. */
  readonly ending: string
}

/**
 * Returns the type of a file; undefined if the extension is unknown or the content does not match
 * it.
 *
 * @param found the media type detected from the content, if any
 */
export function decideType(ending: string, found: string | undefined): DecidedType | undefined {
  const named = typeByEnding(ending)
  if (named === undefined) return undefined
  if (found === undefined) return named.contents.length === 0 ? { type: named, ending } : undefined
  if (named.contents.includes(found)) return { type: named, ending }
  // A picture with the extension of another picture type gets the correct one.
  const real = fileTypes.find(({ contents }) => contents.includes(found))
  if (named.kind !== 'picture' || real?.kind !== 'picture') return undefined
  return { type: real, ending: real.endings[0] ?? ending }
}
