import { permalink } from '../content/permalinks.ts'
import { contentTypes } from '../content-types/content-types.ts'
import type { LoadedEvent } from '../calendar/events/load-events.ts'
import { fileAddress } from '../embeds/thumbnail.ts'
import { wantsStructuredData } from './chosen-type.ts'
import { listedEvent } from './event-node.ts'
import type { DescribedSite } from './graph-source.ts'
import type { Description } from './node.ts'

/**
 * The events of a page that lists them (behaviour/structured-data.md#event,
 * behaviour/calendar-pages.md#structure-of-a-fragment): those alone that everybody may read whole.
 */
export function listedEvents(site: DescribedSite, events: readonly LoadedEvent[]): Description[] {
  const open = events.filter(
    ({ entry }) =>
      entry.status === 'publish' &&
      entry.password === '' &&
      wantsStructuredData(site.options, entry),
  )
  return open.map((event) => {
    const { entry, picture } = event
    const url = permalink(site.siteUrl, contentTypes.cal_events, entry)
    const image = picture === undefined ? [] : [fileAddress(site.siteUrl, picture.file)]
    return listedEvent({ site, entry, url, image }, event)
  })
}
