import { createHash } from 'node:crypto'

/** Digest of a source item, independent of the order of its members. */
export function contentHash(item: object): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(item)))
    .digest('hex')
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).filter(([, member]) => member !== undefined)
  return Object.fromEntries(
    members
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, member]) => [name, sorted(member)]),
  )
}
