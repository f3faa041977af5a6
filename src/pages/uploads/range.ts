/** A byte range, both ends inclusive. */
export interface WantedRange {
  readonly start: number
  readonly end: number
}

/**
 * Parses a Range header (RFC 9110, 14.2): a range, 'unsatisfiable', or undefined for the whole
 * file. Multiple and invalid ranges give the whole file.
 */
export function readRange(
  header: string | undefined,
  size: number,
): WantedRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '')
  if (match === null) return undefined
  const [, first = '', last = ''] = match
  if (first === '' && last === '') return undefined
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return undefined
  return start >= size ? 'unsatisfiable' : { start, end }
}
