const DAY = String.raw`\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])`
const TIME = String.raw`(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d`
const OFFSET = String.raw`(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)`

interface OwnFormat {
  /** Published beside the format, because no reader of the document knows it by name. */
  readonly pattern: string
  /** What the index calls it, as its clients know it. */
  readonly indexed: string
}

const formats: Readonly<Record<string, OwnFormat>> = {
  'local-date-time': { pattern: `^${DAY}T${TIME}$`, indexed: 'date-time' },
  'utc-date-time': { pattern: `^${DAY}T${TIME}$`, indexed: 'date-time' },
  'date-time-or-local': {
    pattern: String.raw`^${DAY}[Tt ]${TIME}(?:\.\d+)?${OFFSET}?$`,
    indexed: 'date-time',
  },
}

/** A format that no standard has (openapi/README.md#formats); undefined for all others. */
export const ownFormat = (name: unknown): OwnFormat | undefined =>
  typeof name === 'string' ? formats[name] : undefined
