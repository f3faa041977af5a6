import type { Property } from './properties.ts'
import type { FileZones } from './read-times.ts'
import type { ZoneDefinition } from './zone-definitions.ts'
import { zoneOfName } from './zone-names.ts'

/** What is known of the zones of a file that is being read. */
export interface ZoneBook extends FileZones {
  /** The zone of times that name none, from here on. */
  setDefault(name: string): void
  define(definition: ZoneDefinition): void
  /** Whether all zones that an event names are known by name, or explained already. */
  explains(properties: readonly Property[]): boolean
}

export function createZoneBook(zone: string): ZoneBook {
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
      definitions.set(definition.tzid, definition)
      found.delete(definition.tzid)
    },
    explains: (properties) =>
      properties.every(({ parameters }) => {
        const tzid = parameters.get('TZID')
        return tzid === undefined || definitions.has(tzid) || zoneOf(tzid) !== undefined
      }),
  }
}
