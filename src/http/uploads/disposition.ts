import { parse } from 'content-disposition'

const LONGEST = 4096
const UTF8 = new TextDecoder('utf-8', { fatal: true })

/**
 * The file name of a Content-Disposition header, if any. Header values arrive as Latin-1, but
 * clients mean UTF-8.
 */
export function fileNameOf(header: string): string | undefined {
  const { filename } = parse(asUtf8(header.slice(0, LONGEST))).parameters
  return filename?.trim() || undefined
}

function asUtf8(header: string): string {
  try {
    return UTF8.decode(Buffer.from(header, 'latin1'))
  } catch {
    return header
  }
}
