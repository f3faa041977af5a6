import type { Property } from '../../../adapters/icalendar/properties.ts'
import type { FileZones } from './read-times.ts'
import type { ZoneDefinition } from './zone-definitions.ts'
import { zoneOfName } from './zone-names.ts'

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

export function createZoneRegistry(zone: string): ZoneRegistry {
  const definitions = new Map<string, ZoneDefinition>()
  const found = new Map<string, string | undefined>()
  let defaultZone = zone

  const zoneOf = (tzid: string): string | undefined => {
    if (!found.has(tzid)) found.set(tzid, zoneOfName(tzid, definitions.get(tzid)))
    return found.get(tzid)
  }
  return {
    get defaultZone() {
      return defaultZone
    },
    zoneOf,
    setDefault(name) {
      defaultZone = zoneOf(name) ?? defaultZone
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
