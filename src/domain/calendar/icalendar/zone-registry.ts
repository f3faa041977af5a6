import { hash } from 'node:crypto'
import type { Property } from '../../../adapters/icalendar/properties.ts'
import { WorkBudget } from '../recurrence/work-budget.ts'
import type { FileZones } from './read-times.ts'
import type { ZoneDefinition } from './zone-definitions.ts'
import { zoneOfDefinition, zoneOfName } from './zone-names.ts'

/** The time zones known while a file is being read. */
export interface ZoneRegistry extends FileZones {
  /** Sets the zone of the following times that have none. */
  setDefault(name: string): void
  /** @returns whether the name had no definition so far */
  define(definition: ZoneDefinition): boolean
  /** The number of names with a definition. */
  readonly size: number
  /** The names of zones of an event that are neither known nor defined so far. */
  unknownIn(properties: readonly Property[]): Set<string>
}

/** Most work on the definitions of a file, enough for a hundred zones. */
const FILE_WORK = 2_500_000

export function createZoneRegistry(zone: string): ZoneRegistry {
  const definitions = new Map<string, ZoneDefinition>()
  const found = new Map<string, string | undefined>()
  /** By the digest of a definition, since files repeat the same ones for every calendar. */
  const defined = new Map<string, string | undefined>()
  const budget = new WorkBudget(FILE_WORK)
  /** Looked up when it is needed, because a file may name zones without end and have no event. */
  let defaultName = zone

  const byDefinition = (definition: ZoneDefinition): string | undefined => {
    const digest = hash('sha1', JSON.stringify(definition.observances))
    if (!defined.has(digest)) defined.set(digest, zoneOfDefinition(definition, budget))
    return defined.get(digest)
  }
  const lookUp = (tzid: string): string | undefined => {
    const definition = definitions.get(tzid)
    return zoneOfName(tzid, definition) ?? (definition && byDefinition(definition))
  }
  const zoneOf = (tzid: string): string | undefined => {
    if (!found.has(tzid)) found.set(tzid, lookUp(tzid))
    return found.get(tzid)
  }
  return {
    get defaultZone() {
      return zoneOf(defaultName) ?? zone
    },
    zoneOf,
    setDefault(name) {
      defaultName = name
    },
    define(definition) {
      const isNew = !definitions.has(definition.tzid)
      definitions.set(definition.tzid, definition)
      found.delete(definition.tzid)
      return isNew
    },
    get size() {
      return definitions.size
    },
    unknownIn: (properties) =>
      new Set(
        properties
          .map(({ parameters }) => parameters.get('TZID'))
          .filter((tzid) => tzid !== undefined)
          .filter((tzid) => !definitions.has(tzid) && zoneOf(tzid) === undefined),
      ),
  }
}
