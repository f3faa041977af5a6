/** An item of another ad tool's export. Tracks which members were read, to report the rest. */
export interface SourceItem {
  text(name: string): string
  /** Undefined if it is not a number. */
  number(name: string): number | undefined
  flag(name: string): boolean
  list(name: string): readonly unknown[]
  has(name: string): boolean
  /** Marks a member as read but without an equivalent. */
  miss(name: string): void
  /** Names of the members that were not imported, in the order of the item. */
  missed(): string[]
}

export function sourceItem(values: Readonly<Record<string, unknown>>): SourceItem {
  const read = new Set<string>()
  const missing = new Set<string>()
  const valueOf = (name: string): unknown => {
    read.add(name)
    return Object.hasOwn(values, name) ? values[name] : undefined
  }
  return {
    text(name) {
      const value = valueOf(name)
      return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
    },
    number(name) {
      const value = valueOf(name)
      if (value === '' || (typeof value !== 'string' && typeof value !== 'number')) return undefined
      const number = Number(value)
      return Number.isFinite(number) ? number : undefined
    },
    flag(name) {
      const value = valueOf(name)
      return (
        value === true ||
        value === 1 ||
        /^(?:1|true|on|yes)$/i.test(typeof value === 'string' ? value : '')
      )
    },
    list(name) {
      const value = valueOf(name)
      if (Array.isArray(value)) return value as unknown[]
      if (typeof value !== 'object' || value === null)
        return value === undefined || value === '' ? [] : [value]
      return Object.values(value)
    },
    has: (name) => Object.hasOwn(values, name) && values[name] !== '' && values[name] !== null,
    miss: (name) => void missing.add(name),
    missed: () => [
      ...Object.keys(values).filter((name) => !read.has(name) || missing.has(name)),
      ...[...missing].filter((name) => !Object.hasOwn(values, name)),
    ],
  }
}

/** The number of a member; NaN for objects too, whose own conversion may fail. */
export const numberOf = (value: unknown): number =>
  typeof value === 'string' || typeof value === 'number' ? Number(value) : Number.NaN

/** Imports one item; undefined if it cannot be converted. */
export type MapItem = (item: SourceItem) => Readonly<Record<string, unknown>> | undefined

export const rule = (type: string, value: string | number, label = String(value)): object => ({
  type: { label: type, value: type },
  value: { label, value },
})
