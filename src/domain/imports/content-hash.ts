import { createHash } from 'node:crypto'

/** A digest of what a source says of an item, whatever order the members were written in. */
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
