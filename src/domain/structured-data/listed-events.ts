import { permalink } from '../content/permalinks.ts'
import { contentTypes } from '../content-types/content-types.ts'
import type { LoadedEvent } from '../calendar/events/load-events.ts'
import { fileAddress } from '../embeds/thumbnail.ts'
import { wantsStructuredData } from './chosen-type.ts'
import { eventNode } from './event-node.ts'
import type { DescribedSite } from './graph-source.ts'
import type { Node } from './node.ts'

/**
 * The events of a page that lists them (behaviour/structured-data.md#event,
 * behaviour/calendar-pages.md#structure-of-a-fragment): those alone that everybody may read whole.
 */
export function listedEvents(site: DescribedSite, events: readonly LoadedEvent[]): Node[] {
  const open = events.filter(
    ({ entry }) =>
      entry.status === 'publish' &&
      entry.password === '' &&
      wantsStructuredData(site.options, entry),
  )
  return open.map((event) => {
    const { entry, picture } = event
    const url = permalink(site.siteUrl, contentTypes.cal_events, entry)
    return {
      ...eventNode({ site, entry, url, picture: undefined }, event),
      // Lists can be long, and `url` says the same.
      mainEntityOfPage: undefined,
      ...(picture && { image: [fileAddress(site.siteUrl, picture.file)] }),
    }
  })
}
