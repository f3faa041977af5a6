import type { VenueDetails } from '../../../data/places/place-row.ts'
import { html, type Html } from '../../html.ts'
import type { Translate } from '../../../messages/words.ts'
import { embeddedMapAddress } from './external-links.ts'

export interface ShownMaps {
  /** `show_maps` of the settings. */
  readonly allowed: boolean
  /** Id of the venue whose map the visitor has opened; 0 for none. */
  readonly opened: number
}

/** The argument of an address that opens the map of a venue. */
export const MAP_ARGUMENT = 'map'

/**
 * The map of a venue. Before the visitor opens it there is only a link, because the map comes from
 * another site, which learns of the visitor.
 */
export function venueMap(
  t: Translate,
  { id, title, details }: { readonly id: number; title: string; details: VenueDetails },
  { allowed, opened }: ShownMaps,
): Html | undefined {
  const address = embeddedMapAddress(details)
  if (!allowed || address === '') return undefined
  const anchor = `map-${id}`
  if (opened !== id) {
    return html`<p class="cal-map" id="${anchor}">
      <a class="cal-button cal-button--quiet" href="?${MAP_ARGUMENT}=${id}#${anchor}" rel="nofollow"
        >${t('event.openMap')}</a
      >
      <small>${t('event.mapNotice', { host: new URL(address).host })}</small>
    </p>`
  }
  return html`<iframe
    class="cal-map"
    id="${anchor}"
    src="${address}"
    title="${t('event.mapOf', { title })}"
    sandbox="allow-scripts allow-same-origin allow-popups"
  ></iframe>`
}
