const QUOTED = /;\s*filename\s*=\s*"((?:[^"\\]|\\.)*)"/i
const PLAIN = /;\s*filename\s*=\s*([^\s;"]+)/i
/** RFC 8187: `filename*=UTF-8''caf%C3%A9.jpg`. */
const EXTENDED = /;\s*filename\*\s*=\s*utf-8'[\w-]*'([^\s;]+)/i

/**
 * The file name of a Content-Disposition header; undefined when it names none. Header values come
 * as Latin-1, clients mean UTF-8.
 */
export function fileNameOf(header: string): string | undefined {
  const text = asUtf8(header.slice(0, LONGEST))
  const name = extended(text) ?? QUOTED.exec(text)?.[1]?.replaceAll(/\\(.)/g, '$1')
  const found = (name ?? PLAIN.exec(text)?.[1])?.trim()
  return found === '' ? undefined : found
}

const LONGEST = 4096
const UTF8 = new TextDecoder('utf-8', { fatal: true })

function asUtf8(header: string): string {
  try {
    return UTF8.decode(Buffer.from(header, 'latin1'))
  } catch {
    return header
  }
}

function extended(text: string): string | undefined {
  const encoded = EXTENDED.exec(text)?.[1]
  if (encoded === undefined) return undefined
  try {
    return decodeURIComponent(encoded)
  } catch {
    return undefined
  }
}
